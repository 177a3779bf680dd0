"""Export the whole deck as SVG files, with every face in every style.

python packaging/deck.py FOLDER    writes FOLDER/COLOURS-INDEX/CARD.svg and FOLDER/back-NAME.svg
"""

import argparse
import os
import sys
from itertools import product
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtSvg import QSvgGenerator

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from marjapussi_gui.engine.cards import HIDDEN, JOKER, RANK_OF, SUIT_OF, Card  # noqa: E402
from marjapussi_gui.model.preferences import CARD_BACKS, DECK_COLOURS, INDEX_SIZES  # noqa: E402
from marjapussi_gui.ui.art.card_faces import CARD_HEIGHT, CARD_WIDTH, draw_blank_card, draw_face  # noqa: E402
from marjapussi_gui.ui.art.deck_style import DeckStyle  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    folder = parser.parse_args().folder
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication([])
    write_deck(folder)
    del app


def write_deck(folder: Path) -> None:
    """Write all card faces and backs into a folder."""
    for colours, index in product(DECK_COLOURS, INDEX_SIZES):
        for card in (*range(len(RANK_OF)), JOKER):
            name = "joker" if card == JOKER else f"{RANK_OF[card]}{'SHDC'[SUIT_OF[card]]}"
            path = folder / f"{colours}-{index}" / f"{name}.svg"
            write_card(path, Card(card), DeckStyle(colours, index))
    for back in CARD_BACKS:
        write_card(folder / f"back-{back}.svg", HIDDEN, DeckStyle(back=back))


def write_card(path: Path, card: Card, style: DeckStyle) -> None:
    """Write a card as an SVG file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setTitle(path.stem)
    generator.setSize(QSize(CARD_WIDTH, CARD_HEIGHT))
    generator.setViewBox(QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT))
    with QPainter(generator) as painter:
        draw_blank_card(painter)
        draw_face(painter, card, style)


if __name__ == "__main__":
    main()
