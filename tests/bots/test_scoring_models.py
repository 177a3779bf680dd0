"""Each scoring phase has one scoring model, found by its type; nothing else checks the type."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from marjapussi_gui.bots.equity.scoring import SCORING_MODELS, scoring_model
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS

TOP = Path(__file__).parents[2]
BOTS = TOP / "marjapussi_gui" / "bots"
SOURCES = [path for path in sorted(BOTS.rglob("*.py")) if BOTS / "counts" not in path.parents]
NAMES = {count.__name__ for count in SCORING_MODELS}
WITH_A_NEW_COUNT = """
from marjapussi_gui.engine.phases import counting
class ByTheMoon(counting.HandScoringPhase):
    pass
counting.ByTheMoon = ByTheMoon
import marjapussi_gui.bots.players.levels
"""


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_companion_goes_with_the_count_of_its_game(variant: Variant) -> None:
    game = variant.create_game()

    assert scoring_model(game).scoring_type is type(game.scoring_phase)


def test_count_without_companion_is_missed_when_players_are_imported() -> None:
    done = subprocess.run(
        (sys.executable, "-c", WITH_A_NEW_COUNT),
        cwd=TOP,
        capture_output=True,
        text=True,
        check=False,
    )

    said = done.stderr.splitlines()[-1]
    assert said.endswith(
        "the bots have no scoring model in marjapussi_gui.bots.equity.scoring for ByTheMoon"
    )


def checks_scoring_type(tree: ast.AST) -> bool:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            what = node.args[1:] if node.func.id in {"isinstance", "issubclass"} else []
        elif isinstance(node, ast.MatchClass):
            what = [node.cls]
        else:
            continue
        named = {each.id for one in what for each in ast.walk(one) if isinstance(each, ast.Name)}
        if named & NAMES:
            return True
    return False


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(BOTS).as_posix())
def test_only_scoring_models_ask_for_the_type_of_a_scoring_phase(path: Path) -> None:
    assert not checks_scoring_type(ast.parse(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "source",
    [
        "isinstance(count, GamePointScoringPhase)",
        "match count:\n  case BagScoringPhase(pips=p): pass",
    ],
)
def test_such_a_question_is_recognised(source: str) -> None:
    assert checks_scoring_type(ast.parse(source))
