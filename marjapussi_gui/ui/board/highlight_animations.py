"""Animations of highlights: a ribbon with a word unrolls, often with a scene below it."""

from collections.abc import Callable
from functools import partial
from math import pi, sin

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QPixmap

from ...engine.bidding_events import SooliAnnounced
from ...engine.cards import HIDDEN, SUIT_LETTERS, Card, Suit, parse_card
from ...engine.events import Event, HandScored, MarriageDeclared, MatchWon
from ...engine.state import NO_SIDE, NOBODY, Seat, Side
from ...engine.view import View
from ..art import berry_bags, celebration, table_labels
from ..common.palette import SIDE_COLOURS
from ..text.i18n import localized_digits
from ..text.table_players import TablePlayers
from .board_geometry import plate_position
from .card_layer import CardLayer
from .easing import ease_in_out, ease_out, ease_out_back, linear
from .effects_layer import EffectsLayer
from .graphics_items import CardItem
from .score_bags import has_score_bags
from .table_decorations import TableDecorations
from .table_layout import BACK_CARD, HAND_CARD, TRICK_CARD, CardSpot, TableLayout
from .trick_heading import PATCH_POSITION, PATCH_SIZE

RIBBON_WIDTH, ROLL_HEIGHT = 500.0, 150.0  # units: of the ribbon and of its rolls
UNROLL_MS, FOLD_MS, FLY_MS = 240.0, 160.0, 420.0
RIBBON_Z = 190.0
RIBBON_HEIGHT, RIBBON_HEIGHT_WITH_SCENE, SCENE_OFFSET = (
    0.47,
    0.3,
    178.0,
)  # fractions of the height; table units to the scene
COUPLE_POSES = ((-40.0, 6.0, -7.0), (44.0, -6.0, 7.0))  # king and queen: x, y and angle
PORTRAIT_SIZE, WREATH_SIZE, PAIR_PORTRAIT_SIZE, BAG_SIZE = 150.0, 290.0, 100.0, 144.0
STAR_SIZE, STAR_RISE, STAR_MS = 190.0, 112.0, 1000.0
DRIVER_COUNT, DRIVER_WIDTH, DRIVER_INTERVAL_MS, DRIVE_MS, BUMP_HEIGHT = 9, 62.0, 70.0, 1000.0, 14.0


class HighlightAnimations:
    """Plays one highlight at a time, and then removes what it has shown."""

    def __init__(
        self, effects: EffectsLayer, card_layer: CardLayer, decorations: TableDecorations
    ) -> None:
        self._effects, self._card_layer, self._decorations = effects, card_layer, decorations
        self._end_actions: list[Callable[[], None]] = []
        self._hidden_items: list[
            CardItem
        ] = []  # cards of the hand that are hidden while the scene shows them

    def start(self, event: Event, word: str, people: TablePlayers, view: View | None) -> float:
        """Unroll a ribbon with a word and start the event's scene, if any; return the duration."""
        thread = SIDE_COLOURS[_side_offset(celebrated_side(event, people), people)]
        self._decorations.speech_bubbles.hide_bubble()
        self._unroll_ribbon(
            word, thread, RIBBON_HEIGHT_WITH_SCENE if has_scene(event) else RIBBON_HEIGHT
        )
        self._show_scene(event, people, view, thread)
        return UNROLL_MS

    def show_ribbon(self, word: str, side: Side, people: TablePlayers) -> float:
        """Unroll a ribbon in a side's colour, with no scene below it; return the duration."""
        self._unroll_ribbon(
            word, SIDE_COLOURS[_side_offset(side, people)], RIBBON_HEIGHT_WITH_SCENE
        )
        return UNROLL_MS

    def end(self) -> float:
        """Fade everything out and play the end of the scene; return the duration."""
        ending, self._end_actions = self._end_actions, []
        self._effects.fade_out(FOLD_MS)
        for act in ending:
            act()
        return FLY_MS if ending else FOLD_MS

    def clear(self) -> None:
        self._end_actions = []
        self._effects.clear()
        for item in self._hidden_items:
            item.setVisible(True)
        self._hidden_items.clear()

    def peek_at(self, seat: Seat, card: Card, start: CardSpot) -> float:
        """Lift a face-down card towards a seat, which looks at it; return the duration.

        The card turns face up unless it is HIDDEN from the player.
        """
        layout = self._layout
        item = self._effects.add_card(self._card_layer.card_pictures, HIDDEN, start, RIBBON_Z)
        x, y = layout.to_pixels(plate_position(layout, seat))
        middle = QPointF(*layout.trick_centre)
        way = (QPointF(x, y) - middle) * 0.45
        end = CardSpot(middle.x() + way.x(), middle.y() + way.y(), 0.0, TRICK_CARD * layout.unit)
        item.card = card

        def update_picture() -> None:
            item.update_picture(self._card_layer.card_pictures, end.width)

        turns = card != HIDDEN
        self._effects.animator.fly(item, end, FLY_MS, update_picture=update_picture, flips=turns)
        if turns:
            self._end_actions.append(partial(self._fly_to_patch, item, end, card))
        return FLY_MS

    # The ribbon

    @property
    def _layout(self) -> TableLayout:
        return self._card_layer.layout

    def _unroll_ribbon(self, word: str, colour: str, height: float) -> None:
        """Unroll the ribbon from its middle to both sides, with a roll at each end."""
        u, ratio = self._layout.unit, self._decorations.pixel_ratio
        whole = table_labels.ribbon_picture(word, colour, ratio, RIBBON_WIDTH * u)
        roll = table_labels.ribbon_roll_picture(colour, ROLL_HEIGHT * u, ratio)
        at = QPointF(*self._layout.to_pixels((0.5, height)))
        body = self._effects.add_picture(whole, at, RIBBON_Z)
        rolls = [self._effects.add_picture(roll, at, RIBBON_Z + 1) for _ in range(2)]

        def move(part: float) -> None:
            body.set_picture(_crop_to_middle(whole, part))
            for item, way in zip(rolls, (-1, 1), strict=True):
                item.setPos(at + QPointF(way * part * RIBBON_WIDTH * u / 2, 0))
                item.setVisible(part < 1)

        self._effects.animator.animate(body, UNROLL_MS, move)

    # The scenes

    def _show_scene(
        self, event: Event, people: TablePlayers, view: View | None, colour: str
    ) -> None:
        match event:
            case MarriageDeclared(seat, suit):
                self._show_couple(seat, suit)
            case SooliAnnounced(seat):
                self._show_soloist(seat, people)
            case MatchWon(side) if side != NO_SIDE:
                self._show_winners(side, people, view, colour)
            case HandScored() if has_scene(event):
                self._show_lapiajo()
            case HandScored():
                self._show_star(colour)
            case _:
                pass

    @property
    def _scene_centre(self) -> QPointF:
        """The point in pixels around which a scene is placed."""
        x, y = self._layout.to_pixels((0.5, RIBBON_HEIGHT_WITH_SCENE))
        return QPointF(x, y + SCENE_OFFSET * self._layout.unit)

    def _show_couple(self, seat: Seat, suit: Suit) -> None:
        """Show the king and queen rise from the hand; at the end they fly to the trump patch."""
        u, deck = self._layout.unit, self._card_layer.card_pictures
        for number, (rank, (right, down, angle)) in enumerate(zip("KQ", COUPLE_POSES, strict=True)):
            face = parse_card(rank + SUIT_LETTERS[suit])
            start = self._take_from_hand(seat, face)
            item = self._effects.add_card(deck, face, start, RIBBON_Z + 2 + number)
            middle = self._scene_centre
            end = CardSpot(middle.x() + right * u, middle.y() + down * u, angle, TRICK_CARD * u)
            self._effects.animator.fly(item, end, FLY_MS, delay=80.0 * number)
            self._end_actions.append(partial(self._fly_to_patch, item, end, face))

    def _take_from_hand(self, seat: Seat, card: Card) -> CardSpot:
        """Return the spot of a card in a hand, and hide the original if it is the player's."""
        layout = self._layout
        if seat != layout.own_seat:
            return CardSpot(
                *layout.to_pixels(layout.corner_of(seat).hand_position),
                0.0,
                BACK_CARD * layout.unit,
            )
        held = [item for item in self._card_layer.own_items() if item.card == card]
        for item in held[:1]:
            item.setVisible(False)
            self._hidden_items.append(item)
            return item.spot
        return CardSpot(
            *layout.to_pixels(layout.corner_of(seat).hand_position), 0.0, HAND_CARD * layout.unit
        )

    def _fly_to_patch(self, card_item: CardItem, start: CardSpot, card: Card) -> None:
        """Let a card fly from its spot in the scene to the trump patch in the corner."""
        layout, u = self._layout, self._layout.unit
        self._effects.remove(card_item)
        item = self._effects.add_card(self._card_layer.card_pictures, card, start, RIBBON_Z + 4)
        x, y = layout.to_pixels(PATCH_POSITION)
        end = CardSpot(x + PATCH_SIZE * u / 2, y + PATCH_SIZE * u / 2, 0.0, PATCH_SIZE * u / 3)
        self._effects.animator.fly(item, end, FLY_MS, easing=ease_in_out)

    def _show_soloist(self, seat: Seat, people: TablePlayers) -> None:
        """Show the portrait of the soloist."""
        layout = self._layout
        picture = self._portrait_picture(seat, people, PORTRAIT_SIZE)
        start = QPointF(*layout.to_pixels(plate_position(layout, seat)))
        item, end = self._effects.add_picture(picture, start, RIBBON_Z), self._scene_centre

        def move(part: float) -> None:
            item.setPos(start + (end - start) * min(part, 1.0))
            item.setScale(0.25 + 0.75 * part)

        self._effects.animator.animate(item, FLY_MS, move, easing=ease_out_back)

    def _show_winners(
        self, side: Side, people: TablePlayers, view: View | None, colour: str
    ) -> None:
        """Show a wreath around the winners' portraits or, in games with score bags, their bag."""
        u, ratio, middle = self._layout.unit, self._decorations.pixel_ratio, self._scene_centre
        middle += QPointF(0, 34 * u)
        place = _side_offset(side, people)
        leaves = self._effects.add_picture(QPixmap(), middle, RIBBON_Z)

        def draw_part(part: float) -> None:
            size = WREATH_SIZE * u
            leaves.set_picture(celebration.wreath_picture(part, place, colour, size, ratio))

        self._effects.animator.animate(leaves, 3 * FLY_MS, draw_part, easing=linear)
        if view is not None and has_score_bags(view):
            target = localized_digits(view.game.rules.target)
            bag = berry_bags.bag_picture(0, place, BAG_SIZE * u, ratio, label=target, is_full=True)
            self._pop_in(bag, middle)
            return
        seats = people.seats_of(side)
        size = PORTRAIT_SIZE if len(seats) == 1 else PAIR_PORTRAIT_SIZE
        for number, seat in enumerate(seats):
            right = (number - (len(seats) - 1) / 2) * 0.8 * size * u
            self._pop_in(self._portrait_picture(seat, people, size), middle + QPointF(right, 0))

    def _pop_in(self, picture: QPixmap, position: QPointF) -> None:
        item = self._effects.add_picture(picture, position, RIBBON_Z + 1)
        self._effects.animator.animate(item, FLY_MS, item.setScale, easing=ease_out_back)

    def _portrait_picture(self, seat: Seat, people: TablePlayers, size: float) -> QPixmap:
        return celebration.portrait_picture(
            people.name(seat),
            is_own=people.is_own_seat(seat),
            size=size * self._layout.unit,
            pixel_ratio=self._decorations.pixel_ratio,
        )

    def _show_lapiajo(self) -> None:
        """Show cards bumping past below the ribbon, for a lapiajo (one side won all tricks)."""
        layout, width = self._layout, DRIVER_WIDTH * self._layout.unit
        for number in range(DRIVER_COUNT):
            start = CardSpot(-width, self._scene_centre.y(), 0.0, width)
            item = self._effects.add_card(
                self._card_layer.card_pictures, HIDDEN, start, RIBBON_Z + number / 20
            )
            on_progress = _drive_motion(
                item, start, layout.width + 2 * width, BUMP_HEIGHT * layout.unit
            )
            delay = number * DRIVER_INTERVAL_MS
            self._effects.animator.animate(item, DRIVE_MS, on_progress, delay=delay, easing=linear)

    def _show_star(self, colour: str) -> None:
        """Show a star that rises behind the ribbon."""
        u, ratio = self._layout.unit, self._decorations.pixel_ratio
        low = QPointF(*self._layout.to_pixels((0.5, RIBBON_HEIGHT)))
        star = self._effects.add_picture(
            celebration.star_picture(colour, STAR_SIZE * u, ratio), low, RIBBON_Z - 1
        )

        def move(part: float) -> None:
            star.setPos(low - QPointF(0, STAR_RISE * u * part))
            star.setRotation(-60 * (1 - part))

        self._effects.animator.animate(star, STAR_MS, move, delay=UNROLL_MS / 2, easing=ease_out)


def has_scene(event: Event) -> bool:
    """Return whether an event has a scene below its ribbon."""
    match event:
        case MarriageDeclared() | SooliAnnounced():
            return True
        case MatchWon(side=side):
            return side != NO_SIDE
        case HandScored(notes=notes):
            return "lapiajo" in notes and event.is_sweep
        case _:
            return False


def celebrated_side(event: Event, people: TablePlayers) -> Side:
    """Return the side whose colour an event's ribbon has, by default the player's own."""
    match event:
        case MarriageDeclared(seat=seat) | SooliAnnounced(seat=seat):
            return people.seating.side_of(seat)
        case MatchWon(side=side) if side != NO_SIDE:
            return side
        case HandScored(score_changes=gained):
            return Side(max(range(len(gained)), key=gained.__getitem__))
        case _:
            return people.seating.side_of(people.own_seat) if people.own_seat != NOBODY else Side(0)


def _side_offset(side: Side, people: TablePlayers) -> int:
    """Return a side's distance from the player's side, counted clockwise (0: the player's)."""
    mine = people.seating.side_of(people.own_seat) if people.own_seat != NOBODY else Side(0)
    return (side - mine) % len(people.seating.sides)


def _drive_motion(
    item: CardItem, start: CardSpot, distance: float, bump_height: float
) -> Callable[[float], None]:
    def move(part: float) -> None:
        rise = bump_height * abs(sin(3 * pi * part))
        item.setPos(start.x + part * distance, start.y - rise)
        item.setRotation(10 * sin(6 * pi * part))

    return move


def _crop_to_middle(picture: QPixmap, fraction: float) -> QPixmap:
    """Cut a picture to its middle part; fraction is the part of the width that remains."""
    if fraction >= 1:
        return picture
    wide = max(round(picture.width() * fraction), 1)
    return picture.copy(QRect((picture.width() - wide) // 2, 0, wide, picture.height()))
