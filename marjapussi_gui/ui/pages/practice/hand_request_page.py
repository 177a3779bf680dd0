"""The page for requesting hands: which cards to hold, where to sit, and what to practise."""

from collections.abc import Callable, Mapping
from functools import partial
from random import SystemRandom
from typing import Self

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QWidget

from ....engine.frozen import frozen
from ....engine.game import Game
from ....engine.games import VARIANTS, find_variant
from ....engine.record import MatchRecord
from ....model.hand_request import (
    MAX_DEALS,
    OWN_SEAT,
    ConflictingWishes,
    HandRequest,
    PracticePart,
    WishGroup,
    find_conflict,
    hand_sampler,
    parts_for,
    wishes_for,
)
from ....model.new_game import NewGame
from ....ports.services import LearningServices
from ....session.task_runner import LatestTask, TaskRunner
from ...common.requests import ContinueFromRecord, PractiseRequestedHands
from ...common.theme import SPACINGS
from ...text import games
from ...text import practice_text as words
from ...text.commands import Command, command_label
from ...text.i18n import say
from ...widgets.chip_group import ChipGroup
from ...widgets.fields import ComboField
from ...widgets.flow_layout import FlowLayout, update_layouts
from ...widgets.labels import create_button, create_label
from ..base_page import ColumnPage

SEED_LIMIT = 1 << 30
COMMON_WISHES = (
    *("marriage", "no-marriage", "half", "ace", "no-ace", "ace-and-ten", "long-suit", "void"),
    *("six-high-cards", "at-most-two-high-cards", "tunnela", "three-dublees", "sequence"),
    *("no-sequence", "joker"),
)


@frozen
class HandRequestCheck:
    """The result of checking a hand request: its conflict, or how often such cards are dealt."""

    conflict: ConflictingWishes | None
    share: float = 1.0


class HandRequestPage(ColumnPage):
    """Lets the player choose wishes for a hand, such as an ace, and deals hands that fit them."""

    MARGINS = (*ColumnPage.MARGINS[:3], SPACINGS[3])

    def __init__(
        self,
        settings_of_game: Callable[[str], NewGame],
        learning: LearningServices,
        runner: TaskRunner,
    ) -> None:
        super().__init__(say("order-order"))
        self._settings_of_game, self._learning = settings_of_game, learning
        self._task, self._random = LatestTask(runner), SystemRandom()
        self._settings = settings_of_game(VARIANTS[0].key)
        self._game: Game | None = None  # None until wishes are offered
        self._offered: Mapping[WishGroup, tuple[str, ...]] = {}
        self._check: HandRequestCheck | None = None
        self._has_failed = False  # whether no deal for the table was found
        self.status_label = create_label("")
        self.game_field = ComboField[str](
            say("order-game"), [(each.key, games.game_name(each.key)) for each in VARIANTS]
        )
        self.groups = {group: ChipGroup() for group in WishGroup}
        self.part_group = ChipGroup(is_exclusive=True)
        self.clear_button = create_button(say("clear"), self.clear_order, "link")
        self.position_button = create_button(
            command_label(Command.POSITION), partial(self.request.emit, Command.POSITION), "link"
        )
        self.play_button = create_button(say("order-play"), self.play_at_table, "quiet")
        self.start_button = create_button(say("order-start"), self.start_practice, "play")
        self._build_layout()
        self._update_status()
        self.game_field.picked.connect(self._on_game_picked)
        for each in (*self.groups.values(), self.part_group):
            each.picked.connect(self.check_order)

    @property
    def title(self) -> str:
        return say("order-order")

    @property
    def order(self) -> HandRequest:
        """The hand request (wishes and the part to practise) that is chosen on the page."""
        wishes = [wish for group in self.groups.values() for wish in group.chosen]
        part = next(iter(self.part_group.chosen), PracticePart.WHOLE)
        return HandRequest(tuple(wishes), PracticePart(part))

    def show_game(self, game_key: str) -> None:
        """Show the wishes that are possible in a game, and keep the chosen ones that still are."""
        self._settings = self._settings_of_game(game_key)
        with QSignalBlocker(self.game_field):
            self.game_field.set_value(game_key)
        self._load_wishes()
        self.game_field.setFocus()

    def restore(self, old: Self) -> None:
        self._game, self._offered = old._game, old._offered
        self._show_chips(old.order)
        self.show_game(old._settings.game)

    def on_leave(self) -> None:
        self._task.cancel()

    def restore_focus(self) -> None:
        self.start_button.setFocus()

    # Slots

    def check_order(self) -> None:
        """Check in the background whether any deal fulfils the hand request."""
        game, order = self._game, self.order
        self._check, self._has_failed = None, False
        if game is not None:
            self._task.start(lambda _: _check_hand_request(game, order), self._on_checked)
        self._update_status()

    def clear_order(self, _checked: object = None) -> None:
        for group in self.groups.values():
            group.clear_chosen()
        self._show_chips(HandRequest())
        self.check_order()

    def start_practice(self, _checked: object = None) -> None:
        if self._is_possible:
            self.request.emit(PractiseRequestedHands(self._settings, self.order))

    def play_at_table(self, _checked: object = None) -> None:
        if not self._is_possible or self._game is None:
            return
        deal = partial(
            self._learning.deal_requested_hand,
            self._game,
            self.order,
            self._settings.names,
            self._random.randrange(SEED_LIMIT),
        )
        order = self.order
        self._task.start(lambda _: deal(), partial(self._on_dealt, order))

    # Private

    @property
    def _is_possible(self) -> bool:
        return self._check is not None and self._check.conflict is None

    def _on_game_picked(self) -> None:
        self._settings = self._settings_of_game(self.game_field.value())
        self._load_wishes()

    def _load_wishes(self) -> None:
        settings = self._settings
        game = find_variant(settings.game).create_game(
            settings.rules, players=settings.player_count
        )
        self._game = self._check = None
        self._task.start(lambda _: wishes_for(game), partial(self._on_wishes_loaded, game))
        self._update_status()

    def _on_wishes_loaded(self, game: Game, offered: Mapping[WishGroup, tuple[str, ...]]) -> None:
        order = self.order
        self._game, self._offered = game, offered
        self._show_chips(order)
        self.check_order()
        update_layouts(self)

    def _on_checked(self, check: HandRequestCheck) -> None:
        self._check = check
        self._update_status()

    def _on_dealt(self, order: HandRequest, record: MatchRecord | None) -> None:
        self._has_failed = record is None
        if record is None:
            self._update_status()
        else:
            record = record.up_to_last_deal() if order.is_about_deal else record
            self.request.emit(ContinueFromRecord(record, OWN_SEAT))

    def _show_chips(self, order: HandRequest) -> None:
        if self._game is None:
            return
        for group, widget in self.groups.items():
            offered = self._offered.get(group, ())
            common = COMMON_WISHES if group is WishGroup.CARDS else ()
            widget.show_chips(
                words.group_title(group),
                [(wish, words.wish_label(wish)) for wish in words.sort_wishes(offered)],
                order.wishes,
                common=common,
                more_texts=(say("order-more"), say("fewer")),
            )
        parts = parts_for(self._game)
        part = order.part if order.part in parts else PracticePart.WHOLE
        self.part_group.show_chips(
            say("part"), [(each.value, words.part_label(each)) for each in parts], [part]
        )
        self.part_group.setVisible(len(parts) > 1)

    def _update_status(self) -> None:
        """Show whether the hand request can be fulfilled, and how rare its cards are."""
        check = self._check
        if self._has_failed:
            text, look = say("order-not-found", number=MAX_DEALS), "warning"
        elif check is None:
            text, look = "", ""
        elif check.conflict is not None:
            text, look = words.conflict_text(check.conflict), "warning"
        elif check.share < 1:
            text, look = say("frequency", number=max(round(1 / check.share), 1)), ""
        else:
            text, look = say("any-hand") if not self.order.wishes else "", ""
        self.status_label.setText(text)
        self.status_label.setProperty("look", look)
        self.status_label.style().polish(self.status_label)
        for button in (self.start_button, self.play_button):
            button.setEnabled(self._is_possible)
        self.clear_button.setVisible(bool(self.order.wishes))

    def _build_layout(self) -> None:
        game_row, foot = QWidget(), QWidget()
        game_row.setLayout(FlowLayout(self.game_field))
        self.add_widgets(create_label(say("introduction")), game_row)
        rows = self.add_scroll_area(SPACINGS[3], bottom=SPACINGS[2])
        for each in (*self.groups.values(), self.part_group):
            rows.addWidget(each)
        rows.addStretch(1)
        foot.setLayout(
            FlowLayout(
                self.position_button,
                self.clear_button,
                self.play_button,
                self.start_button,
                align_right=True,
            )
        )
        self.add_widgets(self.status_label, foot)


def _check_hand_request(game: Game, order: HandRequest) -> HandRequestCheck:
    """Return the conflict in a hand request or, without one, how often such cards are dealt."""
    conflict = find_conflict(game, order)
    return HandRequestCheck(conflict, 1.0 if conflict else hand_sampler(game, order.wishes).share)
