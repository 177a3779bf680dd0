"""Scoring of rummy: players pay each other for maal (bonus points); losers pay the winner."""

from collections.abc import Sequence
from dataclasses import replace

from ..events import HandNote, ItemKey, ScoredCardGroup, ScoreItem, ScoreTerm
from ..frozen import frozen
from ..rules import Rules
from ..rummy.maal_points import MaalGroup, maal_groups
from ..rummy.turn_rules import has_laid_dublees, primary_sets
from ..state import NOBODY, GameState, MatchStanding, RummyState, Seat, Side
from .counting import HandOutcome, HandScoringPhase, add_items, end_match, single_best

DEBT_AFTER_LAYING, DEBT_WITHOUT_LAYING = 3, 10  # points that a loser with or without laid sets pays


@frozen
class SettlementScoringPhase(HandScoringPhase):
    """Scores a rummy deal by the payments between its players, mainly for maal (bonus points)."""

    rules: Rules

    def points(self, state: GameState) -> tuple[int, ...]:
        """Return the maal points that count for each player, all 0 until somebody has finished."""
        rummy = state.rummy
        if not rummy.is_dealt or rummy.winner == NOBODY:
            return (0,) * self.seating.players
        worth = [self._maal_points(rummy, seat) for seat in self.seating.seats]
        return self.count_maal(rummy.winner, tuple(map(bool, rummy.laid_sets)), worth)

    def count_maal(
        self, winner: Seat, have_laid: tuple[bool, ...], worth: Sequence[int]
    ) -> tuple[int, ...]:
        """Return the maal points that count for each player, given those in everybody's cards."""
        counted = [each if laid else 0 for each, laid in zip(worth, have_laid, strict=True)]
        if self.rules.unseen_maal == "kidnap":
            counted[winner] += sum(worth) - sum(counted)
        return tuple(counted)

    def terms(self, state: GameState) -> tuple[ScoreTerm, ...]:
        """Return the parts of each player's maal, and a last term that names the winner."""
        rummy = state.rummy
        if rummy.winner == NOBODY:
            return ()
        terms, kidnapped = [], 0
        for seat in self.seating.seats:
            side, own = Side(seat), self._maal_groups(rummy, seat)
            terms += [
                ScoreTerm(side, key, points, (ScoredCardGroup(cards),))
                for key, points, cards in own
            ]
            total = sum(part.points for part in own)
            if total and not rummy.laid_sets[seat]:
                terms.append(ScoreTerm(side, "unlaid", -total))
                kidnapped += total
        winner = Side(rummy.winner)
        if kidnapped and self.rules.unseen_maal == "kidnap":
            terms.append(ScoreTerm(winner, "kidnapped", kidnapped))
        return (*terms, ScoreTerm(winner, "finished", 0))

    def outcome(self, state: GameState) -> HandOutcome:
        rummy = state.rummy
        has_dublees = rummy.winner != NOBODY and has_laid_dublees(rummy, rummy.winner)
        have_laid = tuple(map(bool, rummy.laid_sets))
        return self.score_hand(
            state.match, rummy.winner, have_laid, self.points(state), has_dublees=has_dublees
        )

    def score_hand(
        self,
        match: MatchStanding,
        winner: Seat,
        have_laid: tuple[bool, ...],
        maal_points: tuple[int, ...],
        *,
        has_dublees: bool,
    ) -> HandOutcome:
        """Return the outcome of a deal, given its winner, who has laid, and the maal that counts.

        The winner is NOBODY if the deal was dismissed.
        """
        items: tuple[ScoreItem, ...] = ()
        notes: tuple[HandNote, ...] = ("dismissed",)
        if winner != NOBODY:
            items = self._debt_items(winner, have_laid, maal_points, has_dublees=has_dublees)
            notes = ("dublee",) if has_dublees else ()
        match = replace(match, scores=add_items(match.scores, items))
        if match.hands_played + 1 == self.rules.deals:
            match = end_match(match, single_best(self.seating.sides, match.scores))
        return HandOutcome(items, notes, match)

    def _debt_items(
        self,
        winner: Seat,
        have_laid: tuple[bool, ...],
        maal_points: tuple[int, ...],
        *,
        has_dublees: bool,
    ) -> tuple[ScoreItem, ...]:
        """Return the score items for the payments between the winner and each loser."""
        items = []
        for seat in self.seating.seats:
            if seat == winner:
                continue
            debts: dict[ItemKey, int] = {
                "maal": self.seating.players * maal_points[seat] - sum(maal_points),
                "seen" if have_laid[seat] else "unseen": -DEBT_AFTER_LAYING
                if have_laid[seat]
                else -DEBT_WITHOUT_LAYING,
            }
            if has_dublees:
                debts["dublees"] = -self.rules.dublee_bonus
            for key, points in debts.items():
                items += [ScoreItem(Side(seat), key, points), ScoreItem(Side(winner), key, -points)]
        return tuple(items)

    def _maal_points(self, rummy: RummyState, seat: Seat) -> int:
        return sum(part.points for part in self._maal_groups(rummy, seat))

    def known_maal(self, rummy: RummyState, seat: Seat) -> tuple[MaalGroup, ...]:
        """Return the cards for which a seat scores maal (bonus points).

        The result is empty until the seat has laid sets and so seen the tiplu (main wild card).
        """
        return self._maal_groups(rummy, seat) if rummy.laid_sets[seat] and rummy.tiplu >= 0 else ()

    def _maal_groups(self, rummy: RummyState, seat: Seat) -> tuple[MaalGroup, ...]:
        cards = [*rummy.hands[seat], *(card for meld in rummy.laid_sets[seat] for card in meld)]
        return maal_groups(
            cards,
            rummy.tiplu,
            primary=primary_sets(rummy, seat),
            shown_tunnelas=rummy.shown_tunnelas[seat],
            counts_alter=self.rules.alter,
        )


def known_maal(scoring_phase: object, rummy: RummyState, seat: Seat) -> tuple[MaalGroup, ...]:
    """Return the cards for which a seat knows that it scores maal; none in other games."""
    return (
        scoring_phase.known_maal(rummy, seat)
        if isinstance(scoring_phase, SettlementScoringPhase)
        else ()
    )
