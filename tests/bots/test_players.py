"""Players of every level do what is legal, stop when told to, and leave the interpreter free."""

import sys
import threading
from collections import Counter
from collections.abc import Iterator
from math import exp, sqrt
from random import Random

import pytest

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.chances import plain
from marjapussi_gui.bots.companion import Effort, Efforts
from marjapussi_gui.bots.guesses import guesses
from marjapussi_gui.bots.kernel.guess import UNIT, likings
from marjapussi_gui.bots.levels import LEVELS, habits
from marjapussi_gui.bots.likely import forgotten
from marjapussi_gui.bots.players import HabitPlayer, LearnedPlayer, SearchPlayer
from marjapussi_gui.bots.threads import give_way
from marjapussi_gui.bots.tricks import HandWorth, SearchEffort
from marjapussi_gui.engine.actions import Action, Play, Spoken
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.state import NOBODY, Seat, Start
from marjapussi_gui.engine.view import View
from tests.bots.test_table import TRICK_GAMES
from tests.presets import FEW, every_game_mostly_slow
from tests.tabletop import Tabletop
from tests.walks import Walk

SEARCH = ("strong", "expert")  # these take long


OF_EXPERTS = [
    each if each.key in FEW else pytest.param(each, marks=pytest.mark.slow) for each in TRICK_GAMES
]


@pytest.mark.parametrize("variant", OF_EXPERTS, ids=lambda variant: variant.key)
def test_every_choice_of_an_expert_is_legal_under_any_rules(variant: Variant) -> None:
    choose_legally(variant, "expert")


@pytest.mark.parametrize("level", [each for each in LEVELS if each != "expert"])
@pytest.mark.parametrize("variant", TRICK_GAMES, ids=lambda variant: variant.key)
def test_every_choice_is_legal_under_any_rules(variant: Variant, level: str) -> None:
    choose_legally(variant, level)


def choose_legally(variant: Variant, level: str) -> None:
    """Play hands under any rules, and look whether all that is chosen or valued is legal."""
    rng = Random(level)
    for seed in range(1 if level in SEARCH else 3):
        chosen = {option.key: rng.choice(option.choices) for option in variant.options}
        game = variant.game(chosen)
        state, bots = game.start(Start(Seat(0))), [LEVELS[level]() for _ in game.seating.seats]
        while not state.match.hands:
            if state.turn == NOBODY:
                state = game.step(state, game.chance(state, seed))
                continue
            view = game.look(state, state.turn)
            choice = bots[state.turn].consider(view, Think(rng, nodes=30))
            state, _ = game.play(state, choice.action)
            assert all(action in view.legal for action, _ in choice.values)

    assert state.match.hands == 1


def lead(seed: int = 3) -> Tabletop:
    return Tabletop("marjapussi").deal_seed(seed)


def test_values_of_alternatives_stand_best_first() -> None:
    table = lead()
    view = table.game.look(table.state, table.state.turn)

    choice = LEVELS["expert"]().consider(view, Think(Random(1), nodes=3000))

    assert choice.action == choice.values[0][0]
    assert len(choice.values) > 1
    assert all(0 <= value <= 1 for _, value in choice.values)
    assert choice.facts


def test_choice_repeats_with_the_same_chance() -> None:
    table = lead()
    view = table.game.look(table.state, table.state.turn)

    first, again = (
        LEVELS["strong"]().consider(view, Think(Random(9), nodes=500)) for _ in range(2)
    )

    assert first == again


def test_player_told_to_stop_stops() -> None:
    table = lead()
    view = table.game.look(table.state, table.state.turn)
    think = Think(Random(1), nodes=10**9)
    threading.Timer(0.1, think.stop.set).start()

    choice = LEVELS["expert"]().consider(view, think)

    assert choice.action in view.legal
    assert think.spent_ms < 5000  # it would have been an hour


def test_milliseconds_end_a_decision() -> None:
    table = lead()
    view = table.game.look(table.state, table.state.turn)
    think = Think(Random(1), milliseconds=20, nodes=10**9)

    assert LEVELS["expert"]().consider(view, think).action in view.legal
    assert think.spent_ms < 5000


def test_thinking_players_give_way_to_other_threads() -> None:
    before = sys.getswitchinterval()
    with give_way():
        assert sys.getswitchinterval() < before
    assert sys.getswitchinterval() == before


@pytest.mark.parametrize("level", LEVELS)
@every_game_mostly_slow
def test_who_is_stopped_before_he_begins_still_answers(game: Game, level: str) -> None:
    rng = Random(2)
    state, bots = game.start(Start(Seat(0))), [LEVELS[level]() for _ in game.seating.seats]
    decisions = 0
    while decisions < 24:
        if state.match.over:
            state = game.start(Start(Seat(0)))
        if state.turn == NOBODY:
            state = game.step(state, game.chance(state, 5))
            continue
        think = Think(rng)
        think.stop.set()
        choice = bots[state.turn].consider(game.look(state, state.turn), think)
        state, _ = game.play(state, choice.action)
        decisions += 1

    assert decisions == 24


def plays(key: str, number: int = 3) -> Iterator[View]:
    """Yield what is seen where a card is played in a hand."""
    game = variant(key).game()
    for step in Walk(game, number, Seat(0)).steps():
        if step.before.turn != NOBODY and game.name(step.before) == "play":
            view = game.look(step.before, step.before.turn)
            if len(view.legal) > 1:
                yield view


def test_learned_players_play_each_card_as_often_as_it_is_likely() -> None:
    view = next(each for each in plays("tuppi") if len(each.legal) > 3)
    scene = HandWorth(plain).scene(view)
    weights = guesses(view)
    assert weights is not None
    likely = {code: exp(each / UNIT) for code, each in likings(scene.root, weights).items()}
    rng, player = Random(1), LearnedPlayer()

    done = Counter(player.consider(view, Think(rng)).action for _ in range(4000))
    surest = {LearnedPlayer(spread=0).consider(view, Think(rng)).action for _ in range(20)}

    total = sum(likely.values())
    for code, each in likely.items():
        share = each / total
        error = 4 * sqrt(share * (1 - share) / 4000)
        assert abs(done[scene.setting.lanes.action(code)] / 4000 - share) <= error
    assert surest == {scene.setting.lanes.action(max(likely, key=likely.__getitem__))}


def test_who_overlooks_plays_a_card_where_a_word_is_usual() -> None:
    said = 0
    for view in plays("huutopussi"):
        usual = LearnedPlayer(spread=0).consider(view, Think(Random(1))).action
        overlooked = LearnedPlayer(spread=0, overlooks=1).consider(view, Think(Random(1))).action
        if isinstance(usual, Spoken) and any(isinstance(each, Play) for each in view.legal):
            said += 1
            assert isinstance(overlooked, Play)

    assert said


def test_easy_overlooks_more_words_than_normal_and_habit_none() -> None:
    times, said = 100, Counter[str]()
    levels = {"habit": habits(), "normal": LEVELS["normal"](), "easy": LEVELS["easy"]()}
    usual = HabitPlayer()
    words = [
        view
        for view in plays("huutopussi")
        if isinstance(usual.consider(view, Think(Random(1))).action, Spoken)
        and any(isinstance(each, Play) for each in view.legal)
    ]
    for level, bot in levels.items():
        rng = Random(level)
        said[level] = sum(
            isinstance(bot.consider(view, Think(rng)).action, Spoken)
            for view in words
            for _ in range(times)
        )

    assert words
    total = times * len(words)
    assert 0.6 * total < said["easy"] < 0.88 * total < said["normal"] < said["habit"] == total


def test_who_forgets_knows_of_no_card_that_was_played() -> None:
    forgetting, different, number = LearnedPlayer(spread=0, forgets=True), 0, 0
    for view in plays("marjapussi"):
        number += 1
        scene = forgotten(HandWorth(plain).scene(view))
        assert scene.root.position().live.bit_count() == len(view.game.dealing.cards)
        different += (
            forgetting.consider(view, Think(Random(1))).action
            != LearnedPlayer(spread=0).consider(view, Think(Random(1))).action
        )

    assert 0 < different < number


def done(view: View, habit: float) -> Action:
    nothing = Efforts(Effort(worlds=1, each=1), Effort(worlds=1, each=1))
    player = SearchPlayer(SearchEffort(iterations=200, worlds=20, habit=habit), nothing)
    return player.consider(view, Think(Random(1))).action


def test_who_searches_little_says_what_is_usual_unless_something_stands_out() -> None:
    table, different = lead(), 0
    while not table.state.match.hands:
        view = table.view(table.state.turn)
        usual = HabitPlayer().consider(view, Think(Random(1))).action
        if any(isinstance(action, Spoken) for action in view.legal):
            different += done(view, 0.0) != usual
            assert done(view, 0.001) == usual
        table.do(action_text(usual))

    assert different


def test_without_words_the_search_alone_decides() -> None:
    table = lead()
    view = table.view(table.state.turn)

    assert (
        done(view, 0.001)
        == done(view, 0.0)
        != HabitPlayer().consider(view, Think(Random(1))).action
    )
