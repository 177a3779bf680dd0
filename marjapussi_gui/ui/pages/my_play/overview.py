"""The first part of the page: what to practise, skill, mistakes, matches and puzzles."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout

from ....engine.frozen import frozen
from ....engine.game import Game
from ....model.first_occurrences import FirstOccurrence, FirstOccurrenceKind
from ....model.hand_review import choice_to_praise
from ....model.match_state import OPEN, MatchSummary
from ....model.match_totals import StatisticsScope
from ....model.new_game import TEN_DEALS, deals_of_day, todays_seed
from ....model.skill import estimate_costs
from ....model.verdict import Grade
from ....ports.match_repository import first_matches_of_deals
from ....ports.services import Services
from ....ports.statistics_service import is_cost_in_points
from ....session.task_runner import LatestTask
from ...art.async_card_painter import AsyncCardPainter
from ...board.score_bags import is_scored_in_bags
from ...common.requests import StartMatch
from ...common.theme import SPACINGS
from ...text import games, review_text
from ...text import my_play_text as words
from ...text.commands import Command, command_label
from ...text.i18n import join_as_sentences, say, uncapitalized
from ...widgets.labels import create_button, create_label, tooltip_text
from ...widgets.match_row import MatchRow
from ...widgets.puzzle_path_view import path_places
from ...widgets.tiles import SHADOW_MARGIN
from .costliest_choices_panel import DAYS, LATEST, MOST, CostliestChoicesPanel, hand_and_day_text
from .due_exercises_panel import DueExercisesPanel
from .filters import MyPlayFilters
from .puzzle_path_panel import PuzzlePathPanel
from .section_view import MyPlayPanel, SectionView, replace_rows
from .skill_rows import SkillPanel, SkillRow, cost_estimate_rows
from .todays_deal_panel import TodaysDealPanel, TodaysMatch

SHARE, SHOWN = 208, 3


class RecentMatchesPanel(MyPlayPanel):
    """Shows the last matches; a click resumes or reviews one of them."""

    def __init__(self, find_game: Callable[[int], Game | None]) -> None:
        super().__init__(say("recent"), SHARE)
        self._find_game = find_game
        self.sheet_button = create_button(say("score-sheet"), self._open_sheet, "link")
        self.head.insertWidget(self.head.count() - 1, self.sheet_button)
        self.rows: list[MatchRow] = []
        self._list = QVBoxLayout(self.body)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(SPACINGS[1])
        self.body.setContentsMargins(0, 0, 0, 0)  # the rows end with a link, as the heading does

    def on_link_clicked(self) -> None:
        self.request.emit(Command.MATCHES)

    def _open_sheet(self) -> None:
        self.request.emit(Command.SCORE_SHEET)

    def fill(self, summaries: Sequence[MatchSummary], today: date, game: str) -> None:
        """Show matches of a game, or of all games (""), the last one first."""
        self.rows = [self._create_row(each, today, names_game=not game) for each in summaries]
        replace_rows(self._list, self.rows)
        self.set_link(say("all-matches") if summaries else "")
        if summaries:
            self.show_body()
        else:
            self.show_empty(say("my-play-no-matches"), has_button=True)

    def _create_row(self, summary: MatchSummary, today: date, *, names_game: bool) -> MatchRow:
        row, game = MatchRow(is_small=True), self._find_game(summary.id)
        has_bag = game is not None and is_scored_in_bags(game)
        row.show_recent(summary, game, today, names_game=names_game, has_bag=has_bag)
        row.request.connect(self.request)
        return row


LINKED_COMMANDS = Command.ORDER, Command.OPEN, Command.BACKUPS
SEPARATOR = " · "


@frozen
class SkillResult:
    """How well the player makes each kind of decision, and how many decisions there were."""

    rows: list[SkillRow]
    decision_count: int
    assisted_count: int


class Overview(SectionView):
    """Shows what is known about the player's play, from the first hand on.

    Every panel opens the page that says more about it.
    """

    def __init__(
        self,
        services: Services,
        filters: MyPlayFilters,
        card_painter: AsyncCardPainter,
        last_game: Callable[[], str],
        current_day: Callable[[], date],
        *,
        is_own: bool = True,
    ) -> None:
        """Show the player's play or, unless is_own, another person's, without deals and puzzles."""
        super().__init__()
        self._is_own = is_own
        self._storage, self._learning = services.storage, services.learning
        self._analysis, self._filters = services.analysis, filters
        self._last_game, self._current_day = last_game, current_day
        runner = services.system.task_runner
        self._skill_task, self._puzzle_task = LatestTask(runner), LatestTask(runner)
        self._first_occurrences_task = LatestTask(runner)
        self.single_game = last_game()  # of the panels that show one game
        self.links: dict[Command, QPushButton] = {
            each: create_button(command_label(each), partial(self._open, each), "link")
            for each in LINKED_COMMANDS
        }
        self.people_link = create_button(
            command_label(Command.PERSON_LIST), partial(self._open, Command.PERSON_LIST), "link"
        )
        self.tools = (*self.links.values(), self.people_link)
        self.moments, self.todays_deal = DueExercisesPanel(card_painter), TodaysDealPanel()
        self.skill, self.costs = SkillPanel(), CostliestChoicesPanel(card_painter)
        self.matches = RecentMatchesPanel(self._storage.matches.game_of_match)
        self.puzzles, self.first_occurrences_label = PuzzlePathPanel(), create_label("", "caption")
        self.first_occurrences_label.setContentsMargins(SHADOW_MARGIN, 0, SHADOW_MARGIN, 0)
        self._column.addWidget(self.first_occurrences_label)
        panels: tuple[MyPlayPanel, ...] = (self.moments, self.skill, self.costs, self.matches)
        for panel in (*panels, self.todays_deal, self.puzzles):
            panel.request.connect(self.request)
        for panel in panels:
            panel.empty_clicked.connect(self._on_empty_clicked)
        self.costs.link_button.clicked.connect(self.content_changed)

    def refresh(self) -> None:
        today, game = self._current_day(), self._filters.game
        single_game = game or self._last_game()
        if single_game != self.single_game:
            for panel in (self.skill, self.costs):
                panel.clear_content()
        self.single_game = single_game
        self.people_link.setVisible(bool(self._storage.people.people()))
        categories = self._storage.statistics.match_categories()
        has_play = any(each.hand_count for each in categories)
        has_hands = any(each.hand_count for each in categories if game in ("", each.game))
        self._arrange_panels(is_empty=not has_play)
        due_count = self._learning.exercises.count_due()
        self.moments.show_due_count(due_count, has_play=has_play)
        match, ten_count = self._todays_match(today)
        is_likeliest = not due_count and match is None
        self.todays_deal.show_deal(
            single_game,
            today,
            match,
            ten_count,
            names_game=not game,
            is_likeliest=is_likeliest,
        )
        self._load_skill(has_hands=has_hands)
        recent = self._storage.matches.list_summaries(game, limit=2 * SHOWN)
        known = [each for each in recent if games.is_known_game(each.game) and each.scores]
        self.matches.show_content(known[:SHOWN], today, game)

    def load(self) -> None:
        if self._is_own:
            self._load_puzzles()
        self._load_first_occurrences()

    def focus_likeliest(self) -> bool:
        candidates = self.moments.begin_button, self.todays_deal.play_button
        button = next(each for each in candidates if not each.isHidden())
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def on_leave(self) -> None:
        for task in (self._skill_task, self._puzzle_task, self._first_occurrences_task):
            task.cancel()

    def set_card_painter(self, card_painter: AsyncCardPainter) -> None:
        self.moments.fan.card_painter = self.costs.card_painter = card_painter
        for row in self.costs.rows:
            row.card_painter = card_painter

    def redraw_cards(self) -> None:
        for part in (self.moments.fan, *self.costs.rows):
            part.update()

    # Private

    def _arrange_panels(self, *, is_empty: bool) -> None:
        """Arrange the panels; before the first hand, those that start something come first."""
        if not self._is_own:
            self.arrange([(self.moments,), (self.skill, self.costs), (self.matches,)])
            return
        first, second, third = (
            (self.moments, self.todays_deal),
            (self.skill, self.costs),
            (self.matches, self.puzzles),
        )
        narrow = [self.moments, self.costs, self.skill, self.matches]
        if is_empty:
            rows = [(self.todays_deal, self.puzzles), (self.moments, self.costs)]
            self.arrange([*rows, (self.skill, self.matches)], [*rows[0], *narrow])
        else:
            order = [*first, *second[::-1], *third[::-1]]
            self.arrange([first, second, third], order)

    def _todays_match(self, today: date) -> tuple[TodaysMatch | None, int]:
        """Return the first match with today's deal, and how many of the ten deals were played."""
        seed, ten = todays_seed(today), deals_of_day(today, TEN_DEALS)
        found = first_matches_of_deals(self._storage.matches, self.single_game, (seed, *ten))
        match = found.get(seed)
        ten_count = sum(each in found and found[each].hand_count > 0 for each in ten)
        if match is None:
            return None, ten_count
        game = self._storage.matches.game_of_match(match.id)
        side = 0 if game is None else game.seating.side_of(match.own_seat)
        result = review_text.score_text(match.scores, side) if match.hand_count else ""
        return TodaysMatch(match.id, result, match.status == OPEN), ten_count

    def _load_skill(self, *, has_hands: bool) -> None:
        """Estimate the player's skill in the background, then show it and the costliest choices."""
        statistics, scope = self._storage.statistics, self._scope
        levels, in_points = self._analysis.error_rates(scope.game), is_cost_in_points(scope.game)
        beginner = next(iter(levels.values()), {})

        def estimate(_cancel_flag: object) -> SkillResult:
            every = statistics.decisions_in_background(scope)
            real = [each for each in every if each.grade is not Grade.FORCED]
            return SkillResult(
                cost_estimate_rows(estimate_costs(real, beginner, in_points=in_points), levels),
                len(real),
                sum(each.is_assisted for each in real),
            )

        self._skill_task.start(estimate, partial(self._show_skill, has_hands))

    def _show_skill(self, has_hands: bool, result: SkillResult) -> None:  # noqa: FBT001 - bound above
        """Show the player's skill, and the costliest choices among the same decisions."""
        game, number = self._filters.game, result.decision_count
        exercises = self._learning.exercises.learning_progress(self._scope)
        costs = {row.kind: row.cost for row in result.rows if row.kind in exercises}
        sure = {kind: cost for kind, cost in costs.items() if cost is not None}
        waiting = say("reviewing") if has_hands else ""
        self.skill.show_game(self.single_game, names_game=not game and bool(number))
        self.skill.show_content(
            result.rows,
            max(sure, key=sure.__getitem__, default=None),
            (number, result.assisted_count),
            waiting,
        )
        costly = self._storage.statistics.costly_choices(game, DAYS, MOST)
        if number and not costly:
            waiting = self._praise_text()
        unit = "chance-to-win-match"
        if not game:
            unit = "chance-to-win-match-or-points"
        elif is_cost_in_points(game):
            unit = "points-in-hand"
        self.costs.show_content(costly, waiting, say(unit), self._current_day(), game)
        self.content_changed.emit()

    def _praise_text(self) -> str:
        """Return praise for days without mistakes, which may name a hard choice."""
        game = self._filters.game
        recent = self._storage.statistics.recent_choices(game, DAYS, LATEST)
        risk = self._analysis.slip_risk
        praised = choice_to_praise((each.verdict, risk(each.game, each.verdict)) for each in recent)
        choice = next((each for each in recent if each.verdict is praised), None)
        if choice is None:
            return say("my-play-no-mistakes")
        place = hand_and_day_text(choice, self._current_day(), names_game=not game)
        return words.praise_text(place, choice.verdict)

    @property
    def _scope(self) -> StatisticsScope:
        """The scope of the skill figures: matches of the game, with and without help."""
        return StatisticsScope(self.single_game, is_assisted=None)

    def _load_puzzles(self) -> None:
        key, load = self.single_game, self._learning.puzzles
        names_game = not self._filters.game
        self.puzzles.show_puzzles(key, None, names_game=names_game)
        progress = self._learning.puzzle_progress.load()
        self._puzzle_task.start(
            lambda _: load(key),
            lambda puzzles: self.puzzles.show_puzzles(
                key, path_places(puzzles, progress), names_game=names_game
            ),
        )

    def _load_first_occurrences(self) -> None:
        statistics, game = self._storage.statistics, self._filters.game
        self._show_first_occurrences({})
        self._first_occurrences_task.start(
            lambda cancel_flag: statistics.first_occurrences(game, cancel_flag),
            self._show_first_occurrences,
        )

    def _show_first_occurrences(self, found: Mapping[FirstOccurrenceKind, FirstOccurrence]) -> None:
        """Show in a line what the player did for the first time, and when."""
        known, today = (
            [found[kind] for kind in FirstOccurrenceKind if kind in found],
            self._current_day(),
        )
        texts = [
            f"{say(f'first-time-{each.kind}')}: {uncapitalized(words.dated_hand_text(each, today))}"
            for each in known
        ]
        meanings = [say(f"first-time-{each.kind}-meaning") for each in known]
        self.first_occurrences_label.setText(SEPARATOR.join(texts))
        self.first_occurrences_label.setToolTip(tooltip_text(join_as_sentences(meanings)))
        self.first_occurrences_label.setVisible(bool(known))
        self.content_changed.emit()

    def _open(self, command: Command, _checked: object = None) -> None:
        self.request.emit(command)

    def _on_empty_clicked(self) -> None:
        self.request.emit(StartMatch(self.single_game))
