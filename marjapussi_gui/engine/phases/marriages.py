"""Marriages: declaring them and asking the partner for them."""

from dataclasses import replace
from enum import Enum
from functools import cache

from ..actions import Action, Answer, AskHalf, AskWhole, Declare
from ..cards import ALL_SUITS, NO_SUIT, PAIRS, SUIT_WORDS, CardSet, Suit, ranked
from ..events import (
    Log,
    MarriageAnswered,
    MarriageAsked,
    MarriageMade,
    Term,
    TrumpsAgain,
)
from ..frozen import frozen
from ..rules import Rules
from ..seating import Seating
from ..state import NOBODY, WHOLE, Made, Marriages, Question, Seat, State
from .counting import of_pair

DECLARES = tuple(Declare(suit) for suit in ALL_SUITS)
HALVES = tuple(AskHalf(suit) for suit in ALL_SUITS)
ASK_WHOLE = AskWhole()
ALL_PAIRS = ranked("KQ")


class When(Enum):
    """When a player may declare or ask."""

    TRICK_WON = "after winning a trick, once"
    OWN_TRICK_WON = "after winning a trick that he led, once"
    ANY_LEAD = "before every lead, as often as he has marriages, and asking once"


@frozen
class Speech:
    """The rules on marriages: when they may be declared, their trumps and their points."""

    rules: Rules
    seating: Seating
    when: When = When.TRICK_WON
    trumps_stay: bool = True
    worth: tuple[int, ...] = (0, 0, 0, 0)  # for games that score marriages by suit
    worth_by_order: tuple[int, int] | None = None  # points of the first and of later ones

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the actions with which the leader may declare or ask."""
        marriages = state.marriages
        if not self._may_speak(state):
            return ()
        if marriages.suits == 15:
            return self._halves(state, ())
        seat = state.turn
        said: tuple[Action, ...] = ()
        declares, halves = _of_pairs(state.hands[seat] & ALL_PAIRS, marriages.suits)
        if declares and self._may_declare(marriages, seat):
            said = declares
        if self.seating.partners and self._may_ask_whole(state, seat):
            said = (*said, ASK_WHOLE)
        return (*said, *self._halves(state, halves))

    def _halves(self, state: State, held: tuple[Action, ...]) -> tuple[Action, ...]:
        """Return the legal questions for a half; with bluffing, those for any suit."""
        asked = HALVES if self.rules.half_bluff else held
        may_ask = self.seating.partners and self._may_ask_half(state.marriages, state.turn)
        return asked if may_ask else ()

    def answers(self, state: State) -> tuple[Action, ...]:
        """Return the wholes that the asked partner can choose from."""
        return tuple(map(Answer, self._wholes(state, state.turn)))

    def step(self, state: State, action: Action, log: Log | None) -> State:
        """Return the state after a declaration, a question or an answer.

        Most answers are given automatically, as a player must tell the truth.
        """
        match action:
            case Declare(suit):
                return self._make(self._having_spoken(state), state.turn, suit, log)
            case AskWhole():
                return self._ask_whole(state, log)
            case AskHalf(suit) if self.rules.half_bluff:
                return self._ask_openly(state, suit, log)
            case AskHalf(suit):
                if log is not None:
                    log.append(MarriageAsked(state.turn, suit))
                other = PAIRS[suit] & ~state.hands[state.turn]
                yes = state.hands[self.seating.partner(state.turn)] & other
                return self._settle(state, state.turn, suit, suit if yes else NO_SUIT, log)
            case Answer(suit):
                return self._settle(state, state.marriages.asker, WHOLE, suit, log)
            case _:
                raise AssertionError(action)

    def refusal(self, state: State, action: Action) -> str:
        """Return why an action of this kind is not legal now."""
        marriages, held = state.marriages, state.hands[state.turn]
        match action:
            case Answer():
                return "has not been asked for a whole"
            case AskHalf() if self.rules.half_bluff:
                return "may not say that now"
            case Declare(suit) | AskHalf(suit) if marriages.suits >> suit & 1:
                return f"the marriage of {SUIT_WORDS[suit]} is made already"
            case Declare(suit) if held & PAIRS[suit] != PAIRS[suit]:
                return f"does not hold king and queen of {SUIT_WORDS[suit]}"
            case AskHalf(suit) if not _is_half(held & PAIRS[suit]):
                return f"does not hold one of king and queen of {SUIT_WORDS[suit]}"
            case _:
                return "may not say that now"

    def _may_speak(self, state: State) -> bool:
        tricks = state.tricks
        if self.when is When.ANY_LEAD:
            return not self._in_bag(state)
        if not tricks or state.marriages.spoken == len(tricks):
            return False
        return self.when is When.TRICK_WON or tricks[-1].leader == state.turn

    def _in_bag(self, state: State) -> bool:
        side = self.seating.side(state.turn)
        if not (state.match.bag and state.match.bag[side]):
            return False
        out = any(self.seating.side(trick.winner) == side for trick in state.tricks)
        return not (out and self.rules.bag_exit == "at_once")

    def _may_declare(self, marriages: Marriages, seat: Seat) -> bool:
        return self.rules.ask_order == "free" or not self._asked(marriages, seat)

    def _may_ask_whole(self, state: State, seat: Seat) -> bool:
        marriages = state.marriages
        if self.when is When.ANY_LEAD and marriages.spoken == len(state.tricks):
            return False
        if self.rules.ask_order != "free" and any(
            question.suit != WHOLE for question in self._asked(marriages, seat)
        ):
            return False
        if marriages.made and self.rules.whole_after_trumps == "not_declarers" and self.trumps_stay:
            return self.seating.side(marriages.made[0].seat) != self.seating.side(seat)
        return True

    def _may_ask_half(self, marriages: Marriages, seat: Seat) -> bool:
        if self.when is When.ANY_LEAD:
            return False
        side = self.seating.side(seat)
        return not self.rules.half_after_whole or any(
            question.suit == WHOLE and self.seating.side(question.seat) == side
            for question in marriages.questions
        )

    def _asked(self, marriages: Marriages, seat: Seat) -> list[Question]:
        """Return the earlier questions that restrict a seat in this hand."""
        order, seating = self.rules.ask_order, self.seating
        partner = seating.partner(seat) if seating.partners else NOBODY
        return [
            question
            for question in marriages.questions
            if question.seat == seat
            or (question.seat == partner and order == "strict")
            or (question.seat == partner and order == "half_binds" and question.suit != WHOLE)
        ]

    def _wholes(self, state: State, seat: Seat) -> list[Suit]:
        held, suits_made = state.hands[seat], state.marriages.suits
        return [s for s in ALL_SUITS if not suits_made >> s & 1 and held & PAIRS[s] == PAIRS[s]]

    def _ask_whole(self, state: State, log: Log | None) -> State:
        asker, partner = state.turn, self.seating.partner(state.turn)
        if log is not None:
            log.append(MarriageAsked(asker, WHOLE))
        wholes = self._wholes(state, partner)
        if len(wholes) > 1:
            waiting = replace(state.marriages, asker=asker)
            return state.but(turn=partner, marriages=waiting)
        return self._settle(state, asker, WHOLE, wholes[0] if wholes else NO_SUIT, log)

    def _ask_openly(self, state: State, suit: Suit, log: Log | None) -> State:
        """Let the partner and, after a yes, the asker say whether they hold a half."""
        seat, partner = state.turn, self.seating.partner(state.turn)
        own_half, partner_half = (state.hands[each] & PAIRS[suit] for each in (seat, partner))
        if log is not None:
            log.append(MarriageAsked(seat, suit))
            log.append(MarriageAnswered(partner, suit if partner_half else NO_SUIT))
            if partner_half:
                log.append(MarriageAnswered(seat, suit if own_half else NO_SUIT))
        is_whole = bool(own_half) and bool(partner_half)
        question = Question(
            seat, suit, len(state.tricks), suit if is_whole else NO_SUIT, bool(partner_half)
        )
        questions = (*state.marriages.questions, question)
        marriages = replace(state.marriages, questions=questions, spoken=len(state.tricks))
        state = state.but(marriages=marriages)
        if is_whole and marriages.suits >> suit & 1:
            if log is not None:
                log.append(TrumpsAgain(seat, suit))
            return state.but(marriages=replace(marriages, trump=suit))
        return self._make(state, seat, suit, log) if is_whole else state

    def _settle(
        self, state: State, asker: Seat, asked: Suit, answer: Suit, log: Log | None
    ) -> State:
        if log is not None:
            log.append(MarriageAnswered(self.seating.partner(asker), answer))
        before, number = state.marriages, len(state.tricks)
        questions = (*before.questions, Question(asker, asked, number, answer))
        marriages = Marriages(before.trump, before.made, questions, before.suits, number)
        state = state.but(turn=asker, marriages=marriages)
        return state if answer == NO_SUIT else self._make(state, asker, answer, log)

    def _having_spoken(self, state: State) -> State:
        if self.when is When.ANY_LEAD:
            return state
        return state.but(marriages=replace(state.marriages, spoken=len(state.tricks)))

    def _make(self, state: State, seat: Seat, suit: Suit, log: Log | None) -> State:
        marriages = state.marriages
        trump = marriages.trump if self.trumps_stay and marriages.made else suit
        pairs = (*marriages.made, Made(suit, seat, len(state.tricks)))
        if log is not None:
            log.append(
                MarriageMade(seat, suit, trump == suit, self.worth_of(pairs, len(pairs) - 1))
            )
        suits, spoken = marriages.suits | 1 << suit, marriages.spoken
        return state.but(
            marriages=Marriages(trump, pairs, marriages.questions, suits, spoken, marriages.asker)
        )

    def worth_of(self, marriages: tuple[Made, ...], number: int) -> int:
        """Return the points of one of the marriages declared in this hand."""
        if self.worth_by_order is None:
            return self.worth[marriages[number].suit]
        return self.worth_by_order[min(number, 1)]

    def worth_to(self, marriages: tuple[Made, ...]) -> tuple[int, ...]:
        """Return the points of each side for the marriages declared in this hand."""
        totals = [0] * len(self.seating.sides)
        for number, marriage in enumerate(marriages):
            totals[self.seating.side(marriage.seat)] += self.worth_of(marriages, number)
        return tuple(totals)

    def terms_of(self, marriages: tuple[Made, ...]) -> list[Term]:
        """Return a score term for each marriage declared in this hand."""
        sides = (self.seating.side(marriage.seat) for marriage in marriages)
        return [
            of_pair(side, marriage, self.worth_of(marriages, number))
            for number, (side, marriage) in enumerate(zip(sides, marriages, strict=True))
        ]


@cache
def _of_pairs(held: CardSet, suits_made: int) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """Return the declarations and the questions for a half that these cards allow."""
    free = [suit for suit in ALL_SUITS if not suits_made >> suit & 1]
    return (
        tuple(DECLARES[suit] for suit in free if held & PAIRS[suit] == PAIRS[suit]),
        tuple(HALVES[suit] for suit in free if _is_half(held & PAIRS[suit])),
    )


def _is_half(held: CardSet) -> bool:
    return held.bit_count() == 1
