"""Scoring of rummy deals: players pay each other by maal, and the losers pay the winner."""

from dataclasses import replace

from ..events import Item, ItemKey, Note, Term, Tray
from ..frozen import frozen
from ..rules import Rules
from ..rummy.maal import Part, parts
from ..state import NOBODY, Rummy, Seat, Side, State
from .counting import HandCount, Outcome, best_of, with_items, won_by
from .rummy_rights import has_dublees, primary_sets

SEEN, UNSEEN = 3, 10  # points a loser pays with and without laid sets


@frozen
class Settlement(HandCount):
    """The scoring of a rummy deal."""

    rules: Rules

    def points(self, state: State) -> tuple[int, ...]:
        """Return the counted maal of each player, 0 before the deal is finished."""
        rummy = state.rummy
        if not rummy.is_dealt or rummy.winner == NOBODY:
            return (0,) * self.seating.players
        worth = [self._maal(rummy, seat) for seat in self.seating.seats]
        counted = [worth[seat] if rummy.laid[seat] else 0 for seat in self.seating.seats]
        if self.rules.unseen_maal == "kidnap":
            counted[rummy.winner] += sum(worth) - sum(counted)
        return tuple(counted)

    def terms(self, state: State) -> tuple[Term, ...]:
        """Return the score terms of each player's maal; the winner comes last."""
        rummy = state.rummy
        if rummy.winner == NOBODY:
            return ()
        terms, kidnapped = [], 0
        for seat in self.seating.seats:
            side, own = Side(seat), self._parts(rummy, seat)
            terms += [Term(side, key, points, (Tray(cards),)) for key, points, cards in own]
            total = sum(part.points for part in own)
            if total and not rummy.laid[seat]:
                terms.append(Term(side, "unlaid", -total))
                kidnapped += total
        winner = Side(rummy.winner)
        if kidnapped and self.rules.unseen_maal == "kidnap":
            terms.append(Term(winner, "kidnapped", kidnapped))
        return (*terms, Term(winner, "finished", 0))

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
        """Return the payments between each loser and the winner."""
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
        return sum(part.points for part in self._parts(rummy, seat))

    def so_far(self, rummy: Rummy, seat: Seat) -> tuple[Part, ...]:
        """Return the groups of a seat's maal, empty before it has laid and knows the tiplu."""
        return self._parts(rummy, seat) if rummy.laid[seat] and rummy.tiplu >= 0 else ()

    def _parts(self, rummy: Rummy, seat: Seat) -> tuple[Part, ...]:
        cards = [*rummy.hands[seat], *(card for meld in rummy.laid[seat] for card in meld)]
        return parts(
            cards,
            rummy.tiplu,
            primary=primary_sets(rummy, seat),
            shown=rummy.shown[seat],
            alter=self.rules.alter,
        )


def maal_so_far(count: object, rummy: Rummy, seat: Seat) -> tuple[Part, ...]:
    """Return the groups of a seat's maal that it knows already, empty in other games."""
    return count.so_far(rummy, seat) if isinstance(count, Settlement) else ()
