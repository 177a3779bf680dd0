"""Lesson files: all parse, their actions are right, and a bad file is reported in one sentence."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from marjapussi_gui.analysis.evaluation.evaluator import evaluate
from marjapussi_gui.engine.actions import AskHalf, AskWhole, Declare, Finish, Play
from marjapussi_gui.engine.events import Event, HandScored
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.learning.guided_hands import NAMES, NEPALI_NAMES
from marjapussi_gui.learning.lessons import (
    Lesson,
    LessonFileError,
    lessons_for_game,
    load_lessons,
    parse_lesson,
    taught_actions,
)
from marjapussi_gui.model.verdict import Grade
from tests.random_matches import RandomMatch

FOLDER = Path(__file__).parents[2] / "assets" / "lessons"
LESSONS, TROUBLES = load_lessons(FOLDER)
FEWEST, MOST = 3, 10  # steps
BERRIES = {"trump", "little", "last", "pips", "cards", "porvoo"}
CONTRACT = {"made", "failed", "taken", "lapiajo", "cards", "marriage", "last"}
SCORE_LINES = {  # what the count of a hand can say under the usual rules
    "marjapussi": BERRIES | {"overshoot"},
    "bag": {"hand", "skunk", "bag", "cards", "marriage", "last"},
    "avomarjapussi": BERRIES | {"overshoot"},
    "bondtolva": BERRIES | {"finer"},
    "bondtolva-two": BERRIES | {"finer"},
    "huutopussi": CONTRACT,
    "huutopussi-three": CONTRACT | {"away"},
    "huutopussi-two": CONTRACT | {"away", "pack", "passed"},
    "pfadfinder": CONTRACT | {"passed"},
    "tuppi": {"rami", "nolo", "sooli", "reset", "tricks", "broken"},
    "marriage": {"maal", "seen", "unseen", "dublees", "wed", "tiplu", "beside", "tunnela"}
    | {"unlaid", "finished", "dismissed"},
}
# Players who try hardly ever miss all of 18 or 12 tricks, or use up the stock twice
TOO_RARE = {"avomarjapussi": {"porvoo"}, "bondtolva-two": {"porvoo"}, "marriage": {"dismissed"}}


def lesson_key(lesson: Lesson) -> str:
    return lesson.key


every_game = pytest.mark.parametrize("game", [each.key for each in VARIANTS])
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lesson_key)


def score_lines(event: HandScored) -> set[str]:
    items, terms = {str(item.key) for item in event.items}, {str(t.key) for t in event.terms}
    return items | terms | (set(map(str, event.notes)) - {"dublee"})


def events_of(lesson: Lesson) -> Iterator[Event]:
    game = lesson.record.header.game
    state = game.initial_state(lesson.record.header.start)
    for entry in lesson.record.entries:
        state, events = game.apply_action(state, entry.action)
        yield from events


def test_every_file_is_a_lesson() -> None:
    assert TROUBLES == ()
    assert len(LESSONS) == len(list(FOLDER.iterdir()))


@every_game
def test_lessons_of_a_game_are_numbered_from_one(game: str) -> None:
    numbers = [lesson.number for lesson in lessons_for_game(LESSONS, game)]

    assert len(numbers) >= 2
    assert numbers == list(range(1, len(numbers) + 1))


@every_game
def test_the_lines_of_a_count_are_all_known_here(game: str) -> None:
    """Random matches score nothing that SCORE_LINES doesn't list."""
    variant, scored = find_variant(game), set[str]()
    for players in {variant.default_players, min(variant.players), 4} & set(variant.players):
        match = RandomMatch(variant.create_game(players=players), players, Seat(0))
        for step in match.steps(hands=3):
            for event in step.events:
                scored |= score_lines(event) if isinstance(event, HandScored) else set()

    assert scored
    assert scored <= SCORE_LINES[game]


@every_game
def test_every_line_of_a_count_is_taught(game: str) -> None:
    steps = [step for lesson in lessons_for_game(LESSONS, game) for step in lesson.steps]
    taught = {key for step in steps for key in step.taught_score_keys}

    assert sorted(SCORE_LINES[game] - taught) == []


@every_game
def test_every_line_of_a_count_is_scored_in_a_lesson(game: str) -> None:
    """A line is taught where it happens, unless it is too rare for a sensible hand."""
    scored = {
        key
        for lesson in lessons_for_game(LESSONS, game)
        for event in events_of(lesson)
        if isinstance(event, HandScored)
        for key in score_lines(event)
    }

    assert sorted(SCORE_LINES[game] - scored - TOO_RARE.get(game, set())) == []


@every_lesson
def test_a_lesson_has_few_steps_and_ends_in_words(lesson: Lesson) -> None:
    assert FEWEST <= len(lesson.steps) <= MOST
    assert any(step.is_task for step in lesson.steps)
    assert not lesson.steps[-1].is_task


@every_lesson
def test_players_have_the_same_names_in_all_lessons(lesson: Lesson) -> None:
    names = lesson.record.header.player_names
    others = names[lesson.seat + 1 :] + names[: lesson.seat]

    if lesson.record.header.game.is_rummy:
        assert others == NEPALI_NAMES[: len(others)]
    else:
        assert others == NAMES[len(names)]


@every_game
def test_actions_are_taught_one_after_another(game: str) -> None:
    lessons = lessons_for_game(LESSONS, game)
    taught = [taught_actions(LESSONS, each, each.steps[-1].ply) for each in lessons]

    assert all(one <= two for one, two in pairwise(taught))
    assert Play in taught[-1] or Finish in taught[-1]


def test_a_question_is_not_taught_before_its_task() -> None:
    first, second, third = lessons_for_game(LESSONS, "marjapussi")[:3]

    assert taught_actions(LESSONS, first, first.steps[-1].ply) == {Play}
    assert taught_actions(LESSONS, second, second.steps[0].ply) == {Play}
    assert taught_actions(LESSONS, second, second.steps[-1].ply) == {Play, AskHalf}
    assert taught_actions(LESSONS, third, third.steps[-1].ply) == {Play, AskHalf, AskWhole, Declare}


@every_lesson
def test_a_lesson_goes_by_the_usual_rules(lesson: Lesson) -> None:
    game = lesson.record.header.game

    assert game.rules == find_variant(lesson.game).create_game(players=game.seating.players).rules


@every_lesson
def test_what_chance_decides_later_follows_from_the_seed(lesson: Lesson) -> None:
    """The table decides it anew, and comes to the same."""
    game, state = lesson.record.header.game, lesson.record.state_after(1)
    for entry in lesson.record.entries[1:]:
        if entry.seat < 0:
            assert game.chance_action(state, lesson.seed) == entry.action
        state = game.step(state, entry.action)


@every_lesson
def test_nothing_else_may_be_done_by_itself_at_a_step(lesson: Lesson) -> None:
    """A draw that is forced is made by the table, so no step may wait there."""
    game = lesson.record.header.game
    for step in lesson.steps:
        state = lesson.record.state_after(step.ply)
        if state.turn == lesson.seat:
            legal = game.legal_actions(state)
            assert len(legal) > 1 or game.is_rummy or isinstance(legal[0], Play), step.text_key


@pytest.mark.slow
@every_lesson
def test_the_expert_agrees_with_a_lesson_or_the_lesson_explains_why_not(lesson: Lesson) -> None:
    game = lesson.record.header.game
    for number, step in enumerate(lesson.steps):
        wanted = lesson.task_action(number)
        if wanted is None or step.reason_key:
            continue
        view = create_view(game, lesson.record.state_after(step.ply), lesson.seat)

        verdict = evaluate(view, wanted)

        assert verdict.grade != Grade.MISTAKE, (step.text_key, wanted, verdict.best)


# Bad files


GOOD = json.loads((FOLDER / "marjapussi-1.json").read_text("utf-8"))


def with_changes(**fields: object) -> bytes:
    return json.dumps(GOOD | fields).encode()


def with_stop(**fields: object) -> bytes:
    return with_changes(stops=[{"at": 1, "text": "welcome"} | fields])


def without_key(key: str) -> bytes:
    return json.dumps({name: value for name, value in GOOD.items() if name != key}).encode()


BAD = {
    "no JSON": b"{",
    "no object": b"[]",
    "no UTF-8": b"\xff",
    "repeated": b'{"lesson": 1, "lesson": 1}',
    "unknown key": with_changes(colour="red"),
    "missing key": without_key("seed"),
    "other form": with_changes(lesson=2),
    "true form": with_changes(lesson=True),
    "seat of nobody": with_changes(seat=4),
    "seat in words": with_changes(seat="0"),
    "seed below none": with_changes(seed=-1),
    "no title": with_changes(title=""),
    "no record": with_changes(record=[]),
    "record of one line": with_changes(record=GOOD["record"][:1]),
    "record that is none": with_changes(record=[{"marjapussi": 1}]),
    "record of another game": with_changes(
        record=[GOOD["record"][0] | {"game": "tuppi", "rules": {}}]
    ),
    "illegal action": with_changes(record=[*GOOD["record"], {"seat": 0, "do": "play AS"}]),
    "no stops": with_changes(stops=[]),
    "stops in no list": with_changes(stops={}),
    "a stop that is none": with_changes(stops=[1]),
    "stops out of order": with_changes(
        stops=[{"at": 2, "text": "welcome"}, {"at": 1, "text": "welcome"}]
    ),
    "stop before the deal": with_stop(at=0),
    "stop after the end": with_stop(at=1000),
    "stop nowhere": with_stop(at="1"),
    "unknown key of a stop": with_stop(colour="red"),
    "empty text": with_stop(text=""),
    "task of another": with_stop(**{"do": True, "else": "beat else"}),
    "task without else": with_stop(at=3, do=True),
    "else without task": with_stop(**{"else": "beat else"}),
    "no card": with_stop(light="1S"),
    "hidden card": with_stop(light="JS"),
    "no suit": with_stop(order="X"),
    "two suits": with_stop(order="SH"),
}


@pytest.mark.parametrize("data", BAD.values(), ids=BAD.keys())
def test_a_bad_lesson_file_is_reported_in_one_sentence(data: bytes) -> None:
    with pytest.raises(LessonFileError) as told:
        parse_lesson("marjapussi-1", data)

    sentence = str(told.value)
    assert re.fullmatch(r"[^\n]{8,200}", sentence), sentence


@pytest.mark.parametrize("name", ["marjapussi", "marjapussi-0", "Marjapussi-1", "bag-1"])
def test_a_file_is_named_after_its_game_and_number(name: str) -> None:
    with pytest.raises(LessonFileError):
        parse_lesson(name, json.dumps(GOOD).encode())


def test_a_bad_lesson_is_not_offered_and_the_others_are(tmp_path: Path) -> None:
    (tmp_path / "marjapussi-1.json").write_bytes(json.dumps(GOOD).encode())
    (tmp_path / "marjapussi-2.json").write_bytes(BAD["no stops"])

    lessons, troubles = load_lessons(tmp_path)

    assert [lesson.key for lesson in lessons] == ["marjapussi-1"]
    assert troubles == ("marjapussi-2.json: 'stops' must be a list of at least one stop",)


def test_no_folder_has_no_lessons(tmp_path: Path) -> None:
    assert load_lessons(tmp_path / "none") == ((), ())
