"""What lies on the felt beside the cards: plates, the trump patch, bags and sheets, speech."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSimpleTextItem

from ...engine.state import NOBODY, Seat, Side
from ...engine.view import View
from ..art import bags, marks
from ..palette import FELTS, SIDES
from ..theme import BOLD, CAPTION, LABEL, SPEECH, STRONG, font
from ..wording import scores, table
from ..wording.people import People
from .items import PictureItem
from .layout import Layout

UNDER_CARDS, OVER_CARDS = 5.0, 150.0
BAG_WIDTH, BAG_TOP, PATCH = 172.0, 0.695, 64.0
MOST_BERRIES = 12
PROMPT_RISE = 33.0
PLATE_OVERLAP = 8.0  # u: the shadow round a plate may reach over the cards beside it


@dataclass(frozen=True, slots=True)
class Look:
    """The felt, the deck, and how many device pixels a pixel has."""

    felt: str = "moss"
    deck: str = "four"
    ratio: float = 1.0


class Furniture:
    """Pictures and words on the felt, made anew when what they tell has changed."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._look, self._layout = Look(), Layout(1280, 800, 4)
        self._pictures: dict[str, PictureItem] = {}
        self._texts: dict[str, QGraphicsSimpleTextItem] = {}
        self._sentence, self._over_buttons = "", (0.0, 0.0)
        self._made: dict[str, object] = {}
        self._plates: dict[tuple[object, ...], QPixmap] = {}
        self._bag_sides: dict[int, int] = {}  # whose bag a side's is: 0 ours, 1 theirs

    def lay_out(self, layout: Layout, look: Look) -> None:
        """Stand as this layout says; everything is made anew when it is shown next."""
        self._layout, self._look = layout, look
        self._made.clear()
        self._plates.clear()

    def show(self, view: View, people: People, actor: Seat) -> None:
        """Tell what a view tells; actor is who is seen to act."""
        self._show_plates(view, people, actor)
        self._show_heading(view, people)
        if is_berries(view):
            self._show_bags(view, people)
            self._hide("sheet")
        else:
            self._show_sheet(view, people)
            self._hide("bag 0", "bag 1", "caption 0", "caption 1")

    def say(self, seat: Seat, text: str) -> None:
        """Let a seat say something, in a bubble beside its plate."""
        if seat == NOBODY or not text:
            return
        u, corner = self._layout.u, self._layout.corner(seat)
        picture = marks.bubble_picture(text, corner.tail, u, self._look.ratio)
        size = picture.deviceIndependentSize()
        x, y = self._layout.at(corner.plate)
        half_plate = 64 * u
        place = {
            "left": QPointF(x + half_plate + size.width() / 2, y),
            "right": QPointF(x - half_plate - size.width() / 2, y),
            "up": QPointF(x + half_plate + size.width() / 2, y),
            "down": QPointF(x + 20 * u, y - 22 * u - size.height() / 2),
        }[corner.tail]
        self._put("bubble", picture, place, OVER_CARDS)

    def hush(self) -> None:
        self._hide("bubble")

    @property
    def ratio(self) -> float:
        return self._look.ratio

    def spill(self, whose: int) -> None:
        """Let a bag lie on its side, until it is shown anew."""
        layout, u = self._layout, self._layout.u
        picture = bags.spilling_picture(whose, BAG_WIDTH * u, self._look.ratio)
        size = picture.deviceIndependentSize()
        x, y = bag_place(layout, whose)
        x = min(x, layout.width - size.width())
        middle = QPointF(x + size.width() / 2, y + size.height() / 2)
        for side in range(2):
            if self._bag_sides.get(side) == whose:
                self._put(f"bag {side}", picture, middle, UNDER_CARDS)
                self._made.pop(f"bag {side}", None)

    def mark(self, word: str, thread: str) -> None:
        """Unroll a ribbon with a stitched word over the felt."""
        layout = self._layout
        picture = marks.ribbon_picture(word, thread, self._look.ratio, 500 * layout.u)
        x, y = layout.at((0.5, 0.4125))
        self._put("ribbon", picture, QPointF(x, y), OVER_CARDS + 1)

    def unmark(self) -> None:
        self._hide("ribbon")

    @property
    def sentence(self) -> str:
        """What is written over the buttons."""
        return self._sentence

    @property
    def tags(self) -> list[str]:
        """What is written below the groups of the hand."""
        items = [item for key, item in self._texts.items() if key.startswith("tag ")]
        return [item.text() for item in items if item.isVisible()]

    def tell(self, sentence: str) -> None:
        """Write what is to be done just now over the buttons."""
        self._sentence = sentence
        x, y = self._over_buttons
        self._layout_text("prompt", sentence, (x, y - PROMPT_RISE * self._layout.u), LABEL)

    def tell_at(self, x: float, y: float) -> None:
        """Write it there from now on: the buttons begin at this place."""
        self._over_buttons = x, y
        self.tell(self._sentence)

    def tag_groups(self, tags: Sequence[tuple[float, str]]) -> None:
        """Write below the hand what its groups are, each about a place along it."""
        y = 0.965 * self._layout.height
        for number, (x, text) in enumerate(tags):
            self._layout_text(f"tag {number}", text, (x, y), CAPTION, centred=True)
        for key in [key for key in self._texts if key.startswith("tag ")]:
            self._texts[key].setVisible(int(key.split(" ")[1]) < len(tags))

    # Inside

    def _show_plates(self, view: View, people: People, actor: Seat) -> None:
        layout = self._layout
        for seat in view.game.seating.seats:
            key = f"plate {seat}"
            note = _note(view, seat)
            told = (people.name(seat), note, seat == actor, seat == view.dealer)
            if self._is_made(key, told):
                continue
            picture = self._plate(*told)
            x, y = layout.at(plate_place(layout, seat))
            turn, half = layout.corner(seat).turn, picture.deviceIndependentSize().width() / 2
            beside = layout.hand_edge + half - PLATE_OVERLAP * layout.u
            if turn > 0:
                x = max(x, beside)
            elif turn < 0:
                x = min(x, layout.width - beside)
            self._put(key, picture, QPointF(x, y), UNDER_CARDS)

    def _plate(self, name: str, note: str, is_acting: bool, is_dealer: bool) -> QPixmap:  # noqa: FBT001
        """Return a plate, drawn once."""
        told, look = (name, note, is_acting, is_dealer), self._look
        if told not in self._plates:
            self._plates[told] = marks.plate_picture(
                name,
                note,
                felt=look.felt,
                is_acting=is_acting,
                is_dealer=is_dealer,
                scale=self._layout.u,
                ratio=look.ratio,
            )
        return self._plates[told]

    def _show_heading(self, view: View, people: People) -> None:
        layout, look, u = self._layout, self._look, self._layout.u
        title, subtitle = scores.heading(view, people)
        patch = scores.patch(view)
        x, y = layout.at((0.022, 0.0325))
        if not self._is_made("patch", patch):
            picture = marks.patch_picture(patch, look.deck, PATCH * u, look.ratio)
            middle = QPointF(x + PATCH * u / 2, y + PATCH * u / 2)
            self._put("patch", picture, middle, UNDER_CARDS)
        self._layout_text("title", title, (x + 78 * u, y + 6 * u), SPEECH, bold=True)
        self._layout_text("subtitle", subtitle, (x + 78 * u, y + 6 * u + 28 * max(u, 0.8)), CAPTION)

    def _show_bags(self, view: View, people: People) -> None:
        layout, look, u = self._layout, self._look, self._layout.u
        me = view.game.seating.side(view.seat)
        for side, score in enumerate(view.match.scores):
            ours = side == me
            x, top = bag_place(layout, int(not ours))
            target = view.game.rules.target
            self._bag_sides[side] = int(not ours)
            if not self._is_made(f"bag {side}", score):
                picture = bags.bag_picture(
                    score, int(not ours), BAG_WIDTH * u, look.ratio, full=score >= target
                )
                height = picture.deviceIndependentSize().height()
                middle = QPointF(x + BAG_WIDTH * u / 2, top + height / 2)
                self._put(f"bag {side}", picture, middle, UNDER_CARDS)
            caption = scores.caption(Side(side), view, people)
            y = top + 206 * u
            middle_x = x + BAG_WIDTH * u / 2
            self._layout_text(f"caption {side}", caption, (middle_x, y), BODY_SIZE, centred=True)

    def _show_sheet(self, view: View, people: People) -> None:
        layout, look = self._layout, self._look
        rows = []
        me = view.game.seating.side(view.seat)
        standing = scores.standing(view.match, people, view.game)
        for side, (name, score) in enumerate(standing):
            place = (side - me) % len(standing)
            note = table.tricks(view.won[side]) if view.tricks or view.trick.cards else ""
            rows.append((SIDES[place], name, score, note))
        if self._is_made("sheet", tuple(rows)):
            return
        picture = marks.sheet_picture(tuple(rows), layout.u, look.ratio)
        size = picture.deviceIndependentSize()
        x, y = layout.at((0.02, 0.965))
        middle = QPointF(x + size.width() / 2, y - size.height() / 2)
        self._put("sheet", picture, middle, UNDER_CARDS)

    def _is_made(self, key: str, told: object) -> bool:
        """Return whether what key shows tells this already, and note that it does from now on."""
        if self._made.get(key, self) == told:
            return True
        self._made[key] = told
        return False

    def _put(self, key: str, picture: QPixmap, middle: QPointF, depth: float) -> None:
        item = self._pictures.get(key)
        if item is None:
            item = self._pictures[key] = PictureItem()
            self._scene.addItem(item)
        item.show_picture(picture)
        item.setPos(middle)
        item.setZValue(depth)
        item.setVisible(True)

    def _layout_text(
        self,
        key: str,
        text: str,
        place: tuple[float, float],
        size: float,
        *,
        bold: bool = False,
        centred: bool = False,
    ) -> None:
        item = self._texts.get(key)
        if item is None:
            item = self._texts[key] = QGraphicsSimpleTextItem()
            item.setZValue(UNDER_CARDS)
            self._scene.addItem(item)
        u = self._layout.u
        weight = BOLD if bold else STRONG
        item.setFont(font(size * (u if u > 1 else max(u, 0.8)), weight))
        item.setBrush(QColor(FELTS[self._look.felt].text))
        item.setText(text)
        item.setVisible(True)
        left = place[0] - (item.boundingRect().width() / 2 if centred else 0)
        item.setPos(left, place[1])

    def _hide(self, *keys: str) -> None:
        for key in keys:
            if key in self._pictures:
                self._pictures[key].setVisible(False)
            if key in self._texts:
                self._texts[key].setVisible(False)
            self._made.pop(key, None)


BODY_SIZE = 16


def is_berries(view: View) -> bool:
    """Return whether the score is shown as berries in two bags."""
    return view.game.rules.target <= MOST_BERRIES and len(view.match.scores) == 2


def bag_place(layout: Layout, whose: int) -> tuple[float, float]:
    """Return the upper left corner of a bag: 0 for ours, 1 for theirs."""
    x = layout.width - (36 + BAG_WIDTH) * layout.u if whose else 0.028 * layout.width
    return x, BAG_TOP * layout.height


def plate_place(layout: Layout, seat: Seat) -> tuple[float, float]:
    """Return where a seat's plate lies, as a fraction of the felt."""
    if layout.is_rummy and seat == layout.me:
        return 0.085, 0.68
    if layout.has_rows:
        return (0.095, 0.59) if seat == layout.me else (0.66, 0.075)
    return layout.corner(seat).plate


def _note(view: View, seat: Seat) -> str:
    """Return what stands on a seat's plate beside the name: its last call."""
    calls = [call for call in view.auction.calls if call.seat == seat]
    if not calls or view.tricks or view.trick.cards:
        return ""
    return str(calls[-1].amount) if calls[-1].amount else "\N{EN DASH}"
