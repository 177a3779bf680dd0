"""The drawings of all animals that can appear in portraits, by the animal's name."""

from .nepalese_animals import NEPALESE_ANIMALS
from .northern_animals import NORTHERN_ANIMALS

ANIMALS = NORTHERN_ANIMALS | NEPALESE_ANIMALS
