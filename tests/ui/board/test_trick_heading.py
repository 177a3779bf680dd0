"""The corner of the table names the hand and the rules in force, each once."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication, QGraphicsScene

from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.options import OptionValue
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.ui.board.decoration_items import BoardStyle
from marjapussi_gui.ui.board.sets_layout import create_layout
from marjapussi_gui.ui.board.table_decorations import TableDecorations
from marjapussi_gui.ui.common.languages import install_language
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.random_matches import RandomMatch

ME = Seat(0)


def heading(
    key: str,
    rules: Mapping[str, OptionValue],
    *,
    rules_name: str,
    moves: int = 30,
    hands_played: int = 1,
    size: tuple[int, int] = (1280, 800),
) -> dict[str, str]:
    game = find_variant(key).create_game(dict(rules))
    steps = RandomMatch(game, 3, ME).steps(hands=1)
    state = [next(steps).after for _ in range(moves)][-1]
    view = create_view(game, state, ME)
    view = replace(view, match=replace(view.match, hands_played=hands_played))
    furniture = TableDecorations(QGraphicsScene(), rules_name=lambda: rules_name)
    layout = create_layout(game, ME).resized(*size)
    furniture.apply_layout(layout, BoardStyle())
    names = ("", *("Aino", "Eero", "Helvi", "Elsa")[: game.seating.players - 1])
    furniture.show(view, TablePlayers(names, ME, game.seating), view.turn)
    texts = furniture.items.visible_texts
    shown = {key: texts[key] for key in ("title", "subtitle", "deal") if key in texts}
    boxes = [item.sceneBoundingRect().adjusted(2, 2, -2, -2) for item in shown.values()]
    for upper, lower in pairwise(boxes):
        assert (upper & lower).height() < 0.5
    return {key: item.text() for key, item in shown.items()}


@pytest.mark.parametrize("language", ["fi", "ne"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_lines_leave_room_for_each_other_in_every_script(
    qapp: QApplication, language: str, size: tuple[int, int]
) -> None:
    install_language(qapp, language)
    heading("marriage", {}, rules_name="", moves=9, size=size)
    shown = heading("huutopussi-two", {}, rules_name="विन्डोज खेल", moves=25, size=size)

    assert len(shown) == 3


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_a_tournament_says_which_deal_it_is_once(size: tuple[int, int]) -> None:
    shown = heading("tuppi", {"deals": 16}, rules_name="Tournament", moves=12, size=size)

    assert " ".join(shown.values()).replace("\n", " ").count("Deal 2 of 16") == 1
    assert shown["deal"].endswith("Tournament")


def test_a_contract_hides_neither_the_deal_nor_the_rules() -> None:
    shown = heading("pfadfinder", {"deals": 4}, rules_name="Jena students", moves=25)

    assert shown["deal"] == "Deal 2 of 4 · Jena students"


def test_a_match_to_a_target_counts_its_hands() -> None:
    shown = heading("marjapussi", {}, rules_name="Standard", hands_played=8)

    assert shown["deal"] == "Hand 9 · Standard"


def test_a_table_without_a_match_names_no_rules() -> None:
    assert "deal" not in heading("marjapussi", {}, rules_name="")


def test_long_names_of_rules_end_in_dots() -> None:
    shown = heading("marjapussi", {}, rules_name="As played " * 20, size=(800, 600))

    assert shown["deal"].startswith("Hand 2 · As played")
    assert shown["deal"].endswith("…")


def test_the_deal_of_marriage_has_its_rules() -> None:
    shown = heading("marriage", {}, rules_name="Standard", moves=9)

    assert shown["deal"] == "Deal 2 of 5 · Standard"
