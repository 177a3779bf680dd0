"""The panel with the matches that were played last."""

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtWidgets import QVBoxLayout

from ....engine.game import Game
from ....model.match_summary import MatchSummary
from ...board.score_bags import is_scored_in_bags
from ...common.theme import SPACINGS
from ...text.commands import Command
from ...text.i18n import say
from ...widgets.match_row import MatchRow
from .panel import MyPlayPanel, replace_rows

SHARE, SHOWN = 208, 3


class RecentMatchesPanel(MyPlayPanel):
    """Shows the last matches; a click resumes or reviews one of them."""

    def __init__(self, find_game: Callable[[int], Game | None]) -> None:
        super().__init__(say("recent"), SHARE)
        self._find_game = find_game
        self.rows: list[MatchRow] = []
        self._list = QVBoxLayout(self.body)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(SPACINGS[1])
        self.body.setContentsMargins(0, 0, 0, 0)  # the rows end with a link, as the heading does

    def on_link_clicked(self) -> None:
        self.request.emit(Command.MATCHES)

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
