"""The heading of a trick game in the corner: the trump and the contract."""

from functools import partial

from PySide6.QtCore import QPointF

from ...engine.view import View
from ..art import marks
from ..art.lines import even_lines
from ..basis.theme import CAPTION, SPEECH, STRONG, text_scale, width_of
from ..wording import scores
from ..wording.people import People
from .names import fitted
from .seen import Seen
from .things import Things

CORNER = "patch", "title", "subtitle", "deal"  # keys of the items of a heading
PATCH = 64.0  # u
PATCH_AT = 0.022, 0.0325  # top left corner, as a fraction of the table
BESIDE, BELOW, LINE = 78.0, 6.0, 28.0  # u: text from the patch's corner; line to line
WIDTH, BETWEEN = 0.36, " \N{MIDDLE DOT} "  # fraction of the table's width; where the text may wrap


class Heading:
    """Shows the trump or contract while a hand is under way."""

    def __init__(self, things: Things) -> None:
        self._things = things

    def show(self, seen: Seen) -> None:
        if scores.is_under_way(seen.view):
            self._show_patch(seen.view)
            self._show_words(seen.view, seen.people)

    def _show_patch(self, view: View) -> None:
        look, u, patch = self._things.look, self._things.layout.u, scores.patch(view)
        picture = self._things.drawn.picture(
            ("patch", patch), lambda: marks.patch_picture(patch, look.deck, PATCH * u, look.ratio)
        )
        x, y = self._things.layout.at(PATCH_AT)
        self._things.put("patch", picture, QPointF(x + PATCH * u / 2, y + PATCH * u / 2))

    def _show_words(self, view: View, people: People) -> None:
        things, layout, u = self._things, self._things.layout, self._things.layout.u
        title, subtitle = scores.heading(view, people)
        x, y = layout.at(PATCH_AT)
        x, y, line = x + BESIDE * u, y + BELOW * u, LINE * max(u, 0.8) * text_scale()
        face, room = things.font(CAPTION, STRONG), WIDTH * layout.width - x
        if width_of(subtitle, face) > room:
            subtitle_text = fitted(partial(_lines, view), people, face, room)
            subtitle = "\n".join(
                line for each in subtitle_text.split("\n") for line in even_lines(each, face, room)
            )
        things.write("title", title, (x, y), SPEECH, bold=True)
        things.write("subtitle", subtitle, (x, y + line), CAPTION)


def _lines(view: View, people: People) -> str:
    """Return the text below the title, with a line per part."""
    return scores.heading(view, people)[1].replace(BETWEEN, "\n")
