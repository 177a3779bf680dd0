"""The kernel accepts only numbers within its arrays, for any game."""

import re
import shutil
import subprocess
import sys
from array import array
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import pytest

from marjapussi_gui.bots.belief.kernel_adapter import create_kernel_adapter
from marjapussi_gui.bots.equity.match_equity import points_equity
from marjapussi_gui.bots.equity.scoring import scoring_model
from marjapussi_gui.bots.kernel import constants
from marjapussi_gui.bots.kernel.constants import (
    SCORE_BY_CONTRACT,
    SCORE_BY_GAME_POINTS,
    TOTAL_LIMIT,
)
from marjapussi_gui.bots.kernel.inputs import CardPoints, PlayRules, PositionInput, ScoringInput
from marjapussi_gui.bots.kernel.trick_table import TrickTable
from marjapussi_gui.bots.kernel.utility import hand_utility
from marjapussi_gui.engine.games import find_variant
from tests.bots.random_trick_tables import solve_random_tables
from tests.bots.test_endgame import late_state

TOP = Path(__file__).parents[2]
KERNEL = TOP / "marjapussi_gui/bots/kernel"
PLAIN = (PlayRules(), CardPoints(), ScoringInput(), PositionInput())
RUN = """
import sys
sys.meta_path = [finder for finder in sys.meta_path if "editable" not in repr(finder)]
from tests.bots.random_trick_tables import solve_random_tables
from marjapussi_gui.bots.kernel import is_compiled
assert not is_compiled()
print(solve_random_tables(200))
"""


def test_marriages_beyond_the_listed_outcomes_are_refused() -> None:
    game = find_variant("marjapussi").create_game()
    state = late_state(game, 2, 4)
    assert state is not None
    way, numbers = scoring_model(game), create_kernel_adapter(game, state).codes
    count, pips = way.utilities(state, points_equity(game)), way.card_points(state, numbers)
    play, position = PlayRules(marriage_timing=1, order_marriage_points=(4, 2)), PositionInput()

    with pytest.raises(ValueError, match=r"what marriages of a side count: 10, .* room for 5"):
        TrickTable(play, pips, count, position)
    assert create_kernel_adapter(game, state).create_tables(state, count, pips, state.turn)


@pytest.mark.parametrize("given", PLAIN, ids=lambda given: type(given).__name__)
def test_every_number_of_a_table_has_bounds(
    given: PlayRules | CardPoints | ScoringInput | PositionInput,
) -> None:
    kind: Any = type(given)
    for each in fields(given):
        if each.name == "utilities":
            continue
        plain = getattr(given, each.name)
        for odd in (-(10**400), -(1 << 31), 1 << 63, 1 << 64, 10**400):
            value = odd if isinstance(plain, int) else [odd, *plain[1:]]
            with pytest.raises(ValueError, match=f"^{each.name} is "):
                kind(**{each.name: value})
        if not isinstance(plain, int):
            with pytest.raises(ValueError, match=f"^{each.name} has "):
                kind(**{each.name: [*plain, 0]})


def test_outcomes_are_as_many_as_a_count_reaches() -> None:
    short = ScoringInput(
        kind=SCORE_BY_CONTRACT, declarer=0, utilities=array("d", [0.0]) * (6 * TOTAL_LIMIT - 1)
    )

    with pytest.raises(ValueError, match="3071 utilities are given, not 3072"):
        TrickTable(PlayRules(), CardPoints(), short, PositionInput())


def test_hand_without_a_trick_leads_to_no_outcome_outside_of_the_list() -> None:
    count = ScoringInput(kind=SCORE_BY_GAME_POINTS, utilities=array("d", [0.25]) * 648)

    assert hand_utility(TrickTable(PlayRules(), CardPoints(), count, PositionInput()), 0) == 0.25


def test_odd_numbers_are_refused_or_played_within_the_outcomes() -> None:
    for seed in range(5):
        outcomes = solve_random_tables(200, seed)
        assert any(isinstance(each, float) for each in outcomes)
        assert any(isinstance(each, str) for each in outcomes)
        assert all(0 <= each <= 1 for each in outcomes if isinstance(each, float))


def test_odd_numbers_come_to_the_same_compiled_and_uncompiled(tmp_path: Path) -> None:
    plain = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for folder in ("marjapussi_gui", "tests"):
        shutil.copytree(TOP / folder, tmp_path / folder, ignore=plain)

    done = subprocess.run(
        (sys.executable, "-c", RUN), cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert done.stderr == ""
    assert done.stdout.strip() == str(solve_random_tables(200))


def test_constants_are_the_same_in_c() -> None:
    text = (KERNEL / "cconstants.pxd").read_text("utf-8")
    definitions = re.findall(
        r"^    (\w+) = (\S+)$|#define kernel_(\w+) (\w+)ULL$", text, re.MULTILINE
    )
    in_c = {name or defined: int(value or word, 0) for name, value, defined, word in definitions}

    assert in_c == {name: value for name, value in vars(constants).items() if name.isupper()}


def test_position_has_the_same_numbers_in_c() -> None:
    text = (KERNEL / "cposition.pxd").read_text("utf-8")
    struct = text[text.index("cdef struct Position:") :]
    lines = re.findall(r"^    (?:unsigned long long|int|tiny) (.*)$", struct, re.MULTILINE)
    in_c = {re.sub(r"\[\d+\]", "", name) for line in lines for name in line.split(", ")}

    assert in_c == {each.name for each in fields(PositionInput)}


def test_position_round_trips_through_the_kernel() -> None:
    rng = Random(1)
    position = PositionInput(
        hand=[rng.getrandbits(13) for _ in range(4)],
        covered_cards=[rng.randrange(-2, 64) for _ in range(64)],
        stock=[rng.randrange(64) for _ in range(16)],
        points=[1, 2, 3, 4],
        tie_points=[5, 6, 7, 8],
        marriage_points=[9, 10, 11, 12],
        tricks=[1, 0, 2, 0],
        refused_halves=0xFFFF,
    )

    assert TrickTable(PlayRules(), CardPoints(), ScoringInput(), position).position() == position
