"""Every reason is said in every language, plainly, and its first sentence is short."""

from collections.abc import Iterator
from typing import get_args

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.actions import AskWhole, Bid, Discard, Give, Lay, Pass, Play
from marjapussi_gui.engine.cards import parse_card, parse_cards
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.contrast import Contrast, MeanGain, PlayoutResult
from marjapussi_gui.model.facts import Fact, ForcedAction, HigherCardOut
from marjapussi_gui.model.principle import Principle
from marjapussi_gui.system.assets import ENGLISH
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, install_language
from marjapussi_gui.ui.text.i18n import split_first_sentence
from marjapussi_gui.ui.text.reason_text import reason_sentences
from marjapussi_gui.ui.text.suggestion_text import suggestion_sentence
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.tabletop import Tabletop
from tests.told import ACTIONS, CONTRASTS, EVERY

LONGEST = 20  # words of a first sentence
PEOPLE = TablePlayers(
    ("", "Elsa", "Väinö", "Sigrid"), Seat(0), find_variant("marjapussi").create_game().seating
)
THROWN, KEPT = (Discard((parse_card(name),)) for name in ("2C", "6H"))
ACE, KING, TEN = (Play(parse_card(name)) for name in ("AS", "KS", "TH"))


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    yield
    install_language(qapp, ENGLISH)


def said(fact: Fact) -> str:
    return reason_sentences((fact,), PEOPLE)[0]


def test_there_is_an_example_of_everything_that_is_said() -> None:
    assert {type(fact) for fact in EVERY} == set(get_args(Fact))
    assert {each.result for each in CONTRASTS} == set(PlayoutResult)


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_first_sentences_are_short(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)
    for fact in EVERY:
        first = split_first_sentence(said(fact))[0]
        assert len(first.split()) <= LONGEST, first


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_every_reason_is_a_sentence(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)
    for text in reason_sentences(EVERY, PEOPLE):
        assert text.endswith((".", "।"))
        assert text[0] == text[0].upper()
        assert not set("{}_") & set(text), text
        assert "  " not in text
        assert " ," not in text


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_different_facts_are_told_apart(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)
    principles = [each for each in EVERY if hasattr(each, "principle")]
    results = {each.result: each for each in CONTRASTS}

    assert len(set(reason_sentences(principles, PEOPLE))) == len(Principle)
    assert len(set(reason_sentences(results.values(), PEOPLE))) == len(PlayoutResult)


@pytest.mark.parametrize(
    ("fact", "text"),
    [
        (
            Contrast(PlayoutResult.TRICK, 1.0, 0.58, ACE, KING),
            (
                "With the ace of spades the trick is yours in every deal."
                " With the king it’s 6 out of 10, no more."
            ),
        ),
        (
            Contrast(PlayoutResult.THEIR_MARRIAGE, 0.0, 0.42, ACE, TEN),
            (
                "With the ten of hearts an opponent declares a marriage in 4 out of 10 deals. "
                "With the ace of spades that never happens."
            ),
        ),
        (
            Contrast(PlayoutResult.CONTRACT_MADE, 0.97, 0.02, Bid(60), Pass()),
            (
                "If you bid 60, you make the contract in nearly every deal. If you pass, that "
                "hardly ever happens."
            ),
        ),
        (
            Contrast(PlayoutResult.CARD_LOST, 0.0, 0.6, ACE, TEN),
            "If you play the ten of hearts, you lose it in 6 out of 10 deals.",
        ),
        (
            Contrast(PlayoutResult.CARD_WINS, 1.0, 0.1, ACE, TEN, card=parse_card("AS")),
            (
                "If you play the ace of spades now, it wins a trick in every deal. If you "
                "keep it, it’s 1 out of 10, no more."
            ),
        ),
        (
            Contrast(PlayoutResult.CARD_WON, 0.5, 0.0, ACE, TEN, card=parse_card("TH")),
            (
                "If you keep the ten of hearts, you win it in 5 out of 10 deals. If you play "
                "it now, that never happens."
            ),
        ),
        (
            Contrast(PlayoutResult.CARD_WINS, 0.0, 0.4, ACE, TEN, card=parse_card("TH")),
            (
                "If you play the ten of hearts now, it wins a trick in 4 out of 10 deals. If "
                "you keep it, that never happens."
            ),
        ),
        (
            Contrast(PlayoutResult.AHEAD, 0.7, 0.3, THROWN, KEPT),
            (
                "If you discard the two of clubs, you do better in 7 out of 10 deals. If you "
                "discard the six of hearts, it’s 3 out of 10, no more."
            ),
        ),
        (
            Contrast(PlayoutResult.HIGH_CARD_LOST, 0.2, 0.6, ACE, TEN),
            (
                "With the ace of spades you lose an ace or a ten in 2 out of 10 deals."
                " With the ten of hearts it’s 6 out of 10."
            ),
        ),
        (
            MeanGain(1.25, ACE, TEN),
            (
                "With the ace of spades you’re 1.2 points better off on average than with the "
                "ten of hearts."
            ),
        ),
        (
            MeanGain(12.4, AskWhole(), ACE),
            "If you ask for a whole, you’re 12 points better off on average.",
        ),
        (
            HigherCardOut(parse_card("TS"), (Seat(1),)),
            "The ten of spades is still out, and Elsa plays after you.",
        ),
        (ForcedAction(), "It’s the only card you can play."),
    ],
)
def test_what_is_said_in_english(qapp: QApplication, fact: Fact, text: str) -> None:
    assert said(fact) == text


def test_no_side_is_spoken_of_where_everyone_plays_alone(qapp: QApplication) -> None:
    alone = TablePlayers(("", "Elsa"), Seat(0), find_variant("avomarjapussi").create_game().seating)
    made = Contrast(PlayoutResult.OUR_MARRIAGE, 1.0, 0.0, ACE, KING)

    assert reason_sentences((made,), alone)[0].startswith(
        "With the ace of spades you declare a marriage"
    )
    assert "your side declares" in said(made)


def test_a_forced_card_is_told_with_its_duty(qapp: QApplication) -> None:
    table = Tabletop("marjapussi", dealer=3).deal(
        "AS KS 9S 8S 7S 6S AH TH 9H",
        "TS 7H 6H AC TC 9C 8C 7C 6C",
        "8H QS JS KD QD JD AD TD 9D",
        "KH QH JH KC QC JC 8D 7D 6D",
    )
    table.do("play AS")

    from marjapussi_gui.analysis.explanation.reason_selection import select_reasons as why
    from marjapussi_gui.bots.belief.seat_position import SeatPosition

    (fact,) = why(SeatPosition(table.view(1)), Play(parse_card("TS")), None, None)

    assert said(fact) == (
        "You must play the ten. You have to follow spades, and you have no other."
    )


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_every_action_is_suggested_in_a_sentence(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)
    view = Tabletop("marjapussi", dealer=3).deal_seed(1).view(0)
    for action in ACTIONS:
        text = suggestion_sentence(action, view, PEOPLE)
        assert text.endswith((".", "।"))
        assert "{" not in text
        assert len(text.split()) <= LONGEST


LED = (
    "AS KS 9S 8S 7S 6S AH TH 9H",
    "QD 7H 6H AC TC 9C 8C 7C 6C",
    "8H QS JS KD TS JD AD TD 9D",
    "KH QH JH KC QC JC 8D 7D 6D",
)


def test_a_card_is_led_played_or_takes_the_trick(qapp: QApplication) -> None:
    table = Tabletop("marjapussi", {"first_lead": "free"}, dealer=3).deal(*LED)

    def advised(seat: int, name: str) -> str:
        return suggestion_sentence(Play(parse_card(name)), table.view(seat), PEOPLE)

    assert advised(0, "KS") == "Lead the king of spades."
    table.do("play KS", "play 6C")
    assert advised(2, "TS") == "Take the trick with the ten of spades."
    assert advised(2, "JS") == "Play the jack of spades."
    table.do("play TS")
    assert advised(3, "8D") == "Play the eight of diamonds."


def test_cards_are_handed_over_by_name(qapp: QApplication) -> None:
    view = Tabletop("marjapussi", dealer=3).deal_seed(1).view(0)

    assert suggestion_sentence(Give(parse_cards("AS KH")), view, PEOPLE) == (
        "Give the ace of spades and the king of hearts."
    )
    assert (
        suggestion_sentence(Discard(parse_cards("KH")), view, PEOPLE)
        == "Discard the king of hearts."
    )
    assert suggestion_sentence(Give(parse_cards("AS TS KS")), view, PEOPLE) == "Give A♠ 10♠ K♠."


def test_sets_to_lay_are_named(qapp: QApplication) -> None:
    view = Tabletop("marjapussi", dealer=3).deal_seed(1).view(0)
    sets = tuple(parse_cards(each) for each in ("KS QS JS", "4H 4H 4H", "9D 8D 7D"))

    assert suggestion_sentence(Lay(sets), view, PEOPLE) == "Show K♠ Q♠ J♠, 4♥ 4♥ 4♥ and 9♦ 8♦ 7♦."
    assert suggestion_sentence(Lay(sets[:1] * 7), view, PEOPLE) == "Show 7 sets."
