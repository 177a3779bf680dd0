"""bot: requests on standard input, answers on standard output, and what is wrong with a request."""

import io
import json
import subprocess
import sys
from random import Random

import pytest

from marjapussi_gui.bots.players.bot import BotDecision, SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.bots.players.players import PolicyPlayer
from marjapussi_gui.commands.cli import main
from marjapussi_gui.commands.command import VARIANT_BY_KEY
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.record import replay
from marjapussi_gui.engine.record_lines import RecordEntry, entry_line
from marjapussi_gui.engine.state import NOBODY
from marjapussi_gui.engine.view import View, create_view

PROGRAM = (sys.executable, "-m", "marjapussi_gui", "bot", "bag", "--level", "random")
HEADER = '{"marjapussi": 1, "game": "bag", "rules": {}, "seats": ["a", "b", "c", "d"], "dealer": 3}'
DEAL = (
    '{"deal": ["AS TS KS QS JS 9S 8S 7S 6S", "AH TH KH QH JH 9H 8H 7H 6H", '
    '"AD TD KD QD JD 9D 8D 7D 6D", "AC TC KC QC JC 9C 8C 7C 6C"]}'
)
OTHER_DEAL = DEAL.replace("6D", "6X").replace("6C", "6D").replace("6X", "6C")
PLAY = '{"seat": 0, "do": "play AS"}'
RECORD = [HEADER, DEAL, PLAY]


def request(record: object = RECORD, seat: object = 1, **more: object) -> str:
    return json.dumps({"record": record, "seat": seat, **more})


class Bot:
    """The command with lines on its standard input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def __call__(self, *lines: str, level: str = "random") -> list[dict[str, object]]:
        data = "".join(f"{line}\n" for line in lines).encode("utf-8", "surrogateescape")
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        assert main(["bot", "bag", "--level", level]) == 0
        out, err = self._capsys.readouterr()
        assert err == ""
        return [json.loads(line) for line in out.splitlines()]


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Bot:
    return Bot(monkeypatch, capsys)


def test_conversation_goes_line_by_line_until_the_end_of_the_input() -> None:
    with subprocess.Popen(
        PROGRAM,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as talk:
        assert talk.stdin is not None
        assert talk.stdout is not None
        assert talk.stderr is not None
        answers = []
        for line in (request(), "no", request(think_ms=5)):
            talk.stdin.write(f"{line}\n")
            talk.stdin.flush()
            answers.append(json.loads(talk.stdout.readline()))  # before the next one is asked
        talk.stdin.close()

        assert ("", "") == (talk.stdout.read(), talk.stderr.read())
        assert talk.wait() == 0
    assert list(answers[0]) == ["do", "values"]
    assert str(answers[0]["do"]).startswith("play ")
    assert answers[1] == {"error": "the request isn't valid JSON"}
    assert answers[2] == answers[0]


def test_reasons_are_given_on_request(bot: Bot) -> None:
    asked, not_asked = bot(request(reasons=True), request(reasons=False), level="strong")

    assert list(asked) == ["do", "values", "reasons"]
    assert isinstance(asked["reasons"], list)
    assert all(list(each) == ["key", "places", "text"] for each in asked["reasons"])
    assert asked["reasons"]
    assert list(not_asked) == ["do", "values"]


def test_a_wish_for_reasons_is_true_or_false(bot: Bot) -> None:
    assert bot(request(reasons=1)) == [{"error": "'reasons' must be true or false"}]


def test_closed_output_ends_quietly() -> None:
    with subprocess.Popen(
        PROGRAM, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as talk:
        assert talk.stdout is not None
        talk.stdout.close()
        _, err = talk.communicate(f"{request()}\n".encode())

        assert (141, b"") == (talk.returncode, err)


def test_lines_may_be_texts_or_objects(bot: Bot) -> None:
    objects = [json.loads(line) for line in RECORD]

    texts, values, mixed, ended = bot(
        request(),
        request(objects),
        request([HEADER, objects[1], PLAY]),
        request([f"{line}\n" for line in RECORD]),
    )

    assert texts == values == mixed == ended
    assert "do" in texts


def test_answer_follows_from_the_view_alone(bot: Bot) -> None:
    one, other, again = bot(request(), request([HEADER, OTHER_DEAL, PLAY]), request())

    assert OTHER_DEAL != DEAL
    assert one == other == again


def test_each_request_meets_a_fresh_player(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = []

    class Noting:
        def __init__(self) -> None:
            self._asked = 0

        def decide(self, view: View, context: SearchContext) -> BotDecision:
            self._asked += 1
            notes.append((self._asked, view.seat, context.milliseconds, context.rng.random()))
            values = tuple(
                (action, float(place)) for place, action in enumerate(view.legal_actions)
            )
            return BotDecision(view.legal_actions[0], values)

    monkeypatch.setitem(LEVELS, "noting", Noting)
    answers = bot(request(), request(), request(think_ms=7), level="noting")

    assert [note[:3] for note in notes] == [(1, 1, None), (1, 1, None), (1, 1, 7)]
    assert len({note[3] for note in notes}) == 1
    values = answers[0]["values"]
    assert isinstance(values, dict)
    assert list(values.values()) == [8, 7, 6, 5, 4, 3, 2, 1, 0]


def test_careless_player_overlooks_now_and_then(bot: Bot) -> None:
    game, state, lines = VARIANT_BY_KEY["bag"].create_game(), None, [HEADER, DEAL]
    careful, careless, asked = PolicyPlayer(noise=0), list[str](), []
    state = replay("\n".join((*lines, "")).encode(), VARIANT_BY_KEY).state
    while state.turn != NOBODY:
        view = create_view(game, state, state.turn)
        action = careful.decide(view, SearchContext(Random(1))).action
        if view.phase == "play" and len(view.legal_actions) > 1:
            asked.append(action_text(action))
            careless.append(request(lines, state.turn))
        lines = [*lines, entry_line(RecordEntry(state.turn, action))]
        state = game.step(state, action)

    answers = [answer["do"] for answer in bot(*careless, level="easy")]

    slips = sum(a != b for a, b in zip(answers, asked, strict=True))
    assert 0 < slips < len(asked)
    assert answers == [answer["do"] for answer in bot(*careless, level="easy")]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "the request isn't valid JSON"),
        ("{", "the request isn't valid JSON"),
        ("\udcff", "the request isn't valid UTF-8"),
        ("[]", "the request must be a JSON object"),
        ("[" * 5000 + "]" * 5000, "the request is nested more than 200 levels deep"),
        ("{}", "the request has no 'record'"),
        ('{"record": []}', "the request has no 'seat'"),
        ('{"seat": 0, "seat": 0}', "the request has the key 'seat' twice"),
        (
            request(level="x"),
            "the key 'level' is unknown; a request can have record, seat, think_ms, reasons",
        ),
        (request([]), "'record' must be a list of lines, starting with the header"),
        (request(HEADER), "'record' must be a list of lines, starting with the header"),
        (request(seat="1"), "'seat' must be a whole number"),
        (request(seat=True), "'seat' must be a whole number"),
        (request(seat=0), "it's the turn of seat 1, not of seat 0"),
        (request(seat=9), "it's the turn of seat 1, not of seat 9"),
        (request(think_ms=0), "'think_ms' must be a whole number from 1 to 999999999"),
        (request(think_ms=1.5), "'think_ms' must be a whole number from 1 to 999999999"),
        (request(think_ms=None), "'think_ms' must be a whole number from 1 to 999999999"),
        (request([5]), "each line of the record must be a string or an object"),
        (request([f"{HEADER}\n{DEAL}"]), "each string of the record must be a single line"),
        (request(["\udcff"]), "line 1 of the record: the line isn't valid UTF-8"),
        (request([HEADER]), "it's nobody's turn at the end of the record"),
        (request([HEADER, DEAL[:-3]]), "line 2 of the record: the line isn't valid JSON"),
        (
            request([HEADER.replace("bag", "whist")]),
            f"line 1 of the record: there's no game 'whist', only {', '.join(VARIANT_BY_KEY)}",
        ),
        (
            request([HEADER, DEAL, '{"seat": 0, "do": "play AH"}']),
            "line 3 of the record: seat 0 can't play AH, because it doesn't hold AH",
        ),
        (
            request([HEADER.replace("bag", "marjapussi"), DEAL, PLAY]),
            "the record is for marjapussi, not for bag",
        ),
    ],
)
def test_bad_request_is_answered_and_the_next_request_served(
    bot: Bot, line: str, sentence: str
) -> None:
    answers = bot(line, request())

    assert answers[0] == {"error": sentence}
    assert "do" in answers[1]


def test_unknown_level_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "bag", "--level", "genius"]) == 1
    assert capsys.readouterr().err.startswith("marjapussi: there's no level 'genius', only ")


@pytest.mark.parametrize("arguments", [["bag"], ["whist", "--level", "random"]])
def test_bad_arguments_are_reported_with_the_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["bot", *arguments])

    assert stopped.value.code == 2
    assert "usage: marjapussi bot" in capsys.readouterr().err
