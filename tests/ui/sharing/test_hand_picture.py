"""The picture of a hand: what it shows, its code, and that it gives no hidden card away."""

import pytest
from PySide6.QtGui import QImage

from marjapussi_gui.engine.codes.code_text import read_code
from marjapussi_gui.engine.codes.hand import Hand
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.ui.sharing.hand_picture import (
    HEIGHT,
    WIDTH,
    ShownCards,
    draw_hand_picture,
    picture_content,
)
from tests.ui.sharing.shared_records import random_record, records_that_look_alike

every_game = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)


def draw(*args: object) -> QImage:
    content = picture_content(*args)  # type: ignore[arg-type] # checked where it's called
    assert content is not None
    return draw_hand_picture(content)


@every_game
def test_picture_does_not_depend_on_hidden_cards(variant: Variant) -> None:
    for record, other, seat in records_that_look_alike(variant, 1, 2):
        ply = len(record.entries)

        for shown in (ShownCards.MINE, ShownCards.NONE):
            mine = draw(record, ply, seat, shown)
            assert mine == draw(other, ply, seat, shown)
            assert mine.textKeys() == ["Code"] * (shown is ShownCards.MINE)


@every_game
def test_picture_has_the_code_of_what_it_shows(variant: Variant) -> None:
    record = random_record(variant, 2, hands=1)
    end = len(record.entries)

    mine, every, none = (picture_content(record, end, Seat(1), shown) for shown in ShownCards)

    assert mine is not None
    assert every is not None
    assert none is not None
    assert isinstance(read_code(mine.code), View)
    assert isinstance(read_code(every.code), Hand)
    assert none.code == ""
    assert list(mine.hands) == [1]
    assert set(every.hands) == set(record.header.game.seating.seats)
    assert not none.hands


def test_picture_is_made_at_any_moment() -> None:
    record = random_record(find_variant("huutopussi"), 5, hands=1)

    assert picture_content(record, 0, Seat(0), ShownCards.MINE) is None
    for ply in range(1, len(record.entries), 9):
        image = draw(record, ply, Seat(0), ShownCards.MINE)
        assert (image.width(), image.height()) == (WIDTH, HEIGHT)


def test_score_after_the_hand_is_shown() -> None:
    record = random_record(find_variant("tuppi"), 4, hands=1)

    before = picture_content(record, len(record.entries) - 1, Seat(0), ShownCards.MINE)
    after = picture_content(record, len(record.entries), Seat(0), ShownCards.MINE)

    assert before is not None
    assert after is not None
    assert before.changes == ()
    assert after.changes == record.state_after().match.scores
