"""The summary of the rules explains the default rules to a beginner in every language."""

import re

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.options import OptionValue
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, install_language
from tests.ui.text.rules_text import rules_without_changes

USUAL: dict[str, dict[str, OptionValue]] = {
    each.key: {option.key: option.default for option in each.options} for each in VARIANTS
}
NUMBERS = {
    12: r"\b12\b|१२",
    52: "52|५२",
    500: "500|५००",
    505: "505|५०५",
}
TRUMP = (
    r"play a trump( if|\.)|einen Trumpf spielen|have a trump, you must play one"
    r"|lyötävä valttia|lyö valttia|lägga trumf|lägg trumf|måste du trumfa"
    r"|musst du Trumpf spielen|und spiele Trumpf|तुरुप हान्नैपर्छ|तुरुप हान्नुहोस्"
)
HEAD = r"[Bb]eat (the|what)|mene yli|mennä yli|mentävä|gå över|[Üü]bern(imm|ehmen)|पत्तीलाई जित्न"
ACE = (
    r"must be an ace|leads an ace|oltava ässä|(aloittaa|aloitettava|lähdettävä) ässällä"
    r"|måste vara ett ess|ut ett ess"
    r"|muss ein Ass sein|spielt ein Ass aus|एक्का (नै )?हुनुपर्छ|एक्काबाट"
)
OWN_LEAD = (
    r"you led to a trick and won it|itse aloittamasi|själv spelade ut|selbst ausgespielt"
    r"|आफूले सुरु गरेको"
)
PORVOO = r"Porvoo|Borgå|पोर्भो"
RAISES = r"raise|korottaa|höja|erhöhen|बढाउन"
BACK = r"\bback\b|takaisin|saa neljä|tillbaka|zurück|फिर्ता"


@pytest.fixture(params=AVAILABLE_LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> None:
    """Let a test be in each language."""
    install_language(qapp, request.param)


def summary(key: str) -> str:
    return rules_without_changes(find_variant(key).create_game())


def with_rule(key: str, *values: OptionValue) -> list[str]:
    """Return the games in which an option has one of these values by default."""
    return [game for game, usual in USUAL.items() if key in usual and usual[key] in values]


def games_without(pattern: str, keys: list[str]) -> list[str]:
    assert keys
    return [key for key in keys if not re.search(pattern, summary(key))]


@pytest.mark.usefixtures("language")
def test_trumping_is_mentioned_where_it_is_a_obligation() -> None:
    assert games_without(TRUMP, with_rule("must_trump", True)) == []


@pytest.mark.usefixtures("language")
def test_heading_is_mentioned_where_it_is_a_obligation() -> None:
    assert games_without(HEAD, with_rule("must_head", True)) == []


@pytest.mark.usefixtures("language")
def test_first_lead_is_mentioned_where_it_is_not_free() -> None:
    assert games_without(ACE, with_rule("first_lead", "ace", "ace_or_spade")) == []


@pytest.mark.usefixtures("language")
def test_leading_before_a_marriage_is_mentioned_where_it_is_required() -> None:
    assert games_without(OWN_LEAD, with_rule("declare_after", "own_lead")) == []


@pytest.mark.usefixtures("language")
def test_porvoo_is_mentioned_where_it_threatens() -> None:
    assert games_without(PORVOO, with_rule("porvoo", True)) == []


@pytest.mark.usefixtures("language")
def test_laepiajo_is_named_where_somebody_can_take_every_trick() -> None:
    bidding = with_rule("trickless", "bid", "double", "double_declarer")

    assert games_without("[Ll]äpiajo|लापिआयो", bidding) == []


@pytest.mark.parametrize("target", NUMBERS)
@pytest.mark.usefixtures("language")
def test_target_is_mentioned(target: int) -> None:
    assert games_without(NUMBERS[target], with_rule("target", target)) == []


def test_every_target_is_checked() -> None:
    assert set(NUMBERS) == {usual["target"] for usual in USUAL.values() if "target" in usual}


@pytest.mark.usefixtures("language")
def test_cards_are_given_back_and_the_bid_is_raised_in_their_order() -> None:
    told = {key: summary(key) for key in with_rule("exchange", 3, 4)}

    raised_first = {key for key, text in told.items() if place(RAISES, text) < place(BACK, text)}

    assert raised_first == {key for key in told if USUAL[key].get("raise_when") == "before"}
    assert 0 < len(raised_first) < len(told)


def place(pattern: str, text: str) -> int:
    found = re.search(pattern, text)
    assert found, pattern
    return found.start()
