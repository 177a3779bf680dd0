"""Every decision is judged from what the seat sees, alike each time, what was done always too."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from threading import Event

import pytest

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.levels import LEVELS
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import action_text, read_action
from marjapussi_gui.engine.state import NOBODY, Seat, Start, State
from marjapussi_gui.engine.view import View
from marjapussi_gui.kept.verdict import Kind, Rank, Verdict, Worth, as_json, from_json
from marjapussi_gui.teacher.classes import classes_of, measured_by, overall, rates
from marjapussi_gui.teacher.judge import JUDGE, judge, verdict, weigh
from marjapussi_gui.teacher.kinds import kind_of
from marjapussi_gui.teacher.race import CERTAIN
from marjapussi_gui.teacher.weighed import Weighed
from tests.bots.test_honesty import with_others_cards_exchanged
from tests.bots.test_judgement import FOR_CERTAIN, KEEPS_THE_LEAD
from tests.presets import few_games, few_usual_games_of_tricks
from tests.tabletop import Tabletop
from tests.teacher.moments import replayed
from tests.teacher.test_race import Patience

every_variant = pytest.mark.parametrize("key", [each.key for each in VARIANTS])
BRIEFLY = 0.05  # of the usual budget
SHORT_IN_HEARTS = (
    "AS TS 9S 8S 7S 6S AH TH 9H",
    "8H 7H 6H AC TC 9C 8C 7C 6C",
    "KS QS JS KD QD JH AD TD 9D",
    "KH QH JD KC QC JC 8D 7D 6D",
)


def decided(game: Game, seed: int, level: str = "random") -> Iterator[tuple[State, Action]]:
    """Yield where somebody had a choice in a hand, and what he did."""
    state, rng, player = game.start(Start(Seat(0))), Random(seed), LEVELS[level]()
    while not state.match.hands and not state.match.over:
        if state.turn == NOBODY:
            state = game.step(state, game.chance(state, seed))
            continue
        view = game.look(state, state.turn)
        action = player.consider(view, Think(rng)).action
        if len(view.legal) > 1:
            yield state, action
        state = game.step(state, action)


def fully(view: View, done: Action) -> Verdict:
    """Return what the judge says who has all the time that he may want."""
    return verdict(view, done, weigh(view, (done,), Think(Random(0))))


def briefly(view: View, done: Action) -> Verdict:
    weighed = weigh(view, (done,), Think(Random(1)), BRIEFLY)
    return verdict(view, done, weighed)


def test_the_lead_that_gives_up_a_sure_contract_costs_it_for_certain() -> None:
    game, state = replayed(KEEPS_THE_LEAD)
    view = game.look(state, state.turn)

    worse, better = (fully(view, read_action(text)) for text in ("play KC", "play AS"))

    assert action_text(worse.best.action) == "play AS"
    assert worse.cost > FOR_CERTAIN
    assert better.rank == Rank.FINE
    assert worse.cost > CERTAIN * worse.own.error
    assert worse.cost_points > 20


def test_a_verdict_is_the_same_each_time_and_as_it_is_kept() -> None:
    game, state = replayed(KEEPS_THE_LEAD)
    view = game.look(state, state.turn)

    first, again = (fully(view, read_action("play KC")) for _ in range(2))

    assert first == again
    assert from_json(as_json(first)) == first


@few_games
def test_what_was_done_is_always_weighed(key: str) -> None:
    game, seen = next(each for each in VARIANTS if each.key == key).game(), set()
    for state, done in decided(game, 4, "easy" if game.lays_sets else "random"):
        view = game.look(state, state.turn)
        kind = kind_of(view, done)
        if kind in seen:
            continue
        seen.add(kind)
        found = briefly(view, done)
        assert (found.seat, found.kind, found.done) == (view.seat, kind, done)
        assert done in [each.action for each in found.worths]
        values = [each.value for each in found.worths]
        assert values == sorted(values, reverse=True)
        assert all(each.error >= 0 for each in found.worths)
        assert (found.best.chance is None) is game.lays_sets
        assert found.deals > 0
        assert not found.is_mistake or found.cost > CERTAIN * found.own.error

    assert len(seen) > 1


@few_usual_games_of_tricks
def test_verdicts_do_not_depend_on_hidden_cards(game: Game) -> None:
    rng, compared = Random(5), set()
    for state, done in decided(game, 12):
        view = game.look(state, state.turn)
        if kind_of(view, done) in compared:
            continue
        other = with_others_cards_exchanged(game, state, rng)
        if other != state:
            assert briefly(view, done) == briefly(game.look(other, state.turn), done)
            compared.add(kind_of(view, done))

    assert compared


def test_verdicts_at_rummy_do_not_depend_on_the_order_of_the_stock() -> None:
    game, compared = next(each for each in VARIANTS if each.game().lays_sets).game(), set()
    for state, done in decided(game, 3, "easy"):
        view, rummy = game.look(state, state.turn), state.rummy
        if kind_of(view, done) not in compared:
            other = state.but(rummy=replace(rummy, stock=rummy.stock[::-1]))
            assert other != state
            assert briefly(view, done) == briefly(game.look(other, state.turn), done)
            compared.add(kind_of(view, done))

    assert compared == {Kind.DRAW, Kind.DISCARD, Kind.LAY} & compared
    assert len(compared) > 1


def test_where_only_one_thing_may_be_done_it_is_forced() -> None:
    table = Tabletop("marjapussi", dealer=3).deal(*SHORT_IN_HEARTS)
    table.do("play AH", "play 8H")
    view = table.view(2)

    found = fully(view, view.legal[0])

    assert len(view.legal) == 1
    assert (found.rank, found.cost) == (Rank.FORCED, 0.0)


def test_where_all_comes_to_the_same_it_is_forced() -> None:
    table = Tabletop("marjapussi", dealer=3).deal(*SHORT_IN_HEARTS)
    table.do("play AH")
    view = table.view(1)

    found = fully(view, view.legal[-1])

    assert sorted(map(action_text, view.legal)) == ["play 6H", "play 7H", "play 8H"]
    assert (found.rank, found.cost) == (Rank.FORCED, 0.0)
    assert len(found.worths) == 3


@pytest.mark.parametrize("times", [0, 1, 5, 60])
def test_whoever_stops_a_judge_is_told_what_was_found_until_then(times: int) -> None:
    game, state = replayed(KEEPS_THE_LEAD)
    view, done = game.look(state, state.turn), read_action("play KC")

    found = judge(view, done, Patience(times))

    assert found.done == done
    assert found.own.action == done
    assert not found.is_mistake


def test_a_judge_who_is_told_at_once_to_stop_found_nothing() -> None:
    game, state = replayed(KEEPS_THE_LEAD)
    stop = Event()
    stop.set()

    found = judge(game.look(state, state.turn), None, stop)

    assert (found.deals, found.rank) == (0, Rank.CLOSE)


@pytest.mark.parametrize(("error", "name"), [(0.05, Rank.MISTAKE), (0.2, Rank.SLIP)])
def test_what_may_as_well_cost_less_is_called_by_the_lesser_name(error: float, name: Rank) -> None:
    game, state = replayed(KEEPS_THE_LEAD)
    view = game.look(state, state.turn)
    best, other = view.legal[:2]
    mistake = classes_of(view.game.key).bounds[1]
    cost = 1.05 * mistake

    worths = (Worth(best, 0.0, 0.5), Worth(other, 0.0, 0.5 - cost, error * mistake))

    assert verdict(view, other, Weighed(worths, 100)).rank == name


@every_variant
def test_what_costs_more_is_never_called_better(key: str) -> None:
    classes = classes_of(key)
    ranks = [Rank.FINE, Rank.SLIP, Rank.MISTAKE, Rank.BLUNDER]

    called = [classes.rank(part * classes.bounds[-1] / 50) for part in range(60)]

    assert list(classes.bounds) == sorted(classes.bounds)
    assert [ranks.index(each) for each in called] == sorted(map(ranks.index, called))
    assert called[-1] == Rank.BLUNDER


@every_variant
def test_what_levels_lose_is_told_of_every_game(key: str) -> None:
    assert list(overall(key)) == list(rates(key)) == ["easy", "normal", "strong", "expert"]
    assert overall(key)["easy"] > overall(key)["expert"] >= 0
    assert all(rate >= 0 for by_kind in rates(key).values() for rate in by_kind.values())


def test_classes_were_found_by_this_judge() -> None:
    assert measured_by() == JUDGE
