"""The adapter that sets up a hand of trick play on the kernel's table."""

from collections.abc import Iterable

from ..engine.cards import NO_SUIT, SUIT_OF, Card, CardSet, card_set
from ..engine.frozen import frozen
from ..engine.game import Game
from ..engine.phases.marriages import When
from ..engine.phases.tricks import Tricks, tricks_at
from ..engine.state import NO_CARD, NOBODY, WHOLE, Contest, Rows, Seat, State
from ..engine.view import View
from .kernel.constants import NO_TRUMP
from .kernel.given import Count, Pips, Play, Position
from .kernel.table import TrickTable
from .lanes import Lanes, lanes

SPEECH = {When.TRICK_WON: 1, When.OWN_TRICK_WON: 2, When.ANY_LEAD: 3}
ASK_ORDER = {"free": 0, "ladder": 1, "strict": 2, "half_binds": 3}
FIRST_LEAD = {"free": 0, "ace": 1, "ace_or_spade": 2}
UNSEEN = -2
POINTS, AVOID = 0, 1  # the side's aim: to take tricks or to avoid them


@frozen
class Edge:
    """The hand size from which the search solves leaves exactly; 0 means never."""

    by_total: int = 0  # where only the total of one side is still open
    cards: int = 0  # everywhere else

    def is_near(self, live: int, players: int) -> bool:
        """Return whether a search with this many cards left reaches the exact endings."""
        most = max(self.by_total, self.cards)
        return most > 0 and live <= (most + 1) * players


@frozen
class Setting:
    """An adapter that converts one hand of trick play, its rules and state, to kernel input."""

    game: Game
    phase: Tricks
    lanes: Lanes

    def tables(
        self, state: State, count: Count, pips: Pips, observer: Seat, live: int | None = None
    ) -> tuple[TrickTable, TrickTable]:
        """Return two equal tables of a state: one to keep, and one to play on.

        Pass the cards still to be played as live, where the state does not show them.
        """
        play, position = self._play(state, observer), self._position(state, pips, live)
        return TrickTable(play, pips, count, position), TrickTable(play, pips, count, position)

    def words(self, state: State) -> list[int]:
        """Return the cards of each seat in the kernel's encoding."""
        return [self.lanes.word(hand) for hand in state.hands]

    def edge(self, state: State) -> Edge:
        """Return the hand sizes at which exact leaf values are no worse than equally slow rollouts.

        Measured in duels: exact values gain a little once the stock is empty, and lose nothing
        with cards in rows or in rami; elsewhere ten to fifty times as many rollouts did better.
        """
        if self.phase.full_hand or state.rows.up:
            return Edge(cards=6)
        return Edge(by_total=7 if state.showing.game == Contest.RAMI else 0)

    def _play(self, state: State, observer: Seat) -> Play:
        rules, seating, speech = self.game.rules, self.game.seating, self.phase.speech
        is_first = state.match.hands == 0 and rules.first_hand == "club_ace"
        bag = state.match.bag or (False, False)
        return Play(
            players=len(self.phase.round_of(state, seating.seats[0])),
            sides=len(seating.sides),
            side_of=_four([seating.side(seat) for seat in seating.seats]),
            follows=self._follows(state),
            must_head=rules.must_head,
            must_trump=rules.must_trump,
            partners=seating.partners,
            ask_order=ASK_ORDER[rules.ask_order],
            half_after_whole=rules.half_after_whole,
            half_bluff=rules.half_bluff,
            whole_restricted=rules.whole_after_trumps == "not_declarers",
            marriage_lead=rules.marriage_lead,
            first_lead=FIRST_LEAD[rules.first_lead],
            ace_shows=rules.ace_shows,
            club_ace=is_first,
            full_hand=self.phase.full_hand,
            barred=_four([int(side < 2 and bag[side]) for side in seating.sides]),
            at_once=rules.bag_exit == "at_once",
            has_rows=bool(state.rows.up),
            observer=observer,
            speech=SPEECH[speech.when] if speech else 0,
            trumps_stay=speech is not None and speech.trumps_stay,
            by_suit=speech is not None and speech.worth_by_order is None,
            suit_worth=speech.worth if speech else (0, 0, 0, 0),
            order_worth=(speech and speech.worth_by_order) or (0, 0),
        )

    def _follows(self, state: State) -> list[int]:
        """Return the playing order after each leader, four places for each."""
        follows = [0] * 16
        for leader in self.game.seating.seats:
            for place, seat in enumerate(self.phase.round_of(state, leader)):
                follows[4 * leader + place] = seat
        return follows

    def _position(self, state: State, pips: Pips, live: int | None) -> Position:
        codes, trick, marriages = self.lanes.codes, state.trick, state.marriages
        asking = marriages.asker != NOBODY
        turn = marriages.asker if asking else state.turn
        started = bool(trick.cards)
        stock = state.stock if self.phase.full_hand else ()  # otherwise nobody draws from it
        if live is None:  # no card is in two hands
            live = self.lanes.word(sum(state.hands) | _covered(state, stock))
        seating, marriages, number = self.game.seating, state.marriages, len(state.tricks)
        pairs, questions = marriages.made, marriages.questions
        is_paired = bool(pairs) and pairs[-1].after == number
        speech = self.phase.speech
        worth = speech.worth_to(pairs) if speech is not None else ()
        return Position(
            hand=_four(self.words(state)),
            live=live,
            turn=turn,
            leader=trick.leader,
            previous=state.tricks[-1].leader if state.tricks else trick.leader,
            count=len(trick.cards),
            led=SUIT_OF[trick.cards[0]] if started else 0,
            best=codes[trick.best] if started else 0,
            winner=trick.winner if started else 0,
            played=len(state.tricks),
            question=int(asking),
            tricks=_four(
                [
                    sum(self.game.seating.side(trick.winner) == side for trick in state.tricks)
                    for side in self.game.seating.sides
                ]
            ),
            last_side=self.game.seating.side(state.tricks[-1].winner) if state.tricks else -1,
            stock=[*(codes[c] if c >= 0 else 0 for c in stock), *[0] * 16][:16],
            stock_left=len(stock),
            under=self._under(state),
            points=pips.points,
            ties=pips.ties,
            on_table=pips.on_table,
            ties_on_table=pips.ties_on_table,
            trump=marriages.trump if marriages.trump >= 0 else NO_TRUMP,
            made=marriages.suits,
            made_number=len(pairs),
            worth=_four(list(worth)),
            spoken=marriages.spoken == number,
            pair=pairs[-1].suit if is_paired else -1,
            asked=_bits(question.seat for question in questions),
            asked_half=_bits(q.seat for q in questions if q.suit != WHOLE),
            whole_sides=_bits(seating.side(q.seat) for q in questions if q.suit == WHOLE)
            | (1 << seating.side(marriages.asker) if marriages.asker != NOBODY else 0),
            first_side=seating.side(pairs[0].seat) if pairs else -1,
            refused=_bits(
                4 * seating.side(question.seat) + question.suit
                for question in questions
                if question.suit != WHOLE and question.answer == NO_SUIT
            ),
        )

    def _under(self, state: State) -> list[int]:
        under = [-1] * 64
        for up, down in zip(state.rows.up, state.rows.down, strict=True):
            for card, covered in zip(up, down, strict=True):
                if card >= 0 and covered != NO_CARD:
                    code = self.lanes.codes[card]
                    under[code] = self.lanes.codes[covered] if covered >= 0 else UNSEEN
        return under


def setting(game: Game, state: State) -> Setting:
    """Return the adapter for the trick phase of a state."""
    phase = tricks_at(game.phases, state)
    return Setting(game, phase, lanes(phase.strength))


def is_of_tricks(game: Game) -> bool:
    """Return whether a game is a trick-taking game."""
    return any(isinstance(phase, Tricks) for phase in game.phases)


def imagined(view: View) -> State:
    """Return a state of trick play with everything the seat sees and empty hands for the others."""
    hands = [0] * view.game.seating.players
    hands[view.seat] = card_set(view.hand)
    for seat, row in enumerate(view.rows.up):
        hands[seat] |= card_set(card for card in row if card >= 0)
    state = State(
        phase=0,
        turn=view.turn,
        dealer=view.dealer,
        match=view.match,
        hands=tuple(hands),
        trick=view.trick,
        tricks=view.tricks,
        marriages=view.marriages,
        auction=view.auction,
        showing=view.showing,
        exchange=view.exchange,
        rows=Rows(view.rows.up, view.rows.down),
        stock=next((cards for zone, cards in view.zones if zone.kind == "stock"), ()),
    )
    return state.but(phase=view.game.phases.index(setting(view.game, state).phase))


def _covered(state: State, stock: tuple[Card, ...]) -> CardSet:
    """Return the known cards that are covered: in the stock or under other cards."""
    cards: list[Card] = [*stock]
    for row in state.rows.down:
        cards += row
    return card_set(card for card in cards if card >= 0)


def _four(values: list[int]) -> list[int]:
    return [*values, 0, 0, 0, 0][:4]


def _bits(places: Iterable[int]) -> int:
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits
