"""Count the matches that survive failing writes: ``python -m tests.bench.write_failures``.

Each run has one kind of failure, temporary or permanent. Print one line for each kind. With
``--folder``, the folder answers with errors of nine kinds. The exit status is 1 if anything was
dropped without a question, or wasn't saved although the failure ended.
"""

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from traceback import format_exc

from tests import faulty_folder
from tests.app.write_failures import FAILURES, FOLDER_FAULTS, Outcome, WriteFailure, run
from tests.fake_clock import accept_every_press

RUNS = 200


def measure(kinds: Sequence[type[WriteFailure]], seeds: range, *, is_healed: bool) -> list[Outcome]:
    """Return what came of a run for each seed, of all troubles in turn."""
    outcomes = []
    for seed in seeds:
        with (
            accept_every_press(),
            tempfile.TemporaryDirectory(prefix="marjapussi-healing-") as folder,
        ):
            kind = kinds[seed % len(kinds)]
            try:
                outcome = run(Path(folder, "place"), kind, seed, is_healed=is_healed)
            except Exception:  # noqa: BLE001 - a crash is a result like any other
                print(f"seed {seed}: {kind.__name__}: {format_exc()}", flush=True)
                outcome = Outcome(kind.__name__, is_healed, shown={0: "crashed"})
        if outcome is None:
            continue
        outcomes.append(outcome)
        if is_lost(outcome):
            print(f"seed {seed}: {outcome}", flush=True)
    return outcomes


def is_lost(outcome: Outcome) -> bool:
    """Return whether something was dropped that was to be saved, or to be asked about."""
    return not outcome.is_saved and (outcome.is_temporary or not outcome.questions)


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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--unhealed", action="store_true", help="only runs that never heal")
    parser.add_argument("--healed", action="store_true", help="only runs that heal")
    parser.add_argument("--folder", action="store_true", help="a folder that answers with errors")
    options = parser.parse_args()
    if options.folder and not faulty_folder.is_loaded():
        return _run_with_faults(sys.argv[1:])
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from marjapussi_gui.app.main import qt_application

    kinds = FOLDER_FAULTS if options.folder else FAILURES
    seeds = range(options.first, options.first + options.runs)
    is_all_well = True
    with qt_application():
        for is_healed in (True, False):
            if options.unhealed > (not is_healed) or options.healed > is_healed:
                continue
            print("healed" if is_healed else "not healed", flush=True)
            outcomes = measure(kinds, seeds, is_healed=is_healed)
            report(outcomes)
            is_all_well &= not any(is_lost(each) for each in outcomes)
    return 0 if is_all_well else 1


def _run_with_faults(arguments: list[str]) -> int:
    """Run this bench in a process in which calls can fail."""
    if reason := faulty_folder.reason_to_skip():
        print(reason)
        return 0
    with tempfile.TemporaryDirectory(prefix="marjapussi-faults-") as folder:
        ran = faulty_folder.run_with_faults(
            Path(folder), "-m", "tests.bench.write_failures", *arguments
        )
    print(ran.stdout, ran.stderr, end="")
    return ran.returncode


if __name__ == "__main__":
    sys.exit(main())
