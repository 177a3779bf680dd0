"""A row of the match list: a match, with buttons to resume, review, save or delete it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ....engine.game import Game
from ....engine.state import MatchStanding
from ....model.match_summary import FINISHED, OPEN, MatchSummary
from ...common.requests import ResumeMatch, ReviewMatch, SaveMatch
from ...common.theme import CAPTION, LABEL, create_font, elide_text
from ...text import games, house_rules_text
from ...text import storage_text as words
from ...text.card_names import join_with_and
from ...text.house_rules_text import NO_OWN_PRESETS, OwnPresets
from ...text.i18n import date_time_text, number_text, say
from ...text.resume_text import tournament_points_text
from ...text.sanitizing import shorten
from ...text.scoring.scoring_texts import deal_number_text
from ...text.table_players import TablePlayers
from ...widgets.labels import create_button, create_label

MAX_SCORES_IN_A_LINE = 2
NAME_WIDTH, SCORES_WIDTH = 150, 200  # pixels; longer names and scores are elided
SEPARATOR, NO_BREAK_SPACE, UNKNOWN_DATE = " · ", "\N{NO-BREAK SPACE}", "?"


class MatchRow(QFrame):
    """Shows a match. While the list scrolls, it reuses rows for other matches."""

    request = Signal(object)
    delete_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.match_id = 0
        self.setProperty("look", "row")
        self._title_label, self._details_label = (
            create_label("", "heading"),
            create_label("", "caption"),
        )
        self._scores_label = create_label("", "heading")
        self._resume_button = create_button(
            say("storage-continue"), lambda: self.request.emit(ResumeMatch(self.match_id)), "play"
        )
        self._review_button = create_button(
            say("storage-review"), lambda: self.request.emit(ReviewMatch(self.match_id)), "quiet"
        )
        self._save_button = create_button(
            say("storage-save-record"), lambda: self.request.emit(SaveMatch(self.match_id)), "quiet"
        )
        self._delete_button = create_button(
            say("delete"), lambda: self.delete_clicked.emit(self.match_id), "link"
        )
        inside, texts = QHBoxLayout(self), QVBoxLayout()
        texts.addWidget(self._title_label)
        texts.addWidget(self._details_label)
        inside.addLayout(texts, 1)
        inside.addWidget(self._scores_label)
        for control in self._buttons:
            inside.addWidget(control)

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return self._resume_button, self._review_button, self._save_button, self._delete_button

    def show_match(
        self,
        match_id: int,
        summary: MatchSummary | None,
        game: Game | None,
        own_rules: OwnPresets = NO_OWN_PRESETS,
        collected: tuple[int, ...] = (),
    ) -> None:
        """Show a match. A summary of None means that the match can't be read.

        own_rules are the player's own presets of the game; collected are the points that decide a
        tournament.
        """
        self.match_id = match_id
        is_known = summary is not None and games.is_known_game(summary.game)
        self._resume_button.setVisible(is_known and summary is not None and summary.status == OPEN)
        self._review_button.setVisible(is_known)
        self._title_label.setText(
            say("unplayable") if summary is None else games.game_title(summary.game)
        )
        self._details_label.setText(
            "" if summary is None else details_text(summary, game, own_rules, collected)
        )
        self._scores_label.setWordWrap(
            summary is not None and len(summary.scores) > MAX_SCORES_IN_A_LINE
        )
        self._scores_label.setText("" if summary is None else _scores_text(summary))
        description = SEPARATOR.join(
            filter(None, (self._title_label.text(), self._details_label.text()))
        )
        for control in self._buttons:
            control.setAccessibleDescription(description)


def date_text(summary: MatchSummary) -> str:
    """Return the date on which a match was last played or, if that is damaged, created."""
    return (
        date_time_text(summary.updated_at)
        or date_time_text(summary.created_at)
        or shorten(summary.updated_at)
        or UNKNOWN_DATE
    )


def details_text(
    summary: MatchSummary,
    game: Game | None,
    own_rules: OwnPresets = NO_OWN_PRESETS,
    collected: tuple[int, ...] = (),
) -> str:
    """Return the date, the other players, the number of hands, the result and the rules."""
    names = [
        shorten(name) for seat, name in enumerate(summary.player_names) if seat != summary.own_seat
    ]
    others = [elide_text(name, create_font(CAPTION), NAME_WIDTH) for name in names if name]
    progress_texts = [_progress_text(summary, game)]
    if summary.status == FINISHED and summary.winner is not None:
        progress_texts.append(
            words.result_label(
                is_won=summary.winner == summary.own_seat % max(len(summary.scores), 1)
            )
        )
    if collected and game is not None:
        people = TablePlayers(summary.player_names, summary.own_seat, game.seating)
        progress_texts.append(tournament_points_text(collected, people))
    if summary.is_assisted:
        progress_texts.append(say("storage-assisted"))
    progress_text = SEPARATOR.join(progress_texts).replace(" ", NO_BREAK_SPACE)
    rules = "" if game is None else house_rules_text.unusual_rules_label(game, own_rules)
    parts = date_text(summary), say("with-names", names=join_with_and(others)), progress_text, rules
    return SEPARATOR.join(filter(None, parts))


def _progress_text(summary: MatchSummary, game: Game | None) -> str:
    """Return the number of hands or, in a match of fixed length, the next deal's number."""
    standing = MatchStanding(
        summary.scores, hands_played=summary.hand_count, is_over=summary.status != OPEN
    )
    deal = "" if game is None else deal_number_text(standing, game)
    return deal or say("hand-count", number=summary.hand_count)


def _scores_text(summary: MatchSummary) -> str:
    return elide_text(
        " : ".join(map(number_text, summary.scores)), create_font(LABEL), SCORES_WIDTH
    )
