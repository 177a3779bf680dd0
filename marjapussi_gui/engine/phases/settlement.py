"""Settling a rummy deal: everyone pays everyone by maal, and the losers pay the winner more."""

from dataclasses import replace

from ..events import Item, ItemKey, Note
from ..frozen import frozen
from ..rules import Rules
from ..rummy.maal import maal
from ..state import NOBODY, Rummy, Seat, Side, State
from .counting import HandCount, Outcome, best_of, with_items, won_by
from .rummy_rights import has_dublees, primary_sets

SEEN, UNSEEN = 3, 10  # what a loser pays who has laid, and who has not


@frozen
class Settlement(HandCount):
    """Each player's maal against all others', and the winner's due."""

    rules: Rules

    def points(self, state: State) -> tuple[int, ...]:
        """Return the maal that counts for each player; nothing before the deal is finished."""
        rummy = state.rummy
        if not rummy.is_dealt or rummy.winner == NOBODY:
            return (0,) * self.seating.players
        worth = [self._maal(rummy, seat) for seat in self.seating.seats]
        counted = [worth[seat] if rummy.laid[seat] else 0 for seat in self.seating.seats]
        if self.rules.unseen_maal == "kidnap":
            counted[rummy.winner] += sum(worth) - sum(counted)
        return tuple(counted)

    def outcome(self, state: State) -> Outcome:
        rummy = state.rummy
        items = self._items(rummy, self.points(state)) if rummy.winner != NOBODY else ()
        notes: tuple[Note, ...] = ("dismissed",) if rummy.winner == NOBODY else ()
        if rummy.winner != NOBODY and has_dublees(rummy, rummy.winner):
            notes = ("dublee",)
        match = replace(state.match, scores=with_items(state.match.scores, items))
        if match.hands + 1 == self.rules.deals:
            match = won_by(match, best_of(self.seating.sides, match.scores))
        return Outcome(items, notes, match)

    def _items(self, rummy: Rummy, worth: tuple[int, ...]) -> tuple[Item, ...]:
        """Return what each loser's maal and debts bring him, and the winner the opposite."""
        items, winner = [], Side(rummy.winner)
        for seat in self.seating.seats:
            if seat == rummy.winner:
                continue
            debts: dict[ItemKey, int] = {
                "maal": self.seating.players * worth[seat] - sum(worth),
                "seen" if rummy.laid[seat] else "unseen": -SEEN if rummy.laid[seat] else -UNSEEN,
            }
            if has_dublees(rummy, rummy.winner):
                debts["dublees"] = -self.rules.dublee_bonus
            for key, points in debts.items():
                items += [Item(Side(seat), key, points), Item(winner, key, -points)]
        return tuple(items)

    def _maal(self, rummy: Rummy, seat: Seat) -> int:
        cards = [*rummy.hands[seat], *(card for meld in rummy.laid[seat] for card in meld)]
        return maal(
            cards,
            rummy.tiplu,
            primary=primary_sets(rummy, seat),
            shown=rummy.shown[seat],
            alter=self.rules.alter,
        )
