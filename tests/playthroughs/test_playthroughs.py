"""Hands that were looked through by eye stay as they are."""

import pytest

from marjapussi_gui.engine.game import Preset, Variant
from tests.playthroughs.story import FOLDER, cases, path_of, story


@pytest.mark.parametrize(
    ("variant", "preset"), cases(), ids=[path_of(*case).stem for case in cases()]
)
def test_playthrough_has_not_changed(variant: Variant, preset: Preset) -> None:
    assert path_of(variant, preset).read_text(encoding="utf-8") == story(variant, preset)


def test_every_playthrough_is_of_a_preset() -> None:
    assert {path_of(*case) for case in cases()} == set(FOLDER.glob("*.txt"))
