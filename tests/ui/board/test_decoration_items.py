"""Decorations on the felt by key: those of a view are replaced with it, others stay."""

from itertools import islice

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene

from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.ui.art.painter_tools import open_painter
from marjapussi_gui.ui.board.decoration_items import BoardStyle, DecorationItems
from marjapussi_gui.ui.board.sets_layout import create_layout
from marjapussi_gui.ui.board.table_decorations import TableDecorations
from marjapussi_gui.ui.common.languages import install_language
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.random_matches import RandomMatch

PLACE = 100.0, 50.0


@pytest.fixture
def things() -> DecorationItems:
    return DecorationItems(QGraphicsScene())


def put(things: DecorationItems, key: str, width: int = 20) -> None:
    things.put_picture(key, QPixmap(width, 10), QPointF(*PLACE))


def test_decorations_missing_from_the_next_view_are_hidden(things: DecorationItems) -> None:
    with things.replacing_view():
        put(things, "sheet")
        things.put_text("title", "Hearts", PLACE, 16)
        things.put_text("deal", "Deal 1", PLACE, 16)

    with things.replacing_view():
        put(things, "stock")
        things.put_text("title", "Spades", PLACE, 16)

    assert set(things.visible_pictures) == {"stock"}
    assert {key: item.text() for key, item in things.visible_texts.items()} == {"title": "Spades"}
    assert things.visible_picture("sheet") is None


def test_what_stays_is_hidden_by_name_alone(things: DecorationItems) -> None:
    with things.replacing_view():
        put(things, "sheet")
        things.put_picture("bubble", QPixmap(20, 10), QPointF(*PLACE), keep=True)
    things.put_text("prompt", "Play a card", PLACE, 16, keep=True)

    with things.replacing_view():
        pass
    things.clear()
    stayed = {*things.visible_pictures, *things.visible_texts}
    things.hide("bubble", "prompt")

    assert stayed == {"bubble", "prompt"}
    assert {*things.visible_pictures, *things.visible_texts} == set()


def test_a_thing_put_down_again_lies_in_the_same_item(things: DecorationItems) -> None:
    put(things, "sheet")
    before = things.visible_picture("sheet")
    things.clear()

    put(things, "sheet", width=40)

    assert before is things.visible_picture("sheet")
    assert things.bounding_box("sheet", margin=5).width() == pytest.approx(30)
    assert len(things.scene.items()) == 1


def test_nothing_takes_no_room(things: DecorationItems) -> None:
    put(things, "sheet")
    things.clear()

    assert things.bounding_box("sheet", "title").isEmpty()


@pytest.mark.parametrize("key", [each.key for each in VARIANTS])
def test_numbers_follow_the_language(qapp: QApplication, key: str) -> None:
    game, me = find_variant(key).create_game(), Seat(0)
    *_, step = islice(RandomMatch(game, 3, me).steps(hands=1), 12)
    view = create_view(game, step.after, me)
    people = TablePlayers(("", *("Aino",) * (game.seating.players - 1)), me, game.seating)
    pictures = []
    for languages in (("ne", "en"), ("en",)):
        scene, picture = (
            QGraphicsScene(0, 0, 1280, 800),
            QImage(1280, 800, QImage.Format.Format_RGB32),
        )
        decorations = TableDecorations(scene)
        decorations.apply_layout(create_layout(game, me).resized(1280, 800), BoardStyle())
        for language in languages:
            install_language(qapp, language)
            decorations.show(view, people, view.turn)
        picture.fill(0)
        with open_painter(picture) as painter:
            scene.render(painter)
        pictures.append(picture)

    assert pictures[0] == pictures[1]
