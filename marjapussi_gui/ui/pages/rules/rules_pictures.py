"""The pictures in the rules: example tricks on felt, and an example score."""

from collections.abc import Sequence
from dataclasses import field, replace

from PySide6.QtGui import QPixmap

from ....engine.frozen import frozen
from ....engine.game import Game
from ....learning.worked_examples import WorkedExamples
from ...art.card_pictures import CardPictures
from ...art.deck_style import DeckStyle
from ...art.example_cards import example_cards_picture
from ...art.example_score import example_score_picture
from ...common.theme import text_scale
from ...text import rules_chapters
from ...text.worked_example_text import CardRowText, WorkedCountText
from ...widgets.rich_text_view import picture_html

TWO_COLUMN_WIDTH = 560  # pixels; wider texts have two tricks side by side


@frozen
class RulesPictures:
    """Draws pictures that are as wide as the text, and keeps them by name."""

    width: int
    pixel_ratio: float
    deck_style: DeckStyle
    felt: str
    pictures: dict[str, QPixmap] = field(default_factory=dict)

    def chapter_html(self, kind: str, examples: WorkedExamples, game: Game) -> str:
        """Return HTML with the pictures of a chapter; empty if it has none."""
        match kind:
            case rules_chapters.CARDS_DRAWING:
                return self._cards_html(rules_chapters.card_row_texts(examples, game))
            case rules_chapters.COUNT_DRAWING:
                return self._count_html(rules_chapters.worked_count_text(examples, game))
            case _:
                return ""

    def _cards_html(self, examples: Sequence[CardRowText]) -> str:
        """Return HTML with tricks on felt and their captions, two in a row if they fit."""
        has_room = self.width >= TWO_COLUMN_WIDTH * text_scale() and all(
            each.names for each in examples
        )
        rows = [examples] if has_room else [[each] for each in examples]
        return "".join(self._row_html(number, row) for number, row in enumerate(rows))

    def _row_html(self, index: int, row: Sequence[CardRowText]) -> str:
        deck = CardPictures(self.deck_style, self.pixel_ratio)
        picture = example_cards_picture(row, self.width, text_scale(), deck, self.felt)
        cells = "".join(
            f'<td style="border: none" width="{100 // len(row)}%">{each.caption}</td>'
            for each in row
        )
        felt = self._add_picture(f"{rules_chapters.CARDS_DRAWING}{index}", picture)
        return f'{felt}<table width="100%" ><tr>{cells}</tr></table>'

    def _count_html(self, count_text: WorkedCountText) -> str:
        """Return HTML with a picture of an example hand's score."""
        deck = CardPictures(replace(self.deck_style, index_size="large"), self.pixel_ratio)
        return self._add_picture(
            rules_chapters.COUNT_DRAWING,
            example_score_picture(count_text, self.width, text_scale(), deck),
        )

    def _add_picture(self, name: str, picture: QPixmap) -> str:
        self.pictures[name] = picture
        return picture_html(name, picture)
