"""The same position gets the same answer in every process: advice, values and sentences."""

from tests.bench.determinism import ask_process, positions

NUMBER = 3  # of as many games


def test_processes_with_other_hashes_give_the_same_answers() -> None:
    for record in positions(NUMBER):
        first, again = (ask_process(record, seed) for seed in (1, 2))

        assert first["judge"] == again["judge"]
        assert first["hint"] == again["hint"]
        assert first["judge"]
