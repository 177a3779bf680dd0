"""Measures what following each principle gains, in the positions of tests/bench/regret.

.venv/bin/python -m tests.bench.principles [--write] [--game KEY]

In each position in which a principle tells the actions apart, the mean value of those that it
recommends is compared with the mean value of the others. The gain is in hundredths of a match, with
its 95 % interval. A principle that is met too rarely in a game is measured over its family. --write
keeps the gains where hints find them.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import marjapussi_gui.analysis.explanation as package
from marjapussi_gui.analysis.explanation.principles.applicable import recommendations
from marjapussi_gui.bots.belief.pointless_marriage_questions import pointless_questions
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.engine.actions import Action, Play
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import parse_action
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.principle import Principle
from tests.bench.valued_positions import read, same

MIN_CASES = 100  # with fewer positions, a principle is measured over all games of its family
FAMILIES = (
    ("marjapussi", "bag", "avomarjapussi", "bondtolva", "bondtolva-two"),
    ("huutopussi", "huutopussi-three", "huutopussi-two", "pfadfinder"),
    ("tuppi",),
)
KEYS = [each.key for each in VARIANTS]
FILE = Path(package.__file__).with_name("principle_worth.json")


def positions(key: str) -> Iterator[tuple[SeatPosition, dict[Action, float]]]:
    """Yield the positions of a game, with the deficit of each valued action."""
    for moment, behind in read(key):
        view = create_view(moment.game, moment.state, moment.seat)
        position = SeatPosition(view)
        pointless = {same(view, each) for each in pointless_questions(position)}
        deficits = {parse_action(text): value for text, value in behind.items()}
        yield (
            position,
            {each: value for each, value in deficits.items() if same(view, each) not in pointless},
        )


def gains(key: str) -> dict[Principle, list[float]]:
    found: dict[Principle, list[float]] = defaultdict(list)
    for position, deficits in positions(key):
        for principle, recommended in recommendations(position, list(deficits)):
            followed = [value for each, value in deficits.items() if each in recommended]
            kinds = {type(each) for each in recommended}
            others = [
                value
                for each, value in deficits.items()
                if each not in recommended and (kinds != {Play} or isinstance(each, Play))
            ]
            if others:  # a principle about cards says nothing about marriages
                found[principle].append(100 * (fmean(others) - fmean(followed)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    options = parser.parse_args()
    measured = {key: gains(key) if key in (options.game or KEYS) else {} for key in KEYS}
    table: dict[str, dict[str, float]] = {}
    for family in FAMILIES:
        for key in family:
            table[key] = {}
            for principle in Principle:
                cases = measured[key].get(principle, [])
                if 0 < len(cases) < MIN_CASES:
                    related = (measured[other].get(principle, []) for other in family)
                    cases = [each for others in related for each in others]
                if cases:
                    table[key][principle] = round(fmean(cases), 2)
                    error = 1.96 * stdev(cases) / sqrt(len(cases)) if len(cases) > 1 else 0.0
                    print(
                        f"{key:18} {principle:22} {len(cases):4} {fmean(cases):6.2f} +-{error:.2f}"
                    )
    if options.write:
        FILE.write_text(json.dumps(table, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
