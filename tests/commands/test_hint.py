"""hint: its advice, view and reasons, and its answer if there is no decision."""

import json
from pathlib import Path

import pytest

from marjapussi_gui.analysis.evaluation.evaluator import evaluate
from marjapussi_gui.bots.players.bot import BotDecision, SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.commands import hint
from marjapussi_gui.commands.cli import main
from marjapussi_gui.commands.reason_output import facts_as_json, players_of
from marjapussi_gui.engine.cards import HIDDEN, parse_cards
from marjapussi_gui.engine.events import Zone
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.facts import HelpfulDraws, NoSearchTimeLeft, RamiAndNoloChances
from marjapussi_gui.ui.text.hint_text import hint_sentences

HEADER = '{"marjapussi": 1, "game": "bag", "rules": {}, "seats": ["a", "b", "c", "d"], "dealer": 3}'
DEAL = (
    '{"deal": ["AS TS KS QS JS 9S 8S 7S 6S", "AH TH KH QH JH 9H 8H 7H 6H", '
    '"AD TD KD QD JD 9D 8D 7D 6D", "AC TC KC QC JC 9C 8C 7C 6C"]}'
)
PLAY = '{"seat": 0, "do": "play AS"}'


class ScriptedPlayer:
    """Prefer the last legal action, and record the queries."""

    questions: list[tuple[View, SearchContext]]

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        self.questions.append((view, context))
        values = tuple(
            (action, float(place)) for place, action in enumerate(view.legal_actions[:3])
        )
        facts = (
            HelpfulDraws(parse_cards("AS KS"), 3),
            RamiAndNoloChances(0.25, 0.5),
        )
        return BotDecision(view.legal_actions[2], values, facts)


@pytest.fixture(autouse=True)
def scripted(monkeypatch: pytest.MonkeyPatch) -> None:
    ScriptedPlayer.questions = []
    monkeypatch.setitem(LEVELS, "expert", ScriptedPlayer)


def file(folder: Path, *lines: str, end: str = "\n") -> str:
    path = folder / "record.marja"
    path.write_text("\n".join(lines) + end, encoding="utf-8")
    return str(path)


def test_action_alternatives_and_facts_are_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", file(tmp_path, HEADER, DEAL, PLAY), "--think", "30"]) == 0

    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert err == ""
    assert lines[0].startswith("seat 1: play ")
    assert lines[0].endswith("H (expert)")
    assert "Play the " in lines[1]
    assert [line.split()[-1] for line in lines[2:5]] == ["2.00", "1.00", "0.00"]
    assert lines[0].split()[3] == lines[2].split()[1]
    assert lines[-2:] == [
        "There are 3 cards still out that would help: A♠ and K♠.",
        "Nolo wins the match 50% of the time.",
    ]


def test_json_has_the_same_content(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", file(tmp_path, HEADER, DEAL, PLAY), "--think", "30", "--json"]) == 0

    answer = json.loads(capsys.readouterr().out)
    assert list(answer) == ["seat", "level", "do", "values", "facts", "why", "reasons"]
    assert (1, "expert") == (answer["seat"], answer["level"])
    assert list(answer["values"].values()) == [2, 1, 0]
    assert answer["do"] == next(iter(answer["values"]))
    assert len(answer["why"]) == 2
    assert [list(each) for each in answer["reasons"]] == [["key", "places", "text"]] * len(
        answer["reasons"]
    )


def test_reasons_are_about_the_best_action(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = file(tmp_path, HEADER, DEAL, PLAY)

    assert main(["hint", record, "--level", "strong", "--json"]) == 0

    (reason,) = json.loads(capsys.readouterr().out)["reasons"]
    assert reason["places"] == {"principle": "play_low"}
    assert reason["text"].startswith("You can’t win this trick, so play low")


def test_player_sees_the_view_of_the_seat_to_act(tmp_path: Path) -> None:
    assert main(["hint", file(tmp_path, HEADER, DEAL, PLAY), "--think", "30"]) == 0

    (view, think), *more = ScriptedPlayer.questions
    assert more == []
    assert (1, 30, None) == (view.seat, think.milliseconds, think.nodes)
    zones = dict(view.zones)
    assert set(zones[Zone("hand", 0)]) == {HIDDEN}
    assert zones[Zone("hand", 1)] == parse_cards("AH TH KH QH JH 9H 8H 7H 6H")


def test_the_expert_gives_the_hint_of_the_window(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file(tmp_path, HEADER, DEAL, PLAY)
    replayed = hint.replay_file(path)
    verdict = evaluate(create_view(replayed.record.header.game, replayed.state, Seat(1)), None)

    assert main(["hint", path, "--json"]) == 0

    answer = json.loads(capsys.readouterr().out)
    assert answer["do"] == action_text(verdict.advised_action)
    assert answer["values"] == {
        action_text(each.action): each.value for each in verdict.action_values
    }
    people = players_of(replayed.record.header, Seat(1))
    assert answer["reasons"] == facts_as_json(verdict.reasons, people)
    assert ScriptedPlayer.questions == []


def test_the_words_are_those_of_the_window(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file(tmp_path, HEADER, DEAL, PLAY)
    replayed = hint.replay_file(path)
    view = create_view(replayed.record.header.game, replayed.state, Seat(1))
    found = evaluate(view, None)

    assert main(["hint", path]) == 0

    words = hint_sentences(
        found.advised_action, found.reasons, view, players_of(replayed.record.header, view.seat)
    )
    assert capsys.readouterr().out.splitlines()[1] == words.text


def test_sentences_name_players_with_a_capital(tmp_path: Path) -> None:
    people = players_of(hint.replay_file(file(tmp_path, HEADER)).record.header, Seat(1))

    assert [people.name(Seat(seat)) for seat in range(4)] == ["A", "B", "C", "D"]


class HurriedPlayer:
    """Had no time to think."""

    def decide(self, view: View, _think: SearchContext) -> BotDecision:
        return BotDecision(view.legal_actions[0], facts=(NoSearchTimeLeft(),))


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_advice_without_thinking_is_not_signed_by_the_expert(
    options: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LEVELS, "expert", HurriedPlayer)

    assert main(["hint", file(tmp_path, HEADER, DEAL, PLAY), "--think", "1", *options]) == 0

    out = capsys.readouterr().out
    assert "There was no time to think, so this is just a rule of thumb." in out
    assert "rule of thumb" in out.partition("\n")[0]
    assert "expert" not in out


def test_level_can_be_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, outs = file(tmp_path, HEADER, DEAL, PLAY), []
    for _ in range(2):
        assert main(["hint", path, "--level", "random"]) == 0
        outs.append(capsys.readouterr().out)

    assert outs[0] == outs[1]
    assert outs[0].splitlines()[0].endswith(" (random)")
    assert ScriptedPlayer.questions == []


def test_missing_seat_to_act_is_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file(tmp_path, HEADER)

    assert main(["hint", path]) == 1

    sentence = f"marjapussi: {path}: it's nobody's turn, because a deal must come next\n"
    assert ("", sentence) == tuple(capsys.readouterr())


def test_match_that_is_over_needs_no_hint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.marja"
    assert main(["play", "bag", "--seed", "1", "--out", str(path)]) == 0

    assert main(["hint", str(path)]) == 1

    sentence = f"marjapussi: {path}: it's nobody's turn, because the match is over\n"
    assert ("", sentence) == tuple(capsys.readouterr())


@pytest.mark.parametrize(
    ("lines", "status", "number"),
    [
        (("{}",), 2, 1),
        ((HEADER, DEAL, "[]"), 2, 3),
        ((HEADER, PLAY), 1, 2),
        ((HEADER, DEAL, '{"seat": 0, "do": "play AH"}'), 1, 3),
    ],
)
def test_wrong_record_ends_as_it_does_in_judge(
    lines: tuple[str, ...],
    status: int,
    number: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = file(tmp_path, *lines)

    assert main(["hint", path]) == status
    output = capsys.readouterr()
    assert main(["judge", path]) == status

    assert capsys.readouterr() == output
    assert output.err.startswith(f"{path}:{number}: ")
    assert (1, "") == (output.err.count("\n"), output.out)


def test_file_that_is_not_there_is_no_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "none.marja"

    assert main(["hint", str(path)]) == 2
    assert f"{path}: the file can't be read: No such file or directory\n" == capsys.readouterr().err


def test_line_cut_off_is_reported_and_the_rest_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file(tmp_path, HEADER, DEAL, PLAY[:-5], end="")

    assert main(["hint", path]) == 0

    out, err = capsys.readouterr()
    assert f"{path}:3: the line isn't valid JSON\n" == err
    assert out.startswith("seat 0: ")


def test_unknown_level_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", file(tmp_path, HEADER, DEAL), "--level", "genius"]) == 1
    assert capsys.readouterr().err.startswith("marjapussi: there's no level 'genius', only ")
