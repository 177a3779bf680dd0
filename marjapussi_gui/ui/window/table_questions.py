"""Questions in the notice bar: whether to keep warnings, and whether to play faster."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ..panels.notice_bar import NoticeBar
from ..text.i18n import Message

if TYPE_CHECKING:
    from ..pages.table.table_page import TablePage


def connect_questions(page: "TablePage", notice_bar: NoticeBar) -> None:
    """Show the table page's questions in the notice bar."""
    for asker, question, answer, on_answer in (
        (
            page.assistance,
            Message("warnings-end"),
            Message("keep-warnings"),
            page.assistance.keep_warnings,
        ),
        (
            page.pace_adviser,
            Message("confirmation-play-faster"),
            Message("play-faster-label"),
            page.pace_adviser.play_faster,
        ),
    ):
        asker.question_changed.connect(partial(_ask, notice_bar, question, answer, on_answer))


def _ask(
    notice_bar: NoticeBar,
    question: Message,
    answer: Message,
    on_answer: Callable[[], object],
    is_due: bool,  # noqa: FBT001 - a slot
) -> None:
    notice_bar.remove_notice(question)
    if is_due:
        notice_bar.add_notice(question, answer, on_answer, close_text=Message("end-warnings"))
