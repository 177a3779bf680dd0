"""A row for a match: with all buttons in the list of matches, or small, with one of them."""

from collections.abc import Callable
from datetime import date
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from ...engine.game import Game
from ...engine.state import NOBODY, MatchStanding
from ...model.match_state import FINISHED, OPEN, PLAYED, MatchSummary
from ...model.remark import Note
from ...model.score_sheet import ScoreSheet
from ..art.score_bag_pictures import bag_picture
from ..common.requests import (
    OpenSheet,
    Request,
    ResumeMatch,
    ReviewMatch,
    SaveMatch,
    SaveSheetPage,
)
from ..common.theme import CAPTION, LABEL, create_font, elide_text
from ..text import games, house_rules_text, my_play_text, review_text
from ..text import storage_text as words
from ..text.card_names import join_with_and
from ..text.house_rules_text import NO_OWN_PRESETS, OwnPresets
from ..text.i18n import date_time_text, number_text, say
from ..text.sanitizing import shorten
from ..text.scoring.scoring_texts import deal_number_text
from ..text.start_text import tournament_points_text
from ..text.table_players import TablePlayers
from ..text.verdict_text import note_sentence
from .flow_layout import FlowLayout
from .labels import TextLabel, create_button, create_label, tooltip_text

MAX_SCORES_IN_A_LINE = 2
NAME_WIDTH, SCORES_WIDTH, BAG_WIDTH = 150, 200, 28  # pixels; longer names and scores are elided
SCORE_SHEET = "score sheet"  # in place of the level of the partner
NOTE_LENGTH = 80  # characters
SEPARATOR, NO_BREAK_SPACE, UNKNOWN_DATE = " · ", "\N{NO-BREAK SPACE}", "?"


class MatchRow(QFrame):
    """A row that shows a match, and can be reused for another match.

    A small row only resumes or reviews its match, also by a click beside its button.
    """

    request = Signal(object)
    delete_clicked = Signal(int)

    def __init__(self, *, is_small: bool = False) -> None:
        super().__init__()
        self.match_id, self._review_ply = 0, 1  # where the review begins
        self._sheet_id = 0  # if it shows a score sheet
        self.setProperty("look", "" if is_small else "row")
        self._title_label = create_label("", "strong" if is_small else "heading")
        self._details_label, self._scores_label = (
            create_label("", "caption"),
            create_label("", "heading"),
        )
        self._bag = TextLabel()
        self._bag.hide()
        kinds: tuple[Callable[[int], Request], ...] = ResumeMatch, self._review_request, SaveMatch
        looks = ("link", "link", "link") if is_small else ("play", "quiet", "quiet")
        self._resume_button, self._review_button, self._save_button = (
            create_button("", partial(self._send, kind), look)
            for kind, look in zip(kinds, looks, strict=True)
        )
        self._delete_button = create_button(
            "", lambda: self.delete_clicked.emit(self.match_id), "link"
        )
        inside, texts = QHBoxLayout(self), QVBoxLayout()
        texts.addWidget(self._title_label)
        texts.addWidget(self._details_label)
        inside.addLayout(texts, 1)
        for part in (self._scores_label, self._bag):
            inside.addWidget(part)
        inside.addLayout(buttons := FlowLayout(*self._buttons))
        inside.setAlignment(buttons, Qt.AlignmentFlag.AlignVCenter)
        if is_small:
            inside.setContentsMargins(0, 0, 0, 0)
            texts.setSpacing(0)
            self._save_button.hide()
            self._delete_button.hide()

    @property
    def button(self) -> QPushButton:
        """The button to resume the match or, if it is over, to review it."""
        return self._review_button if self._resume_button.isHidden() else self._resume_button

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
        note: Note | None = None,
    ) -> None:
        """Show a match. A summary of None means that the match can't be read.

        own_rules are the player's own presets of the game; collected are the points that decide a
        tournament. A note is shown, and the review begins at its moment.
        """
        self.match_id, self._sheet_id = match_id, 0
        self._review_ply = 1 if note is None else note.ply
        is_known = summary is not None and games.is_known_game(summary.game)
        self._resume_button.setVisible(is_known and summary is not None and summary.status == OPEN)
        self._review_button.setVisible(is_known)
        self._scores_label.setWordWrap(
            summary is not None and len(summary.scores) > MAX_SCORES_IN_A_LINE
        )
        if summary is None:
            self._show_texts(say("unplayable"), "", "")
        else:
            self._show_texts(
                games.game_title(summary.game),
                SEPARATOR.join(
                    (
                        details_text(summary, game, own_rules, collected),
                        *([] if note is None else [shorten(note_sentence(note), NOTE_LENGTH)]),
                    )
                ),
                _scores_text(summary),
            )

    def show_sheet(self, row_id: int, sheet: ScoreSheet | None) -> None:
        """Show a score sheet. None means that it can't be read."""
        game = None if sheet is None else sheet.game
        self.show_match(row_id, None if sheet is None else _sheet_summary(row_id, sheet), game)
        self._sheet_id = 0 if sheet is None else sheet.id
        self._review_button.setVisible(sheet is not None and self._resume_button.isHidden())
        self._save_button.setText(say("save-page"))

    def show_recent(
        self,
        summary: MatchSummary,
        game: Game | None,
        today: date,
        *,
        names_game: bool,
        has_bag: bool,
    ) -> None:
        """Show when and against whom a match was played, its score, and who won it."""
        self.match_id = summary.id
        seat = summary.own_seat
        side: int = seat if game is None else game.seating.side_of(seat)
        side = side if 0 <= side < len(summary.scores) else 0
        is_open, is_won = summary.status == OPEN, summary.winner == side
        self._resume_button.setVisible(is_open)
        self._review_button.setVisible(not is_open)
        against = say("against", names=join_with_and(_opponents(summary, game)))
        against = _kind_text(summary) or against
        if names_game:
            against = say("game-and", game=games.game_name(summary.game), text=against)
        parts = [against, *([] if is_open else [words.result_label(is_won=is_won)])]
        parts += [say("storage-assisted")] * summary.is_assisted
        self._scores_label.setWordWrap(False)
        day, score = (
            my_play_text.day_text(summary.updated_at, today),
            review_text.score_text(summary.scores, side),
        )
        self._show_texts(day, SEPARATOR.join(parts), score)
        heard = my_play_text.match_row_text((day, parts[0], score, *parts[1:]))
        self.button.setAccessibleName(f"{self.button.text()}: {heard}")
        rules = "" if game is None else house_rules_text.unusual_rules_label(game)
        self.setToolTip(tooltip_text(rules))
        self.button.setAccessibleDescription(rules)
        if has_bag:
            is_full, ratio = not is_open and is_won, self.devicePixelRatioF()
            berries = max(summary.scores[side], 0)
            picture = bag_picture(berries, 0, BAG_WIDTH, ratio, label="", is_full=is_full)
            self._bag.setPixmap(picture)
        self._bag.setVisible(has_bag)

    def _show_texts(self, title: str, details: str, scores: str) -> None:
        labels = self._title_label, self._details_label, self._scores_label
        for label, text in zip(labels, (title, details, scores), strict=True):
            label.setText(text)
        texts = (
            say("storage-continue"),
            say("storage-review"),
            say("storage-save-record"),
            say("delete"),
        )
        for control, text in zip(self._buttons, texts, strict=True):
            if control.text() != text:
                control.setText(text)
                control.setAccessibleName(text)
            control.setAccessibleDescription(SEPARATOR.join(filter(None, (title, details))))

    def _review_request(self, match_id: int) -> ReviewMatch:
        return ReviewMatch(match_id, self._review_ply)

    def _send(self, kind: Callable[[int], Request], _checked: object = None) -> None:
        if self._sheet_id:
            kind = SaveSheetPage if kind is SaveMatch else OpenSheet
        self.request.emit(kind(self._sheet_id or self.match_id))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_inside = self.rect().contains(event.position().toPoint())
        is_left = event.button() == Qt.MouseButton.LeftButton
        if self._save_button.isHidden() and is_left and is_inside:
            self.button.click()


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
    company = say("with-names", names=join_with_and(others)) if others else ""
    parts = _kind_text(summary), date_text(summary), company, progress_text, rules
    return SEPARATOR.join(filter(None, parts))


def _kind_text(summary: MatchSummary) -> str:
    """Return the kind of a shared hand or a score sheet, or "" for an ordinary match."""
    if summary.partner_level == SCORE_SHEET:
        return say("score-sheet")
    return say(f"shared-{summary.shared}") if summary.shared else ""


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


def _sheet_summary(row_id: int, sheet: ScoreSheet) -> MatchSummary:
    names, match = sheet.header.player_names, sheet.position_before(len(sheet.hands)).match
    times, count = (sheet.changed_at, sheet.changed_at), len(sheet.hands)
    status = FINISHED if match.is_over else OPEN
    levels = "", SCORE_SHEET, 0
    return MatchSummary(
        *(row_id, sheet.game.key, names, NOBODY, *levels, *times, PLAYED, status, False),
        *(None, match.scores, count, count),
    )


def _opponents(summary: MatchSummary, game: Game | None) -> list[str]:
    """Return the names of the opponents or, in a game that is unknown, of all other players."""
    if game is None:
        others = [seat for seat in range(len(summary.player_names)) if seat != summary.own_seat]
        return [shorten(summary.player_names[seat]) for seat in others]
    people = TablePlayers(summary.player_names, summary.own_seat, game.seating)
    side = game.seating.side_of(summary.own_seat)
    return [people.name(seat) for seat in game.seating.seats if game.seating.side_of(seat) != side]
