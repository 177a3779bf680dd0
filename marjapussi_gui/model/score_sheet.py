"""A score sheet: a match with real cards, hand by hand as people typed it."""

from dataclasses import field, replace
from typing import Any

from ..engine.frozen import frozen
from ..engine.game import Game
from ..engine.record_lines import RecordHeader
from ..engine.sheet.fields import Entry, SheetPosition
from ..engine.sheet.forms import hand_form
from ..engine.sheet.hand_form import HandForm, SheetHand


@frozen
class ScoreSheet:
    """What was typed about each hand of a match, and a draft with what is typed about the next."""

    header: RecordHeader
    hands: tuple[Entry, ...] = ()
    draft: Entry = field(default_factory=dict)
    id: int = 0  # 0 until it is stored
    changed_at: str = ""  # in ISO 8601 and UTC

    @property
    def game(self) -> Game:
        return self.header.game

    @property
    def form(self) -> HandForm[Any]:
        return hand_form(self.game)

    def score_hands(self) -> tuple[SheetHand, ...]:
        """Return the hands with their scores, up to one that is incomplete or impossible."""
        return self.form.reckon_all(self.header.start.dealer, self.hands)

    def position_before(self, number: int) -> SheetPosition:
        """Return the position before the hand with this number, from 0."""
        scored = self.form.reckon_all(self.header.start.dealer, self.hands[:number])
        return scored[-1].after if scored else self.form.start(self.header.start.dealer)

    @property
    def is_over(self) -> bool:
        return self.position_before(len(self.hands)).match.is_over

    def entry(self, number: int) -> Entry:
        """Return what was typed about the hand with this number, from 0, or else the draft."""
        return self.hands[number] if number < len(self.hands) else self.draft

    def with_entry(self, number: int, entry: Entry) -> "ScoreSheet":
        if number == len(self.hands):
            return replace(self, draft=entry)
        return replace(self, hands=(*self.hands[:number], entry, *self.hands[number + 1 :]))

    def with_next_hand(self) -> "ScoreSheet":
        """Return the sheet with its draft added as a hand."""
        return replace(self, hands=(*self.hands, self.draft), draft={})

    def without_last_hand(self) -> "ScoreSheet":
        """Return the sheet with its last hand turned back into the draft."""
        return replace(self, hands=self.hands[:-1], draft=self.hands[-1])
