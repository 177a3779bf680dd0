"""The drawings of all animals that can appear in portraits, by the animal's name."""

from . import nepalese, northern

ANIMALS = northern.NORTHERN_ANIMALS | nepalese.NEPALESE_ANIMALS
