"""Every player has a companion that never changes."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPixmap

from marjapussi_gui.ui.art.animal_portraits import (
    ANIMAL_OF_PLAYER,
    GAZE_AHEAD,
    GazeDirection,
    animal_portrait,
    draw_animal_portrait,
)
from marjapussi_gui.ui.art.animals import ANIMAL_COLOURS, ANIMALS
from marjapussi_gui.ui.art.name_plates import (
    MIN_FACE_SIZE,
    PICTURE_MARGIN,
    PLATE_HEIGHT,
    NamePlate,
    halo_picture,
    plate_picture,
)
from marjapussi_gui.ui.art.painter_tools import create_canvas, open_painter
from marjapussi_gui.ui.art.vector_paths import parse_path
from marjapussi_gui.ui.common.palette import FELT_COLOURS
from marjapussi_gui.ui.text.bot_names import BOT_NAMES


def image_of(plate: NamePlate, felt: str = "moss") -> QImage:
    return plate_picture(plate, felt, 1, 2).toImage()


def companion_image(name: str, gaze: GazeDirection = GAZE_AHEAD) -> QImage:
    picture = create_canvas(44, 44, 2)
    with open_painter(picture) as painter:
        draw_animal_portrait(painter, QRectF(0, 0, 44, 44), animal_portrait(name), gaze)
    return picture.toImage()


def width_of(picture: QPixmap) -> float:
    return picture.deviceIndependentSize().width()


def test_each_computer_player_has_an_animal_of_its_own() -> None:
    assert set(BOT_NAMES) == set(ANIMAL_OF_PLAYER)
    assert len(set(ANIMAL_OF_PLAYER.values())) == len(BOT_NAMES)
    assert set(ANIMAL_OF_PLAYER.values()) <= set(ANIMALS)


@pytest.mark.parametrize("name", ["Aino", "Matti Meikäläinen", "", "अनु"])
def test_a_name_always_has_the_same_companion(name: str) -> None:
    one, two = (companion_image(name) for _ in range(2))

    assert animal_portrait(name).animal in ANIMALS
    assert one == two


def test_other_names_have_other_companions() -> None:
    companions = {animal_portrait(f"Guest {number}") for number in range(200)}

    assert len(companions) > 60


@pytest.mark.parametrize("animal", ANIMALS)
def test_all_parts_of_an_animal_are_read(animal: str) -> None:
    lines = ANIMALS[animal].head.split("\n")
    parts = list(ANIMALS[animal].shapes())

    assert len(parts) == sum(line.strip()[:1].islower() for line in lines)
    assert {part.colour for part in parts} <= {*ANIMAL_COLOURS, "eye"}
    for part in parts:
        assert part.colour == "eye" or not parse_path(part.path).isEmpty()


def test_a_face_differs_in_each_gaze_direction() -> None:
    images = [
        companion_image("Aino", GazeDirection(right, down))
        for right in (-1, 0, 1)
        for down in (-1, 0, 1)
    ]

    assert all(one != other for i, one in enumerate(images) for other in images[:i])


@pytest.mark.parametrize("felt", FELT_COLOURS)
def test_plates_show_the_actor_the_dealer_and_the_player(felt: str) -> None:
    images = [
        image_of(NamePlate("Aino", is_acting=acts, is_dealer=deals, is_own=own), felt)
        for acts in (False, True)
        for deals in (False, True)
        for own in (False, True)
    ]

    assert all(one != other for i, one in enumerate(images) for other in images[:i])


def test_plate_is_as_wide_as_its_words() -> None:
    short, long, noted = (
        plate_picture(plate, "moss", 1, 1)
        for plate in (NamePlate("Aino"), NamePlate("Annikki Tuulikki"), NamePlate("Aino", "50"))
    )

    assert width_of(short) < width_of(noted) < width_of(long)


def test_long_names_are_cut_and_the_own_name_sooner() -> None:
    name = "Maria " * 20
    other, own = (plate_picture(NamePlate(name, is_own=own), "moss", 1, 1) for own in (False, True))

    assert width_of(own) < width_of(other) < 340


@pytest.mark.parametrize("scale", [0.625, 1, 1.35])
def test_face_can_be_seen_in_any_window(scale: float) -> None:
    picture = plate_picture(NamePlate("Aino"), "moss", scale, 1)

    high = picture.deviceIndependentSize().height() - 2 * PICTURE_MARGIN * scale
    assert high + 1 > max(MIN_FACE_SIZE, PLATE_HEIGHT * scale)


def test_halo_fits_its_plate() -> None:
    plate = NamePlate("Aino", is_acting=True)

    assert halo_picture(plate, 1, 2).size() == plate_picture(plate, "moss", 1, 2).size()
