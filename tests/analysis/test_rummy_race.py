"""Each action is tried in the same worlds with the same luck, until its distance is certain."""

from collections.abc import Sequence
from random import Random
from threading import Event

import pytest

from marjapussi_gui.analysis.evaluation.evaluation import CERTAIN_ERRORS, CandidateResult
from marjapussi_gui.analysis.evaluation.successive_elimination import (
    ITERATIONS_PER_ROUND,
    MAX_ROUNDS,
    MIN_ROUNDS,
    MIN_ROUNDS_FOR_MISTAKE,
    StoppingRule,
    successive_elimination,
)
from marjapussi_gui.bots.belief.card_codes import CardCodes
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.state import GameState
from marjapussi_gui.engine.view import create_view
from tests.analysis.trick_decisions import replay_record, states_with_choice, trick_decision
from tests.bots.test_hidden_cards import swap_hidden_cards
from tests.bots.test_known_positions import KEEPS_THE_LEAD
from tests.preset_games import STANDARD_TRICK_GAMES, every_standard_trick_game

CASE = replay_record(KEEPS_THE_LEAD)
SMALL = 0.01  # of what a match is worth


class Patience(Event):
    """A flag that is set after a number of reads."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def is_set(self) -> bool:
        self.times -= 1
        return self.times < 0


def run_race(
    game: Game, state: GameState, think: SearchContext, longest: int = MAX_ROUNDS
) -> list[CandidateResult]:
    decision, codes, worlds = trick_decision(create_view(game, state, state.turn), Random(4))
    return successive_elimination(
        decision, codes, worlds, think, stopping_rule=StoppingRule((), (), longest)
    )


def results_by_action(
    measured: Sequence[CandidateResult], lanes: CardCodes
) -> dict[str, CandidateResult]:
    return {action_text(lanes.decode_action(each.code)): each for each in measured}


def lanes_of(game: Game, state: GameState) -> CardCodes:
    return trick_decision(create_view(game, state, state.turn), Random(4))[0].adapter.codes


def is_certainly_worse(result: CandidateResult) -> bool:
    return result.deficit > CERTAIN_ERRORS * result.standard_error


@pytest.mark.parametrize("seed", range(3))
def test_the_lead_that_makes_the_contract_for_certain_wins_for_certain(seed: int) -> None:
    measured = run_race(*CASE, SearchContext(Random(seed)))

    found = results_by_action(measured, lanes_of(*CASE))
    assert next(iter(found)) == "play AS"
    assert found["play AS"].deficit == 0
    assert all(is_certainly_worse(each) for text, each in found.items() if text != "play AS")


def test_values_are_from_the_perspective_of_the_seat_to_act() -> None:
    """Rotate the same cards by one seat, to another side."""
    header, deal, *doings = KEEPS_THE_LEAD.splitlines()
    hands = deal.removeprefix('{"deal": ["').removesuffix('"]}').split('", "')
    turned = [hands[-1].strip(), *(hand.strip() for hand in hands[:-1])]
    lines = [header.replace('"dealer": 3', '"dealer": 0')]
    lines.append('{"deal": ["' + '", "'.join(turned) + '"]}')
    for line in doings:
        seat = int(line[9])
        lines.append(line.replace(f'"seat": {seat}', f'"seat": {(seat + 1) % 4}'))
    game, state = replay_record("\n".join(lines) + "\n")

    here, there = (
        run_race(*CASE, SearchContext(Random(1))),
        run_race(game, state, SearchContext(Random(1))),
    )

    assert game.seating.side_of(state.turn) != CASE[0].seating.side_of(CASE[1].turn)
    assert here[0].code == there[0].code
    assert here[0].value == pytest.approx(there[0].value, abs=0.005)
    assert here[-1].value == pytest.approx(there[-1].value, abs=0.02)


@pytest.mark.slow
def test_the_best_action_is_rarely_certainly_worse_with_another_seed() -> None:
    refuted, compared = [], 0
    for game in STANDARD_TRICK_GAMES.values():
        for state in states_with_choice(game, 12)[1::12]:
            first, second = (
                run_race(game, state, SearchContext(Random(seed)), MAX_ROUNDS // 2)
                for seed in (1, 2)
            )
            assert {each.code for each in first} == {each.code for each in second}
            refuted += [
                there.deficit
                for here, other in ((first, second), (second, first))
                for there in other
                if there.code == here[0].code and is_certainly_worse(there)
            ]
            compared += 2

    assert len(refuted) <= compared / 10
    assert max(refuted, default=0) < SMALL


@every_standard_trick_game
def test_nothing_depends_on_hidden_cards(game: Game) -> None:
    rng, compared = Random(5), 0
    for state in states_with_choice(game, 12)[::7]:
        other = swap_hidden_cards(game, state, rng)
        if other == state:
            continue
        first, second = (
            run_race(game, each, SearchContext(Random(3)), 40) for each in (state, other)
        )
        assert first == second
        compared += 1

    assert compared > 0


@pytest.mark.parametrize("times", [0, 3, 20, 300])
def test_a_cancelled_race_runs_no_further_round(times: int) -> None:
    measured = run_race(*CASE, SearchContext(Random(1), stop=Patience(times)))

    runners = len(create_view(CASE[0], CASE[1], CASE[1].turn).legal_actions)
    assert {each.round_count for each in measured} <= {times // runners}
    assert bool(measured) == (times >= runners)


def test_a_lap_is_short_enough_to_stop_soon() -> None:
    """The kernel plays more than 10,000 iterations in 20 ms, and 200 where it is not compiled."""
    assert ITERATIONS_PER_ROUND <= 100


def test_a_race_ends_at_its_time_limit() -> None:
    measured = run_race(*CASE, SearchContext(Random(1), milliseconds=40), longest=8000)

    assert all(each.round_count < 8000 for each in measured)


def test_a_single_runner_is_measured_and_no_more() -> None:
    decision, codes, worlds = trick_decision(create_view(CASE[0], CASE[1], CASE[1].turn), Random(4))

    (measured,) = successive_elimination(decision, codes[:1], worlds, SearchContext(Random(1)))

    assert (measured.deficit, measured.standard_error, measured.round_count) == (0, 0, MIN_ROUNDS)


def test_the_same_chance_runs_the_same_race() -> None:
    first, again = (run_race(*CASE, SearchContext(Random(8))) for _ in range(2))

    assert first == again


def inferior_result(by: float, laps: int) -> CandidateResult:
    return CandidateResult(1, 0.5 - by, by, by / 100, laps, ())


@pytest.mark.parametrize(
    ("by", "laps", "is_left_open"),
    [(0.03, MIN_ROUNDS, True), (0.03, MIN_ROUNDS_FOR_MISTAKE, False), (0.002, MIN_ROUNDS, False)],
)
def test_the_race_stays_undecided_while_an_action_may_cost_more_than_a_slip(
    by: float, laps: int, is_left_open: bool
) -> None:
    asked = StoppingRule([1], (0.005, 0.01, 0.02))

    assert asked.is_undecided(inferior_result(by, laps)) == is_left_open
