"""Scoring in berries: points for marriages, the last trick and the most card points."""

from dataclasses import replace
from typing import ClassVar

from ..events import Item, Note, Term
from ..frozen import frozen
from ..rules import Rules
from ..state import NO_SIDE, Made, Seat, Side, Standing, Start, State
from .counting import (
    HandCount,
    Outcome,
    Values,
    best_of,
    of_pair,
    of_trick,
    sum_by_side,
    with_items,
    won_by,
)
from .marriages import Speech

LAST_TRICK = 1


@frozen
class GamePoints(HandCount):
    """The scoring of the berry games; in some rules only the exact target wins."""

    rules: Rules
    speech: Speech
    pips: tuple[Values, ...]  # the second values, if any, break a tie of the first

    in_berries: ClassVar[bool] = True
    remembers: ClassVar[str] = "carry"

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(sum_by_side(state.tricks, self.pips[0], self.seating))

    def terms(self, state: State) -> tuple[Term, ...]:
        pips, made = self.points(state), state.marriages.made
        terms = [*self.of_cards(state, self.pips[0])]
        if len(set(pips)) == 1 and len(self.pips) > 1:
            terms += self.of_cards(state, self.pips[1], "finer")
        terms += [
            of_pair(item.side, marriage, item.points, "little" if number else "trump")
            for number, (marriage, item) in enumerate(
                zip(made, self._of_marriages(made), strict=True)
            )
        ]
        last = state.tricks[-1]
        return (*terms, of_trick(self.seating.side(last.winner), last, LAST_TRICK))

    def next_dealer(self, state: State) -> Seat:
        return state.tricks[0].leader

    def outcome(self, state: State) -> Outcome:
        pip_side = self._pip_side(state)
        won = self._won(state, pip_side)
        return self.settled(state.match, won, pip_side, self.tricks(state))

    def settled(
        self, match: Standing, won: tuple[Item, ...], pip_side: Side, tricks: tuple[int, ...]
    ) -> Outcome:
        """Return the outcome of a hand with these score items and tricks."""
        porvoo = self._porvoo(tricks, with_items(match.scores, won))
        over = self._overshoot(with_items(match.scores, (*won, *porvoo)))
        items = (*won, *porvoo, *over)
        notes: tuple[Note, ...] = ("porvoo",) if porvoo else ()
        if over:
            notes = (*notes, "overshoot")
        tied = pip_side == NO_SIDE and self.rules.pip_tie == "carry"
        scores, carry = with_items(match.scores, items), match.carry + 1 if tied else 0
        match = replace(match, scores=scores, carry=carry)
        return Outcome(items, notes, self._decided(match, pip_side))

    def start_refusal(self, start: Start) -> str:
        if any(not 0 <= score < self.rules.target for score in start.scores):
            return f"scores are from 0 to less than {self.rules.target}"
        if start.carry < 0 or (start.carry and self.rules.pip_tie != "carry"):
            return "carry is a number from 0, and 0 unless the point of a tie is carried"
        return ""

    def _won(self, state: State, pip_side: Side) -> tuple[Item, ...]:
        last = self.seating.side(state.tricks[-1].winner)
        marriages = self._of_marriages(state.marriages.made)
        return (*marriages, *self.last_and_pips(state.match, last, pip_side))

    def _of_marriages(self, marriages: tuple[Made, ...]) -> list[Item]:
        """Return the score items of the first marriage and of later ones."""
        return [
            Item(
                self.seating.side(marriage.seat),
                "little" if number else "trump",
                self.speech.worth_of(marriages, number),
            )
            for number, marriage in enumerate(marriages)
        ]

    def last_and_pips(self, match: Standing, last: Side, pip_side: Side) -> tuple[Item, ...]:
        """Return the score items of the last trick and of the most card points."""
        items = [Item(last, "last", LAST_TRICK)]
        if pip_side != NO_SIDE:
            items.append(Item(pip_side, "pips", 1))
            if match.carry:
                items.append(Item(pip_side, "carried", match.carry))
        return tuple(items)

    def _porvoo(self, tricks: tuple[int, ...], scores: tuple[int, ...]) -> tuple[Item, ...]:
        if not self.rules.porvoo:
            return ()
        return tuple(
            Item(side, "porvoo", -scores[side]) for side in self.seating.sides if not tricks[side]
        )

    def _overshoot(self, scores: tuple[int, ...]) -> tuple[Item, ...]:
        if not self.rules.exact:
            return ()
        return tuple(
            Item(side, "overshoot", self._after_overshoot(scores[side]) - scores[side])
            for side in self.seating.sides
            if scores[side] > self.rules.target
        )

    def _pip_side(self, state: State) -> Side:
        """Return the side with more card points, or NO_SIDE if all values are tied."""
        for values in self.pips:
            sums = sum_by_side(state.tricks, values, self.seating)
            side = best_of(self.seating.sides, tuple(sums))
            if side != NO_SIDE:
                return side
        return NO_SIDE

    def _after_overshoot(self, score: int) -> int:
        if self.rules.overshoot == "subtract":
            return 2 * self.rules.target - score
        return self.rules.falls_to

    def _decided(self, match: Standing, pip_side: Side) -> Standing:
        target, scores = self.rules.target, match.scores
        at_target = tuple(side for side in self.seating.sides if scores[side] >= target)
        if not at_target:
            return match
        winner = best_of(at_target, scores)
        if winner == NO_SIDE:
            winner = pip_side
        return match if winner == NO_SIDE else won_by(match, winner)
