"""The pictures between the chapters of the rules: tricks on felt, and a worked count."""

from collections.abc import Sequence
from dataclasses import field, replace

from PySide6.QtGui import QPixmap

from ...engine.frozen import frozen
from ...engine.game import Game
from ...teacher.examples import Examples
from ..art.deck import Deck
from ..art.design import Design
from ..art.worked_count import count_picture
from ..art.worked_felt import felt_picture
from ..basis.theme import text_scale
from ..widgets.read_text import picture_html
from ..wording import rules_page
from ..wording.worked import CardsTold, CountTold

PAIR = 560  # pixels of text width: room for two tricks side by side


@frozen
class Drawing:
    """Draws pictures as wide as the text, and stores them by name."""

    width: int
    ratio: float
    design: Design
    felt: str
    pictures: dict[str, QPixmap] = field(default_factory=dict)

    def html(self, what: str, examples: Examples, game: Game) -> str:
        """Return the pictures of a chapter as HTML, or an empty string."""
        match what:
            case rules_page.CARDS:
                return self._cards(rules_page.cards_told(examples, game))
            case rules_page.COUNT:
                return self._count(rules_page.hand_told(examples, game))
            case _:
                return ""

    def _cards(self, told: Sequence[CardsTold]) -> str:
        """Return tricks on felt with their captions; two share a row if they fit."""
        has_room = self.width >= PAIR * text_scale() and all(each.names for each in told)
        rows = [told] if has_room else [[each] for each in told]
        return "".join(self._row(number, row) for number, row in enumerate(rows))

    def _row(self, number: int, row: Sequence[CardsTold]) -> str:
        deck = Deck(self.design, self.ratio)
        picture = felt_picture(row, self.width, text_scale(), deck, self.felt)
        cells = "".join(
            f'<td style="border: none" width="{100 // len(row)}%">{each.caption}</td>'
            for each in row
        )
        felt = self._place(f"{rules_page.CARDS}{number}", picture)
        return f'{felt}<table width="100%" ><tr>{cells}</tr></table>'

    def _count(self, told: CountTold) -> str:
        """Return the worked count of a hand."""
        deck = Deck(replace(self.design, index="large"), self.ratio)
        return self._place(rules_page.COUNT, count_picture(told, self.width, text_scale(), deck))

    def _place(self, name: str, picture: QPixmap) -> str:
        self.pictures[name] = picture
        return picture_html(name, picture)
