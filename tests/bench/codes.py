"""Codes of hands and views: equal states, lengths, altered and hostile codes, secrecy.

python -m tests.bench.codes hands | stranger | altered | views | hostile | pin
    [--number 2000] [--games KEY ...]

"hands" lets players of all levels play under all presets and reads each hand's code again.
"stranger" lets the second coder, stranger.js, read and write hands of random matches. "pin" writes
the codes that a later version must still read.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import count, islice
from pathlib import Path
from random import Random
from statistics import mean

from marjapussi_gui.bots.arena.duels import SearchBudget, play_match
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.codes.code_alphabet import GROUP_LENGTH, CodeError
from marjapussi_gui.engine.codes.code_text import Coded, CodedPosition, read_code, write_code
from marjapussi_gui.engine.codes.hand import Hand, hands_of
from marjapussi_gui.engine.codes.pbn import PbnError, read_pbn
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.learning.received_hands import read_received_hand
from tests.engine.codes.code_samples import (
    alter,
    as_json,
    deal_anew,
    digest,
    hostile_boards,
    hostile_codes,
    hostile_texts,
    letters,
    moments,
    random_hands,
    random_match,
    run_stranger,
)

PINNED_FILE = Path(__file__).parents[1] / "engine" / "codes" / "pinned.txt"
NODES = 20  # per decision of players that search
LEVEL_WEIGHTS = (*(6,) * 7, 1, 1)  # the two strongest take ten times as long as the others
PINNED = {"hands": 82, "rummy_hands": 20, "views": 10, "positions": 5}  # of each game


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=list(BENCHES))
    parser.add_argument("--number", type=int, default=2000)
    parser.add_argument("--games", nargs="*", default=[each.key for each in VARIANTS])
    chosen = parser.parse_args()
    BENCHES[chosen.what](chosen.number, [each for each in VARIANTS if each.key in chosen.games])


def bot_hands(variant: Variant) -> Iterator[Hand]:
    """Yield hands of matches under each preset in turn, with random levels at each seat."""
    for seed in count():
        rng = Random(seed)
        preset = variant.presets[seed % len(variant.presets)]
        game = variant.create_game(preset.option_values, players=rng.choice(variant.players))
        names = ("",) * game.seating.players
        bots = [LEVELS[each]() for each in rng.choices(list(LEVELS), LEVEL_WEIGHTS, k=len(names))]
        record, _ = play_match(game, names, bots, seed, 24, budget=SearchBudget(None, NODES))
        yield from hands_of(record)


def measure_hands(number: int, variants: Sequence[Variant]) -> None:
    lengths: list[int] = []
    for variant in variants:
        for kind, source in (("levels", bot_hands), ("random", random_hands)):
            sizes, took = [], 0.0
            for hand in islice(source(variant), number if kind == "levels" else number // 4):
                begin = time.process_time()
                code = write_code(hand)
                read = read_code(code)
                took += time.process_time() - begin
                assert isinstance(read, Hand)
                assert read.states() == hand.states(), code
                sizes.append(len(letters(code)))
            sizes.sort()
            pace = f"{1000 * took / len(sizes):.1f} ms both ways"
            ends = f"95 % within {sizes[len(sizes) * 95 // 100]}, longest {sizes[-1]} letters"
            means = f"{len(sizes)} equal; mean {mean(sizes):.1f}"
            print(f"{variant.key}, {kind}: {means}, {ends}; {pace}", flush=True)
            if kind == "levels" and not hand.game.is_rummy:
                lengths += sizes
    lengths.sort()
    print(f"trick games: 95 % within {lengths[len(lengths) * 95 // 100]}, longest {lengths[-1]}")


def measure_stranger(number: int, variants: Sequence[Variant]) -> None:
    for variant in variants:
        hands = list(islice(random_hands(variant), number))
        codes = [write_code(hand) for hand in hands]
        read = [json.loads(line) for line in run_stranger("read", codes)]
        written = run_stranger("write", [json.dumps(each) for each in read])
        for each in read:
            del each["played_out"]
        assert read == list(map(as_json, hands))
        assert written == codes
        print(f"{variant.key}: {len(hands)} equal both ways", flush=True)


def measure_altered(number: int, variants: Sequence[Variant]) -> None:
    codes = [letters(write_code(hand)) for v in variants for hand in islice(random_hands(v), 30)]
    rng, opened, tried, found = Random(1), Counter[str](), Counter[str](), 0
    for _ in range(number):
        kind, altered, place = alter(rng.choice(codes), rng)
        tried[kind] += 1
        try:
            read_code(altered)
            opened[kind] += 1
        except CodeError as error:
            found += kind == "letter" and error.group == place // GROUP_LENGTH + 1
    print(f"tried {dict(tried)}, opened {dict(opened)}, right group for a letter {found}")


def measure_views(number: int, variants: Sequence[Variant]) -> None:
    for variant in variants:
        equal, sizes, rng = 0, [], Random(1)
        for seed in count():
            match = random_match(variant, seed)
            for state, view in moments(match, 1, 0.02 if variant.players[-1] == 5 else 0.2):
                other = deal_anew(match.game, state, view.seat, rng)
                code = write_code(view)
                assert write_code(create_view(match.game, other, view.seat)) == code
                equal += other != state
                assert digest(read_code(code)) == digest(view)
                sizes.append(len(letters(code)))
            if len(sizes) >= number // len(variants):
                break
        means = f"mean {mean(sizes):.0f}, longest {max(sizes)} letters"
        print(f"{variant.key}: {len(sizes)} views, {equal} with other cards; {means}", flush=True)


def measure_hostile(number: int, _: Sequence[Variant]) -> None:
    measure_refusals("codes", hostile_codes(number), read_code)
    measure_refusals("boards", hostile_boards(number), read_pbn)
    measure_refusals("texts", hostile_texts(number), partial(read_received_hand, rng=Random(1)))


def measure_refusals(what: str, texts: Iterable[str], read: Callable[[str], object]) -> None:
    slowest, where, faults = 0.0, "", Counter[str]()
    for text in texts:
        fault, took = refuse(text, read)
        faults[fault] += 1
        if took > slowest:  # again, because other programs take time, too
            took = min(took, *(refuse(text, read)[1] for _ in range(3)))
            slowest, where = max((slowest, where), (took, text))
    print(f"{what}: {dict(faults)}; slowest {1000 * slowest:.1f} ms: {where[:80]!r}", flush=True)


def refuse(text: str, read: Callable[[str], object]) -> tuple[str, float]:
    """Return why a text was refused, or what it was, and the seconds that this took."""
    begin = time.process_time()
    try:
        fault = f"opened as {type(read(text)).__name__}"
    except (CodeError, PbnError) as error:
        fault = error.fault.value
    return fault, time.process_time() - begin


def pin(_: int, variants: Sequence[Variant]) -> None:
    """Write 1,000 codes, each with a digest of its contents."""
    chosen: list[Coded] = []
    for variant in variants:
        is_rummy = variant.players[-1] == 5
        share = 0.01 if is_rummy else 0.15
        matches = [random_match(variant, seed) for seed in range(200)]
        chosen += islice(random_hands(variant), PINNED["rummy_hands" if is_rummy else "hands"])
        seen = [
            (match.game, *moment)
            for match in matches[:60]
            for moment in islice(moments(match, 1, share), 1)
        ]
        chosen += [view for _, _, view in seen[: PINNED["views"]]]
        chosen += [CodedPosition(game, state) for game, state, _ in seen[-PINNED["positions"] :]]
    lines = [f"{digest(each)} {write_code(each)}" for each in chosen[:1000]]
    PINNED_FILE.write_text("\n".join([*lines, ""]), encoding="ascii")
    print(f"{len(lines)} codes of {len(chosen)}")


BENCHES: dict[str, Callable[[int, Sequence[Variant]], None]] = {
    "hands": measure_hands,
    "stranger": measure_stranger,
    "altered": measure_altered,
    "views": measure_views,
    "hostile": measure_hostile,
    "pin": pin,
}

if __name__ == "__main__":
    main()
