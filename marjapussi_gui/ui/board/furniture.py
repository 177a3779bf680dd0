"""What lies on the felt beside the cards: plates, the trump patch, bags and sheets, speech."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import inf

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFontMetricsF, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from ...engine.events import STOCK
from ...engine.state import NOBODY, Seat, Side
from ...engine.view import View
from ..art import bags, bubbles, marks
from ..art.bubbles import Bubble
from ..art.lines import even_lines
from ..art.sheets import SHEET_MARGIN, Row
from ..basis.palette import INK
from ..basis.theme import CAPTION, LABEL, SPEECH, STRONG, elided, text_scale, width_of
from ..wording import scores, table
from ..wording.people import People
from .drawn import Drawn
from .items import PictureItem
from .layout import RATIO, Layout
from .look import Look
from .names import fitted
from .progress import SetsProgress
from .score_rows import score_rows
from .sets_row import LEFT as ROW_LEFT
from .sets_row import Tag
from .speech import beside
from .standing import BAG_WIDTH, bag_foot, bag_place
from .things import OVER_CARDS, UNDER_CARDS, Line

PATCH = 64.0
BODY_SIZE, CAPTION_BELOW = 16, 206  # u: how large a caption is, and how far below the top of a bag
MOST_BERRIES = 12
HEADING, BETWEEN = 0.36, " \N{MIDDLE DOT} "  # of the width: what words may fill; where they wrap
CAPTION_APART = 4.0  # u: from the edge of the felt
BELOW_STOCK = 10.0  # u
SHEET_AT = 0.022, 0.96  # of the felt: its left end and its foot


class Furniture(SetsProgress):
    """Pictures and words on the felt, made anew when what they tell has changed."""

    def __init__(self, scene: QGraphicsScene, drawn: Drawn | None = None) -> None:
        super().__init__(scene, drawn)
        self._sentence, self._prompt_place = "", Line()
        self._speaker, self._speech = NOBODY, ""
        self.bubble: Bubble | None = None  # in which something is said
        self._bag_sides: dict[int, int] = {}  # whose bag a side's is: 0 ours, 1 theirs
        self._shown: tuple[View, People] | None = None
        self._sheet: tuple[Row, ...] = ()  # what stands on the sheet of scores
        self.counts = True  # the points of a hand, which everybody could add up

    def lay_out(self, layout: Layout, look: Look, *, may_wait: bool = False) -> None:
        """Stand as this layout says; if it may wait, not everything is drawn anew at once."""
        self._layout, self._look = layout, look
        self._drawn.rescale((look, text_scale()), layout.u, may_wait=may_wait)

    def show(self, view: View, people: People, actor: Seat) -> None:
        """Tell what a view tells, and nothing that another told; actor is who is seen to act."""
        before, self._placed = self._placed, set()
        self._show_heading(view, people)
        if is_berries(view):
            self._show_bags(view, people)
        else:
            self._show_sheet(view, people)
        self._show_stock(view)
        self._show_progress(view, people)
        self._shown = view, people
        self._show_plates(view, people, actor)
        self._show_tunnelas(view, people)
        if self._speaker != NOBODY:
            self._show_bubble()
        self._hide(*before - self._placed)

    def calm(self) -> None:
        """Let nobody be seen to act, until it is somebody's turn again."""
        if self._shown is not None:
            self._show_plates(*self._shown, NOBODY)

    def clear(self) -> None:
        """Tell nothing any more."""
        self._shown = None
        self.hush()
        self._hide(*self._placed)
        self._sheet = ()
        self._clear_plates()
        self._placed.clear()

    def say(self, seat: Seat, text: str) -> PictureItem | None:
        """Let a seat say something, in a bubble that grows from its plate; return that."""
        if seat == NOBODY or not text:
            return None
        self._speaker, self._speech = seat, text
        return self._show_bubble()

    def hush(self) -> None:
        self._speaker = NOBODY
        self._hide("bubble")

    def _show_bubble(self) -> PictureItem:
        """Let what was said stand beside the plate of its speaker, which grows with that."""
        seat, u, ratio = self._speaker, self._layout.u, self._look.ratio
        heading = self.box("patch", "title", "subtitle", "deal")
        bubble, middle = beside(self._speech, self.plate_box(seat), seat, self._layout, heading)
        self.bubble = bubble
        picture = self._drawn.picture(bubble, lambda: bubbles.bubble_picture(bubble, u, ratio))
        item = self._put("bubble", picture, middle, OVER_CARDS)
        item.setTransformOriginPoint(bubbles.tip_of(bubble, u))
        return item

    def bag(self, whose: int) -> PictureItem | None:
        """Return the bag of ours or of theirs, where there are bags."""
        sides = (side for side, owner in self._bag_sides.items() if owner == whose)
        return next((self._pictures.get(f"bag {side}") for side in sides), None)

    def show_bag(self, whose: int, picture: QPixmap) -> None:
        """Let a bag look like this, until it is shown anew."""
        for side in range(2):
            if self._bag_sides.get(side) == whose:
                self._put_bag(side, picture)

    def cover_bag(self, whose: int) -> None:
        """Take a bag off the felt, until it is shown anew."""
        for side in range(2):
            if self._bag_sides.get(side) == whose:
                self._hide(f"bag {side}")

    @property
    def sentence(self) -> str:
        """What is written over the buttons, or in their place."""
        return self._sentence

    @property
    def tags(self) -> list[str]:
        """What is written below the groups of the hand."""
        items = [item for key, item in self._texts.items() if key.startswith("tag ")]
        return [item.text() for item in items if item.isVisible()]

    def tell(self, sentence: str) -> None:
        """Write what is to be done just now, in as many lines as that takes."""
        self._sentence, at, face = sentence, self._prompt_place, self._font(LABEL, STRONG)
        lines = even_lines(sentence, face, at.room)
        high = QFontMetricsF(face).height()
        top = at.y - (len(lines) - (0.5 if at.is_above else len(lines) / 2)) * high
        self._write("prompt", "\n".join(lines), (at.x, top), LABEL)

    def tell_at(self, line: Line) -> None:
        """Write it there from now on."""
        self._prompt_place = line
        self.tell(self._sentence)

    def tag_groups(self, tags: Sequence[Tag]) -> None:
        """Write below the cards of a hand what its groups are, as far as there is room for it."""
        face = self._font(CAPTION, STRONG)
        half = QFontMetricsF(face).height() / 2
        for number, tag in enumerate(tags):
            fits = (each for each in tag.words if width_of(each, face) <= tag.room)
            text = next(fits, elided(tag.words[-1], face, tag.room))
            key, at = f"tag {number}", (tag.middle, tag.y - half)
            self._write(key, text, at, CAPTION, centred=True)
            if tag.is_on_linen:
                self._texts[key].setBrush(QColor(INK))
        for key in [key for key in self._texts if key.startswith("tag ")]:
            self._texts[key].setVisible(int(key.split(" ")[1]) < len(tags))

    # Inside

    def _show_heading(self, view: View, people: People) -> None:
        if not scores.is_under_way(view):
            return
        if view.rummy.is_dealt:
            self._show_tiplu(view)
            return
        layout, look, u = self._layout, self._look, self._layout.u
        title, subtitle = scores.heading(view, people)
        patch = scores.patch(view)
        x, y = layout.at((0.022, 0.0325))
        picture = self._drawn.picture(
            ("patch", patch), lambda: marks.patch_picture(patch, look.deck, PATCH * u, look.ratio)
        )
        middle = QPointF(x + PATCH * u / 2, y + PATCH * u / 2)
        self._tell("patch", picture, middle, UNDER_CARDS)
        x, y, line = x + 78 * u, y + 6 * u, 28 * max(u, 0.8) * text_scale()
        face, room = self._font(CAPTION, STRONG), HEADING * layout.width - x
        if width_of(subtitle, face) > room:
            subtitle = fitted(partial(_heading_lines, view), people, face, room)
        self._write("title", title, (x, y), SPEECH, bold=True)
        self._write("subtitle", subtitle, (x, y + line), CAPTION)
        self._placed |= {"title", "subtitle"}

    def _show_stock(self, view: View) -> None:
        """Tell below a stock that is drawn from how many cards it has."""
        left = len(dict(view.zones).get(STOCK, ()))
        if not left or self._layout.kitty or self._layout.has_rows:
            return
        text, u, look = table.left(left), self._layout.u, self._look
        picture = self._drawn.picture(
            ("stock", text), lambda: marks.pill_picture(text, look.felt, u, look.ratio)
        )
        spot = self._layout.spots(STOCK, [1])[0]
        under = spot.y + spot.width * RATIO / 2 + BELOW_STOCK * u
        middle = QPointF(spot.x, under + picture.deviceIndependentSize().height() / 2)
        self._tell("stock", picture, middle, UNDER_CARDS)

    def _show_bags(self, view: View, people: People) -> None:
        u, target = self._layout.u, view.game.rules.target
        me = view.game.seating.side(view.seat)
        for side, score in enumerate(view.match.scores):
            whose = self._bag_sides[side] = int(side != me)
            self._put_bag(side, self._bag(score, whose, is_full=score >= target))
            x, top = bag_place(self._layout, whose)
            place = x + BAG_WIDTH * u / 2, top + CAPTION_BELOW * u
            room = 2 * (min(place[0], self._layout.width - place[0]) - CAPTION_APART * u)
            face = self._font(BODY_SIZE, STRONG)
            words = partial(scores.caption, Side(side), view, counts=self.counts)
            caption = fitted(words, people, face, room)
            self._write(f"caption {side}", caption, place, BODY_SIZE, centred=True)
            self._placed |= {f"bag {side}", f"caption {side}"}
            self._show_earned(view, side)

    def _show_earned(self, view: View, side: int) -> None:
        """Lay berries beside a bag that are sure to come into it, unless one counts them."""
        number = sum(scores.earned(view)[side : side + 1]) if self.counts else 0
        if not number:
            return
        u, whose, ratio = self._layout.u, self._bag_sides[side], self._look.ratio
        picture = self._drawn.picture(
            ("earned", number, whose), lambda: bags.berries_picture(number, whose, u, ratio)
        )
        x, _ = bag_place(self._layout, whose)
        half = picture.deviceIndependentSize() / 2
        x += -half.width() if whose else BAG_WIDTH * u + half.width()
        foot = bag_foot(self._layout) - half.height()
        self._tell(f"earned {side}", picture, QPointF(x, foot), UNDER_CARDS)

    @property
    def made(self) -> int:
        """How many points of a contract are sewn."""
        return next((row.seam.made for row in self._sheet if row.seam is not None), 0)

    def sew(self, made: int) -> None:
        """Let so many points of the contract be sewn, until the sheet is shown anew."""
        rows = [
            row if row.seam is None else replace(row, seam=replace(row.seam, made=made))
            for row in self._sheet
        ]
        self._put_sheet(tuple(rows))

    def spend(self) -> None:
        """Lay no berries beside the bags any more: they go into them."""
        self._hide("earned 0", "earned 1")

    def _bag(self, score: int, whose: int, *, is_full: bool) -> QPixmap:
        width, ratio = BAG_WIDTH * self._layout.u, self._look.ratio
        return self._drawn.picture(
            ("bag", score, whose, is_full),
            lambda: bags.bag_picture(score, whose, width, ratio, full=is_full),
        )

    def _put_bag(self, side: int, picture: QPixmap) -> None:
        u = self._layout.u
        x, top = bag_place(self._layout, self._bag_sides[side])
        height = picture.deviceIndependentSize().height()
        middle = QPointF(x + BAG_WIDTH * u / 2, top + height / 2)
        self._put(f"bag {side}", picture, middle, UNDER_CARDS)

    def _show_sheet(self, view: View, people: People) -> None:
        self._sheet = score_rows(view, people, counts=self.counts)
        self._put_sheet(self._sheet)

    def _put_sheet(self, rows: tuple[Row, ...]) -> None:
        layout, look = self._layout, self._look
        most = (ROW_LEFT - SHEET_AT[0]) * layout.width - 2 if layout.lays_sets else inf
        picture = self._drawn.picture(
            ("sheet", rows, most), lambda: marks.sheet_picture(rows, layout.u, look.ratio, most)
        )
        size = picture.deviceIndependentSize()
        margin = SHEET_MARGIN * layout.u
        x, y = layout.at(SHEET_AT)
        x, y = x - margin, y + margin
        middle = QPointF(x + size.width() / 2, y - size.height() / 2)
        self._tell("sheet", picture, middle, UNDER_CARDS)


def is_berries(view: View) -> bool:
    """Return whether the score is shown as berries in two bags."""
    is_few = view.game.rules.target <= MOST_BERRIES
    return view.game.count.in_berries and is_few and len(view.match.scores) == 2


def _heading_lines(view: View, people: People) -> str:
    """Return what stands below the trumps, in lines."""
    return scores.heading(view, people)[1].replace(BETWEEN, "\n")
