"""Random input to the real window: everything it shows stays consistent.

A failing walk prints its steps as a test to paste into tests/ui/test_feature_interactions.py.
"""

import os
import tempfile
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from traceback import format_exception

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.model.preferences import ANIMATION_SPEEDS, WARNING_MODES
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.i18n import say
from tests.faulty_folder import is_loaded, reason_to_skip, run_with_faults
from tests.parameters import mostly_slow

from .evening import Evening
from .failing_storage import KINDS
from .hurried_hand import HurriedHand
from .preference_values import PREFERENCE_VALUES
from .walker import DIALOGS, start_walker

FEW, MANY = (1, 60), (25, 100)  # walks, and steps in each
LONG_WALKS = 4
EVENING_GROUPS, EVENINGS_PER_GROUP = 10, 30
LONGEST_HAND = 200  # decisions
EVERY = 50  # steps from one comparison with a new window to the next
SEED = int(os.environ.get("WALK", "1"))  # another number, another walk
FAILURES: list[str] = []  # a failure may not repeat, and then Hypothesis does not report it
small, place = st.integers(0, 40), st.integers(0, 100)


class Walk(RuleBasedStateMachine):
    """One walk, step by step."""

    def __init__(self) -> None:
        super().__init__()
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="marjapussi-walk-"))
            self.walker = stack.enter_context(start_walker(Path(folder)))
            self._open = stack.pop_all()
        self.steps: list[str] = []

    def teardown(self) -> None:
        self._open.close()
        faults = self.walker.faults.found
        if faults:
            FAILURES.append(self._test_source(faults))
        assert not faults

    def do(self, action: str, *values: object) -> None:
        self.steps.append(f"    walker.{action}({', '.join(map(repr, values))})")
        try:
            getattr(self.walker, action)(*values)
            faults = self.walker.find_faults()
            if len(self.steps) % EVERY == 0:
                faults += self.walker.compare_with_new_window()
        except Exception as error:  # noqa: BLE001 - it is a finding like any other
            faults = [*self.walker.faults.found, "".join(format_exception(error)[-4:]).strip()]
        if faults:
            FAILURES.append(self._test_source(faults))
        assert not faults

    def _test_source(self, faults: list[str]) -> str:
        remarks = "\n".join(f"# {line}" for each in faults for line in each.splitlines())
        test = ("def test_what_was_found(walker: Walker) -> None:", *self.steps)
        return "\n".join(("", remarks, *test, "", "    assert not walker.find_faults()"))

    # Games

    @rule(game=small, players=small, number=small, level=small)
    def new_game(self, game: int, players: int, number: int, level: int) -> None:
        self.do("new_game", game, players, number, level)

    @rule(game=small, number=small)
    def house_rules(self, game: int, number: int) -> None:
        self.do("house_rules", game, number)

    @rule(tile=small)
    def play_tile(self, tile: int) -> None:
        self.do("play_tile", tile)

    @rule(seed=st.integers(0, 10**6), times=st.integers(1, 8))
    def act_on_sheet(self, seed: int, times: int) -> None:
        for number in range(times):
            self.do("act_on_sheet", seed + number)

    # At the table

    @rule(family_tile=small, key=small)
    def expand_family_tile(self, family_tile: int, key: int) -> None:
        self.do("expand_family_tile", family_tile, key)

    @rule(way=st.integers(0, 2), times=st.integers(1, 12))
    def play_sensibly(self, way: int, times: int) -> None:
        for _ in range(times):
            self.do("play_sensibly", way, 1)

    @rule(times=st.integers(1, 30))
    def play_on(self, times: int) -> None:
        for _ in range(times):
            self.do("play_sensibly", 0, 1)

    @rule(card=small)
    def click_card(self, card: int) -> None:
        self.do("click_card", card)

    @rule(x=place, y=place)
    def click(self, x: int, y: int) -> None:
        self.do("click", x, y)

    @rule(card=small, x=place, y=place)
    def drag(self, card: int, x: int, y: int) -> None:
        self.do("drag", card, x, y)

    @rule(key=small)
    def key(self, key: int) -> None:
        self.do("key", key)

    @rule(order=st.lists(small, min_size=2, max_size=9))
    def hint_and_select(self, order: list[int]) -> None:
        self.do("hint_and_select", order)

    @rule(card=small, ms=st.integers(50, 700), order=st.lists(small, min_size=2, max_size=9))
    def keys_while_moving(self, card: int, ms: int, order: list[int]) -> None:
        self.do("keys_while_moving", card, ms, order)

    @rule(number=small)
    def press_button(self, number: int) -> None:
        self.do("press_button", number)

    @rule(number=small)
    def ask_about_card(self, number: int) -> None:
        self.do("ask_about_card", number)

    @rule(number=st.integers(0, 999), notches=st.integers(-9, 9))
    def set_bid(self, number: int, notches: int) -> None:
        self.do("set_bid", number, notches)

    @rule(action=small, number=small, times=st.integers(1, 6))
    def answer_helper(self, action: int, number: int, times: int) -> None:
        for _ in range(times):
            self.do("answer_helper", action, number)

    @rule(game=small)
    def finish_match(self, game: int) -> None:
        self.do("finish_match", game)

    @rule(card=small, number=small)
    def click_in_moment(self, card: int, number: int) -> None:
        self.do("click_in_moment", card, number)

    @rule(card=small, ms=st.integers(0, 900), number=small)
    def hurry(self, card: int, ms: int, number: int) -> None:
        self.do("hurry", card, ms, number)

    @rule(way=small, ms=st.integers(100, 500), times=st.integers(2, 20))
    def tap(self, way: int, ms: int, times: int) -> None:
        self.do("tap", way, ms, times)

    @rule(way=small, ms=st.integers(100, 500))
    def tap_from_hand_end(self, way: int, ms: int) -> None:
        self.do("play_hand_to_end")
        self.do("tap", way, ms, 12)

    @rule(number=small)
    def leave_and_return(self, number: int) -> None:
        self.do("leave_and_return", number)

    @rule(number=small)
    def leave_hand_end_and_return(self, number: int) -> None:
        self.do("play_hand_to_end")
        self.do("leave_and_return", number)

    # Pages and commands

    @rule(number=small)
    def command(self, number: int) -> None:
        self.do("command", number)

    @rule(number=small)
    def another_command(self, number: int) -> None:
        self.do("command", number)

    @rule(number=small, chance=small)
    def dialog(self, number: int, chance: int) -> None:
        self.do("dialog", number, chance)

    @rule(game=small, chance=small)
    def rules_dialog(self, game: int, chance: int) -> None:
        self.do("rules_dialog", game, chance)

    @rule(game=small)
    def learn(self, game: int) -> None:
        self.do("learn", game)

    @rule(game=small, number=small)
    def list_lessons(self, game: int, number: int) -> None:
        self.do("list_lessons", game, number)

    @rule(card=small, key=small)
    def act_in_lesson(self, card: int, key: int) -> None:
        self.do("act_in_lesson", card, key)

    @rule()
    def copy_code(self) -> None:
        self.do("copy_code")

    @rule(number=small)
    def open_code(self, number: int) -> None:
        self.do("open_code", number)

    @rule(number=small)
    def edit_position(self, number: int) -> None:
        self.do("edit_position", number)

    @rule(number=small)
    def practise(self, number: int) -> None:
        self.do("practise", number)

    @rule(number=small, times=st.integers(1, 8))
    def order_hands(self, number: int, times: int) -> None:
        for step in range(times):
            self.do("order_hands", number + step)

    @rule(number=small)
    def puzzle(self, number: int) -> None:
        self.do("puzzle", number)

    @rule(number=small)
    def act_in_my_play(self, number: int) -> None:
        self.do("act_in_my_play", number)

    @rule(number=small)
    def press_page_button(self, number: int) -> None:
        self.do("press_page_button", number)

    @rule(ply=st.integers(0, 400), number=small)
    def act_in_review(self, ply: int, number: int) -> None:
        self.do("act_in_review", ply, number)

    @rule(number=small)
    def filter_matches(self, number: int) -> None:
        self.do("filter_matches", number)

    @rule(name=st.sampled_from(sorted(PREFERENCE_VALUES)), value=st.integers(0, 3))
    def choose(self, name: str, value: int) -> None:
        self.do("choose", name, value)

    @rule(level=small)
    def change_level(self, level: int) -> None:
        self.do("change_level", level)

    @rule(size=small)
    def resize(self, size: int) -> None:
        self.do("resize", size)

    # Ends and beginnings

    @rule(is_killed=st.booleans())
    def restart_program(self, is_killed: bool) -> None:
        self.do("kill_and_restart" if is_killed else "restart")

    @rule(kind=small)
    def break_storage(self, kind: int) -> None:
        self.do("break_storage", kind)

    @rule()
    def heal_storage(self) -> None:
        self.do("heal_storage")

    @rule()
    def add_unknown_game(self) -> None:
        self.do("add_unknown_game")


def walk(walks: int, steps: int, number: int = 0) -> None:
    """Run random walks with the given number of steps; raise the first failure."""
    FAILURES.clear()
    try:
        run_state_machine_as_test(seed(SEED + number)(Walk), settings=_walk_settings(walks, steps))
    except Exception as error:
        raise AssertionError(*FAILURES[:1]) from error


def _walk_settings(walks: int, steps: int) -> settings:
    return settings(
        max_examples=walks,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        phases=(Phase.generate,),  # shrinking a walk takes minutes
        suppress_health_check=list(HealthCheck),
    )


def test_short_walk_finds_no_faults(qapp: object) -> None:
    walk(*FEW)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(LONG_WALKS))
def test_long_walk_finds_no_faults(qapp: object, number: int) -> None:
    walk(*MANY, number)


def walk_evenings(folder: Path, seeds: Iterable[int], steps: int) -> list[str]:
    with start_walker(folder) as walker:
        walker.choose("pace", 3)
        for seed in seeds:
            if faults := Evening(walker, seed).walk(steps):
                return [*faults, f"in the evening {seed}"]
    return []


def test_evening_of_several_people_finds_no_faults(qapp: object, tmp_path: Path) -> None:
    assert walk_evenings(tmp_path, (1,), steps=12) == []


@pytest.mark.slow
@pytest.mark.parametrize("number", range(EVENING_GROUPS))
def test_evenings_of_several_people_find_no_faults(
    qapp: object, tmp_path: Path, number: int
) -> None:
    seeds = range(number * EVENINGS_PER_GROUP, (number + 1) * EVENINGS_PER_GROUP)
    assert walk_evenings(tmp_path, seeds, steps=40) == []


def test_asking_about_cards_finds_no_faults(qapp: object, tmp_path: Path) -> None:
    with start_walker(tmp_path) as walker:
        faults = list[str]()
        for number in range(4):
            walker.play_sensibly(0, 2)
            walker.ask_about_card(number)
            faults += walker.find_faults()
        while not walker.page.panels.hand_score.isVisible():
            walker.play_sensibly(0, 1)
            walker.run.wait_until_idle()
        for number in range(4):
            walker.ask_about_card(number)
            faults += walker.find_faults()
        walker.window.navigator.review_current_match()
        for number in range(4):
            walker.act_in_review(20 + 5 * number, 1)
            walker.ask_about_card(number)
            faults += walker.find_faults()

    assert faults == []


def test_codes_in_and_out_find_no_faults(qapp: object, tmp_path: Path) -> None:
    with start_walker(tmp_path) as walker:
        faults = list[str]()
        for number in range(12):
            walker.new_game(number, 0, number)
            walker.play_sensibly(0, number % 5)
            walker.copy_code()
            walker.open_code(number)
            faults += walker.find_faults()
            walker.play_sensibly(0, 1)
            walker.copy_code()
            walker.dialog(DIALOGS.index(Command.OPEN), number)
            faults += walker.find_faults()
            faults += walker.compare_with_new_window() if number % 8 == 7 else []

    assert faults == []
    assert len(set(walker.codes.copied)) > 10


def test_notes_and_positions_find_no_faults(qapp: object, tmp_path: Path) -> None:
    with start_walker(tmp_path) as walker:
        faults = list[str]()
        for number in range(6):
            walker.new_game(number, 0, number)
            walker.play_sensibly(0, number)
            walker.dialog(DIALOGS.index(Command.NOTE), number)
            faults += walker.find_faults()
            walker.window.navigator.review_current_match()
            walker.dialog(DIALOGS.index(Command.NOTE), number + 1)
            for step in range(2):
                walker.edit_position(10 * number + step)
                faults += walker.find_faults()
            faults += walker.compare_with_new_window() if number % 4 == 3 else []
        notes = walker.run.database.query("select note from notes")

    assert faults == []
    assert len(notes) > 2


def test_walk_on_a_full_disk_finds_no_faults(qapp: object, tmp_path: Path) -> None:
    with start_walker(tmp_path) as walker:
        walker.choose("warnings", WARNING_MODES.index("never"))  # a warning would delay play
        faults, noticed = list[str](), list[str]()
        for number in range(3):
            walker.break_storage()
            for game in range(6):
                walker.new_game(game + number, 0, number)
                walker.play_sensibly(0, 6)
                faults += walker.find_faults()
            noticed.append(walker.run.database.error_key)
            walker.heal_storage()
            faults += walker.find_faults()
            (walker.kill_and_restart, walker.restart)[number % 2]()
            faults += [*walker.find_faults(), *walker.compare_with_new_window()]

        assert faults == []
        assert noticed == ["full"] * 3


@pytest.mark.slow
@pytest.mark.skipif(bool(reason_to_skip()), reason=reason_to_skip())
def test_walks_in_a_folder_that_answers_with_errors_find_no_faults(tmp_path: Path) -> None:
    inner = f"{__file__}::{test_walk_finds_no_faults_whatever_the_folder_answers.__name__}"

    ran = run_with_faults(tmp_path, "-m", "pytest", "-q", "-m", "slow", inner)

    assert ran.returncode == 0, ran.stdout


@pytest.mark.slow
@pytest.mark.skipif(not is_loaded(), reason="calls can't fail in this process")
@pytest.mark.parametrize("kind", range(1, len(KINDS)), ids=[each.__name__ for each in KINDS[1:]])
def test_walk_finds_no_faults_whatever_the_folder_answers(
    qapp: object, tmp_path: Path, kind: int
) -> None:
    with start_walker(tmp_path) as walker:
        walker.choose("warnings", WARNING_MODES.index("never"))  # a warning would delay play
        walker.break_storage(kind)
        walker.new_game(kind, 0, kind)
        walker.play_sensibly(0, 6)
        walker.choose("name", 1)
        faults = walker.find_faults()
        walker.heal_storage()
        faults += [*walker.find_faults(), *walker.compare_with_new_window()]
        walker.kill_and_restart()
        faults += walker.find_faults()
        walker.break_storage(kind)
        walker.play_sensibly(0, 3)
        is_noticed = bool(walker.run.database.error_key)
        asked = walker.close_unsaved()
        faults += walker.find_faults()

    assert faults == []
    assert len(asked) == is_noticed


def test_walk_through_a_hand_and_the_profile_finds_no_faults(qapp: object, tmp_path: Path) -> None:
    with start_walker(tmp_path) as walker:
        walker.choose("warnings", WARNING_MODES.index("never"))  # the profile leaves out help
        walker.new_game(1, 0, 3)
        for _ in range(LONGEST_HAND):
            walker.run.wait_until_idle()
            if walker.page.panels.hand_score.isVisible():
                break
            walker.play_sensibly(0, 1)
        at_the_count, told = walker.find_faults(), walker.page.panels.hand_score.hand_review_lines
        assert told is not None
        is_told = told.comparison.text() != say("hand-review-evaluating")
        walker.window.run_command(Command.MY_PLAY)
        on_my_play, my_play = walker.find_faults(), walker.window.pages.my_play_page
        my_play.overview.skill.more_button.click()
        on_the_page, page = walker.find_faults(), my_play.skill

        assert (at_the_count, on_my_play, on_the_page) == ([], [], [])
        assert sum(bar.decision_count for bar in my_play.overview.skill.bars) > 0
        assert my_play.part is page
        assert is_told, (told.comparison.text(), told.cost.text())
        assert page.skill.decision_count > 0
        assert page.pending.text == ""


@pytest.mark.parametrize("way", [1, 2])
def test_walk_through_sets_puzzles_finds_no_faults(qapp: object, tmp_path: Path, way: int) -> None:
    with start_walker(tmp_path) as walker:
        walker.window.learning.show_puzzles("marriage")
        walker.run.wait_until_idle()
        listed, faults = walker.window.pages.puzzle_list_page, list[str]()
        places = list(listed.buttons)
        for place in places[way::20]:
            walker.window.learning.show_puzzle(place)
            walker.run.wait_until_idle()
            faults += walker.find_faults()
            walker.puzzle(way)
            faults += walker.find_faults()
            walker.press_page_button(place)
            walker.resize(place)
            faults += walker.find_faults()
        faults += walker.compare_with_new_window()

        assert places
        assert faults == []


@pytest.mark.parametrize("game", mostly_slow(["huutopussi", "bag", "tuppi"], "bag"))
def test_a_hand_of_hurried_keys_stores_nothing_unwanted(
    qapp: object, tmp_path: Path, game: str
) -> None:
    with start_walker(tmp_path) as walker:
        walker.choose("pace", ANIMATION_SPEEDS.index("normal"))
        walker.choose("warnings", WARNING_MODES.index("never"))
        walker.new_game([each.key for each in VARIANTS].index(game), 0, 5)
        hand = HurriedHand(walker, seed=1)
        hand.play()
        session = walker.page.table_controller.session

        assert session is not None
        assert hand.unwanted == []
        assert not session.is_assisted
        assert hand.presses > 30
        walker.choose("pace", ANIMATION_SPEEDS.index("off"))
        assert walker.find_faults() == []
