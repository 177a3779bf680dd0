"""The last trick lies on its panel as it lay; a marriage rises out of the hand; animals breathe."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from marjapussi_gui.engine.cards import PAIRS, members
from marjapussi_gui.engine.events import MarriageMade, Zone
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.state import State
from marjapussi_gui.engine.view import look
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.board.items import CardItem
from marjapussi_gui.ui.board.layout import BASE
from marjapussi_gui.ui.board.pace import Pace
from marjapussi_gui.ui.panels.as_it_lay import AsItLay
from marjapussi_gui.ui.shell.window import Window
from tests.ui.board.stages import ME, Felt
from tests.ui.playing import decided, gone, opened, seated
from tests.walks import Walk


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


@pytest.mark.parametrize("key", ["marjapussi", "huutopussi-three", "avomarjapussi"])
def test_last_trick_lies_as_it_lay(window: Window, key: str) -> None:
    sitting, decide = seated(window, key), player("normal", 3)
    while (view := sitting.view) is not None and len(view.tricks) < 2:
        sitting.act(decided(view, decide))
    page = window.ways.table_page
    page.show_tricks()
    QApplication.processEvents()
    assert view is not None
    trick, picture = view.tricks[-1], page.panels.tricks.findChild(AsItLay)
    assert picture is not None
    labels = [each for each in picture.findChildren(QLabel) if not each.pixmap().isNull()]
    felt = page.board.layout_now.sized(*BASE)
    spots = [felt.spots(Zone("trick", seat), [1])[0] for seat in trick.seats]
    scale = picture.card_width / spots[0].width
    middles = [QPointF(each.mapTo(picture, each.rect().center())) for each in labels]

    assert len(labels) == len(trick.cards)
    for middle, spot in zip(middles, spots, strict=True):
        lay = QPointF(spot.x - spots[0].x, spot.y - spots[0].y) * scale
        assert (middle - middles[0] - lay).manhattanLength() < 4
    sheet = picture.parentWidget()
    assert sheet is not None
    window_on_it = sheet.parentWidget()
    assert window_on_it is not None
    assert window_on_it.rect().contains(sheet.geometry())  # nothing has to be scrolled
    names = [each.text() for each in picture.findChildren(QLabel) if each.text()]
    assert names in ([], [page.board.story.people.name(seat) for seat in trick.seats])
    frames = [frame.geometry() for frame in picture.children() if isinstance(frame, QWidget)]
    assert all(picture.rect().contains(frame) for frame in frames)


def test_my_marriage_rises_out_of_my_hand_and_is_back_in_it(qapp: QApplication) -> None:
    felt, step = Felt("bag", pace=Pace()), declared()
    felt.story.add((), look(step.game, step.before, ME))
    felt.until_settled()
    items = {item.card: item for item in felt.cards.own_items()}
    pair = [items[card] for card in members(PAIRS[step.event.suit])]
    felt.story.add((step.event,), look(step.game, step.after, ME))
    while all(item.isVisible() for item in pair):
        felt.animator.go_on(16)
    risen = [item for item in felt.story._stage._shown if isinstance(item, CardItem)]

    assert [item.isVisible() for item in pair] == [False, False]
    assert sorted(item.card for item in risen) == sorted(item.card for item in pair)
    for item in risen:
        away = item.pos() - items[item.card].pos()
        assert abs(away.x()) + abs(away.y()) < 60  # it has only just begun to rise
    felt.until_settled()
    assert [item.isVisible() for item in pair] == [True, True]


@dataclass
class Declared:
    game: Game
    before: State
    after: State
    event: MarriageMade


def declared() -> Declared:
    """Return a moment in which I declare a marriage that I hold."""
    game = variant("bag").game()
    for seed in range(300):
        for step in Walk(game, seed, ME).steps(hands=1):
            for event in step.events:
                if not isinstance(event, MarriageMade) or event.seat != ME:
                    continue
                if step.before.hands[ME] & PAIRS[event.suit] == PAIRS[event.suit]:
                    return Declared(game, step.before, step.after, event)
    raise AssertionError("nobody declares")


@pytest.mark.parametrize("breath", [0.0, 2400.0])
def test_animals_breathe_unless_motion_is_reduced(qapp: QApplication, breath: float) -> None:
    felt = Felt("marjapussi", pace=Pace(breath=breath), moves=3)
    felt.until_settled()
    seen = set[float]()
    for _ in range(100):
        felt.animator.go_on(16)
        seen |= {round(face.scale(), 3) for face in felt.furniture.seats.faces.values()}
    others = [seat for seat, face in felt.furniture.seats.faces.items() if face.isVisible()]

    assert others == [1, 2, 3]
    assert (len(seen) > 1) == (breath > 0)
    assert max(seen) <= 1.05

    felt.animator.breathe(felt.furniture.seats.halo, 0.0)

    assert {face.scale() for face in felt.furniture.seats.faces.values()} == {1.0}
