"""The page of a hand: complete without scripts, fetches nothing, and gives no hidden card away."""

import os
import re
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import CARD_NAMES, JOKER, Card
from marjapussi_gui.engine.codes.code_alphabet import CodeError
from marjapussi_gui.engine.codes.code_text import read_code, write_code
from marjapussi_gui.engine.codes.hand import Hand, hands_of
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, in_language
from marjapussi_gui.ui.sharing.card_symbols import card_symbols
from marjapussi_gui.ui.sharing.html_page import html_page
from marjapussi_gui.ui.text.card_names import short_card_name
from tests.parameters import mostly_slow
from tests.ui.sharing.shared_records import NAMES, random_record, records_that_look_alike

W3M, CHROMIUM = shutil.which("w3m") or "", shutil.which("chromium") or ""
MAX_BYTES = 100_000
VOID_TAGS = {"meta", "br"}
ADDRESSES = {
    "src",
    "srcset",
    "action",
    "formaction",
    "data",
    "poster",
    "ping",
    "background",
    "cite",
}
every_game = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)


class Reader(HTMLParser):
    """Reads a page strictly: each element is closed in order, and each id is unique."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, list[str]] = {}
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(attrs) == len(dict(attrs)), "an attribute twice"
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID_TAGS:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert "svg" in self.open
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.setdefault(self.open[-1] if self.open else "", []).append(data)

    @property
    def text(self) -> str:
        """All that is read without scripts and pictures."""
        shown = (
            part
            for tag, parts in self.texts.items()
            for part in parts
            if tag not in {"style", "script"}
        )
        return " ".join(shown)

    def all(self, attribute: str) -> list[str]:
        return [each[attribute] or "" for _, each in self.elements if attribute in each]


def cards_in_order(read: Reader) -> list[str]:
    """Return the cards of a page as its script plays them."""
    rows: list[list[tuple[str, str]]] = []
    for tag, attributes in read.elements:
        if tag == "tr":
            rows.append([])
        elif "data-c" in attributes:
            rows[-1].append((attributes["data-n"] or "", attributes["data-c"] or ""))
    return [card for row in rows for _, card in sorted(row)]


def pages(record: MatchRecord) -> Iterator[str]:
    yield html_page(record, Seat(0), 1)
    yield html_page(record, Seat(1), 1, is_open=True)


@every_game
@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_page_is_valid_small_and_in_its_language(
    variant: Variant, language: str, qapp: QApplication
) -> None:
    with in_language(language):
        for page in pages(random_record(variant, 4)):
            read = Reader(page)

            ids, targets = read.all("id"), read.all("href")
            assert len(ids) == len(set(ids))
            assert {f"#{each}" for each in ids} >= set(targets)
            assert read.all("lang") == [language]
            assert len(page.encode()) < MAX_BYTES


def test_hand_too_long_for_a_code_has_a_page(qapp: QApplication) -> None:
    record = random_record(find_variant("marriage"), 197, hands=1)
    with pytest.raises(CodeError):
        write_code(create_view(record.header.game, record.state_after(1010), Seat(0)))

    page = Reader(html_page(replace(record, entries=record.entries[:1010]), Seat(0)))

    assert not [a for tag, a in page.elements if a.get("class") == "code"]


@every_game
def test_page_requests_nothing(variant: Variant, qapp: QApplication) -> None:
    for page in pages(random_record(variant, 4)):
        read = Reader(page)
        names = {name for _, attributes in read.elements for name in attributes}

        assert not names & ADDRESSES
        assert not [name for name in names if name == "style" or name.startswith("on")]
        assert all(each.startswith("#") for each in read.all("href"))
        assert not re.search(r"https?:|//\w|url\(|@import", page)
        assert {"refresh"}.isdisjoint(read.all("http-equiv"))


def test_policy_allows_this_style_and_script_only(qapp: QApplication) -> None:
    read = Reader(html_page(random_record(VARIANTS[0], 4), Seat(0)))
    hashes = {
        tag: b64encode(sha256(read.texts[tag][0].encode()).digest()).decode()
        for tag in ("style", "script")
    }
    policy = next(a["content"] for _, a in read.elements if "http-equiv" in a)

    assert [len(read.texts[tag]) for tag in hashes] == [1, 1]
    assert policy == (
        f"default-src 'none'; style-src 'sha256-{hashes['style']}';"
        f" script-src 'sha256-{hashes['script']}'; base-uri 'none'; form-action 'none'"
    )


@every_game
def test_every_card_is_in_the_page_without_scripts(variant: Variant, qapp: QApplication) -> None:
    record = random_record(variant, 4)
    read = Reader(html_page(record, Seat(0), is_open=True))
    played = [each.action.card for each in record.entries if isinstance(each.action, Play)]

    assert cards_in_order(read) == [CARD_NAMES[card] for card in played]
    code = read_code(read.texts["p"][-1])
    assert isinstance(code, Hand)
    assert code.actions[1:] == hands_of(record)[-1].actions[1:]


@pytest.mark.parametrize(
    ("variant", "seeds"),
    mostly_slow([(v, n) for n in (2, 40) for v in VARIANTS], *((v, 2) for v in VARIANTS)),
    ids=lambda value: getattr(value, "key", value),
)
def test_page_does_not_depend_on_hidden_cards(
    variant: Variant, seeds: int, qapp: QApplication
) -> None:
    compared = 0
    for seed in range(seeds):
        for record, other, seat in records_that_look_alike(variant, seed, 5):
            assert html_page(record, seat) == html_page(other, seat)
            assert html_page(record, seat, is_open=True) != html_page(other, seat, is_open=True)
            compared += 1
    assert compared > 2 * seeds


@pytest.mark.parametrize(
    "name",
    ["<script>x</script>", '"><img src=x>', "&lt;b&gt;", "a\N{RIGHT-TO-LEFT OVERRIDE}<i>", ""],
)
def test_names_stay_text(name: str, qapp: QApplication) -> None:
    record = random_record(find_variant("tuppi"), 4)
    usual = Reader(html_page(record, Seat(0), 1, is_open=True))
    names = (name, *NAMES[1:4])
    named = Reader(
        html_page(
            replace(record, header=replace(record.header, player_names=names)),
            Seat(0),
            1,
            is_open=True,
        )
    )

    assert [tag for tag, _ in named.elements] == [tag for tag, _ in usual.elements]
    if name.isascii() and name:
        assert name in named.text


def test_only_verdicts_of_the_seat_are_shown(qapp: QApplication) -> None:
    record = random_record(VARIANTS[0], 4, hands=1)
    verdicts = {
        ply: Verdict(
            entry.seat,
            DecisionKind.LEAD,
            entry.action,
            (ActionValue(entry.action, 1.0), ActionValue(Play(Card(0)), 0.0)),
            Grade.FINE,
        )
        for ply, entry in enumerate(record.entries)
        if isinstance(entry.action, Play)
    }
    own = sum(each.seat == 0 for each in verdicts.values())

    mine = Reader(html_page(record, Seat(0), verdicts=verdicts)).text
    every = Reader(html_page(record, Seat(0), is_open=True, verdicts=verdicts)).text

    assert (len(re.findall("fine\\b", mine)), len(re.findall("fine\\b", every))) == (
        own,
        len(verdicts),
    )


def test_all_cards_can_be_drawn(qapp: QApplication) -> None:
    every = [Card(number) for number in range(JOKER + 1)]
    read = Reader(card_symbols(every))

    assert sum(tag == "symbol" for tag, _ in read.elements) == len(every)
    assert {f"#{each}" for each in read.all("id")} >= set(read.all("href"))


@pytest.mark.skipif(not W3M, reason="w3m isn't installed")
def test_a_text_browser_shows_the_whole_hand(tmp_path: Path, qapp: QApplication) -> None:
    record = random_record(find_variant("huutopussi"), 4, hands=1)
    file = tmp_path / "page.html"
    file.write_text(html_page(record, Seat(0), is_open=True), encoding="utf-8")

    shown = subprocess.run(
        [W3M, "-dump", "-cols", "100", str(file)], capture_output=True, text=True, check=True
    ).stdout.replace("\N{VARIATION SELECTOR-15}", "")

    for entry in record.entries:
        if isinstance(entry.action, Play):
            assert short_card_name(entry.action.card) in shown
    for name in NAMES[:4]:
        assert name in shown


@pytest.mark.slow
@pytest.mark.skipif(not CHROMIUM, reason="Chromium isn't installed")
@every_game
def test_scripts_only_add_a_player(variant: Variant, tmp_path: Path, qapp: QApplication) -> None:
    file = tmp_path / "page.html"
    file.write_text(html_page(random_record(variant, 4, hands=1), Seat(0)), encoding="utf-8")

    loaded = subprocess.run(
        [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", file.as_uri()],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"HOME": str(tmp_path)},
    ).stdout

    player = re.compile('<section class="player">.*?</section>')
    assert len(player.findall(loaded)) == 1
    assert (
        Reader(player.sub("", loaded)).text.split() == Reader(file.read_text("utf-8")).text.split()
    )
