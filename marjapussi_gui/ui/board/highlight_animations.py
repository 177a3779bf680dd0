"""Animations of highlights: a ribbon with a word unrolls, often with a scene below it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QPixmap

from ...engine.bidding_events import SooliAnnounced
from ...engine.cards import HIDDEN, SUIT_LETTERS, Card, Suit, parse_card
from ...engine.events import Event, HandScored, MarriageDeclared
from ...engine.rummy.events import RummyEnded
from ...engine.rummy.melds import MIN_SET_SIZE
from ...engine.rummy.primary_sets import DUBLEES_NEEDED
from ...engine.state import NOBODY, Seat, Side
from ...engine.view import View
from ..art import celebration, table_labels
from ..art.contract_progress import ContractProgressBar, contract_scene_picture, progress_of_tricks
from ..art.cross_stitch import STAR_GRID
from ..art.stitch_row import sewn_sets_picture
from ..common.palette import SIDE_COLOURS
from ..text.event_text import contract_caption, contract_score_item, sweep_caption, sweeping_side
from ..text.table_players import TablePlayers
from .animation_speed import FOLD_MS, ease_in, ease_in_out, ease_out, ease_out_back, linear
from .board_geometry import plate_position
from .card_layer import CardLayer
from .effects_layer import EffectsLayer
from .graphics_items import CardItem, PictureItem
from .table_decorations import TableDecorations
from .table_layout import BACK_CARD, HAND_CARD, TRICK_CARD, CardSpot, TableLayout
from .trick_heading import PATCH_POSITION, PATCH_SIZE

RIBBON_WIDTH, ROLL_HEIGHT = 500.0, 150.0  # units: of the ribbon and of its rolls
UNROLL_MS, FLY_MS = 240.0, 420.0
RIBBON_Z = 290.0  # above cards that have just flown
RIBBON_HEIGHT, RIBBON_HEIGHT_WITH_SCENE, SCENE_OFFSET = (
    0.47,
    0.3,
    178.0,
)  # fractions of the height; table units to the scene
COUPLE_POSES = ((-52.0, 10.0, -7.0), (56.0, -2.0, 7.0))  # king and queen: x, y and angle
COUPLE_WIDTH = 150.0  # table units
PORTRAIT_SIZE = 150.0
STAR_SIZE, STAR_RISE, STAR_MS = 190.0, 112.0, 1000.0
STAR_ROWS, UNPICKED_ROWS, STAR_FALL = len(STAR_GRID), 9, 78.0  # stitches; table units
FALL_START, FALL_DEGREES = 0.6, 24.0  # fraction of the time; degrees
SEWING_MS, SEAM_OFFSET = 900.0, 82.0  # table units: from the ribbon's middle to the progress bar
SET_STITCH_SIZE, SETS_OFFSET = 16.0, 116.0  # table units


class HighlightAnimations:
    """Plays highlights of rare events one at a time: a ribbon with a word, often with a scene."""

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
        thread = SIDE_COLOURS[people.side_offset(celebrated_side(event, people))]
        self._decorations.speech_bubbles.hide_bubble()
        self._unroll_ribbon(
            word, thread, RIBBON_HEIGHT_WITH_SCENE if has_scene(event) else RIBBON_HEIGHT
        )
        self._show_scene(event, people, view, thread)
        return UNROLL_MS

    def show_ribbon(self, word: str, side: Side, people: TablePlayers) -> float:
        """Unroll a ribbon with a word, in the colour of a side; return the duration."""
        self._unroll_ribbon(word, SIDE_COLOURS[people.side_offset(side)], RIBBON_HEIGHT_WITH_SCENE)
        return UNROLL_MS

    def end(self) -> float:
        """Fade everything out and play the end of the scene; return the duration."""
        ending, self._end_actions = self._end_actions, []
        self._effects.fade_out(FOLD_MS)
        for act in ending:
            act()
        return FLY_MS if ending else FOLD_MS

    @property
    def scene_end_duration(self) -> float:
        """The duration in milliseconds of the scene's end."""
        return FLY_MS if self._end_actions else FOLD_MS

    def clear(self) -> None:
        self._end_actions = []
        self._effects.clear()
        for item in self._hidden_items:
            item.setVisible(True)
        self._hidden_items.clear()

    def animate_peek(self, seat: Seat, card: Card, start: CardSpot) -> float:
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
                self._show_king_and_queen(seat, suit)
            case SooliAnnounced(seat):
                self._show_soloist(seat, people)
            case RummyEnded(seat):
                self._show_finisher(seat, people, view, colour)
            case HandScored() if is_lapiajo(event):
                seam = progress_of_tricks(event.tricks[sweeping_side(event)], colour)
                self._animate_progress_bar(seam, sweep_caption(event, people))
            case HandScored() if (contract := contract_result_progress(event, colour)) is not None:
                self._animate_progress_bar(contract, contract_caption(event, people))
            case HandScored() if "reset" in event.notes:
                self._show_falling_star(colour)
            case HandScored():
                self._show_star(colour)
            case _:
                pass

    @property
    def _scene_centre(self) -> QPointF:
        """The point in pixels around which a scene is placed."""
        x, y = self._layout.to_pixels((0.5, RIBBON_HEIGHT_WITH_SCENE))
        return QPointF(x, y + SCENE_OFFSET * self._layout.unit)

    def _show_king_and_queen(self, seat: Seat, suit: Suit) -> None:
        u, deck = self._layout.unit, self._card_layer.card_pictures
        for number, (rank, (right, down, angle)) in enumerate(zip("KQ", COUPLE_POSES, strict=True)):
            face = parse_card(rank + SUIT_LETTERS[suit])
            start = self._take_from_hand(seat, face)
            item = self._effects.add_card(deck, face, start, RIBBON_Z + 2 + number)
            middle = self._scene_centre
            end = CardSpot(middle.x() + right * u, middle.y() + down * u, angle, COUPLE_WIDTH * u)
            enlarge = partial(item.update_picture, deck, end.width)
            self._effects.animator.fly(
                item, end, FLY_MS, delay=80.0 * number, update_picture=enlarge
            )
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
        layout, u = self._layout, self._layout.unit
        self._effects.remove(card_item)
        item = self._effects.add_card(self._card_layer.card_pictures, card, start, RIBBON_Z + 4)
        x, y = layout.to_pixels(PATCH_POSITION)
        end = CardSpot(x + PATCH_SIZE * u / 2, y + PATCH_SIZE * u / 2, 0.0, PATCH_SIZE * u / 3)
        self._effects.animator.fly(item, end, FLY_MS, easing=ease_in_out)

    def _show_soloist(self, seat: Seat, people: TablePlayers) -> None:
        layout = self._layout
        picture = self._portrait_picture(seat, people, PORTRAIT_SIZE)
        start = QPointF(*layout.to_pixels(plate_position(layout, seat)))
        item, end = self._effects.add_picture(picture, start, RIBBON_Z), self._scene_centre

        def move(part: float) -> None:
            item.setPos(start + (end - start) * min(part, 1.0))
            item.setScale(0.25 + 0.75 * part)

        self._effects.animator.animate(item, FLY_MS, move, easing=ease_out_back)

    def _portrait_picture(self, seat: Seat, people: TablePlayers, size: float) -> QPixmap:
        return celebration.portrait_picture(
            people.name(seat),
            is_own=people.is_own_seat(seat),
            size=size * self._layout.unit,
            pixel_ratio=self._decorations.pixel_ratio,
        )

    def _animate_progress_bar(self, seam: ContractProgressBar, caption: str) -> None:
        """Animate a contract's progress bar up to its result, above a caption."""
        u, ratio = self._layout.unit, self._decorations.pixel_ratio

        def picture(part: float) -> QPixmap:
            return contract_scene_picture(seam, caption, part, RIBBON_WIDTH * u, u, ratio)

        item = self._effects.add_picture(picture(0.0), QPointF(), RIBBON_Z - 1)
        height = item.boundingRect().height()
        top = QPointF(0, (SEAM_OFFSET - SCENE_OFFSET) * u + height / 2)
        item.setPos(self._scene_centre + top)
        self._animate_stitches(item, picture, seam.stitch_count)

    def _show_finisher(
        self, seat: Seat, people: TablePlayers, view: View | None, colour: str
    ) -> None:
        """Show the player who finished a rummy deal, with a stitch for each card of the sets."""
        self._show_soloist(seat, people)
        u, ratio = self._layout.unit, self._decorations.pixel_ratio
        sizes = set_sizes_of_finisher(seat, view)

        def picture(part: float) -> QPixmap:
            return sewn_sets_picture(sizes, part, colour, SET_STITCH_SIZE * u, ratio)

        middle = self._scene_centre + QPointF(0, SETS_OFFSET * u)
        item = self._effects.add_picture(picture(0.0), middle, RIBBON_Z - 1)
        self._animate_stitches(item, picture, sum(sizes))

    def _animate_stitches(
        self, item: PictureItem, picture: Callable[[float], QPixmap], count: int
    ) -> None:
        """Animate a drawing stitch by stitch; picture(part) returns it with a fraction drawn."""

        def sew(part: float) -> None:
            if part >= 1 or round(part * count) != shown[-1]:
                shown.append(round(part * count))
                item.set_picture(picture(part))

        shown = [0]
        self._effects.animator.animate(item, SEWING_MS, sew, delay=UNROLL_MS, easing=linear)

    def _show_falling_star(self, colour: str) -> None:
        """Show a star above the ribbon, which loses its upper stitches and then falls."""
        u, ratio = self._layout.unit, self._decorations.pixel_ratio
        low = QPointF(*self._layout.to_pixels((0.5, RIBBON_HEIGHT)))

        def picture(share: float) -> QPixmap:
            return celebration.star_picture(colour, STAR_SIZE * u, ratio, share=share)

        star = self._effects.add_picture(picture(1.0), low, RIBBON_Z - 1)

        def move(part: float) -> None:
            fallen = ease_in(max(part - FALL_START, 0.0) / (1 - FALL_START))
            star.setPos(low - QPointF(0, (STAR_RISE - fallen * STAR_FALL) * u))
            star.setRotation(FALL_DEGREES * fallen)
            rows = round(min(part / FALL_START, 1.0) * UNPICKED_ROWS)
            star.set_picture(picture(1 - rows / STAR_ROWS))

        self._effects.animator.animate(star, STAR_MS, move, delay=UNROLL_MS / 2, easing=linear)

    def _show_star(self, colour: str) -> None:
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
    match event:
        case MarriageDeclared() | SooliAnnounced() | RummyEnded():
            return True
        case HandScored():
            return is_lapiajo(event) or contract_result_progress(event, "") is not None
        case _:
            return False


def is_lapiajo(event: HandScored) -> bool:
    """Return whether a hand was a läpiajo, in which one side takes every trick."""
    return "lapiajo" in event.notes and event.is_sweep


def contract_result_progress(event: HandScored, colour: str) -> ContractProgressBar | None:
    """Return the progress bar of the contract that a hand decided, or None if there was none."""
    bid = contract_score_item(event)
    return (
        None
        if bid is None
        else ContractProgressBar(event.points[bid.side], abs(bid.points), colour)
    )


def set_sizes_of_finisher(seat: Seat, view: View | None) -> tuple[int, ...]:
    if view is None:
        return ()
    laid = view.rummy.laid_sets[seat]
    if laid and len(laid[0]) < MIN_SET_SIZE:  # pairs, and one more than had to be shown
        return (len(laid[0]),) * (DUBLEES_NEEDED + 1)
    return (MIN_SET_SIZE,) * (view.game.dealing_phase.hand_size // MIN_SET_SIZE)


def celebrated_side(event: Event, people: TablePlayers) -> Side:
    """Return the side that gives an event's ribbon its colour, by default the player's own."""
    match event:
        case MarriageDeclared(seat=seat) | SooliAnnounced(seat=seat):
            return people.seating.side_of(seat)
        case RummyEnded(seat=seat) if seat != NOBODY:
            return people.seating.side_of(seat)
        case HandScored() if is_lapiajo(event):
            return sweeping_side(event)
        case HandScored() if (bid := contract_score_item(event)) is not None:
            return bid.side
        case HandScored() if "reset" in event.notes:
            return next(item.side for item in event.items if item.key == "reset")
        case HandScored(score_changes=gained):
            return Side(max(range(len(gained)), key=gained.__getitem__))
        case _:
            return people.seating.side_of(people.own_seat) if people.own_seat != NOBODY else Side(0)


def _crop_to_middle(picture: QPixmap, fraction: float) -> QPixmap:
    """Cut a picture to its middle part; fraction is the part of the width that remains."""
    if fraction >= 1:
        return picture
    wide = max(round(picture.width() * fraction), 1)
    return picture.copy(QRect((picture.width() - wide) // 2, 0, wide, picture.height()))
