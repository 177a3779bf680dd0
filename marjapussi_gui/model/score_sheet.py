"""A score sheet: a match with real cards, hand by hand as people typed it."""

from dataclasses import field, replace

from ..engine.frozen import frozen
from ..engine.game import Game
from ..engine.record_lines import RecordHeader
from ..engine.sheet.fields import Entry, SheetPosition
from ..engine.sheet.forms import hand_form
from ..engine.sheet.hand_form import HandForm, SheetHand

EDITED, EDIT_PREFIX = "edited", "edit:"  # names in a draft; must never change


@frozen
class ScoreSheet:
    """What was typed about each hand of a match, and (the draft) about the next one so far."""

    header: RecordHeader
    hands: tuple[Entry, ...] = ()
    draft: Entry = field(default_factory=dict)
    id: int = 0  # 0 until it is stored
    changed_at: str = ""  # in ISO 8601 and UTC

    @property
    def game(self) -> Game:
        return self.header.game

    @property
    def names(self) -> tuple[str, ...]:
        return self.header.player_names

    @property
    def form(self) -> HandForm:
        return hand_form(self.game)

    def scored_hands(self) -> tuple[SheetHand, ...]:
        """Return the hands with their scores, up to one that is no longer possible."""
        return self.form.reckon_all(self.header.start.dealer, self.hands)

    def position_before(self, number: int) -> SheetPosition:
        """Return the match before a hand, counted from 0."""
        scored = self.form.reckon_all(self.header.start.dealer, self.hands[:number])
        return scored[-1].after if scored else self.form.start(self.header.start.dealer)

    @property
    def is_over(self) -> bool:
        return self.position_before(len(self.hands)).match.is_over

    # The draft of a new hand, and beside it that of a change of an earlier hand

    @property
    def edited(self) -> int:
        """The number of the hand, counted from 0, that is being entered or changed."""
        number = self.draft.get(EDITED, len(self.hands))
        is_known = isinstance(number, int) and 0 <= number < len(self.hands)
        return number if is_known and isinstance(number, int) else len(self.hands)

    @property
    def entry(self) -> Entry:
        """What has been typed about the hand that is being entered or changed."""
        is_edit = self.edited < len(self.hands)
        return {
            name.removeprefix(EDIT_PREFIX): value
            for name, value in self.draft.items()
            if name != EDITED and name.startswith(EDIT_PREFIX) == is_edit
        }

    def with_entry(self, entry: Entry) -> "ScoreSheet":
        """Return the sheet with something else typed about the hand that is being entered."""
        if self.edited == len(self.hands):
            return replace(self, draft=dict(entry))
        changes = {f"{EDIT_PREFIX}{name}": value for name, value in entry.items()}
        return replace(self, draft={**self._new_draft, EDITED: self.edited, **changes})

    def editing(self, number: int) -> "ScoreSheet":
        """Return the sheet with an earlier hand being changed, or a new hand being entered."""
        if number >= len(self.hands):
            return replace(self, draft=self._new_draft)
        begun = replace(self, draft={**self._new_draft, EDITED: number})
        return begun.with_entry(self.hands[number])

    def with_hand(self) -> "ScoreSheet":
        """Return the sheet with the hand that has been entered or changed."""
        number, is_new = self.edited, self.edited == len(self.hands)
        hands = (*self.hands[:number], self.entry, *self.hands[number + 1 :])
        return replace(self, hands=hands, draft={} if is_new else self._new_draft)

    def without_last_hand(self) -> "ScoreSheet":
        """Return the sheet with its last hand as the draft again."""
        return replace(self, hands=self.hands[:-1], draft=self.hands[-1])

    @property
    def _new_draft(self) -> Entry:
        edits = (EDITED, EDIT_PREFIX)
        return {name: value for name, value in self.draft.items() if not name.startswith(edits)}
