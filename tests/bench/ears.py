"""Measure whether a player who only hears gets everything that can be seen.

python -m tests.bench.ears [--decisions N] [--seed N] [--games KEY ...] [--languages CODE ...]
"""

import argparse
from collections.abc import Iterator
from dataclasses import fields
from itertools import count
from time import process_time

from marjapussi_gui.app.main import qt_application
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES
from tests.ears.blind_player import BlindPlayer
from tests.ears.blind_table import Table
from tests.ears.voiced_window import VoicedWindow
from tests.fake_clock import accept_every_press

SHOWN = 5  # differences


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=100, help="of each game and language")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="*", default=[each.key for each in VARIANTS])
    parser.add_argument("--languages", nargs="*", default=AVAILABLE_LANGUAGES)
    wanted = parser.parse_args()
    with qt_application(), accept_every_press():
        for language in wanted.languages:
            for game in wanted.games:
                print(_measure(game, language, wanted.decisions, wanted.seed), flush=True)


def _measure(game: str, language: str, decisions: int, seed: int) -> str:
    window, began = VoicedWindow(language), process_time()
    found: list[str] = []

    def compare(heard: Table) -> None:
        found.extend(differences(heard, window.real_table))

    player = BlindPlayer(window, language, seed, compare)
    matches = 0
    try:
        for each in count(seed):
            window.start_match(game, each)
            player.play_match(most_decisions=decisions)
            if player.decisions >= decisions:
                break
            matches += 1
    except AssertionError as error:
        found.append(f"lost: {error!r}")
    window.close()
    seconds = process_time() - began
    played = f"{player.decisions} decisions, {player.hands} hands, {matches} whole matches"
    first = f"{language} {game}: {played}, {len(found)} differences, {seconds:.0f} s"
    return "\n  ".join([first, *found[:SHOWN]])


def differences(heard: Table, real: Table) -> Iterator[str]:
    """Yield each fact that was heard differently."""
    for field in fields(Table):
        one, other = getattr(heard, field.name), getattr(real, field.name)
        if one != other:
            yield f"{field.name}: heard {one}, but it is {other}"


if __name__ == "__main__":
    main()
