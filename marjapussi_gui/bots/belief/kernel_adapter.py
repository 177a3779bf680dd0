"""Converts a hand of trick play from the engine's types to the kernel's integers."""

from collections.abc import Iterable

from ...engine.cards import NO_SUIT, SUIT_OF, Card, CardSet, card_set
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.phases.marriages import DeclarationTiming
from ...engine.phases.tricks import TrickPhase, find_trick_phase
from ...engine.state import NO_CARD, NOBODY, WHOLE, CardPairRows, ContestKind, GameState, Seat
from ...engine.view import View
from ..kernel.constants import NO_TRUMP
from ..kernel.inputs import CardPoints, PlayRules, PositionInput, ScoringInput
from ..kernel.trick_table import TrickTable
from .card_codes import CardCodes, card_codes

TIMING_CODES = {
    DeclarationTiming.TRICK_WON: 1,
    DeclarationTiming.OWN_TRICK_WON: 2,
    DeclarationTiming.ANY_LEAD: 3,
}
ASK_ORDER_CODES = {"free": 0, "ladder": 1, "strict": 2, "half_binds": 3}
FIRST_LEAD_CODES = {"free": 0, "ace": 1, "ace_or_spade": 2}
UNSEEN_CODE = -2
AIM_FOR_POINTS, AIM_TO_AVOID = 0, 1  # hands to take points, and hands to avoid tricks


@frozen
class SolverDepth:
    """The maximum hand sizes at which the search solves positions exactly, or 0 for never."""

    total_only_cards: int = 0  # if only one side's total is still undecided
    cards: int = 0  # in all other positions

    def is_within_reach(self, live_count: int, player_count: int) -> bool:
        """Return whether a search from this many cards can reach exactly solvable positions."""
        most = max(self.total_only_cards, self.cards)
        return most > 0 and live_count <= (most + 1) * player_count


@frozen
class KernelAdapter:
    """Converts the rules and the state of a hand of trick play to inputs of the kernel."""

    game: Game
    phase: TrickPhase
    codes: CardCodes

    def create_tables(
        self,
        state: GameState,
        scoring: ScoringInput,
        card_points: CardPoints,
        observer: Seat,
        live: int | None = None,
    ) -> tuple[TrickTable, TrickTable]:
        """Return two copies of the table of a state: one to leave unchanged, one to play on.

        If the state doesn't show which cards are still to be played, pass them as live.
        """
        play, position = (
            self._play_rules(state, observer),
            self._position_input(state, card_points, live),
        )
        return TrickTable(play, card_points, scoring, position), TrickTable(
            play, card_points, scoring, position
        )

    def encode_hands(self, state: GameState) -> list[int]:
        return [self.codes.encode(hand) for hand in state.hands]

    def solver_depth(self, state: GameState) -> SolverDepth:
        """Return the hand sizes up to which the search should solve positions exactly.

        This was measured in duels with equal time. Exact values help a little once the stock is
        empty, and do no harm with cards in rows or in rami (hands to take tricks). In other
        positions it is better to spend the time on ten to fifty times as many rollouts.
        """
        if self.phase.full_hand_size or state.rows.face_up:
            return SolverDepth(cards=6)
        return SolverDepth(total_only_cards=7 if state.showing.contest == ContestKind.RAMI else 0)

    def _play_rules(self, state: GameState, observer: Seat) -> PlayRules:
        rules, seating, speech = self.game.rules, self.game.seating, self.phase.marriage_rules
        is_first = state.match.hands_played == 0 and rules.first_hand == "club_ace"
        bag = state.match.in_bag or (False, False)
        return PlayRules(
            players=len(self.phase.seats_in_trick(state, seating.seats[0])),
            sides=len(seating.sides),
            side_of=_pad_to_four([seating.side_of(seat) for seat in seating.seats]),
            seat_order=self._play_orders(state),
            must_head=rules.must_head,
            must_trump=rules.must_trump,
            partners=seating.has_partners,
            ask_order=ASK_ORDER_CODES[rules.ask_order],
            half_after_whole=rules.half_after_whole,
            half_bluff=rules.half_bluff,
            whole_restricted=rules.whole_after_trumps == "not_declarers",
            marriage_lead=rules.marriage_lead,
            first_lead=FIRST_LEAD_CODES[rules.first_lead],
            ace_shows=rules.ace_shows,
            club_ace=is_first,
            full_hand=self.phase.full_hand_size,
            barred_sides=_pad_to_four([int(side < 2 and bag[side]) for side in seating.sides]),
            bag_exit_at_once=rules.bag_exit == "at_once",
            has_rows=bool(state.rows.face_up),
            observer=observer,
            marriage_timing=TIMING_CODES[speech.timing] if speech else 0,
            trumps_stay=speech is not None and speech.keeps_first_trump,
            marriages_by_suit=speech is not None and speech.points_by_order is None,
            suit_marriage_points=speech.points_by_suit if speech else (0, 0, 0, 0),
            order_marriage_points=(speech and speech.points_by_order) or (0, 0),
        )

    def _play_orders(self, state: GameState) -> list[int]:
        """Return the order of play after each possible leader, padded to four seats."""
        follows = [0] * 16
        for leader in self.game.seating.seats:
            for place, seat in enumerate(self.phase.seats_in_trick(state, leader)):
                follows[4 * leader + place] = seat
        return follows

    def _position_input(
        self, state: GameState, card_points: CardPoints, live: int | None
    ) -> PositionInput:
        codes, trick, marriages = self.codes.code_by_card, state.trick, state.marriages
        asking = marriages.asker != NOBODY
        turn = marriages.asker if asking else state.turn
        started = bool(trick.cards)
        stock = state.stock if self.phase.full_hand_size else ()  # only where players draw from it
        if live is None:  # the sum is the union, because no card is in two hands
            live = self.codes.encode(sum(state.hands) | _known_covered_cards(state, stock))
        seating, number = self.game.seating, len(state.tricks)
        winners = [seating.side_of(each.winner) for each in state.tricks]
        pairs, questions = marriages.declared, marriages.questions
        is_paired = bool(pairs) and pairs[-1].tricks_before == number
        speech = self.phase.marriage_rules
        worth = speech.points_by_side(pairs) if speech is not None else ()
        return PositionInput(
            hand=_pad_to_four(self.encode_hands(state)),
            live=live,
            turn=turn,
            leader=trick.leader,
            previous_leader=state.tricks[-1].leader if state.tricks else trick.leader,
            trick_size=len(trick.cards),
            led_suit=SUIT_OF[trick.cards[0]] if started else 0,
            best_card=codes[trick.best_card] if started else 0,
            winner=trick.winner if started else 0,
            tricks_played=len(state.tricks),
            question=int(asking),
            tricks=_pad_to_four([winners.count(side) for side in seating.sides]),
            last_trick_side=winners[-1] if winners else -1,
            stock=[*(codes[c] if c >= 0 else 0 for c in stock), *[0] * 16][:16],
            stock_left=len(stock),
            covered_cards=self._covered_card_codes(state),
            points=card_points.points,
            tie_points=card_points.tie_points,
            trick_points=card_points.trick_points,
            trick_tie_points=card_points.trick_tie_points,
            trump=marriages.trump if marriages.trump >= 0 else NO_TRUMP,
            declared_suits=marriages.declared_suits,
            declared_count=len(pairs),
            marriage_points=_pad_to_four(list(worth)),
            has_spoken=marriages.spoken_at_trick == number,
            marriage_suit=pairs[-1].suit if is_paired else -1,
            asking_seats=_bit_mask(question.seat for question in questions),
            half_asking_seats=_bit_mask(q.seat for q in questions if q.suit != WHOLE),
            whole_asking_sides=_bit_mask(
                seating.side_of(q.seat) for q in questions if q.suit == WHOLE
            )
            | (1 << seating.side_of(marriages.asker) if marriages.asker != NOBODY else 0),
            first_marriage_side=seating.side_of(pairs[0].seat) if pairs else -1,
            refused_halves=_bit_mask(
                4 * seating.side_of(question.seat) + question.suit
                for question in questions
                if question.suit != WHOLE and question.answer == NO_SUIT
            ),
        )

    def _covered_card_codes(self, state: GameState) -> list[int]:
        under = [-1] * 64
        for up, down in zip(state.rows.face_up, state.rows.face_down, strict=True):
            for card, covered in zip(up, down, strict=True):
                if card >= 0 and covered != NO_CARD:
                    code = self.codes.code_by_card[card]
                    under[code] = self.codes.code_by_card[covered] if covered >= 0 else UNSEEN_CODE
        return under


def create_kernel_adapter(game: Game, state: GameState) -> KernelAdapter:
    phase = find_trick_phase(game.phases, state)
    return KernelAdapter(game, phase, card_codes(phase.ranking))


def is_trick_game(game: Game) -> bool:
    return any(isinstance(phase, TrickPhase) for phase in game.phases)


def state_as_seen(view: View) -> GameState:
    """Return the state of trick play as its seat sees it, with the hands of others empty."""
    hands = [0] * view.game.seating.players
    hands[view.seat] = card_set(view.hand)
    for seat, row in enumerate(view.rows.face_up):
        hands[seat] |= card_set(card for card in row if card >= 0)
    state = GameState(
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
        rows=CardPairRows(view.rows.face_up, view.rows.face_down),
        stock=next((cards for zone, cards in view.zones if zone.kind == "stock"), ()),
    )
    return state.replace(
        phase=view.game.phases.index(create_kernel_adapter(view.game, state).phase)
    )


def _known_covered_cards(state: GameState, stock: tuple[Card, ...]) -> CardSet:
    """Return the known cards in the stock or face down under other cards."""
    cards: list[Card] = [*stock]
    for row in state.rows.face_down:
        cards += row
    return card_set(card for card in cards if card >= 0)


def _pad_to_four(values: list[int]) -> list[int]:
    return [*values, 0, 0, 0, 0][:4]


def _bit_mask(places: Iterable[int]) -> int:
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits
