"""The page of skill and luck: each kind of decision compared with the levels, and card luck."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ...kept.figures import Scope
from ...kept.luck import Outcome, luck
from ...kept.skill import Levels, Rate, Skill, mixed, skill
from ...kept.verdict import Kind
from ...table.runner import Job, Runner
from ..basis.exercises import Exercises, NoExercises
from ..basis.figures import Figures, is_in_points, skill_in
from ..basis.theme import SPACE, TOUCH
from ..statistics.luck_tile import LuckTile
from ..statistics.skill_course import CourseTile
from ..statistics.skill_rows import Line
from ..statistics.skill_sheet import SkillSheet
from ..statistics.still_judged import StillJudged
from ..statistics.tile import EDGE
from ..widgets.fields import Pick, Tick
from ..widgets.flow import Flow, settle
from ..widgets.labels import button, label, tip
from ..wording import games, store
from ..wording import profile as words
from ..wording import statistics as statistics_words
from .page import Page

MARGIN, NARROW_MARGIN, BAR, WIDEST = 40, 24, 12, 1680
TWO_COLUMNS = 1000  # pixels: from here on the trend and the luck tile stand side by side
AGAIN_MS = 3000  # while evaluations are being made


class ProfilePage(Page):
    """Shows how well the player decides in a game, and how lucky the cards were."""

    practice_asked = Signal(str, str)  # a kind of decision, and a game

    def __init__(
        self,
        rates: Callable[[str], Levels],
        runner: Runner,
        exercises: Exercises | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._rates, self._runner = rates, runner
        self._exercises = exercises or NoExercises()
        self._job: Job | None = None
        self._to_be_told = 0  # once all are evaluated; 0 as long as it is unknown
        self._figures: Figures | None = None
        self.skill: Skill = skill(())
        self._title, self._sentence = label("", "title"), label("", "heading")
        self._summary, self.left = label("", "caption"), StillJudged()
        self.game, self.assisted = Pick[str](""), Tick("")
        self.charts = button("", self._ask_charts, "quiet")
        self.back = button("", self.ask_back, "quiet")
        self.sheet, self.course, self.luck = SkillSheet(), CourseTile(), LuckTile()
        self._area, self._lower = QScrollArea(), QGridLayout()
        self._beside, self._below = Flow(self.game, gap=SPACE[2]), Flow(gap=SPACE[2])
        self._timer = QTimer(self)
        self._timer.setInterval(AGAIN_MS)
        self._timer.timeout.connect(self.look_again)
        self.game.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.game.picked.connect(self.begin)
        self.assisted.picked.connect(self.begin)
        self.sheet.practice_asked.connect(self._on_practice)
        self._lay_out()
        self._name()

    def show_figures(self, figures: Figures | None, game: str = "") -> None:
        """Show the statistics, for this game first."""
        self._figures = figures
        self._offer_games(game)
        self.begin()
        self._area.verticalScrollBar().setValue(0)
        (self.game if self.game.isVisibleTo(self) else self.back).setFocus()

    @property
    def scope(self) -> Scope:
        """The matches that are counted."""
        return Scope(
            self.game.value() if self.game.count() else "", is_assisted=self.assisted.value()
        )

    def begin(self) -> None:
        """Show the chosen scope, and count in the background what is not yet evaluated."""
        self.on_left()
        self._to_be_told = 0
        self.left.begin()
        self.count()
        figures, scope = self._figures, self.scope
        if figures is not None and self.waiting:
            self._job = self._runner.run(lambda _: figures.left_to_judge(scope), self._on_counted)

    def count(self) -> None:
        """Show skill and luck for the chosen scope."""
        scope, figures = self.scope, self._figures
        self.skill, outcomes = skill(()), tuple[Outcome, ...]()
        if figures is not None and scope.game:
            self.skill, outcomes = skill_in(figures, scope), tuple(figures.outcomes(scope))
        self._show_skill(scope.game)
        self.luck.show_luck(luck(outcomes))
        self._tell(has_any=bool(self.skill.decisions or outcomes))
        settle(self)

    def look_again(self) -> None:
        """Refresh while evaluations are being made."""
        if self.waiting:
            self.count()

    @property
    def waiting(self) -> str:
        """The text about evaluations still to come; empty if there are none."""
        return self.left.text

    @property
    def sentence(self) -> str:
        """The reason why there is nothing to show; empty if there is."""
        return self._sentence.text()

    # Private

    def _show_skill(self, game: str) -> None:
        levels = self._rates(game) if game else {}
        in_points = bool(game) and is_in_points(game)
        lines = _lines(self.skill, levels, in_points=in_points)
        self.sheet.show_lines(lines, self.skill.rate, in_points=in_points)
        self.sheet.show_learned(self._exercises.learned(self.scope), self.skill.weakest)
        numbers = {kind: rate.number for kind, rate in self.skill.kinds.items()}
        self.course.show_course(self.skill, mixed(levels, numbers))

    def _on_practice(self, kind: str) -> None:
        self.practice_asked.emit(kind, self.scope.game)

    def _on_counted(self, left: int) -> None:
        """Show how many decisions remain; every new evaluation lowers the number."""
        self._to_be_told = self.skill.decisions + left
        self._tell_waiting()
        settle(self)

    def _tell(self, *, has_any: bool) -> None:
        """Show how much is counted, and what is still to be evaluated."""
        scope = self.scope
        number, matches = self.skill.decisions, self.skill.matches
        self._summary.setText(words.summary(number, matches, assisted=scope.is_assisted))
        self._sentence.setText("" if has_any else self._why_nothing())
        for part in (self._summary, self.sheet, self.course, self.luck):
            part.setVisible(has_any)
        self._sentence.setVisible(not has_any)
        self._tell_waiting()

    def _tell_waiting(self) -> None:
        waiting = 0
        if self._figures is not None and self.scope.game:
            waiting = self._figures.unjudged(self.scope)
        left = max(self._to_be_told - self.skill.decisions, 0)
        self.left.tell(waiting, left, self.skill.decisions)

    def _why_nothing(self) -> str:
        if self._figures is None:
            return statistics_words.nothing_kept()
        if not self.scope.game:
            return words.nothing_judged()
        return words.nothing_here(assisted=self.scope.is_assisted)

    def _offer_games(self, first: str = "") -> None:
        """Fill the game filter with the games played, most played first."""
        kinds = () if self._figures is None else self._figures.kinds()
        keys = [key for key in dict.fromkeys(kind.game for kind in kinds) if games.is_known(key)]
        before = first or (self.game.value() if self.game.count() else "")
        chosen = before if before in keys else None
        self.game.offer(
            [(key, games.name(key)) for key in keys], chosen or (keys[0] if keys else None)
        )
        self.game.setVisible(bool(keys))
        self.assisted.setVisible(bool(keys))

    def _ask_charts(self) -> None:
        self.asked.emit("statistics")

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(EDGE, 0, EDGE + BAR, 0)
        head.setSpacing(SPACE[3])
        self._title.setMinimumHeight(TOUCH)
        self._summary.setWordWrap(False)
        for part in (self._title, self.charts, self.back):
            head.addWidget(part, 0, Qt.AlignmentFlag.AlignTop)
        head.insertLayout(1, self._beside, 1)
        sheet = QWidget()
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(0, 0, SPACE[0], SPACE[1])
        inside.setSpacing(0)
        inside.addWidget(self._sentence)
        inside.addWidget(self.sheet, 3)
        self._lower.setSpacing(0)
        inside.addLayout(self._lower, 2)
        inside.addStretch(0)
        self._place_parts(is_wide=True)
        self._area.setWidgetResizable(True)
        self._area.setWidget(sheet)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(SPACE[1])
        self._column.addLayout(head)
        self._column.addLayout(self._below)
        self._column.addWidget(self._area, 1)

    def _place_parts(self, *, is_wide: bool) -> None:
        """Arrange the filters and tiles for a wide or a narrow window."""
        for part in (self.assisted, self._summary, self.left):
            self._beside.removeWidget(part)
            self._below.removeWidget(part)
            (self._beside if is_wide else self._below).addWidget(part)
        self._place_lower(2 if is_wide else 1)

    def _place_lower(self, columns: int) -> None:
        for place, tile in enumerate((self.course, self.luck)):
            self._lower.removeWidget(tile)
            self._lower.addWidget(tile, *divmod(place, columns))
        for place, stretch in enumerate((8, 7)):
            self._lower.setColumnStretch(place, stretch if place < columns else 0)

    def _name(self) -> None:
        """Set all texts in the current language."""
        self._title.setText(words.skill_and_luck())
        self.game.setAccessibleName(statistics_words.filter_name("game"))
        self.assisted.setText(statistics_words.filter_name("assisted"))
        self.assisted.setAccessibleName(statistics_words.filter_name("assisted"))
        self.assisted.setToolTip(tip(statistics_words.assisted_meaning()))
        self.assisted.setAccessibleDescription(statistics_words.assisted_meaning())
        for control, text in ((self.charts, words.charts()), (self.back, store.back())):
            control.setText(text)
            control.setAccessibleName(text)

    def on_left(self) -> None:
        if self._job is not None:
            self._job.stop()
            self._job = None

    def retranslate(self) -> None:
        self._name()
        self._offer_games()
        self.count()

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = MARGIN if self.width() >= TWO_COLUMNS else NARROW_MARGIN
        side = max(side, (self.width() - WIDEST) // 2) - EDGE
        self._column.setContentsMargins(side, SPACE[3] + SPACE[1], side - BAR - SPACE[0], 0)
        self._place_parts(is_wide=self.width() >= TWO_COLUMNS)


def _lines(skill_: Skill, levels: Levels, *, in_points: bool) -> list[Line]:
    """Return a row for each kind of decision of the game."""
    present = {*skill_.kinds, *(kind for rates in levels.values() for kind in rates)}
    return [_line(kind, skill_, levels, in_points=in_points) for kind in Kind if kind in present]


def _line(kind: Kind, skill_: Skill, levels: Levels, *, in_points: bool) -> Line:
    rates = [rates[kind] for rates in levels.values() if kind in rates]
    return Line(kind, skill_.kinds.get(kind, Rate(0)), rates, in_points)
