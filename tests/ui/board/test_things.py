"""What lies on the felt by its key: it tells of a view, or stays whatever view is shown."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene

from marjapussi_gui.ui.board.things import Things

PLACE = 100.0, 50.0


@pytest.fixture
def things(qapp: QApplication) -> Things:
    return Things(QGraphicsScene())


def put(things: Things, key: str, width: int = 20) -> None:
    things.put(key, QPixmap(width, 10), QPointF(*PLACE))


def test_what_another_view_does_not_tell_is_hidden(things: Things) -> None:
    with things.of_another_view():
        put(things, "sheet")
        things.write("title", "Hearts", PLACE, 16)
        things.write("deal", "Deal 1", PLACE, 16)

    with things.of_another_view():
        put(things, "stock")
        things.write("title", "Spades", PLACE, 16)

    assert set(things.pictures) == {"stock"}
    assert {key: item.text() for key, item in things.texts.items()} == {"title": "Spades"}
    assert things.shown("sheet") is None


def test_what_stays_is_hidden_by_name_alone(things: Things) -> None:
    with things.of_another_view():
        put(things, "sheet")
        things.put("bubble", QPixmap(20, 10), QPointF(*PLACE), stays=True)
    things.write("prompt", "Play a card", PLACE, 16, stays=True)

    with things.of_another_view():
        pass
    things.clear()
    stayed = {*things.pictures, *things.texts}
    things.hide("bubble", "prompt")

    assert stayed == {"bubble", "prompt"}
    assert {*things.pictures, *things.texts} == set()


def test_a_thing_put_down_again_lies_in_the_same_item(things: Things) -> None:
    put(things, "sheet")
    before = things.shown("sheet")
    things.clear()

    put(things, "sheet", width=40)

    assert before is things.shown("sheet")
    assert things.box("sheet", margin=5).width() == pytest.approx(30)
    assert len(things.scene.items()) == 1


def test_nothing_takes_no_room(things: Things) -> None:
    put(things, "sheet")
    things.clear()

    assert things.box("sheet", "title").isEmpty()
