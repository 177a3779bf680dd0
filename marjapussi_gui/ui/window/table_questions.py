"""Questions in the notice bar about how to go on playing: with warnings, or faster."""

from functools import partial
from typing import TYPE_CHECKING

from ..panels.notice_bar import NoticeBar
from ..text import confirmation_text as words

if TYPE_CHECKING:
    from ..pages.table.table_page import TablePage


def connect_questions(page: "TablePage", notice_bar: NoticeBar) -> None:
    """Ask in the notice bar what the table page wants to know."""
    page.assistance.question_changed.connect(partial(_ask_about_warnings, page, notice_bar))
    page.pace_adviser.question_changed.connect(partial(_ask_about_pace, page, notice_bar))


def _ask_about_warnings(
    page: "TablePage",
    notice_bar: NoticeBar,
    is_due: bool,  # noqa: FBT001 - a slot
) -> None:
    """Ask whether the warnings before mistakes should stay, or withdraw the question."""
    notice_bar.remove_notice(words.warnings_end_text)
    if is_due:
        notice_bar.add_notice(
            words.warnings_end_text,
            words.keep_warnings_label,
            page.assistance.keep_warnings,
            close_text=words.end_warnings_label,
        )


def _ask_about_pace(
    page: "TablePage",
    notice_bar: NoticeBar,
    is_due: bool,  # noqa: FBT001 - a slot
) -> None:
    """Ask whether to play faster, or withdraw the question."""
    notice_bar.remove_notice(words.play_faster_text)
    if is_due:
        notice_bar.add_notice(
            words.play_faster_text,
            words.play_faster_label,
            page.pace_adviser.play_faster,
            close_text=words.end_warnings_label,
        )
