"""Count the matches that survive failing writes: ``python -m tests.bench.write_failures``.

Each run has one kind of failure, temporary or permanent. Print one line for each kind.
"""

import argparse
import os
import tempfile
from collections import Counter
from pathlib import Path

from tests.app.write_failures import FAILURES, Outcome, WriteFailure, run
from tests.fake_clock import accept_every_press

RUNS = 200


def measure(runs: int, *, is_healed: bool) -> list[Outcome]:
    """Return what came of so many runs, of all troubles in turn."""
    outcomes = []
    for seed in range(runs):
        with (
            accept_every_press(),
            tempfile.TemporaryDirectory(prefix="marjapussi-healing-") as folder,
        ):
            kind: type[WriteFailure] = FAILURES[seed % len(FAILURES)]
            outcome = run(Path(folder, "place"), kind, seed, is_healed=is_healed)
        if outcome is None:
            continue
        outcomes.append(outcome)
        is_silent = not outcome.is_saved and not outcome.questions
        if is_silent or (is_healed and not outcome.is_saved):
            print(f"seed {seed}: {outcome}", flush=True)
    return outcomes


def report(outcomes: list[Outcome]) -> None:
    for kind in sorted({each.kind for each in outcomes}):
        runs = [each for each in outcomes if each.kind == kind]
        noticed = Counter(key for each in runs for key in each.troubles)
        kept = sum(each.is_saved for each in runs)
        asked = sum(bool(each.questions) for each in runs)
        silent = sum(not each.is_saved and not each.questions for each in runs)
        print(
            f"{kind}: {len(runs)} runs, all kept in {kept}, asked in {asked}, "
            f"dropped without a question in {silent}; noticed {dict(noticed)}",
            flush=True,
        )


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from marjapussi_gui.app.main import qt_application

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--unhealed", action="store_true", help="only runs that never heal")
    options = parser.parse_args()
    with qt_application():
        for is_healed in (False,) if options.unhealed else (True, False):
            print("healed" if is_healed else "not healed", flush=True)
            report(measure(options.runs, is_healed=is_healed))


if __name__ == "__main__":
    main()
