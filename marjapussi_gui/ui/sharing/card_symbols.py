"""Card faces as SVG symbols, made from the same drawings as the cards on the table.

A symbol is defined once in a page, and shown with <use href="#cQH"/>.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby

from PySide6.QtCore import QRectF

from ...engine.cards import CARD_NAMES, JOKER, RANK_OF, SUIT_LETTERS, SUIT_OF, Card
from ..art.card_faces import (
    ACE_RECT,
    ACE_STARS,
    BERRY_LEAF_PATH,
    CARD_CENTRE,
    CARD_HEIGHT,
    CARD_WIDTH,
    CORNER_RADIUS,
    FIGURE_PANEL,
    FRAME_WIDTH,
    PIP_POSITIONS,
    PIP_SIZE,
    STANDARD_INDEX,
)
from ..art.cross_stitch import STAR_GRID, load_grid
from ..art.suit_drawing import (
    COLOUR_SCHEMES,
    GLYPH_HEIGHT,
    GLYPH_LINES,
    INDEX_COLOURS,
    LEAF_GREEN,
    SHARED_COLOURS,
    STROKE_WIDTH,
    SUIT_PATH_TEXTS,
    rank_glyph,
    rank_outline,
    suit_path,
)
from ..art.vector_paths import PATH_COMMAND
from ..common.palette import LINEN, PAPER

COLOURS = COLOUR_SCHEMES["four"]
Place = tuple[float, float]  # of a pip, as shares of the width and height
UPSIDE_DOWN = f"rotate(180 {CARD_WIDTH // 2} {CARD_HEIGHT // 2})"
STITCH = 1.08  # height of a stitch in rows: a little too high, so that no gaps show


def card_symbols(cards: Iterable[Card]) -> str:
    shown = sorted(set(cards))
    plain = [card for card in shown if card != JOKER]
    return "".join(
        (
            '<svg class="symbols" width="0" height="0" aria-hidden="true"><defs>',
            _blank_card(),
            *(_suit_shape(suit) for suit in sorted({SUIT_OF[card] for card in plain})),
            *(_rank_shape(rank) for rank in sorted({RANK_OF[card] for card in plain})),
            _stitch_grid_svg("star", STAR_GRID, {"X": LINEN, "B": LINEN}),
            "</defs>",
            *map(_card_symbol, shown),
            "</svg>",
        )
    )


@cache
def _card_symbol(card: Card) -> str:
    halves = _half_card_svg(card)
    return (
        f'<symbol id="c{CARD_NAMES[card]}" viewBox="0 0 {CARD_WIDTH} {CARD_HEIGHT}">'
        f'<use href="#blank"/>{_middle_svg(card)}<g id="h{CARD_NAMES[card]}">{halves}</g>'
        f'<use href="#h{CARD_NAMES[card]}" transform="{UPSIDE_DOWN}"/></symbol>'
    )


def _half_card_svg(card: Card) -> str:
    """Return what is drawn in the upper half of a card and, turned, in the lower half."""
    if card == JOKER:
        return (
            f'<circle cx="25" cy="46" r="15" fill="{COLOURS[1]["M"]}"/>'
            f'<path fill="{LEAF_GREEN}" d="{BERRY_LEAF_PATH}"/>{_court_figure_svg("joker", 1)}'
        )
    rank, suit, index = RANK_OF[card], SUIT_OF[card], STANDARD_INDEX
    wide = rank_glyph(rank).boundingRect().width()
    scale = index.height / GLYPH_HEIGHT
    narrow = min(scale, index.max_width / wide)
    left = index.centre_x - narrow * wide / 2
    ink = INDEX_COLOURS["four"][suit]
    place = f"translate({left:.4g} {index.top:g}) scale({narrow:.3g} {scale:.3g})"
    parts = [
        f'<use href="#r{rank}" stroke="{ink}" transform="{place}"/>',
        _suit(suit, index.suit_rect),
    ]
    if rank in PIP_POSITIONS:
        parts += [_suit(suit, _pip_rect(x, y)) for x, y in _mirror_pips(rank)]
    elif rank != "A":
        parts.append(_court_figure_svg(CARD_NAMES[card].replace("T", ""), suit))
    return "".join(parts)


def _middle_svg(card: Card) -> str:
    """Return what a card has in its middle: an ace's large suit, or a single pip."""
    if card == JOKER:
        return ""
    rank, suit = RANK_OF[card], SUIT_OF[card]
    if rank == "A":
        size, places = ACE_STARS[suit]
        stars = (
            f'<use href="#star" transform="translate({CARD_CENTRE.x() + x - size / 2:g}'
            f' {CARD_CENTRE.y() + y - size / 2:g}) scale({size / len(STAR_GRID):.4g})"/>'
            for x, y in places
        )
        return "".join((_suit(suit, ACE_RECT), *stars))
    repeated = _mirror_pips(rank)
    lower = [_rotated_pip(pip) for pip in repeated]
    alone = [p for p in PIP_POSITIONS.get(rank, ()) if p not in repeated and _key(p) not in lower]
    return "".join(_suit(suit, _pip_rect(x, y)) for x, y in alone)


def _mirror_pips(rank: str) -> list[Place]:
    """Return the pips of the upper half that are repeated upside down in the lower half."""
    every = PIP_POSITIONS.get(rank, ())
    lower = {_key(pip) for pip in every}
    return [pip for pip in every if pip[1] < 0.5 and _rotated_pip(pip) in lower]


def _rotated_pip(pip: Place) -> Place:
    return _key((1 - pip[0], 1 - pip[1]))


def _key(pip: Place) -> Place:
    return round(pip[0], 3), round(pip[1], 3)


def _pip_rect(x: float, y: float) -> QRectF:
    middle_x, middle_y = x * CARD_WIDTH, y * CARD_HEIGHT
    return QRectF(middle_x - PIP_SIZE / 2, middle_y - PIP_SIZE / 2, PIP_SIZE, PIP_SIZE)


def _suit(suit: int, rect: QRectF) -> str:
    box = suit_path(suit).boundingRect()
    scale = min(rect.width() / box.width(), rect.height() / box.height())
    x = rect.center().x() - scale * box.center().x()
    y = rect.center().y() - scale * box.center().y()
    letter = SUIT_LETTERS[suit]
    return f'<use href="#s{letter}" transform="translate({x:.4g} {y:.4g}) scale({scale:.3g})"/>'


def _court_figure_svg(name: str, suit: int) -> str:
    """Return the upper half of a court figure on its panel of linen."""
    rows = load_grid(name)
    panel = FIGURE_PANEL.adjusted(-FRAME_WIDTH, -FRAME_WIDTH, FRAME_WIDTH, FRAME_WIDTH)
    height = CARD_HEIGHT / 2 - panel.top()
    edge = f"M{panel.left():g} {CARD_HEIGHT / 2:g}v{-height:g}h{panel.width():g}v{height:g}"
    step_x = FIGURE_PANEL.width() / len(rows[0])
    step_y = FIGURE_PANEL.height() / (2 * len(rows) - 1)
    grid = _stitch_grid_svg("", rows, SHARED_COLOURS | COLOURS[suit])
    return (
        f'<path fill="{LINEN}" stroke="{COLOURS[suit]["D"]}" stroke-width="1.6" d="{edge}"/>'
        f'<g transform="translate({FIGURE_PANEL.left():g} {FIGURE_PANEL.top():g})'
        f' scale({step_x:.4g} {step_y:.4g})">{grid}</g>'
    )


def _stitch_grid_svg(name: str, rows: tuple[str, ...], colours: dict[str, str]) -> str:
    runs: dict[str, list[str]] = {}
    for y, row in enumerate(rows):
        x = 0
        for letter, stitches in groupby(row):
            count = len(list(stitches))
            if letter in colours:
                runs.setdefault(colours[letter], []).append(f"M{x} {y}h{count}")
            x += count
    paths = "".join(f'<path stroke="{ink}" d="{"".join(lines)}"/>' for ink, lines in runs.items())
    key = f' id="{name}"' if name else ""
    return f'<g{key} stroke-width="{STITCH}"><g transform="translate(0 .5)">{paths}</g></g>'


def _blank_card() -> str:
    return (
        f'<rect id="blank" x=".8" y=".8" width="{CARD_WIDTH - 1.6}" height="{CARD_HEIGHT - 1.6}"'
        f' rx="{CORNER_RADIUS}" fill="{PAPER}" stroke="#3C301E" stroke-width="1.6"/>'
    )


def _suit_shape(suit: int) -> str:
    ink = INDEX_COLOURS["four"][suit]
    shapes = "".join(_shapes(SUIT_PATH_TEXTS[suit]))
    return f'<g id="s{SUIT_LETTERS[suit]}" fill="{ink}">{shapes}</g>'


def _rank_shape(rank: str) -> str:
    cap = "butt" if rank == "A" else "round"
    left = rank_outline(rank).boundingRect().left()
    return (
        f'<g id="r{rank}" fill="none" stroke-width="{STROKE_WIDTH}" stroke-linecap="{cap}"'
        f' stroke-linejoin="round"><g transform="translate({-left:.4g})">'
        f"{''.join(_shapes(GLYPH_LINES[rank]))}</g></g>"
    )


def _shapes(path_data: str) -> Iterator[str]:
    lines = []
    for letter, text in PATH_COMMAND.findall(path_data):
        numbers = text.split()
        match letter:
            case "O":
                cx, cy, rx, ry = numbers
                yield f'<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}"/>'
            case "R":
                x, y, width, height, rx, ry = numbers
                yield (
                    f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{rx}" ry="{ry}"/>'
                )
            case _:
                lines.append(letter + " ".join(numbers))
    if lines:
        yield f'<path d="{"".join(lines)}"/>'
