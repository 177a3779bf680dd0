"""Every reason has a plain text in every language, with a short first sentence."""

from typing import get_args

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.actions import Action, AskWhole, Bid, Discard, Give, Lay, Pass, Play
from marjapussi_gui.engine.cards import parse_card, parse_cards
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.notation import parse_action
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model import facts
from marjapussi_gui.model.contrast import ActionContrast, MeanGain, PlayoutResult
from marjapussi_gui.model.principle import Principle
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, install_language
from marjapussi_gui.ui.text.i18n import split_first_sentence
from marjapussi_gui.ui.text.reason_text import reason_sentence, reason_sentences
from marjapussi_gui.ui.text.suggestion_text import suggestion_sentence
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.sample_facts import ACTIONS, ALL_FACTS, CONTRASTS
from tests.scripted_match import ScriptedMatch

LONGEST = 20  # words of a first sentence
PEOPLE = TablePlayers(
    ("", "Elsa", "Väinö", "Sigrid"), Seat(0), find_variant("marjapussi").create_game().seating
)
THROWN, KEPT = (Discard((parse_card(name),)) for name in ("2C", "6H"))
ACE, KING, TEN = (Play(parse_card(name)) for name in ("AS", "KS", "TH"))


def sentence_for(fact: facts.Fact) -> str:
    return reason_sentences((fact,), PEOPLE)[0]


def test_there_is_an_example_of_every_fact() -> None:
    assert {type(fact) for fact in ALL_FACTS} == set(get_args(facts.Fact))
    assert {each.result for each in CONTRASTS} == set(PlayoutResult)


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_first_sentences_are_short(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)
    for fact in ALL_FACTS:
        first = split_first_sentence(sentence_for(fact))[0]
        assert len(first.split()) <= LONGEST, first


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_every_reason_is_a_sentence(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)
    for text in reason_sentences(ALL_FACTS, PEOPLE):
        assert text.endswith((".", "।"))
        assert text[0] == text[0].upper()
        assert not set("{}_") & set(text), text
        assert "  " not in text
        assert " ," not in text


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_different_facts_have_different_sentences(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)
    principles = [each for each in ALL_FACTS if hasattr(each, "principle")]
    results = {each.result: each for each in CONTRASTS}

    assert len(set(reason_sentences(principles, PEOPLE))) == len(Principle)
    assert len(set(reason_sentences(results.values(), PEOPLE))) == len(PlayoutResult)


@pytest.mark.parametrize(
    ("fact", "text"),
    [
        (
            ActionContrast(PlayoutResult.TRICK, 1.0, 0.58, ACE, KING),
            (
                "With the ace of spades your side wins the trick in every deal."
                " With the king, that’s less likely."
            ),
        ),
        (
            ActionContrast(PlayoutResult.THEIR_MARRIAGE, 0.0, 0.42, ACE, TEN),
            (
                "If you play the ten of hearts, an opponent declares a marriage in 4 out of 10 "
                "deals. With the ace of spades, that never happens."
            ),
        ),
        (
            ActionContrast(PlayoutResult.HIGH_CARD_LOST, 0.2, 0.6, ACE, TEN),
            (
                "With the ten of hearts you lose an ace or a ten in 6 out of 10 deals."
                " With the ace of spades, that’s not even half as likely."
            ),
        ),
        (
            ActionContrast(PlayoutResult.HAND_WON, 0.97, 0.02, Bid(60), Pass()),
            (
                "If you bid 60, you win the hand in nearly every deal."
                " If you pass, that hardly ever happens."
            ),
        ),
        (
            ActionContrast(PlayoutResult.THEIR_CONTRACT, 0.0, 0.9, Bid(55), Pass()),
            "If you pass, an opponent makes the contract in 9 out of 10 deals.",
        ),
        (
            ActionContrast(PlayoutResult.CONTRACT_FAILED, 0.0, 0.6, Pass(), Bid(65)),
            "If you bid 65, your side’s contract fails in 6 out of 10 deals.",
        ),
        (
            ActionContrast(PlayoutResult.PARTNER_HAS_MARRIAGE, 0.2, 0.0, AskWhole(), ACE),
            "If you ask for a whole, your partner says yes in 2 out of 10 deals.",
        ),
        (
            ActionContrast(PlayoutResult.CARD_LOST, 0.0, 0.6, ACE, TEN),
            "If you play the ten of hearts, you lose it in 6 out of 10 deals.",
        ),
        (
            ActionContrast(PlayoutResult.CARD_TRUMPED, 0.0, 0.3, ACE, TEN),
            "If you play the ten of hearts, an opponent trumps it in 3 out of 10 deals.",
        ),
        (
            ActionContrast(PlayoutResult.CARD_WINS, 1.0, 0.1, ACE, TEN, card=parse_card("AS")),
            (
                "If you play the ace of spades now, it wins a trick in every deal."
                " If you keep it, that’s not even half as likely."
            ),
        ),
        (
            ActionContrast(PlayoutResult.CARD_WON, 0.5, 0.0, ACE, TEN, card=parse_card("TH")),
            (
                "If you keep the ten of hearts, it ends up with your side in 5 out of 10 "
                "deals. If you play it now, that never happens."
            ),
        ),
        (
            ActionContrast(PlayoutResult.AHEAD, 0.7, 0.3, THROWN, KEPT),
            "If you discard the two of clubs, you do better in 7 out of 10 deals.",
        ),
        (
            ActionContrast(PlayoutResult.GAIN_AT_LEAST, 0.8, 0.1, Pass(), Bid(60), 165),
            (
                "If you pass, you score at least 165 points in 8 out of 10 deals. If you bid 60, "
                "that’s not even half as likely."
            ),
        ),
        (
            ActionContrast(PlayoutResult.POINTS_AT_LEAST, 0.6, 0.4, ACE, KING, 20),
            (
                "With the ace of spades you take at least 20 points in 6 out of 10 deals. With the "
                "king, that’s less likely."
            ),
        ),
        (
            ActionContrast(PlayoutResult.TRICKS_AT_MOST, 0.6, 0.4, ACE, KING, 1),
            (
                "With the ace of spades you win at most one trick in 6 out of 10 deals. With the "
                "king, that’s less likely."
            ),
        ),
        (
            ActionContrast(PlayoutResult.GAIN_AT_LEAST, 0.6, 0.4, ACE, KING, 1),
            (
                "With the ace of spades you score at least one point in 6 out of 10 deals. With "
                "the king, that’s less likely."
            ),
        ),
        (
            ActionContrast(PlayoutResult.TRICKS_AT_MOST, 0.6, 0.4, ACE, KING, 0),
            (
                "With the ace of spades you end up without a trick in 6 out of 10 deals. With the "
                "king, that’s less likely."
            ),
        ),
        (
            facts.CardAtRisk(parse_card("9S"), parse_card("QS"), (Seat(1),)),
            "The queen of spades is still out, and it would beat the nine.",
        ),
        (
            facts.FewCardsCompleteSet(parse_card("9H"), (parse_card("8H"),)),
            "Only the eight of hearts would complete a set with the nine of hearts.",
        ),
        (
            facts.CardsMissingAfterDiscard(parse_card("9H"), 1, parse_card("8H"), 2),
            (
                "Without the nine of hearts, you’re one card away from your sets. Without the "
                "eight of hearts, you’d be 2 cards away."
            ),
        ),
        (facts.ExpectedTotal(78), "You should take about 80 points."),
        (facts.RamiAndNoloChances(0.53, 0.52), "Rami or nolo, it hardly matters."),
        (facts.RamiAndNoloChances(0.43, 0.52), "Nolo wins the match 52% of the time."),
        (facts.ContractLost(), "This contract is as good as lost."),
        (
            MeanGain(1.25, ACE, TEN),
            "The ten of hearts would cost you about one point.",
        ),
        (
            MeanGain(12.4, AskWhole(), ACE),
            "The ace of spades would cost you about 12 points.",
        ),
        (
            facts.HigherCardOut(parse_card("TS"), (Seat(1),)),
            "The ten of spades is still out, and Elsa plays after you.",
        ),
        (
            ActionContrast(PlayoutResult.PARTNER_TRICK, 0.62, 0.3, ACE, KING),
            (
                "If you play the ace of spades, your partner wins the trick in 6 out of 10 deals. "
                "With the king, that’s not even half as likely."
            ),
        ),
        (facts.ForcedAction(), "It’s the only card you can play."),
    ],
)
def test_english_sentences_of_facts(fact: facts.Fact, text: str) -> None:
    assert sentence_for(fact) == text


def test_no_side_is_spoken_of_where_everyone_plays_alone() -> None:
    alone = TablePlayers(("", "Elsa"), Seat(0), find_variant("avomarjapussi").create_game().seating)
    made = ActionContrast(PlayoutResult.OUR_MARRIAGE, 1.0, 0.0, ACE, KING)

    assert reason_sentences((made,), alone)[0].startswith(
        "With the ace of spades you declare a marriage"
    )
    assert "your side declares" in sentence_for(made)


def test_an_advised_action_is_not_named_again() -> None:
    contrast = ActionContrast(PlayoutResult.LEAD, 1.0, 0.0, ACE, KING)

    assert reason_sentence(contrast, PEOPLE, advised=ACE) == (
        "That way you lead the next trick in every deal. With the king, that never happens."
    )
    assert (
        sentence_for(MeanGain(1.5, Bid(60), Pass())) == "If you pass, it costs you about 2 points."
    )
    ahead = ActionContrast(PlayoutResult.AHEAD, 0.7, 0.3, THROWN, KEPT)
    assert reason_sentence(ahead, PEOPLE, advised=THROWN) == (
        "That way you do better in 7 out of 10 deals than if you discard the six of hearts."
    )
    lone = facts.FewCardsCompleteSet(parse_card("2C"), ())
    assert reason_sentence(lone, PEOPLE, advised=THROWN) == (
        "No card still out would complete a set with it."
    )


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (Bid(55), "Reize 55."),
        (Pass(), "Passe."),
        (AskWhole(), "Frage nach einem Paar."),
        (parse_action("declare H"), "Melde Herz."),
        (parse_action("half? H"), "Frage nach einer Hälfte in Herz."),
        (parse_action("finish KS QS JS ; 2C"), "Mache aus und wirf Kreuz-Zwei ab."),
        (parse_action("show 2H"), "Biete Rami mit Herz-Zwei."),
    ],
)
def test_advice_is_an_imperative(qapp: QApplication, action: Action, sentence: str) -> None:
    install_language(qapp, "de")
    view = ScriptedMatch("marjapussi", dealer=3).deal_from_seed(1).view(0)

    assert suggestion_sentence(action, view, PEOPLE) == sentence


def test_swedish_and_german_name_a_card_whole(qapp: QApplication) -> None:
    contrast = ActionContrast(PlayoutResult.LEAD, 1.0, 0.0, ACE, KING)

    for language, clause in (("sv", "Med spader kung"), ("de", "Mit Pik-König")):
        install_language(qapp, language)
        assert clause in sentence_for(contrast)


def test_a_forced_card_is_explained_with_its_obligation() -> None:
    table = ScriptedMatch("marjapussi", dealer=3).deal(
        "AS KS 9S 8S 7S 6S AH TH 9H",
        "TS 7H 6H AC TC 9C 8C 7C 6C",
        "8H QS JS KD QD JD AD TD 9D",
        "KH QH JH KC QC JC 8D 7D 6D",
    )
    table.do("play AS")

    from marjapussi_gui.analysis.explanation.reasons import forced_reason
    from marjapussi_gui.bots.belief.seat_position import SeatPosition

    fact = forced_reason(SeatPosition(table.view(1)))

    assert sentence_for(fact) == (
        "You must play the ten. You have to follow suit, and it’s your only card in spades."
    )


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_every_action_is_suggested_in_a_sentence(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)
    view = ScriptedMatch("marjapussi", dealer=3).deal_from_seed(1).view(0)
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


def test_a_card_is_led_played_or_takes_the_trick() -> None:
    table = ScriptedMatch("marjapussi", {"first_lead": "free"}, dealer=3).deal(*LED)

    def advice(seat: int, name: str) -> str:
        return suggestion_sentence(Play(parse_card(name)), table.view(seat), PEOPLE)

    assert advice(0, "KS") == "Lead the king of spades."
    table.do("play KS", "play 6C")
    assert advice(2, "TS") == "Play the ten of spades."  # somebody may still beat it
    table.do("play TS")
    assert advice(3, "AS") == "Take the trick with the ace of spades."
    assert advice(3, "8D") == "Play the eight of diamonds."


def test_cards_are_handed_over_by_name() -> None:
    view = ScriptedMatch("marjapussi", dealer=3).deal_from_seed(1).view(0)

    assert suggestion_sentence(Give(parse_cards("AS KH")), view, PEOPLE) == (
        "Give the ace of spades and the king of hearts."
    )
    assert (
        suggestion_sentence(Discard(parse_cards("KH")), view, PEOPLE)
        == "Discard the king of hearts."
    )
    assert suggestion_sentence(Give(parse_cards("AS TS KS")), view, PEOPLE) == "Give A♠ 10♠ K♠."


def test_sets_to_lay_are_named() -> None:
    view = ScriptedMatch("marjapussi", dealer=3).deal_from_seed(1).view(0)
    sets = tuple(parse_cards(each) for each in ("KS QS JS", "4H 4H 4H", "9D 8D 7D"))

    assert suggestion_sentence(Lay(sets), view, PEOPLE) == "Show K♠ Q♠ J♠, 4♥ 4♥ 4♥ and 9♦ 8♦ 7♦."
    assert suggestion_sentence(Lay(sets[:1] * 7), view, PEOPLE) == "Show 7 sets."
