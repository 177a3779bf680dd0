"""The animation for winning a match: the winners' bag rises and is tied, and a wreath grows."""

from PySide6.QtCore import QPointF, Qt

from ...engine.state import Side
from ...engine.view import View
from ..art import score_bag_frames
from ..text.table_players import TablePlayers
from .animation_speed import FOLD_MS, MOMENT_MS, AnimationSpeed, ease_in_out, ease_out_back, linear
from .board_geometry import BAG_WIDTH, bag_position
from .card_layer import CardLayer
from .effects_layer import EffectsLayer
from .graphics_items import PictureItem
from .table_decorations import TableDecorations
from .winners_scene import PRIZE_BAG_WIDTH, Figure, WinnersScene

USUAL_MS, USUAL_HIGHLIGHT_MS = 1800.0, AnimationSpeed().highlight
# Fractions of the moment: until the bag has risen and is tied, and when others begin
DUSK_END, RISE_END, TIE_END, PORTRAITS_START, WREATH_START = 0.2, 0.3, 0.56, 0.4, 0.34
POP_SHARE = 0.22
TYING_STEPS = 24  # pictures while the bag is tied; more wouldn't be noticed


class WinnersAnimation:
    """Animates the appearance of the winners' scene."""

    def __init__(
        self, effects: EffectsLayer, card_layer: CardLayer, decorations: TableDecorations
    ) -> None:
        self._effects, self._card_layer, self._decorations = effects, card_layer, decorations

    def start(
        self,
        side: Side,
        scores: tuple[int, ...],
        view: View,
        people: TablePlayers,
        speed: AnimationSpeed,
    ) -> float:
        """Start the scene of the side that won with these scores; return its duration."""
        scene = self._decorations.winners.create_scene(side, scores, view, people)
        self._decorations.winners.hide_replaced_items(scene)
        longest = MOMENT_MS - (0.0 if self._decorations.shows_winners else FOLD_MS)
        duration = min(USUAL_MS * speed.highlight / USUAL_HIGHLIGHT_MS, longest)
        animator = self._effects.animator
        if scene.has_bags:
            self._add(scene.bag_place)
        animator.fade_in(self._add(scene.dusk), DUSK_END * duration)
        if scene.has_bags:
            self._raise_bag(scene, duration)
        else:
            self._pop_in(scene.prize, 0.5 * RISE_END * duration, duration)
        for figure in scene.portraits:
            self._pop_in(figure, PORTRAITS_START * duration, duration)
        wreath = self._add(scene.wreath(0.0))

        def grow(part: float) -> None:
            wreath.set_picture(scene.wreath(part).picture)

        animator.animate(
            wreath,
            (1 - WREATH_START) * duration,
            grow,
            delay=WREATH_START * duration,
            easing=linear,
        )
        return duration

    def _add(self, figure: Figure) -> PictureItem:
        item = self._effects.add_picture(figure.picture, figure.centre, figure.z_value)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        return item

    def _pop_in(self, figure: Figure, delay: float, duration: float) -> None:
        item = self._add(figure)
        self._effects.animator.animate(
            item, POP_SHARE * duration, item.setScale, delay=delay, easing=ease_out_back
        )

    def _raise_bag(self, scene: WinnersScene, duration: float) -> None:
        """Let the winners' open bag rise from its corner to the wreath, and tie it there."""
        layout, open_bag = scene.layout, scene.bag_picture(is_full=False)
        bag = self._add(Figure("", open_bag, scene.centre, scene.prize.z_value))
        left, top = bag_position(layout, scene.offset)
        unit, small = layout.unit, BAG_WIDTH / PRIZE_BAG_WIDTH
        half = open_bag.deviceIndependentSize().height() * small / 2
        start = QPointF(left + BAG_WIDTH * unit / 2, top + half)
        shown: list[int] = []

        def move(part: float) -> None:
            risen = ease_in_out(min(part / RISE_END, 1.0))
            bag.setPos(start + (scene.centre - start) * risen)
            bag.setScale(small + (1 - small) * risen)
            tied = min(max(part - RISE_END, 0.0) / (TIE_END - RISE_END), 1.0)
            step = round(tied * TYING_STEPS)
            if tied >= 1:
                bag.set_picture(scene.prize.picture)
            elif step and shown[-1:] != [step]:
                shown.append(step)
                bag.set_picture(
                    score_bag_frames.closing_bag_picture(
                        scene.offset,
                        step / TYING_STEPS,
                        scene.bag_label,
                        PRIZE_BAG_WIDTH * unit,
                        scene.pixel_ratio,
                    )
                )

        self._effects.animator.animate(bag, duration, move, easing=linear)
