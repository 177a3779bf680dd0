"""A search for proofs that an aim is reached in all deals that the player can't tell apart.

The player knows a set of possible deals and acts without knowing which one is real. An opponent may
do anything that is legal in one of them; after that, only the deals in which it is legal remain.
Where cards are drawn or turned up, the deals are split by what the player sees of them.
The partner has the same aim as the player and plays by heuristics from its own cards: only the
deals in which it would play this way remain. An aim is certain if some action leads to it whatever
follows. This is decided for sets of deals, never for a single one, because a player who doesn't see
the cards has to choose the same action wherever the view is the same.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random

from ...bots.belief.deductions import cards_excluded_by_following
from ...bots.belief.kernel_adapter import create_kernel_adapter
from ...bots.equity.scoring import scoring_model
from ...bots.players.bot import SearchContext
from ...bots.players.players import HeuristicPlayer
from ...engine.actions import DRAW_FROM_STOCK, Action, Draw, Play
from ...engine.cards import MARRIAGE_PAIRS, NO_SUIT, Card, CardSet, Suit
from ...engine.errors import MarjapussiError
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.phases.counting import card_points_by_side
from ...engine.state import NOBODY, WHOLE, GameState, Seat, Trick
from ...engine.view import create_view
from .aims import Aim, count_tricks_left, gains_if_seats_win, unplayed_cards
from .marriage_declarations import (
    deals_by_answer,
    is_pointless_question,
    possible_answers,
    possible_declarations,
    undeclared_suits,
)
from .possible_deals import Draws, PossibleDeals, cards_to_come


@dataclass(slots=True)
class HeuristicPartner:
    """A partner that plays by the normal level's heuristics, seeing only its own cards."""

    game: Game
    _player: HeuristicPlayer = field(default_factory=HeuristicPlayer)
    _context: SearchContext = field(default_factory=lambda: SearchContext(Random(0)))
    _actions_by_view: dict[object, Action] = field(default_factory=dict)

    def choose_action(self, state: GameState) -> Action:
        seen = state.hands[state.turn], state.tricks, state.trick, state.marriages
        if seen not in self._actions_by_view:
            view = create_view(self.game, state, state.turn)
            self._actions_by_view[seen] = self._player.decide(view, self._context).action
        return self._actions_by_view[seen]


MAX_COVERED_CARDS = 2  # in the stock or face down; with more, there are too many deals
NO_PLACE = -1
MAX_BERRIES = 8  # more points than one hand can score (see _is_monotonic)


class ProofTooLongError(MarjapussiError):
    """Raised if a proof needs more positions than allowed."""


@frozen
class InformationSet:
    """A situation as the player knows it: the state, and a mask of the deals that are possible.

    The hands in the state are those of one of these deals.
    """

    state: GameState
    deals_mask: int  # one bit for each deal that is still possible
    played_cards: CardSet  # cards played in this hand
    draws: Draws = ()  # the covered cards that seats have got since the start


class ProofSearch:
    """A cached search for actions that reach the aim in every possible deal."""

    def __init__(
        self,
        game: Game,
        state: GameState,
        aim: Aim,
        deals: PossibleDeals,
        max_positions: int,
        *,
        has_computer_partner: bool = True,
    ) -> None:
        self.game, self.seat, self.aim, self.deals = game, state.turn, aim, deals
        self.positions_left = max_positions
        self._standing_before, self._tricks_before = state.match, len(state.tricks)
        self._phase = create_kernel_adapter(game, state).phase
        self._card_values = scoring_model(game).card_values
        self._is_monotonic = _is_monotonic(game, state)
        self._unplayed_cards = unplayed_cards(game, state)
        has_model = game.seating.has_partners and has_computer_partner
        self._partner_model = HeuristicPartner(game) if has_model else None
        self._certainty_cache: dict[object, bool] = {}
        self._ruled_out_cache: dict[object, CardSet] = {}
        self._refutations: dict[int, Action] = {}  # by number of cards played
        self._deals_by_draws: dict[Draws, PossibleDeals] = {(): deals}
        self._covered_places = tuple(
            (seat, place)
            for seat, row in enumerate(state.rows.face_down)
            for place, card in enumerate(row)
            if card >= 0
        )
        start = InformationSet(state, deals.all_deals, cards_played(state))
        self.start = self._place_cards(start, deals.all_deals)

    def deals_of(self, info_set: InformationSet) -> PossibleDeals:
        """Return the deals, with the cards drawn so far in the hands of those who drew them."""
        draws = info_set.draws
        if draws not in self._deals_by_draws:
            self._deals_by_draws[draws] = self.deals.after_draws(draws)
        return self._deals_by_draws[draws]

    def is_over(self, info_set: InformationSet) -> bool:
        return info_set.state.match.hands_played != self._standing_before.hands_played

    def chooses(self, info_set: InformationSet) -> bool:
        return info_set.state.turn == self.seat

    def is_aim_reached(self, info_set: InformationSet) -> bool:
        return self.aim.is_reached(self._standing_before, info_set.state.match)

    def state_in_deals(self, info_set: InformationSet, deals_mask: int) -> GameState:
        return self._place_cards(info_set, deals_mask).state

    def useful_actions(self, info_set: InformationSet) -> list[Action]:
        """Return the player's legal actions without questions that can only be answered with no."""
        legal, suits = self.game.legal_actions(info_set.state), self._open_suits(info_set)
        partner, deals = self._partner_of(self.seat), self.deals_of(info_set)
        return [
            each
            for each in legal
            if not is_pointless_question(deals, info_set.deals_mask, partner, each, suits)
        ]

    def outcomes_of(self, info_set: InformationSet, action: Action) -> list[InformationSet]:
        """Return the situations after the player's action, one for each possible reply."""
        return [
            self._apply(info_set, part, action)
            for part in self._split_by_observation(info_set, info_set.deals_mask, action)
        ]

    def replies(self, info_set: InformationSet) -> Iterator[tuple[Action, InformationSet]]:
        """Yield each action that another seat may take, with the situation after it."""
        if self.is_partner_modelled(info_set):
            yield from self._partner_replies(info_set)
            return
        beat = self._refutations.get(info_set.played_cards.bit_count())
        for action, known in sorted(
            self._possible_actions(info_set), key=lambda each: each[0] != beat
        ):
            for part in self._split_by_observation(info_set, known, action):
                yield action, self._apply(info_set, part, action)

    def is_partner_modelled(self, info_set: InformationSet) -> bool:
        """Return whether it is the turn of a partner whose play is predicted by heuristics."""
        turn = info_set.state.turn
        return self._partner_model is not None and turn == self._partner_of(self.seat)

    def partner_choices(self, info_set: InformationSet) -> Iterator[tuple[int, Action]]:
        """Yield what the computer partner does with each hand, with a mask of that hand's deals."""
        assert self._partner_model is not None
        seat, deals = info_set.state.turn, self.deals_of(info_set)
        for where in deals.split_by_hand(seat, info_set.deals_mask, info_set.played_cards):
            state = self.state_in_deals(info_set, where)
            yield where, self._partner_model.choose_action(state)

    def _partner_replies(self, info_set: InformationSet) -> Iterator[tuple[Action, InformationSet]]:
        """Yield each action that the partner would take, with the situation after it."""
        done: dict[Action, int] = {}
        for where, action in self.partner_choices(info_set):
            done[action] = done.get(action, 0) | where
        for action, known in done.items():
            for part in self._split_by_observation(info_set, known, action):
                yield action, self._apply(info_set, part, action)

    def is_certain(self, info_set: InformationSet) -> bool:
        if self.is_over(info_set):
            return self.is_aim_reached(info_set)
        if info_set.state.trick.cards:
            return self._search(info_set)
        key = self.cache_key(info_set)
        if key not in self._certainty_cache:
            decided = self.certain_result(info_set)
            self._certainty_cache[key] = self._search(info_set) if decided is None else decided
        return self._certainty_cache[key]

    def is_solution(self, info_set: InformationSet, action: Action) -> bool:
        return all(map(self.is_certain, self.outcomes_of(info_set, action)))

    def solutions(self, info_set: InformationSet) -> list[Action]:
        return [each for each in self.useful_actions(info_set) if self.is_solution(info_set, each)]

    def _search(self, info_set: InformationSet) -> bool:
        self.positions_left -= 1
        if self.positions_left < 0:
            raise ProofTooLongError("the proof needs more positions than allowed")
        if self.chooses(info_set):
            return any(self.is_solution(info_set, each) for each in self.useful_actions(info_set))
        return not self._is_refuted(info_set)

    def _is_refuted(self, info_set: InformationSet) -> bool:
        """Return whether some reply of the seat to act makes the aim no longer certain."""
        for action, later in self.replies(info_set):
            if not self.is_certain(later):
                self._refutations[info_set.played_cards.bit_count()] = action
                return True
        return False

    def _possible_actions(self, info_set: InformationSet) -> Iterator[tuple[Action, int]]:
        """Yield each action of the seat to act, with a mask of the deals in which it is legal."""
        state, known, deals = info_set.state, info_set.deals_mask, self.deals_of(info_set)
        suits = self._open_suits(info_set)
        if state.marriages.asker != NOBODY:
            yield from _non_empty(possible_answers(deals, known, state.turn, suits))
            return
        if not state.trick.cards and self._phase.marriage_rules is not None:
            for action, where in _non_empty(possible_declarations(deals, known, state.turn, suits)):
                if action in self.game.legal_actions(self._place_cards(info_set, where).state):
                    yield action, where
        if state.stock and DRAW_FROM_STOCK in self.game.legal_actions(state):
            yield DRAW_FROM_STOCK, known
            return
        yield from _non_empty(self._possible_plays(info_set))

    def _possible_plays(self, info_set: InformationSet) -> Iterator[tuple[Action, int]]:
        """Yield each card that the seat may hold, with a mask of the deals in which it is legal."""
        holding = self.deals_of(info_set).deals_by_card[info_set.state.turn]
        held = [Card(card) for card, where in enumerate(holding) if where & info_set.deals_mask]
        held = [card for card in held if not info_set.played_cards >> card & 1]
        for card in held:
            known, lacked = (
                info_set.deals_mask & holding[card],
                self._cards_ruled_out(info_set.state, card),
            )
            for other in held:
                if lacked >> other & 1:
                    known &= ~holding[other]
            yield Play(card), known

    def _cards_ruled_out(self, state: GameState, card: Card) -> CardSet:
        """Return the cards that a seat can't hold, given that it plays this card by the rules."""
        trick, made = state.trick, state.marriages.declared
        if trick.cards and state.stock and self._phase.full_hand_size:
            return 0  # until the stock is empty, any card may be played
        if not trick.cards:
            if (
                self._phase.rules.marriage_lead
                and made
                and made[-1].tricks_before == len(state.tricks)
            ):
                pair = MARRIAGE_PAIRS[made[-1].suit]
                return 0 if pair >> card & 1 else pair
            return 0
        key = trick.cards, state.marriages.trump, card
        if key not in self._ruled_out_cache:
            played, cards = Trick(trick.seats, (*trick.cards, card)), 0
            for seat, missing in cards_excluded_by_following(
                self._phase, state.marriages.trump, played
            ):
                cards |= missing if seat == state.turn else 0
            self._ruled_out_cache[key] = cards
        return self._ruled_out_cache[key]

    def _apply(self, info_set: InformationSet, deals_mask: int, action: Action) -> InformationSet:
        info_set = self._place_cards(info_set, deals_mask)
        gone = info_set.played_cards
        if isinstance(action, Play):
            gone |= 1 << action.card
        draws = (*info_set.draws, *self._new_draws(info_set, action))
        return InformationSet(self.game.step(info_set.state, action), deals_mask, gone, draws)

    def _place_cards(self, info_set: InformationSet, deals_mask: int) -> InformationSet:
        """Return the situation with the cards of the first deal in the mask."""
        state, deals = info_set.state, self.deals_of(info_set)
        hands = tuple(
            held & ~info_set.played_cards for held in deals.first_deal_in_mask(deals_mask)
        )
        state = state.replace(hands=hands)
        if deals.covered:
            state = self._place_covered_cards(
                state, deals.covered_in_first_deal(deals_mask), info_set.draws
            )
        return InformationSet(state, deals_mask, info_set.played_cards, info_set.draws)

    def _place_covered_cards(
        self, state: GameState, covered: tuple[Card, ...], draws: Draws
    ) -> GameState:
        """Return the state with these cards in the stock or face down, except the drawn ones."""
        if not self._covered_places:
            return state.replace(stock=covered[len(draws) :])
        rows, drawn = [list(row) for row in state.rows.face_down], {index for index, _ in draws}
        for index, (seat, place) in enumerate(self._covered_places):
            if index not in drawn:
                rows[seat][place] = covered[index]
        return state.replace(rows=replace(state.rows, face_down=tuple(map(tuple, rows))))

    def _new_draws(self, info_set: InformationSet, action: Action) -> Draws:
        """Return the covered cards that seats get by an action, and which seat gets each."""
        state = info_set.state
        if isinstance(action, Draw):
            seats = self.game.seating.seats_from(state.turn)
            return tuple(enumerate(seats, len(info_set.draws)))
        if not (self._covered_places and isinstance(action, Play)):
            return ()
        row = state.rows.face_up[state.turn]
        place = state.turn, row.index(action.card) if action.card in row else NO_PLACE
        if place not in self._covered_places:
            return ()
        index = self._covered_places.index(place)
        is_drawn = any(index == drawn for drawn, _ in info_set.draws)
        return () if is_drawn else ((index, state.turn),)

    def _split_by_observation(
        self, info_set: InformationSet, deals_mask: int, action: Action
    ) -> list[int]:
        """Split a mask of deals by what the player sees after an action.

        That is an answer, the card that the player draws, or a card that is turned up.
        """
        deals, partner = self.deals_of(info_set), self._partner_of(info_set.state.turn)
        parts = deals_by_answer(deals, deals_mask, partner, action, self._open_suits(info_set))
        if not deals.covered:
            return parts
        for index, seat in self._new_draws(info_set, action):
            if seat == self.seat or self._covered_places:
                parts = [
                    part for each in parts for part in deals.split_by_covered_card(index, each)
                ]
        return parts

    def _open_suits(self, info_set: InformationSet) -> list[Suit]:
        speaks = self._phase.marriage_rules is not None
        return undeclared_suits(info_set.state, info_set.played_cards) if speaks else []

    def _partner_of(self, seat: Seat) -> Seat:
        seating = self.game.seating
        return seating.partner_of(seat) if seating.has_partners else seat

    def cache_key(self, info_set: InformationSet) -> object:
        """Return a key with everything between two tricks that can affect the rest of the hand."""
        state, seating = info_set.state, self.game.seating
        fresh, said = state.tricks[self._tricks_before :], state.marriages
        won = tuple(seating.side_of(trick.winner) for trick in fresh)
        sums = tuple(
            tuple(card_points_by_side(fresh, values, seating)) for values in self._card_values
        )
        tricks = tuple(won.count(side) for side in seating.sides)
        words = (said.trump, said.declared, said.questions, said.spoken_at_trick, said.asker)
        if self._partner_model is not None:  # its play depends on who played what and when
            return info_set.deals_mask, state.turn, fresh, words
        last = fresh[-1].leader if fresh else NOBODY
        cards = info_set.deals_mask, info_set.played_cards, info_set.draws
        return cards, state.turn, last, tricks, sums, words

    def certain_result(self, info_set: InformationSet) -> bool | None:
        """Return whether the aim is reached, or None if that is not decided yet."""
        if self._open_suits(info_set):
            return None
        state, sides = info_set.state, self.game.seating.sides
        cards = self._unplayed_cards & ~info_set.played_cards
        left = count_tricks_left(self.game, state)
        shares = [(Seat(side),) * left for side in sides]
        if not self._is_monotonic:
            return None if self._is_aim_possible(state, shares, cards) else False
        reached = {
            self.aim.is_met(gains_if_seats_win(self.game, state, share, cards)) for share in shares
        }
        return reached.pop() if len(reached) == 1 else None

    def _is_aim_possible(
        self, state: GameState, shares: list[tuple[Seat, ...]], cards: CardSet
    ) -> bool:
        """Return whether the exact amount may still be gained. Only False is certain."""
        match = replace(state.match, scores=(0,) * len(state.match.scores))
        state, side = state.replace(match=match), self.aim.side
        gains = [gains_if_seats_win(self.game, state, share, cards)[side] for share in shares]
        return min(gains) <= self.aim.amount <= max(gains)


def _non_empty(pairs: Iterator[tuple[Action, int]]) -> Iterator[tuple[Action, int]]:
    return ((action, known) for action, known in pairs if known)


def _is_monotonic(game: Game, state: GameState) -> bool:
    """Return whether winning more never gains less, because no exact target can be exceeded."""
    return not game.rules.exact or max(state.match.scores) + MAX_BERRIES <= game.rules.target


def cards_played(state: GameState) -> CardSet:
    gone = 0
    for trick in (*state.tricks, state.trick):
        for card in trick.cards:
            gone |= 1 << card
    return gone


def is_provable(game: Game, state: GameState) -> bool:
    """Return whether proofs are possible in a position, because all its deals can be listed."""
    if game.phase_name(state) != "play" or state.turn == NOBODY:
        return False
    if game.rules.half_bluff and not all(cards_played(state) & pair for pair in MARRIAGE_PAIRS):
        return False  # any seat may ask for an unplayed pair, so a question proves nothing
    if len(cards_to_come(game, state)) > MAX_COVERED_CARDS:
        return False
    if any(asked.suit == WHOLE and asked.answer != NO_SUIT for asked in state.marriages.questions):
        return False  # naming one of several marriages proves more than a Belief can hold
    return not state.exchange.discards or state.turn == state.auction.highest_bidder
