"""The animals of the portraits, by name."""

from . import nepalese, northern

ANIMALS = northern.NORTHERN_ANIMALS | nepalese.NEPALESE_ANIMALS
