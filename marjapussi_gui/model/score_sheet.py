"""A score sheet: a match with real cards, hand by hand as people typed it."""

from dataclasses import field, replace

from ..engine.frozen import frozen
from ..engine.game import Game
from ..engine.record_lines import RecordHeader
from ..engine.sheet.fields import Entry, SheetPosition
from ..engine.sheet.forms import hand_form
from ..engine.sheet.hand_form import HandForm, SheetHand


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

    def with_draft(self, draft: Entry) -> "ScoreSheet":
        return replace(self, draft=draft)

    def with_hand(self, number: int, entry: Entry) -> "ScoreSheet":
        """Return the sheet with a new hand, or with another entry for an earlier one."""
        hands = (*self.hands[:number], entry, *self.hands[number + 1 :])
        return replace(self, hands=hands, draft={})
