"""The page about how the player plays: an overview, statistics, and skill and luck."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from itertools import pairwise
from typing import Self

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ....engine.games import VARIANTS
from ....model.preferences import NO_PERSON, Preferences
from ....ports.services import Services, services_for_person
from ...art.async_card_painter import AsyncCardPainter
from ...art.card_pictures import CardPictures
from ...art.deck_style import DeckStyle, deck_style
from ...common.requests import MyPlaySection, Practise
from ...common.theme import SPACINGS
from ...text import games
from ...text.i18n import say
from ...widgets.fields import ComboField
from ...widgets.flow_layout import FlowLayout, update_layouts
from ...widgets.labels import create_button, create_label
from ...widgets.scroll_area import create_scroll_area
from ..base_page import Page
from .filters import ALL_GAMES, MyPlayFilters
from .overview import Overview
from .section_view import SectionView, page_margin
from .skill_part import SkillPart
from .statistics_part import StatisticsPart

REFRESH_DELAY_MS = 3000  # so that several evaluations are shown at once
HEADER_TOP, HEADER_BOTTOM = 18, 8  # pixels
PART_LABELS = {
    MyPlaySection.OVERVIEW: "overview",
    MyPlaySection.STATISTICS: "statistics",
    MyPlaySection.SKILL: "profile",
}


class MyPlayPage(Page):
    """Shows one of three parts below filters. A part is created when it is first shown."""

    KEEPS_HISTORY = True

    pause_toggled = Signal(bool)  # whether evaluation shall pause

    def __init__(
        self,
        services: Services,
        current_day: Callable[[], date] = date.today,
    ) -> None:
        super().__init__()
        self._own_services = self._services = services
        self._current_day, self._person = current_day, NO_PERSON
        self._deck_style = DeckStyle()
        self._card_painter = self._create_card_painter()
        self._game, self._part = ALL_GAMES, MyPlaySection.OVERVIEW
        self._has_shown_overview = False  # since the page was opened; Esc leads back to it
        self._refresh_timer = QTimer(self)
        self._refresh_timer.setSingleShot(True)
        self._refresh_timer.setInterval(REFRESH_DELAY_MS)
        self._refresh_timer.timeout.connect(self.refresh)
        self._build_layout()

    @property
    def title(self) -> str:
        return say("start-my-play")

    @property
    def part(self) -> SectionView:
        return self._view_of(self._part)

    @property
    def overview(self) -> Overview:
        part = self._view_of(MyPlaySection.OVERVIEW)
        assert isinstance(part, Overview)
        return part

    @property
    def statistics(self) -> StatisticsPart:
        part = self._view_of(MyPlaySection.STATISTICS)
        assert isinstance(part, StatisticsPart)
        return part

    @property
    def skill(self) -> SkillPart:
        part = self._view_of(MyPlaySection.SKILL)
        assert isinstance(part, SkillPart)
        return part

    def show_play(
        self, game_key: str = ALL_GAMES, part: MyPlaySection = MyPlaySection.OVERVIEW
    ) -> None:
        """Show a part of the page about how the player plays a game, or all games."""
        self._game = game_key
        if part is MyPlaySection.STATISTICS and not game_key:
            self._game = self._last_game()
        self.show_part(part)
        self._focus_likeliest()

    def show_part(self, part: MyPlaySection, _checked: object = None) -> None:
        self._part = part
        self._has_shown_overview |= part is MyPlaySection.OVERVIEW
        self._view_of(part)
        self._stack.setCurrentIndex([*self._parts].index(part))
        for key, button in self.part_buttons.items():
            button.setChecked(key is part)
        for key, view in self._parts.items():
            for tool in view.tools:
                tool.setVisible(key is part)
        self.reload()

    def reload(self) -> None:
        self._cancel_tasks()
        self.refresh()
        self.part.load()

    def refresh(self) -> None:
        self._offer_people()
        statistics = self._services.storage.statistics
        self.filters.offer(statistics.match_categories(), self._part, self._game, self._last_game())
        kinds = set[bool]()
        if self._part is not MyPlaySection.OVERVIEW:
            scope = replace(self.filters.scope, is_assisted=None)
            kinds = {each.is_assisted for each in statistics.hand_series(scope)}
        self.filters.offer_assistance_filter(kinds)
        self.part.refresh()
        self.show_changes()

    def refresh_soon(self) -> None:
        """Refresh a little later because of new evaluations, unless the page is hidden."""
        if self.isVisible() and self.part.IS_LIVE and not self._refresh_timer.isActive():
            self._refresh_timer.start()

    def show_changes(self) -> None:
        """Lay out the page, because its content has changed."""
        update_layouts(self)
        self._set_tab_order()

    def restore_focus(self) -> None:
        self.show_part(self._part)
        self._focus_likeliest()

    def restore(self, old: Self) -> None:
        self._game, self._has_shown_overview = old._game, old._has_shown_overview
        self._show_person(old._person)
        self.filters.copy_choices(old.filters)
        self.show_part(old._part)

    def dismiss(self) -> bool:
        if self._part is MyPlaySection.STATISTICS and self.statistics.dismiss():
            self.back_button.setFocus()
            return True
        has_overview_behind = self._has_shown_overview and self._part is not MyPlaySection.OVERVIEW
        if has_overview_behind:
            self.show_play(self._game)
        return has_overview_behind

    def apply_preferences(self, preferences: Preferences) -> None:
        design = deck_style(preferences)
        if design != self._deck_style:
            self._deck_style = design
            self._card_painter.stop()
            self._card_painter = self._create_card_painter()
            if MyPlaySection.OVERVIEW in self._parts:
                self.overview.set_card_painter(self._card_painter)

    def on_leave(self) -> None:
        self._cancel_tasks()
        self._has_shown_overview = False

    def shut_down(self) -> None:
        self.on_leave()
        self._card_painter.stop()

    # Private

    def _focus_likeliest(self) -> None:
        if not self.part.focus_likeliest():
            field = self.filters.game_field
            (self.back_button if field.isHidden() else field).setFocus()

    def _cancel_tasks(self) -> None:
        for part in self._parts.values():
            part.on_leave()

    def _view_of(self, key: MyPlaySection) -> SectionView:
        """Return a part, created when it is first needed."""
        if key not in self._parts:
            part = self._parts[key] = self._create_part(key)
            part.request.connect(self._forward_request)
            part.content_changed.connect(self.show_changes)
            for tool in part.tools:
                self._flow.addWidget(tool)
            self._stack.addWidget(create_scroll_area(part))
        return self._parts[key]

    def _create_part(self, key: MyPlaySection) -> SectionView:
        match key:
            case MyPlaySection.STATISTICS:
                return StatisticsPart(self._services, self.filters)
            case MyPlaySection.SKILL:
                skill = SkillPart(self._services, self.filters, is_own=self._is_about_player)
                skill.pending.pause_toggled.connect(self.pause_toggled)
                return skill
            case MyPlaySection.OVERVIEW:
                painter = self._card_painter
                return Overview(
                    self._services,
                    self.filters,
                    painter,
                    self._last_game,
                    self._current_day,
                    is_own=self._is_about_player,
                )

    @property
    def _is_about_player(self) -> bool:
        """Whether the page is about the player, not about one of several people."""
        return self._person == NO_PERSON

    def _offer_people(self) -> None:
        """Offer the people who play at this screen, if there are any."""
        people = self._own_services.storage.people.people()
        names = [(NO_PERSON, say("review-you")), *((each.id, each.name) for each in people)]
        if self._person not in dict(names):
            self._show_person(NO_PERSON)
        self.person_field.set_choices(names, self._person)
        self.person_field.setVisible(bool(people))

    def _on_person_picked(self) -> None:
        self._show_person(self.person_field.value())
        self.show_part(self._part)

    def _show_person(self, person: int) -> None:
        """Replace all parts, so that nothing of the person before is shown to the next."""
        if person == self._person:
            return
        self._cancel_tasks()
        for part in self._parts.values():
            for tool in part.tools:
                self._flow.removeWidget(tool)
                tool.deleteLater()
        while (scrolled := self._stack.widget(0)) is not None:
            self._stack.removeWidget(scrolled)
            scrolled.deleteLater()
        self._parts.clear()
        self._person = person
        self._services = services_for_person(self._own_services, person)
        self._view_of(self._part)

    def _forward_request(self, request: object) -> None:
        if isinstance(request, Practise):
            request = replace(request, person=self._person)
        self.request.emit(request)

    def _last_game(self) -> str:
        recent = self._services.storage.matches.recent_games()
        return next((key for key in recent if games.is_known_game(key)), VARIANTS[0].key)

    def _on_filters_changed(self) -> None:
        self._game = self.filters.game
        self.reload()

    def _create_card_painter(self) -> AsyncCardPainter:
        pictures = CardPictures(self._deck_style, self.devicePixelRatioF())
        painter = AsyncCardPainter(pictures, self)
        painter.pictures_ready.connect(self._on_cards_drawn)
        return painter

    def _on_cards_drawn(self) -> None:
        if MyPlaySection.OVERVIEW in self._parts:
            self.overview.redraw_cards()

    def _build_layout(self) -> None:
        self._parts: dict[MyPlaySection, SectionView] = {}
        self.filters = MyPlayFilters()
        self.filters.changed.connect(self._on_filters_changed)
        self.part_buttons = {
            part: create_button(say(label), partial(self.show_part, part), "chip")
            for part, label in PART_LABELS.items()
        }
        self.person_field = ComboField[int](say("my-play-person"))
        self.person_field.picked.connect(self._on_person_picked)
        self.back_button = create_button(say("storage-back"), self.request_back, "quiet")
        title, self._stack = create_label(say("start-my-play"), "title"), QStackedWidget()
        title.setWordWrap(False)
        for button in self.part_buttons.values():
            button.setCheckable(True)
        self._flow = FlowLayout(
            title,
            self.person_field,
            self.filters.game_field,
            *self.part_buttons.values(),
            *self.filters.fields[1:],
            spacing=SPACINGS[1],
            horizontal_spacing=SPACINGS[2],
        )
        self._header = QHBoxLayout()
        self._header.addLayout(self._flow, 1)
        self._header.addWidget(self.back_button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._header)
        column.addWidget(self._stack, 1)

    def _set_tab_order(self) -> None:
        """Let Tab visit the header, and then the panels as they are read."""
        buttons, tools = self.part_buttons.values(), self.part.tools
        order: list[QWidget] = [self.person_field, self.filters.game_field]
        order += [*buttons, *self.filters.fields[1:]]
        for each in (*tools, self.back_button, *self.part.panels):
            order += [
                widget
                for widget in (each, *each.findChildren(QWidget))
                if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            ]
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)

    # Qt

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._refresh_timer.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins()

    def _set_margins(self) -> None:
        margin = page_margin(self.width())
        self._header.setContentsMargins(margin, HEADER_TOP, margin, HEADER_BOTTOM)
