"""The games. Each is data in a file of its own; a new one is a new entry here."""

from ..game import Variant
from .avomarjapussi import AVOMARJAPUSSI
from .bag import BAG
from .bondtolva import BONDTOLVA
from .bondtolva_two import BONDTOLVA_TWO
from .huutopussi import HUUTOPUSSI
from .huutopussi_three import HUUTOPUSSI_THREE
from .marjapussi import MARJAPUSSI
from .marriage import MARRIAGE
from .tuppi import TUPPI

VARIANTS: tuple[Variant, ...] = (
    MARJAPUSSI,
    BAG,
    AVOMARJAPUSSI,
    BONDTOLVA,
    BONDTOLVA_TWO,
    HUUTOPUSSI,
    HUUTOPUSSI_THREE,
    TUPPI,
    MARRIAGE,
)


def variant(key: str) -> Variant:
    """Return the game of that name; KeyError when there is none."""
    return {each.key: each for each in VARIANTS}[key]
