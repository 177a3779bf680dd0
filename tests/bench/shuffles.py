"""Whether tests pass in any order: each file alone, then the tests of a folder in random orders.

python -m tests.bench.shuffles [FOLDER ...] [--alone] [--orders 20] [--seed 1] [--busy 0]

It prints what failed, and how to run it again. Busy loops beside the tests show which of them need
a quiet machine.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

NO_TESTS = 5  # pytest's exit status for a file whose tests are all slow


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="*", default=["tests"])
    parser.add_argument("--alone", action="store_true", help="first run each file alone")
    parser.add_argument("--orders", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="of the first order")
    parser.add_argument("--busy", type=int, default=0, help="number of busy loops")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        for _ in range(chosen.busy):
            stack.enter_context(busy_loop())
        if chosen.alone:
            for file in test_files(chosen.folders):
                run(file)
        for seed in range(chosen.seed, chosen.seed + chosen.orders):
            run(*chosen.folders, "--shuffle", str(seed))


def test_files(folders: list[str]) -> list[str]:
    files = [file for folder in folders for file in Path(folder).rglob("test_*.py")]
    return sorted(str(file) for file in files if "bench" not in file.parts)


@contextmanager
def busy_loop() -> Iterator[None]:
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as process:
        yield
        process.kill()


def run(*arguments: str) -> None:
    begin = time.monotonic()
    command = [sys.executable, "-m", "pytest", "-q", "--tb=short", "-p", "no:cacheprovider"]
    done = subprocess.run([*command, *arguments], check=False, capture_output=True, text=True)
    took, is_good = time.monotonic() - begin, done.returncode in {0, NO_TESTS}
    print(f"{'passed' if is_good else 'FAILED'} in {took:.0f} s:", *arguments, flush=True)
    if not is_good:
        print(done.stdout[-6000:], done.stderr[-2000:], flush=True)


if __name__ == "__main__":
    main()
