"""How many ways there are to go on: counts that an independent implementation gave too."""

import pytest

from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.state import GameState
from tests.scripted_match import ScriptedMatch


def ways(game: Game, state: GameState, depth: int) -> int:
    legal = game.legal_actions(state)
    if depth == 1 or not legal:
        return len(legal)
    return sum(ways(game, game.step(state, action), depth - 1) for action in legal)


# Each: game, rules, seed of the deal, how many last-of-the-list actions come before, depth, count
Case = tuple[str, dict[str, object], int, int, int, int]
COUNTS: list[Case] = [
    ("marjapussi", {}, 1, 0, 7, 1_736),
    ("marjapussi", {}, 2, 13, 8, 4_164),
    ("marjapussi", {"must_head": False, "must_trump": False}, 2, 13, 7, 3_576),
    ("marjapussi", {"pack": 24, "ask_order": "strict"}, 3, 8, 8, 834),
    ("bag", {}, 4, 0, 6, 3_050),
    ("bag", {"must_head": True}, 4, 16, 7, 7_338),
    ("avomarjapussi", {}, 5, 0, 5, 6_791),
    ("avomarjapussi", {"marriage_lead": True}, 6, 10, 5, 23_537),
    ("bondtolva", {}, 7, 0, 8, 4_828),
    ("bondtolva", {"first_lead": "free"}, 8, 4, 8, 6_650),
    ("bondtolva-two", {}, 9, 0, 6, 216),
    ("bondtolva-two", {}, 10, 17, 8, 1_536),
    ("huutopussi", {}, 11, 0, 2, 3_160),
    ("huutopussi", {"exchange": 4}, 12, 4, 2, 8_820),
    ("huutopussi", {"declare_after": "any_trick"}, 13, 11, 6, 1_000),
    ("huutopussi-three", {}, 15, 4, 2, 1_320),
    ("huutopussi-three", {}, 16, 9, 6, 292),
    ("tuppi", {}, 17, 0, 4, 3_920),
    ("tuppi", {}, 18, 4, 5, 9_407),
    ("tuppi", {"sooli": False}, 19, 6, 6, 3_630),
]


@pytest.mark.parametrize("case", COUNTS, ids=str)
def test_number_of_ways_to_go_on(case: Case) -> None:
    key, rules, seed, before, depth, count = case
    table = ScriptedMatch(key, rules).deal_from_seed(seed)
    for _ in range(before):
        table.do(table.legal[-1])

    assert count == ways(table.game, table.state, depth)
