"""The last trick lies on the felt as it lay; a marriage rises out of the hand; animals breathe."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.cards import MARRIAGE_PAIRS, cards_in_set
from marjapussi_gui.engine.events import MarriageDeclared, Zone
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import GameState
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.ui.board.animation_speed import AnimationSpeed
from marjapussi_gui.ui.board.graphics_items import CardItem
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.random_matches import RandomMatch
from tests.ui.board.manual_board import ME, ManualBoard
from tests.ui.window_driver import start_match


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
@pytest.mark.parametrize("key", ["marjapussi", "huutopussi-three", "avomarjapussi"])
def test_last_trick_lies_as_it_lay(window: MainWindow, key: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    table = start_match(window, key)
    view, page = table.play_until(lambda each: len(each.tricks) >= 2), table.page
    page.toggle_tricks()
    QApplication.processEvents()
    assert view is not None
    trick, cards = view.tricks[-1], page.panels.last_trick.explainable.cards
    felt = page.board.table_layout
    spots = [felt.spots(Zone("trick", seat), [1])[0] for seat in trick.seats]

    assert [(each.seat, each.card) for each in cards] == [
        *zip(trick.seats, trick.cards, strict=True)
    ]
    for card, spot in zip(cards, spots, strict=True):
        middle = card.outline().center().toPoint() + page.panels.last_trick.pos()
        assert (middle - QPointF(spot.x, spot.y).toPoint()).manhattanLength() < 4
        assert not page.panels.last_trick.mask().intersected(card.geometry()).isEmpty()


def test_the_note_that_there_is_no_trick_yet_goes_after_the_first_trick(
    window: MainWindow,
) -> None:
    table = start_match(window, "bag")
    panels = table.page.panels
    table.page.toggle_tricks()
    opened = [panels.tricks.is_open]

    table.play_until(lambda each: len(each.tricks) >= 1)
    opened.append(panels.tricks.is_open)
    table.page.toggle_tricks()

    assert opened == [True, False]
    assert panels.last_trick.is_open


def test_my_marriage_rises_out_of_my_hand_and_is_back_in_it() -> None:
    felt, step = ManualBoard("bag", pace=AnimationSpeed()), find_declaration()
    felt.story.add_events((), create_view(step.game, step.before, ME))
    felt.run_to_end()
    items = {item.card: item for item in felt.cards.own_items()}
    pair = [items[card] for card in cards_in_set(MARRIAGE_PAIRS[step.event.suit])]
    felt.story.add_events((step.event,), create_view(step.game, step.after, ME))
    while all(item.isVisible() for item in pair):
        felt.animator.go_on(16)
    risen = [item for item in felt.story._effects._items if isinstance(item, CardItem)]

    assert [item.isVisible() for item in pair] == [False, False]
    assert sorted(item.card for item in risen) == sorted(item.card for item in pair)
    for item in risen:
        away = item.pos() - items[item.card].pos()
        assert abs(away.x()) + abs(away.y()) < 60  # it has only just begun to rise
    felt.run_to_end()
    assert [item.isVisible() for item in pair] == [True, True]


@dataclass
class Declared:
    game: Game
    before: GameState
    after: GameState
    event: MarriageDeclared


def find_declaration() -> Declared:
    """Return a moment in which I declare a marriage that I hold."""
    game = find_variant("bag").create_game()
    for seed in range(300):
        for step in RandomMatch(game, seed, ME).steps(hands=1):
            for event in step.events:
                if not isinstance(event, MarriageDeclared) or event.seat != ME:
                    continue
                if step.before.hands[ME] & MARRIAGE_PAIRS[event.suit] == MARRIAGE_PAIRS[event.suit]:
                    return Declared(game, step.before, step.after, event)
    raise AssertionError("nobody declares")


@pytest.mark.parametrize("breath", [0.0, 2400.0])
def test_animals_breathe_unless_motion_is_reduced(breath: float) -> None:
    felt = ManualBoard("marjapussi", pace=AnimationSpeed(halo_pulse=breath), moves=3)
    felt.run_to_end()
    seen = set[float]()
    for _ in range(100):
        felt.animator.go_on(16)
        seen |= {round(face.scale(), 3) for face in felt.furniture.seat_plates.face_items.values()}
    others = [
        seat for seat, face in felt.furniture.seat_plates.face_items.items() if face.isVisible()
    ]

    assert others == [1, 2, 3]
    assert (len(seen) > 1) == (breath > 0)
    assert max(seen) <= 1.05

    felt.animator.pulse(felt.furniture.seat_plates.halo, 0.0)

    assert {face.scale() for face in felt.furniture.seat_plates.face_items.values()} == {1.0}
