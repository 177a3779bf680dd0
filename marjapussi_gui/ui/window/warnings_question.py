"""The question whether the warnings before mistakes should stay after the first matches."""

from typing import TYPE_CHECKING

from ..panels.notice_bar import NoticeBar
from ..text import confirmation_text

if TYPE_CHECKING:
    from ..pages.table.assistance import AssistanceController


def ask_about_warnings(
    notice_bar: NoticeBar,
    assistance: "AssistanceController",
    is_due: bool,  # noqa: FBT001 - a slot
) -> None:
    """Ask in the notice bar whether the warnings should stay, or withdraw the question."""
    if not is_due:
        notice_bar.remove_notice(confirmation_text.warnings_end_text)
        return
    notice_bar.add_notice(
        confirmation_text.warnings_end_text,
        confirmation_text.keep_warnings_label,
        assistance.keep_warnings,
        close_text=confirmation_text.end_warnings_label,
    )
