"""Marriages (king and queen of a suit): declaring them, and asking the partner for them."""

from dataclasses import replace
from enum import Enum
from functools import cache

from ..actions import Action, AnswerWhole, AskHalf, AskWhole, Declare
from ..cards import ALL_SUITS, MARRIAGE_PAIRS, NO_SUIT, SUIT_NAMES, CardSet, Suit, cards_of_ranks
from ..events import (
    Log,
    MarriageAnswered,
    MarriageAsked,
    MarriageDeclared,
    ScoreTerm,
    TrumpsRestored,
)
from ..frozen import frozen
from ..rules import Rules
from ..seating import Seating
from ..state import NOBODY, WHOLE, DeclaredMarriage, GameState, Marriages, PartnerQuestion, Seat
from .counting import marriage_term

DECLARE_ACTIONS = tuple(Declare(suit) for suit in ALL_SUITS)
ASK_HALF_ACTIONS = tuple(AskHalf(suit) for suit in ALL_SUITS)
ASK_WHOLE = AskWhole()
KINGS_AND_QUEENS = cards_of_ranks("KQ")


class DeclarationTiming(Enum):
    """When a player may declare a marriage or ask the partner for one."""

    TRICK_WON = "after winning a trick, once"
    OWN_TRICK_WON = "after winning a trick that he led, once"
    ANY_LEAD = "before every lead, as often as he has marriages, and asking once"


@frozen
class MarriageRules:
    """The rules of marriages: when to declare or ask, which suit is trumps, what they score.

    A marriage is the king and queen of one suit. Half of a marriage is one of these cards.
    """

    rules: Rules
    seating: Seating
    timing: DeclarationTiming = DeclarationTiming.TRICK_WON
    keeps_first_trump: bool = True
    points_by_suit: tuple[int, ...] = (0, 0, 0, 0)  # by suit; used if points_by_order is None
    # Points of the first marriage of a hand, and of each later one
    points_by_order: tuple[int, int] | None = None

    def legal_actions(self, state: GameState) -> tuple[Action, ...]:
        marriages = state.marriages
        if not self._can_declare_or_ask(state):
            return ()
        if marriages.declared_suits == 15:
            return self._questions_for_halves(state, ())
        seat = state.turn
        said: tuple[Action, ...] = ()
        declares, halves = _marriage_actions(
            state.hands[seat] & KINGS_AND_QUEENS, marriages.declared_suits
        )
        if declares and self._can_declare(marriages, seat):
            said = declares
        if self.seating.has_partners and self._can_ask_whole(state, seat):
            said = (*said, ASK_WHOLE)
        return (*said, *self._questions_for_halves(state, halves))

    def _questions_for_halves(
        self, state: GameState, held: tuple[Action, ...]
    ) -> tuple[Action, ...]:
        """Return the legal questions for half of a marriage. Bluffing allows any suit."""
        asked = ASK_HALF_ACTIONS if self.rules.half_bluff else held
        may_ask = self.seating.has_partners and self._can_ask_half(state.marriages, state.turn)
        return asked if may_ask else ()

    def whole_answer_actions(self, state: GameState) -> tuple[Action, ...]:
        """Return an answer for each suit that a partner with several whole marriages can name."""
        return tuple(map(AnswerWhole, self._whole_suits(state, state.turn)))

    def step(self, state: GameState, action: Action, log: Log | None) -> GameState:
        """Return the state after a declaration, a question or an answer.

        A question is usually answered at once, because there is only one true answer.
        """
        match action:
            case Declare(suit):
                return self._declare(self._record_marriage_call(state), state.turn, suit, log)
            case AskWhole():
                return self._ask_whole(state, log)
            case AskHalf(suit) if self.rules.half_bluff:
                return self._ask_half_openly(state, suit, log)
            case AskHalf(suit):
                if log is not None:
                    log.append(MarriageAsked(state.turn, suit))
                other = MARRIAGE_PAIRS[suit] & ~state.hands[state.turn]
                yes = state.hands[self.seating.partner_of(state.turn)] & other
                return self._record_answer(state, state.turn, suit, suit if yes else NO_SUIT, log)
            case AnswerWhole(suit):
                return self._record_answer(state, state.marriages.asker, WHOLE, suit, log)
            case _:
                raise AssertionError(action)

    def refusal_reason(self, state: GameState, action: Action) -> str:
        """Return why a declaration, question or answer is not legal now, or "" if it is legal."""
        marriages, held = state.marriages, state.hands[state.turn]
        match action:
            case AnswerWhole():
                return "nobody has asked it for a whole"
            case AskHalf() if self.rules.half_bluff:
                return "it can't say that now"
            case Declare(suit) | AskHalf(suit) if marriages.declared_suits >> suit & 1:
                return f"the marriage of {SUIT_NAMES[suit]} has been declared already"
            case Declare(suit) if held & MARRIAGE_PAIRS[suit] != MARRIAGE_PAIRS[suit]:
                return f"it doesn't hold the king and queen of {SUIT_NAMES[suit]}"
            case AskHalf(suit) if not _is_half(held & MARRIAGE_PAIRS[suit]):
                return f"it must hold either the king or the queen of {SUIT_NAMES[suit]}"
            case _:
                return "it can't say that now"

    def _can_declare_or_ask(self, state: GameState) -> bool:
        tricks = state.tricks
        if self.timing is DeclarationTiming.ANY_LEAD:
            return not self._is_barred_by_bag(state)
        if not tricks or state.marriages.spoken_at_trick == len(tricks):
            return False
        return self.timing is DeclarationTiming.TRICK_WON or tricks[-1].leader == state.turn

    def _is_barred_by_bag(self, state: GameState) -> bool:
        side = self.seating.side_of(state.turn)
        if not (state.match.in_bag and state.match.in_bag[side]):
            return False
        out = any(self.seating.side_of(trick.winner) == side for trick in state.tricks)
        return not (out and self.rules.bag_exit == "at_once")

    def _can_declare(self, marriages: Marriages, seat: Seat) -> bool:
        return self.rules.ask_order == "free" or not self._binding_questions(marriages, seat)

    def _can_ask_whole(self, state: GameState, seat: Seat) -> bool:
        marriages = state.marriages
        if self.timing is DeclarationTiming.ANY_LEAD and marriages.spoken_at_trick == len(
            state.tricks
        ):
            return False
        if self.rules.ask_order != "free" and any(
            question.suit != WHOLE for question in self._binding_questions(marriages, seat)
        ):
            return False
        if (
            marriages.declared
            and self.rules.whole_after_trumps == "not_declarers"
            and self.keeps_first_trump
        ):
            return self.seating.side_of(marriages.declared[0].seat) != self.seating.side_of(seat)
        return True

    def _can_ask_half(self, marriages: Marriages, seat: Seat) -> bool:
        if self.timing is DeclarationTiming.ANY_LEAD:
            return False
        side = self.seating.side_of(seat)
        return not self.rules.half_after_whole or any(
            question.suit == WHOLE and self.seating.side_of(question.seat) == side
            for question in marriages.questions
        )

    def _binding_questions(self, marriages: Marriages, seat: Seat) -> list[PartnerQuestion]:
        """Return the earlier questions of the hand that restrict what a seat may declare or ask."""
        order, seating = self.rules.ask_order, self.seating
        partner = seating.partner_of(seat) if seating.has_partners else NOBODY
        return [
            question
            for question in marriages.questions
            if question.seat == seat
            or (question.seat == partner and order == "strict")
            or (question.seat == partner and order == "half_binds" and question.suit != WHOLE)
        ]

    def _whole_suits(self, state: GameState, seat: Seat) -> list[Suit]:
        held, suits_made = state.hands[seat], state.marriages.declared_suits
        return [
            s
            for s in ALL_SUITS
            if not suits_made >> s & 1 and held & MARRIAGE_PAIRS[s] == MARRIAGE_PAIRS[s]
        ]

    def _ask_whole(self, state: GameState, log: Log | None) -> GameState:
        asker, partner = state.turn, self.seating.partner_of(state.turn)
        if log is not None:
            log.append(MarriageAsked(asker, WHOLE))
        wholes = self._whole_suits(state, partner)
        if len(wholes) > 1:
            waiting = replace(state.marriages, asker=asker)
            return state.replace(turn=partner, marriages=waiting)
        return self._record_answer(state, asker, WHOLE, wholes[0] if wholes else NO_SUIT, log)

    def _ask_half_openly(self, state: GameState, suit: Suit, log: Log | None) -> GameState:
        """Let the partner and, after a yes, the asker say if they have a card of a marriage."""
        seat, partner = state.turn, self.seating.partner_of(state.turn)
        own_half, partner_half = (
            state.hands[each] & MARRIAGE_PAIRS[suit] for each in (seat, partner)
        )
        if log is not None:
            log.append(MarriageAsked(seat, suit))
            log.append(MarriageAnswered(partner, suit if partner_half else NO_SUIT))
            if partner_half:
                log.append(MarriageAnswered(seat, suit if own_half else NO_SUIT))
        is_whole = bool(own_half) and bool(partner_half)
        question = PartnerQuestion(
            seat, suit, len(state.tricks), suit if is_whole else NO_SUIT, bool(partner_half)
        )
        questions = (*state.marriages.questions, question)
        marriages = replace(state.marriages, questions=questions, spoken_at_trick=len(state.tricks))
        state = state.replace(marriages=marriages)
        if is_whole and marriages.declared_suits >> suit & 1:
            if log is not None:
                log.append(TrumpsRestored(seat, suit))
            return state.replace(marriages=replace(marriages, trump=suit))
        return self._declare(state, seat, suit, log) if is_whole else state

    def _record_answer(
        self, state: GameState, asker: Seat, asked_suit: Suit, answered_suit: Suit, log: Log | None
    ) -> GameState:
        if log is not None:
            log.append(MarriageAnswered(self.seating.partner_of(asker), answered_suit))
        before, number = state.marriages, len(state.tricks)
        questions = (*before.questions, PartnerQuestion(asker, asked_suit, number, answered_suit))
        marriages = Marriages(
            before.trump, before.declared, questions, before.declared_suits, number
        )
        state = state.replace(turn=asker, marriages=marriages)
        return (
            state if answered_suit == NO_SUIT else self._declare(state, asker, answered_suit, log)
        )

    def _record_marriage_call(self, state: GameState) -> GameState:
        if self.timing is DeclarationTiming.ANY_LEAD:
            return state
        return state.replace(marriages=replace(state.marriages, spoken_at_trick=len(state.tricks)))

    def _declare(self, state: GameState, seat: Seat, suit: Suit, log: Log | None) -> GameState:
        marriages = state.marriages
        trump = marriages.trump if self.keeps_first_trump and marriages.declared else suit
        pairs = (*marriages.declared, DeclaredMarriage(suit, seat, len(state.tricks)))
        if log is not None:
            log.append(
                MarriageDeclared(
                    seat, suit, trump == suit, self.marriage_points(pairs, len(pairs) - 1)
                )
            )
        suits, spoken = marriages.declared_suits | 1 << suit, marriages.spoken_at_trick
        return state.replace(
            marriages=Marriages(trump, pairs, marriages.questions, suits, spoken, marriages.asker)
        )

    def marriage_points(self, marriages: tuple[DeclaredMarriage, ...], index: int) -> int:
        if self.points_by_order is None:
            return self.points_by_suit[marriages[index].suit]
        return self.points_by_order[min(index, 1)]

    def held_points(self, hand: CardSet) -> int:
        """Return the points that a hand would score by declaring all of its marriages."""
        held = [suit for suit in ALL_SUITS if hand & MARRIAGE_PAIRS[suit] == MARRIAGE_PAIRS[suit]]
        pairs = tuple(DeclaredMarriage(suit, NOBODY, 0) for suit in held)
        return sum(self.marriage_points(pairs, number) for number in range(len(pairs)))

    def points_by_side(self, marriages: tuple[DeclaredMarriage, ...]) -> tuple[int, ...]:
        """Return the points of each side for these marriages, given in the order of declaration."""
        totals = [0] * len(self.seating.sides)
        for number, marriage in enumerate(marriages):
            totals[self.seating.side_of(marriage.seat)] += self.marriage_points(marriages, number)
        return tuple(totals)

    def score_terms(self, marriages: tuple[DeclaredMarriage, ...]) -> list[ScoreTerm]:
        sides = (self.seating.side_of(marriage.seat) for marriage in marriages)
        return [
            marriage_term(side, marriage, self.marriage_points(marriages, number))
            for number, (side, marriage) in enumerate(zip(sides, marriages, strict=True))
        ]


@cache
def _marriage_actions(
    held: CardSet, declared_suits: int
) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """Return the possible declarations and, separately, the possible questions for a half."""
    free = [suit for suit in ALL_SUITS if not declared_suits >> suit & 1]
    return (
        tuple(
            DECLARE_ACTIONS[suit]
            for suit in free
            if held & MARRIAGE_PAIRS[suit] == MARRIAGE_PAIRS[suit]
        ),
        tuple(ASK_HALF_ACTIONS[suit] for suit in free if _is_half(held & MARRIAGE_PAIRS[suit])),
    )


def _is_half(held: CardSet) -> bool:
    return held.bit_count() == 1
