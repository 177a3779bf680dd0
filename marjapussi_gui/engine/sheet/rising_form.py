"""The form of hands in which tricks are taken or avoided, and one side rises."""

from collections.abc import Iterator

from ..events import ScoreTerm
from ..phases.rising import RisingScoringPhase
from ..state import NO_SIDE, ContestKind, Seat, Side
from .fields import YES, Entry, EntryField, FieldKind, Limit, SheetPosition, SheetRule
from .hand_form import (
    EnteredHand,
    HandForm,
    number_field,
    number_of_entry,
    side_of_entry,
    yes_or_no,
)

# Values of the field "contest"; a lower value is the seat that declared rami
NOLO, SOOLI = 4, 5


class RisingForm(HandForm):
    """Asks for the contest, who declared it, and one side's tricks."""

    scoring_type = RisingScoringPhase

    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        options = (*self.seating.seats, NOLO, *((SOOLI,) if self.rules.sooli else ()))
        limit = Limit(SheetRule.NO_SOOLI, options)
        yield EntryField("contest", FieldKind.CHOICE, options, (limit,))
        if entry.get("contest") == SOOLI:
            yield EntryField("soloist", FieldKind.CHOICE, self.seating.seats)
            yield yes_or_no("trick")
        else:
            most = self.game.dealing_phase.hand_size
            limit = Limit(SheetRule.TRICKS_IN_HAND, range(most + 1), (("most", most),))
            yield number_field("tricks", limit, owner=0, digits=2)

    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        phase, contest = self.game.scoring_phase, number_of_entry(entry, "contest")
        assert isinstance(phase, RisingScoringPhase)
        if contest == SOOLI:
            kind = ContestKind.SOOLI
            declaring = self.seating.side_of(Seat(side_of_entry(entry, "soloist")))
            taken = int(entry["trick"] == YES)
            tricks = (taken, 0) if declaring == 0 else (0, taken)
        else:
            kind = ContestKind.NOLO if contest == NOLO else ContestKind.RAMI
            declaring = NO_SIDE if contest == NOLO else self.seating.side_of(Seat(contest or 0))
            own = number_of_entry(entry, "tricks-0") or 0
            tricks = (own, self.game.dealing_phase.hand_size - own)
        outcome = phase.score_hand(before.match, kind, declaring, tricks)
        terms = tuple(ScoreTerm(Side(side), "tricks", each) for side, each in enumerate(tricks))
        return EnteredHand(outcome, tricks, tricks, terms)
