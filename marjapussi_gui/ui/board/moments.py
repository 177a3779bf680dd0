"""Highlight animations: a ribbon with a word unrolls, with a small scene below it."""

from collections.abc import Callable
from functools import partial
from math import pi, sin

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QPixmap

from ...engine.bidding_events import SooliSaid
from ...engine.cards import HIDDEN, SUITS, Card, Suit, card
from ...engine.events import Event, HandScored, MarriageMade, MatchWon
from ...engine.state import NO_SIDE, NOBODY, Seat, Side
from ...engine.view import View
from ..art import bags, marks, wreath
from ..basis.palette import SIDES
from ..wording.people import People
from ..wording.tongue import digits
from .easing import even, gathering, slowing, springing
from .felt_cards import Cards
from .furniture import Furniture
from .heading import PATCH, PATCH_AT
from .items import CardItem
from .layout import BACK, HAND, TRICK, Layout, Spot
from .score_bags import is_berries
from .stage import Stage
from .standing import plate_place

RIBBON, ROLL = 500.0, 150.0  # u: ribbon and the rolls at its ends
UNROLLS_MS, FOLDS_MS, FLIES_MS = 240.0, 160.0, 420.0
DEPTH = 190.0
ALONE_AT, ABOVE_AT, BELOW = 0.47, 0.3, 178.0  # fractions of the height; u to the scene
COUPLE = ((-40.0, 6.0, -7.0), (44.0, -6.0, 7.0))  # king and queen: x, y and angle
PORTRAIT, WREATH, IN_A_PAIR, BAG = 150.0, 290.0, 100.0, 144.0
STAR, RISES, STAR_MS = 190.0, 112.0, 1000.0
DRIVERS, DRIVER, APART_MS, DRIVE_MS, BUMP = 9, 62.0, 70.0, 1000.0, 14.0


class Moments:
    """Plays one highlight at a time and removes what it has shown."""

    def __init__(self, stage: Stage, cards: Cards, furniture: Furniture) -> None:
        self._stage, self._cards, self._furniture = stage, cards, furniture
        self._ending: list[Callable[[], None]] = []
        self._risen: list[CardItem] = []  # cards of the hand that are shown in the scene instead

    def begin(self, event: Event, word: str, people: People, view: View | None) -> float:
        """Unroll the ribbon of an event and start its scene; return the duration."""
        thread = SIDES[_place(side_of(event, people), people)]
        self._furniture.speech.hush()
        self._unroll(word, thread, ABOVE_AT if has_scene(event) else ALONE_AT)
        self._show_scene(event, people, view, thread)
        return UNROLLS_MS

    def unroll(self, word: str, side: Side, people: People) -> float:
        """Unroll a ribbon in the colour of a side, without a scene; return the duration."""
        self._unroll(word, SIDES[_place(side, people)], ABOVE_AT)
        return UNROLLS_MS

    def end(self) -> float:
        """Fade everything out and run the closing moves; return the duration."""
        ending, self._ending = self._ending, []
        self._stage.fade(FOLDS_MS)
        for act in ending:
            act()
        return FLIES_MS if ending else FOLDS_MS

    def clear(self) -> None:
        self._ending = []
        self._stage.clear()
        for item in self._risen:
            item.setVisible(True)
        self._risen.clear()

    def peek(self, seat: Seat, shown: Card, start: Spot) -> float:
        """Lift a face-down card towards a seat, turned up if visible; return the duration."""
        layout = self._layout
        item = self._stage.put_card(self._cards.deck, HIDDEN, start, DEPTH)
        x, y = layout.at(plate_place(layout, seat))
        middle = QPointF(*layout.trick_middle)
        way = (QPointF(x, y) - middle) * 0.45
        end = Spot(middle.x() + way.x(), middle.y() + way.y(), 0.0, TRICK * layout.u)
        item.card = shown

        def dress() -> None:
            item.dress(self._cards.deck, end.width)

        turns = shown != HIDDEN
        self._stage.animator.fly(item, end, FLIES_MS, dress=dress, turns=turns)
        if turns:
            self._ending.append(partial(self._to_patch, item, end, shown))
        return FLIES_MS

    # The ribbon

    @property
    def _layout(self) -> Layout:
        return self._cards.layout

    def _unroll(self, word: str, thread: str, height: float) -> None:
        """Unroll the ribbon from its middle, with a roll at each end."""
        u, ratio = self._layout.u, self._furniture.ratio
        whole = marks.ribbon_picture(word, thread, ratio, RIBBON * u)
        roll = marks.roll_picture(thread, ROLL * u, ratio)
        at = QPointF(*self._layout.at((0.5, height)))
        body = self._stage.put(whole, at, DEPTH)
        rolls = [self._stage.put(roll, at, DEPTH + 1) for _ in range(2)]

        def move(part: float) -> None:
            body.show_picture(_middle_of(whole, part))
            for item, way in zip(rolls, (-1, 1), strict=True):
                item.setPos(at + QPointF(way * part * RIBBON * u / 2, 0))
                item.setVisible(part < 1)

        self._stage.animator.run(body, UNROLLS_MS, move)

    # The scenes

    def _show_scene(self, event: Event, people: People, view: View | None, thread: str) -> None:
        match event:
            case MarriageMade(seat, suit):
                self._couple(seat, suit)
            case SooliSaid(seat):
                self._soloist(seat, people)
            case MatchWon(side) if side != NO_SIDE:
                self._honours(side, people, view, thread)
            case HandScored() if has_scene(event):
                self._drive_through()
            case HandScored():
                self._rise(thread)
            case _:
                pass

    @property
    def _below(self) -> QPointF:
        """The centre of a scene."""
        x, y = self._layout.at((0.5, ABOVE_AT))
        return QPointF(x, y + BELOW * self._layout.u)

    def _couple(self, seat: Seat, suit: Suit) -> None:
        """Show king and queen rising from the hand; at the end they fly into the trump patch."""
        u, deck = self._layout.u, self._cards.deck
        for number, (rank, (right, down, angle)) in enumerate(zip("KQ", COUPLE, strict=True)):
            face = card(rank + SUITS[suit])
            start = self._taken_from_hand(seat, face)
            item = self._stage.put_card(deck, face, start, DEPTH + 2 + number)
            middle = self._below
            end = Spot(middle.x() + right * u, middle.y() + down * u, angle, TRICK * u)
            self._stage.animator.fly(item, end, FLIES_MS, delay=80.0 * number)
            self._ending.append(partial(self._to_patch, item, end, face))

    def _taken_from_hand(self, seat: Seat, face: Card) -> Spot:
        """Return the spot of a card in a hand; the player's own card is hidden meanwhile."""
        layout = self._layout
        if seat != layout.me:
            return Spot(*layout.at(layout.corner(seat).hand), 0.0, BACK * layout.u)
        held = [item for item in self._cards.own_items() if item.card == face]
        for item in held[:1]:
            item.setVisible(False)
            self._risen.append(item)
            return item.spot
        return Spot(*layout.at(layout.corner(seat).hand), 0.0, HAND * layout.u)

    def _to_patch(self, shown: CardItem, start: Spot, face: Card) -> None:
        """Fly a card into the trump patch in the corner."""
        layout, u = self._layout, self._layout.u
        self._stage.take(shown)
        item = self._stage.put_card(self._cards.deck, face, start, DEPTH + 4)
        x, y = layout.at(PATCH_AT)
        end = Spot(x + PATCH * u / 2, y + PATCH * u / 2, 0.0, PATCH * u / 3)
        self._stage.animator.fly(item, end, FLIES_MS, ease=gathering)

    def _soloist(self, seat: Seat, people: People) -> None:
        """Show the portrait of the soloist."""
        layout = self._layout
        picture = self._portrait(seat, people, PORTRAIT)
        start = QPointF(*layout.at(plate_place(layout, seat)))
        item, end = self._stage.put(picture, start, DEPTH), self._below

        def move(part: float) -> None:
            item.setPos(start + (end - start) * min(part, 1.0))
            item.setScale(0.25 + 0.75 * part)

        self._stage.animator.run(item, FLIES_MS, move, ease=springing)

    def _honours(self, side: Side, people: People, view: View | None, thread: str) -> None:
        """Show a wreath around the winners or their bag."""
        u, ratio, middle = self._layout.u, self._furniture.ratio, self._below
        middle += QPointF(0, 34 * u)
        place = _place(side, people)
        leaves = self._stage.put(QPixmap(), middle, DEPTH)

        def bind(part: float) -> None:
            size = WREATH * u
            leaves.show_picture(wreath.wreath_picture(part, place, thread, size, ratio))

        self._stage.animator.run(leaves, 3 * FLIES_MS, bind, ease=even)
        if view is not None and is_berries(view):
            target = digits(view.game.rules.target)
            bag = bags.bag_picture(0, place, BAG * u, ratio, numeral=target, full=True)
            self._pop(bag, middle)
            return
        seats = people.seats_of(side)
        size = PORTRAIT if len(seats) == 1 else IN_A_PAIR
        for number, seat in enumerate(seats):
            right = (number - (len(seats) - 1) / 2) * 0.8 * size * u
            self._pop(self._portrait(seat, people, size), middle + QPointF(right, 0))

    def _pop(self, picture: QPixmap, at: QPointF) -> None:
        item = self._stage.put(picture, at, DEPTH + 1)
        self._stage.animator.run(item, FLIES_MS, item.setScale, ease=springing)

    def _portrait(self, seat: Seat, people: People, size: float) -> QPixmap:
        return wreath.portrait_picture(
            people.name(seat),
            is_own=people.is_me(seat),
            size=size * self._layout.u,
            ratio=self._furniture.ratio,
        )

    def _drive_through(self) -> None:
        """Show one trick after another driving past below the ribbon."""
        layout, width = self._layout, DRIVER * self._layout.u
        for number in range(DRIVERS):
            start = Spot(-width, self._below.y(), 0.0, width)
            item = self._stage.put_card(self._cards.deck, HIDDEN, start, DEPTH + number / 20)
            on_progress = _driving(item, start, layout.width + 2 * width, BUMP * layout.u)
            delay = number * APART_MS
            self._stage.animator.run(item, DRIVE_MS, on_progress, delay=delay, ease=even)

    def _rise(self, thread: str) -> None:
        """Show a star rising behind the ribbon."""
        u, ratio = self._layout.u, self._furniture.ratio
        low = QPointF(*self._layout.at((0.5, ALONE_AT)))
        star = self._stage.put(wreath.star_picture(thread, STAR * u, ratio), low, DEPTH - 1)

        def move(part: float) -> None:
            star.setPos(low - QPointF(0, RISES * u * part))
            star.setRotation(-60 * (1 - part))

        self._stage.animator.run(star, STAR_MS, move, delay=UNROLLS_MS / 2, ease=slowing)


def has_scene(event: Event) -> bool:
    """Return whether an event has a scene below its ribbon."""
    match event:
        case MarriageMade() | SooliSaid():
            return True
        case MatchWon(side=side):
            return side != NO_SIDE
        case HandScored(notes=notes):
            return "lapiajo" in notes
        case _:
            return False


def side_of(event: Event, people: People) -> Side:
    """Return the side that an event celebrates."""
    match event:
        case MarriageMade(seat=seat) | SooliSaid(seat=seat):
            return people.seating.side(seat)
        case MatchWon(side=side) if side != NO_SIDE:
            return side
        case HandScored(gained=gained):
            return Side(max(range(len(gained)), key=gained.__getitem__))
        case _:
            return people.seating.side(people.me) if people.me != NOBODY else Side(0)


def _place(side: Side, people: People) -> int:
    """Return how many seats a side sits from the player, clockwise."""
    mine = people.seating.side(people.me) if people.me != NOBODY else Side(0)
    return (side - mine) % len(people.seating.sides)


def _driving(item: CardItem, start: Spot, far: float, bump: float) -> Callable[[float], None]:
    def move(part: float) -> None:
        rise = bump * abs(sin(3 * pi * part))
        item.setPos(start.x + part * far, start.y - rise)
        item.setRotation(10 * sin(6 * pi * part))

    return move


def _middle_of(picture: QPixmap, part: float) -> QPixmap:
    """Return the middle part of a picture, this fraction of its width."""
    if part >= 1:
        return picture
    wide = max(round(picture.width() * part), 1)
    return picture.copy(QRect((picture.width() - wide) // 2, 0, wide, picture.height()))
