"""Proof of an aim over all deals that the player cannot tell apart.

The player knows a set of deals and acts without knowing which one is real. An opponent can do
anything that is legal in one of them, and only the deals in which it is legal remain. The partner
wants what the player wants and plays by heuristics from its own cards: only the deals in which it
would act so remain. An aim is certain if some action leads to it after everything that can follow.
This is decided for sets of deals, never for a single one: a player who does not see the cards has
to choose the same action wherever he sees the same.
"""

from collections.abc import Iterator
from dataclasses import replace

from ...bots.counts import companion
from ...bots.inference import lacking
from ...bots.setting import setting
from ...engine.actions import Action, Play
from ...engine.cards import NO_SUIT, PAIRS, Card, CardSet, Suit
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.phases.counting import sum_by_side
from ...engine.state import NOBODY, WHOLE, Seat, State, Trick
from .aims import Aim, gained_with, unplayed
from .deals import Deals
from .partner import Partner
from .words import heard, is_in_vain, named, open_suits, said

MOST_BERRIES = 8  # of one hand: beyond an exact target more berries may gain less


class TooLongError(Exception):
    """A proof takes more positions than it may."""


@frozen
class Moment:
    """A state in one of the deals that are still possible, and the mask of these deals."""

    state: State
    known: int  # a bit for each deal that is still possible
    gone: CardSet  # in this hand


class Proof:
    """A search for actions that reach the aim in every possible deal, with a cache."""

    def __init__(self, game: Game, state: State, aim: Aim, deals: Deals, most: int) -> None:
        self.game, self.seat, self.aim, self.deals = game, state.turn, aim, deals
        self.left = most
        self._before, self._begun = state.match, len(state.tricks)
        self._phase = setting(game, state).phase
        self._values = companion(game).values
        self._is_even = _is_even(game, state)
        self._left = unplayed(game, state)
        self._partner_plays = Partner(game) if game.seating.partners else None
        self._sure: dict[object, bool] = {}
        self._lacking: dict[object, CardSet] = {}
        self._beat: dict[int, Action] = {}  # the last refutation by number of cards played
        self.start = self._laid_out(state, deals.every, played_in(state))

    def is_over(self, moment: Moment) -> bool:
        return moment.state.match.hands != self._before.hands

    def is_reached(self, moment: Moment) -> bool:
        """Return whether the finished hand reached the aim."""
        return self.aim.is_reached(self._before, moment.state.match)

    def lying(self, moment: Moment, known: int) -> State:
        """Return the state with the cards of the first of these deals."""
        return self._laid_out(moment.state, known, moment.gone).state

    def options(self, moment: Moment) -> list[Action]:
        """Return the legal actions of the player, without questions that nothing can come of."""
        legal, suits = self.game.legal(moment.state), self._suits(moment)
        partner = self._partner(self.seat)
        return [
            each for each in legal if not is_in_vain(self.deals, moment.known, partner, each, suits)
        ]

    def after(self, moment: Moment, action: Action) -> list[Moment]:
        """Return the information sets after the player's action, one for each answer to it."""
        partner, suits = self._partner(self.seat), self._suits(moment)
        parts = heard(self.deals, moment.known, partner, action, suits)
        return [self._done(moment, part, action) for part in parts]

    def replies(self, moment: Moment) -> Iterator[tuple[Action, Moment]]:
        """Yield what another seat can do in some deal, with the information set after it."""
        if self._partner_plays is not None and moment.state.turn == self._partner(self.seat):
            yield from self._by_partner(moment, self._partner_plays)
            return
        beat = self._beat.get(moment.gone.bit_count())
        for action, known in sorted(self._doable(moment), key=lambda each: each[0] != beat):
            for part in heard(
                self.deals,
                known,
                self._partner(moment.state.turn),
                action,
                self._suits(moment),
            ):
                yield action, self._done(moment, part, action)

    def _by_partner(self, moment: Moment, partner: Partner) -> Iterator[tuple[Action, Moment]]:
        """Yield what the player's partner does. It tells no one what it holds."""
        seat, suits = moment.state.turn, self._suits(moment)
        done: dict[Action, int] = {}
        for where in self.deals.by_hand(seat, moment.known, moment.gone):
            action = partner.does(self._laid_out(moment.state, where, moment.gone).state)
            done[action] = done.get(action, 0) | where
        for action, known in done.items():
            for part in heard(self.deals, known, self._partner(seat), action, suits):
                yield action, self._done(moment, part, action)

    def is_sure(self, moment: Moment) -> bool:
        """Return whether the aim is reached from here in every deal, whatever follows."""
        if self.is_over(moment):
            return self.is_reached(moment)
        if moment.state.trick.cards:
            return self._is_sure(moment)
        key = self._key(moment)
        if key not in self._sure:
            decided = self._decided(moment)
            self._sure[key] = self._is_sure(moment) if decided is None else decided
        return self._sure[key]

    def is_answer(self, moment: Moment, action: Action) -> bool:
        """Return whether the aim is certain after the player's action."""
        return all(map(self.is_sure, self.after(moment, action)))

    def answers(self, moment: Moment) -> list[Action]:
        """Return the player's actions after which the aim is certain."""
        return [each for each in self.options(moment) if self.is_answer(moment, each)]

    def _is_sure(self, moment: Moment) -> bool:
        self.left -= 1
        if self.left < 0:
            raise TooLongError
        if moment.state.turn == self.seat:
            return any(self.is_answer(moment, each) for each in self.options(moment))
        return not self._is_beaten(moment)

    def _is_beaten(self, moment: Moment) -> bool:
        """Return whether another seat has a reply after which the aim is not certain."""
        for action, later in self.replies(moment):
            if not self.is_sure(later):
                self._beat[moment.gone.bit_count()] = action
                return True
        return False

    def _doable(self, moment: Moment) -> Iterator[tuple[Action, int]]:
        """Yield what the other seat to act can do, and the deals in which it can."""
        state, known, deals = moment.state, moment.known, self.deals
        suits = self._suits(moment)
        if state.marriages.asker != NOBODY:
            yield from _possible(named(deals, known, state.turn, suits))
            return
        if not state.trick.cards and self._phase.speech is not None:
            for action, where in _possible(said(deals, known, state.turn, suits)):
                if action in self.game.legal(self._laid_out(state, where, moment.gone).state):
                    yield action, where
        yield from _possible(self._plays(moment))

    def _plays(self, moment: Moment) -> Iterator[tuple[Action, int]]:
        """Yield the cards that the other seat can hold, and the deals in which it can play them."""
        holding = self.deals.holding[moment.state.turn]
        held = [Card(card) for card, where in enumerate(holding) if where & moment.known]
        held = [card for card in held if not moment.gone >> card & 1]
        for card in held:
            known, lacked = moment.known & holding[card], self._lacked(moment.state, card)
            for other in held:
                if lacked >> other & 1:
                    known &= ~holding[other]
            yield Play(card), known

    def _lacked(self, state: State, card: Card) -> CardSet:
        """Return the cards that a seat cannot hold if it plays this one, because of its duties."""
        trick, made = state.trick, state.marriages.made
        if not trick.cards:
            if self._phase.rules.marriage_lead and made and made[-1].after == len(state.tricks):
                pair = PAIRS[made[-1].suit]
                return 0 if pair >> card & 1 else pair
            return 0
        key = trick.cards, state.marriages.trump, card
        if key not in self._lacking:
            played, cards = Trick(trick.seats, (*trick.cards, card)), 0
            for seat, missing in lacking(self._phase, state.marriages.trump, played):
                cards |= missing if seat == state.turn else 0
            self._lacking[key] = cards
        return self._lacking[key]

    def _done(self, moment: Moment, known: int, action: Action) -> Moment:
        """Return the information set after an action that is possible in these deals."""
        moment = self._laid_out(moment.state, known, moment.gone)
        gone = moment.gone | 1 << action.card if isinstance(action, Play) else moment.gone
        return Moment(self.game.step(moment.state, action), known, gone)

    def _laid_out(self, state: State, known: int, gone: CardSet) -> Moment:
        """Return the state with the cards of the first of the deals."""
        hands = tuple(held & ~gone for held in self.deals.first_of(known))
        return Moment(state.but(hands=hands), known, gone)

    def _suits(self, moment: Moment) -> list[Suit]:
        speaks = self._phase.speech is not None
        return open_suits(moment.state, moment.gone) if speaks else []

    def _partner(self, seat: Seat) -> Seat:
        seating = self.game.seating
        return seating.partner(seat) if seating.partners else seat

    def _key(self, moment: Moment) -> object:
        """Return everything that decides what can follow between two tricks."""
        state, seating = moment.state, self.game.seating
        fresh, said = state.tricks[self._begun :], state.marriages
        won = tuple(seating.side(trick.winner) for trick in fresh)
        sums = tuple(tuple(sum_by_side(fresh, values, seating)) for values in self._values)
        tricks = tuple(won.count(side) for side in seating.sides)
        words = (said.trump, said.made, said.questions, said.spoken, said.asker)
        if self._partner_plays is not None:  # it looks at who played what, and when
            return moment.known, state.turn, fresh, words
        last = fresh[-1].leader if fresh else NOBODY
        return moment.known, moment.gone, state.turn, last, tricks, sums, words

    def _decided(self, moment: Moment) -> bool | None:
        """Return whether the aim is reached if the rest cannot change that, or None if it can."""
        if self._suits(moment):
            return None
        state, sides = moment.state, self.game.seating.sides
        left, cards = max(hand.bit_count() for hand in state.hands), self._left & ~moment.gone
        shares = [(Seat(side),) * left for side in sides]
        if not self._is_even:
            return None if self._is_near(state, shares, cards) else False
        reached = {self._is_enough(gained_with(self.game, state, share, cards)) for share in shares}
        return reached.pop() if len(reached) == 1 else None

    def _is_enough(self, gained: tuple[int, ...]) -> bool:
        mine, aim = gained[self.aim.side], self.aim
        return mine <= aim.amount if aim.at_most else mine >= aim.amount

    def _is_near(self, state: State, shares: list[tuple[Seat, ...]], cards: CardSet) -> bool:
        """Return whether the exact amount can still be gained, as far as one can tell."""
        match = replace(state.match, scores=(0,) * len(state.match.scores))
        state, side = state.but(match=match), self.aim.side
        gains = [gained_with(self.game, state, share, cards)[side] for share in shares]
        return min(gains) <= self.aim.amount <= max(gains)


def _possible(found: Iterator[tuple[Action, int]]) -> Iterator[tuple[Action, int]]:
    return ((action, known) for action, known in found if known)


def _is_even(game: Game, state: State) -> bool:
    """Return whether more tricks never gain less: no side can pass an exact target."""
    return not game.rules.exact or max(state.match.scores) + MOST_BERRIES <= game.rules.target


def played_in(state: State) -> CardSet:
    """Return the cards played in the hand so far."""
    gone = 0
    for trick in (*state.tricks, state.trick):
        for card in trick.cards:
            gone |= 1 << card
    return gone


def is_fit(game: Game, state: State) -> bool:
    """Return whether all hidden cards are in hands, and no seat draws or turns up any."""
    if game.name(state) != "play" or state.turn == NOBODY:
        return False
    if game.rules.half_bluff and not all(played_in(state) & pair for pair in PAIRS):
        return False  # any seat may ask for a pair that is left, and that proves nothing
    if setting(game, state).phase.full_hand and state.stock:
        return False
    if any(card >= 0 for row in state.rows.down for card in row):
        return False
    if any(asked.suit == WHOLE and asked.answer != NO_SUIT for asked in state.marriages.questions):
        return False  # whether it had to choose among several proves more than beliefs hold
    return not state.exchange.away or state.turn == state.auction.holder
