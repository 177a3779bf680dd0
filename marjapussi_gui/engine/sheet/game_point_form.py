"""The form of hands that score in berries (game points)."""

from collections.abc import Iterator

from ..phases.game_points import GamePointScoringPhase
from ..state import Seat
from .fields import NONE, Entry, EntryField, FieldKind, SheetPosition
from .hand_form import (
    EnteredHand,
    HandForm,
    marriages_in_order,
    side_of_entry,
    sides_of_marriages,
    yes_or_no,
)


class GamePointForm(HandForm):
    """Asks who declared marriages, who took more card points, and who took the last trick."""

    scoring_type = GamePointScoringPhase

    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        if self._is_leader_unknown(before):
            yield EntryField("leader", FieldKind.CHOICE, self.seating.seats)
        yield self.marriage_order_field()
        yield self.side_field("pips", or_none=True)
        yield self.side_field("last")
        if self.rules.porvoo and "pips" in entry and "last" in entry:
            best = side_of_entry(entry, "pips")
            sure = {best, side_of_entry(entry, "last"), *sides_of_marriages(entry)}
            if best != NONE:
                yield from (
                    yes_or_no("trick", side) for side in self.seating.sides if side not in sure
                )

    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        phase, best = self.game.scoring_phase, side_of_entry(entry, "pips")
        assert isinstance(phase, GamePointScoringPhase)
        won = (
            *phase.marriage_items(marriages_in_order(entry)),
            *phase.last_trick_and_card_items(before.match, side_of_entry(entry, "last"), best),
        )
        tricks = self.tricks_taken(entry)
        return EnteredHand(phase.score_hand(before.match, won, best, tricks), tricks)

    def next_dealer(self, before: SheetPosition, entry: Entry) -> Seat:
        if self._is_leader_unknown(before):
            return Seat(side_of_entry(entry, "leader"))
        return super().next_dealer(before, entry)

    def _is_leader_unknown(self, before: SheetPosition) -> bool:
        """Return whether the cards decided who led first; this player deals next."""
        return self.rules.first_hand == "club_ace" and not before.match.hands_played
