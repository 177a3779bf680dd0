"""The page about how the player plays: what to practise, skill, mistakes, matches and puzzles."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ....engine.frozen import frozen
from ....engine.games import VARIANTS, find_variant
from ....model.decisions import DatedChoice
from ....model.first_times import FirstTime, FirstTimeKind, possible_first_times
from ....model.hand_review import choice_to_praise
from ....model.match_summary import OPEN, PLAYED
from ....model.match_totals import StatisticsScope
from ....model.preferences import Preferences
from ....model.skill import estimate_costs
from ....model.todays_deal import todays_seed
from ....model.verdict import Grade
from ....ports.services import AnalysisServices, LearningServices, StorageServices
from ....ports.statistics_service import is_cost_in_points
from ....session.task_runner import LatestTask, TaskRunner
from ...art.background_card_painter import BackgroundCardPainter
from ...art.card_pictures import CardPictures
from ...art.deck_style import DeckStyle, deck_style
from ...common.requests import ShowStatistics, StartMatch
from ...common.theme import SPACINGS
from ...text import games, review_text
from ...text.commands import Command, command_label
from ...text.i18n import say
from ...widgets.fields import ComboField
from ...widgets.flow_layout import FlowLayout, update_layouts
from ...widgets.labels import create_button, create_label
from ...widgets.linen_tile import SHADOW_MARGIN
from ..base_page import Page
from .costs_panel import DAYS, LATEST, MOST, CostsPanel
from .first_times_panel import FirstTimesPanel
from .moments_panel import MomentsPanel
from .my_play_layout import PanelKey, my_play_layout, page_margin
from .panel import MyPlayPanel
from .puzzle_path_panel import PuzzlePathPanel, puzzle_stops
from .recent_matches_panel import SHOWN, RecentMatchesPanel
from .skill_panel import SkillEstimate, SkillPanel, skill_estimates
from .todays_deal_panel import TodaysDealPanel, TodaysMatch

ALL_GAMES = ""
REFRESH_DELAY_MS = 3000  # so that several evaluations are shown at once
HEADER_TOP, HEADER_BOTTOM = 18, 8  # pixels
LINKED_COMMANDS = Command.STATISTICS, Command.ORDER, Command.OPEN, Command.BACKUPS


@frozen
class SkillResult:
    """How well the player makes each kind of decision, and how many decisions there were."""

    rows: tuple[SkillEstimate, ...]
    decision_count: int
    assisted_count: int


class MyPlayPage(Page):
    """Shows what is known about the player's play, from the first hand on.

    Every panel opens the page that says more about it.
    """

    KEEPS_HISTORY = STAYS = True

    def __init__(
        self,
        storage: StorageServices,
        learning: LearningServices,
        analysis: AnalysisServices,
        runner: TaskRunner,
        current_day: Callable[[], date] = date.today,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._storage, self._learning = storage, learning
        self._analysis, self._current_day = analysis, current_day
        self._skill_task, self._puzzle_task = LatestTask(runner), LatestTask(runner)
        self._first_times_task = LatestTask(runner)
        self.single_game = VARIANTS[0].key  # of the panels that show one game
        self._is_empty = True
        self._deck_style = DeckStyle()
        self._card_painter = self._create_card_painter()
        self._title_label, self.game_filter = create_label("", "title"), ComboField[str]("")
        self.links = {
            each: create_button("", self._link_opener(each), "link") for each in LINKED_COMMANDS
        }
        self.back_button = create_button("", self.request_back, "quiet")
        self.moments, self.todays_deal = MomentsPanel(self._card_painter), TodaysDealPanel()
        self.skill, self.costs = SkillPanel(), CostsPanel(self._card_painter)
        self.matches = RecentMatchesPanel(storage.matches.game_of_match)
        self.puzzles, self.first_times = PuzzlePathPanel(), FirstTimesPanel()
        self.panels: Mapping[PanelKey, MyPlayPanel] = {
            PanelKey.MOMENTS: self.moments,
            PanelKey.TODAY: self.todays_deal,
            PanelKey.SKILL: self.skill,
            PanelKey.COSTS: self.costs,
            PanelKey.MATCHES: self.matches,
            PanelKey.PUZZLES: self.puzzles,
            PanelKey.FIRST_TIMES: self.first_times,
        }
        self._refresh_timer = QTimer(self)
        self._refresh_timer.setSingleShot(True)
        self._refresh_timer.setInterval(REFRESH_DELAY_MS)
        self._refresh_timer.timeout.connect(self.refresh)
        self._build_layout()
        self._connect_signals()
        self._set_texts()

    @property
    def title(self) -> str:
        return say("start-my-play")

    @property
    def game(self) -> str:
        """The key of the chosen game, or "" for all games."""
        return self.game_filter.value() if self.game_filter.count() else ALL_GAMES

    def show_play(self, game_key: str = ALL_GAMES) -> None:
        """Show how the player plays a game, or all games."""
        self._fill_game_filter(game_key)
        self.reload()
        self._scroll_area.verticalScrollBar().setValue(0)
        self._focus_likeliest()

    def reload(self) -> None:
        """Show the chosen game, and load in the background what needs many records."""
        self.on_leave()
        self.refresh()
        self._load_puzzles()
        self._find_first_times()
        self.show_changes()

    def refresh(self) -> None:
        """Update everything that can be read at once."""
        today, game = self._current_day(), self.game
        self.single_game = game or self._last_game()
        statistics = self._storage.statistics
        categories = () if statistics is None else statistics.match_categories()
        self._is_empty = not any(each.hand_count for each in categories)
        has_hands = any(each.hand_count for each in categories if game in (ALL_GAMES, each.game))
        due_count = self._learning.exercises.count_due()
        self.moments.show_moments(due_count, has_play=not self._is_empty)
        match = self._todays_match(today)
        self.todays_deal.show_deal(
            self.single_game,
            today,
            match,
            names_game=game == ALL_GAMES,
            is_likeliest=not due_count and match is None,
        )
        self._load_skill(has_hands=has_hands)
        recent = self._storage.matches.list_summaries(game, limit=2 * SHOWN)
        self.matches.show_matches(recent, today, names_game=game == ALL_GAMES)
        self.show_changes()

    def refresh_soon(self) -> None:
        """Refresh a little later because of new evaluations, unless the page is hidden."""
        if self.isVisible() and not self._refresh_timer.isActive():
            self._refresh_timer.start()

    def restore_focus(self) -> None:
        self._fill_game_filter(self.game)
        self.reload()
        self._focus_likeliest()

    def apply_preferences(self, preferences: Preferences) -> None:
        design = deck_style(preferences)
        if design != self._deck_style:
            self._deck_style = design
            self._card_painter.stop()
            self._card_painter = self._create_card_painter()
            self.moments.fan.card_painter = self._card_painter
            self.costs.set_card_painter(self._card_painter)

    def retranslate(self) -> None:
        self._set_texts()
        for panel in self.panels.values():
            panel.retranslate()
        self.show_changes()

    def on_leave(self) -> None:
        for task in (self._skill_task, self._puzzle_task, self._first_times_task):
            task.cancel()

    def shut_down(self) -> None:
        self.on_leave()
        self._card_painter.stop()

    def show_changes(self) -> None:
        """Lay out all panels and place them, because their content has changed."""
        update_layouts(self)
        self.place_panels()

    def place_panels(self) -> None:
        margin = page_margin(self.width())
        self._header.layout().setContentsMargins(  # type: ignore[union-attr]
            margin, HEADER_TOP, margin, HEADER_BOTTOM
        )
        hidden = frozenset(key for key, panel in self.panels.items() if panel.isHidden())
        self._header_layout.activate()
        head = self._header_layout.totalHeightForWidth(self.width())
        layout = my_play_layout(
            self._scroll_area.viewport().width() or self.width(),
            self.height() - head,
            self._measure,
            is_empty=self._is_empty,
            hidden=hidden,
        )
        self._sheet.setMinimumHeight(layout.height)
        for key, box in layout.boxes.items():
            outer = box.adjusted(-SHADOW_MARGIN, -SHADOW_MARGIN, SHADOW_MARGIN, SHADOW_MARGIN)
            self.panels[key].setGeometry(outer.translated(0, SHADOW_MARGIN))
        self._set_tab_order([self.panels[key] for key in layout.boxes])

    # Private

    def _measure(self, key: PanelKey, width: int) -> tuple[int, int]:
        panel = self.panels[key]
        return panel.needed_height(width), panel.usual_height

    def _last_game(self) -> str:
        """Return the key of the game that was played last, or of the first one."""
        recent = self._storage.matches.recent_games()
        return next((key for key in recent if games.is_known_game(key)), VARIANTS[0].key)

    def _todays_match(self, today: date) -> TodaysMatch | None:
        """Return the first match that was played with today's deal, or None."""
        seed = todays_seed(today)
        found = [
            each
            for each in self._storage.matches.list_summaries(self.single_game, text=str(seed))
            if each.seed == seed and each.origin == PLAYED and each.scores
        ]
        if not found:
            return None
        match = min(found, key=lambda each: each.id)
        game = self._storage.matches.game_of_match(match.id)
        side = 0 if game is None else game.seating.side_of(match.own_seat)
        result = review_text.score_text(match.scores, side) if match.hand_count else ""
        return TodaysMatch(match.id, result, match.status == OPEN)

    def _load_skill(self, *, has_hands: bool) -> None:
        """Estimate in the background how well the player decides, then show it and the costs."""
        statistics, scope = self._storage.statistics, self._scope
        levels, in_points = self._analysis.error_rates(scope.game), is_cost_in_points(scope.game)
        beginner = next(iter(levels.values()), {})

        def estimate(_cancel_flag: object) -> SkillResult:
            every = () if statistics is None else statistics.decisions_in_background(scope)
            real = [each for each in every if each.grade is not Grade.FORCED]
            return SkillResult(
                skill_estimates(estimate_costs(real, beginner, in_points=in_points), levels),
                len(real),
                sum(each.is_assisted for each in real),
            )

        self._skill_task.start(estimate, partial(self._show_skill, has_hands))

    def _show_skill(self, has_hands: bool, result: SkillResult) -> None:  # noqa: FBT001 - bound above
        """Show the player's skill, and the costliest choices among the same decisions."""
        is_all, number = self.game == ALL_GAMES, result.decision_count
        exercises = self._learning.exercises.learning_progress(self._scope)
        sure = [row for row in result.rows if row.estimate.is_sure and row.kind in exercises]
        weakest = max(sure, key=lambda row: row.estimate.cost, default=None)
        self.skill.show_skill(
            result.rows,
            None if weakest is None else weakest.kind,
            (number, result.assisted_count),
            self.single_game,
            names_game=is_all and bool(number),
            has_hands=has_hands,
        )
        statistics = self._storage.statistics
        costly = () if statistics is None else statistics.costly_choices(self.game, DAYS, MOST)
        self.costs.show_choices(
            costly,
            None if costly else self._choice_to_praise(),
            self._current_day(),
            names_game=is_all,
            in_points=is_cost_in_points(self.single_game),
            has_hands=has_hands,
            has_decisions=bool(number),
        )
        self.show_changes()

    def _choice_to_praise(self) -> DatedChoice | None:
        """Return the player's choice of the last days to praise, or None."""
        statistics = self._storage.statistics
        recent = () if statistics is None else statistics.recent_choices(self.game, DAYS, LATEST)
        risk = self._analysis.slip_risk
        praised = choice_to_praise((each.verdict, risk(each.game, each.verdict)) for each in recent)
        return next((each for each in recent if each.verdict is praised), None)

    @property
    def _scope(self) -> StatisticsScope:
        """The scope of the skill figures: matches of the game, with and without help."""
        return StatisticsScope(self.single_game, is_assisted=None)

    def _on_game_picked(self) -> None:
        for panel in (self.skill, self.costs):
            panel.clear_content()
        self.reload()

    def _load_puzzles(self) -> None:
        key, load = self.single_game, self._learning.puzzles
        names_game = self.game == ALL_GAMES
        self.puzzles.show_puzzles(key, None, names_game=names_game)
        progress = self._learning.puzzle_progress.load()
        self._puzzle_task.start(
            lambda _: puzzle_stops(load(key), progress),
            lambda path: self.puzzles.show_puzzles(key, path, names_game=names_game),
        )

    def _find_first_times(self) -> None:
        statistics, game = self._storage.statistics, self.game
        self._show_first_times({} if statistics is None else None)
        if statistics is None:
            return
        self._first_times_task.start(
            lambda cancel_flag: statistics.first_times(game, cancel_flag), self._show_first_times
        )

    def _show_first_times(self, found: Mapping[FirstTimeKind, FirstTime] | None) -> None:
        game = self.game
        kinds = possible_first_times(find_variant(game)) if game else tuple(FirstTimeKind)
        names_game = game == ALL_GAMES
        self.first_times.show_first_times(kinds, found, self._current_day(), names_game=names_game)
        self.show_changes()

    def _fill_game_filter(self, chosen: str) -> None:
        """Offer all games at once, and each game that was played."""
        statistics = self._storage.statistics
        categories = () if statistics is None else statistics.match_categories()
        keys = dict.fromkeys((*(each.game for each in categories), chosen))
        known = [key for key in keys if games.is_known_game(key)]
        choices = [(ALL_GAMES, say("any-game"))]
        choices += [(key, games.game_name(key)) for key in known]
        self.game_filter.set_choices(choices, chosen if chosen in known else ALL_GAMES)

    def _focus_likeliest(self) -> None:
        """Focus the button that the player is most likely to want."""
        candidates = self.moments.begin_button, self.todays_deal.play_button
        button = next(each for each in candidates if not each.isHidden())
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _create_card_painter(self) -> BackgroundCardPainter:
        pictures = CardPictures(self._deck_style, self.devicePixelRatioF())
        painter = BackgroundCardPainter(pictures, self)
        painter.pictures_ready.connect(self._on_cards_drawn)
        return painter

    def _on_cards_drawn(self) -> None:
        for part in (self.moments.fan, *self.costs.rows):
            part.update()

    def _link_opener(self, command: Command) -> Callable[[], None]:
        def open_page() -> None:
            is_about_game = command is Command.STATISTICS
            self.request.emit(ShowStatistics(self.game) if is_about_game else command)

        return open_page

    def _on_empty_clicked(self) -> None:
        self.request.emit(StartMatch(self.single_game))

    def _connect_signals(self) -> None:
        self.game_filter.picked.connect(self._on_game_picked)
        self.costs.resized.connect(self.show_changes)
        for panel in self.panels.values():
            panel.request.connect(self.request)
        for panel in (self.moments, self.skill, self.costs, self.matches):
            panel.empty_clicked.connect(self._on_empty_clicked)

    def _build_layout(self) -> None:
        self._sheet, self._scroll_area, self._header = QWidget(), QScrollArea(), QWidget()
        for panel in self.panels.values():
            panel.setParent(self._sheet)
        self._title_label.setWordWrap(False)
        flow = FlowLayout(
            self._title_label,
            self.game_filter,
            *self.links.values(),
            spacing=SPACINGS[1],
            horizontal_spacing=SPACINGS[2],
        )
        self._header_layout = QHBoxLayout(self._header)
        self._header_layout.addLayout(flow, 1)
        self._header_layout.addWidget(self.back_button, 0, Qt.AlignmentFlag.AlignTop)
        self._scroll_area.setWidgetResizable(True)
        self._scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll_area.setWidget(self._sheet)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._header)
        column.addWidget(self._scroll_area, 1)

    def _set_tab_order(self, panels: list[MyPlayPanel]) -> None:
        """Let Tab visit the header, and then the panels as they are read."""
        order: list[QWidget] = [self.game_filter, *self.links.values(), self.back_button]
        for panel in panels:
            inside = panel.findChildren(QWidget)
            order += [each for each in inside if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)

    def _set_texts(self) -> None:
        self._title_label.setText(say("start-my-play"))
        self.game_filter.setAccessibleName(say("game-filter"))
        for command, link in self.links.items():
            link.setText(command_label(command))
            link.setAccessibleName(command_label(command))
        self.back_button.setText(say("storage-back"))
        self.back_button.setAccessibleName(say("storage-back"))
        if self.game_filter.count():
            self._fill_game_filter(self.game)

    # Qt

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._refresh_timer.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_panels()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and "_header_layout" in vars(self):
            self.place_panels()
