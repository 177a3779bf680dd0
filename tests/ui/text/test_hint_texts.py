"""A hint names what is best first, and of its reasons only the most telling."""

import pytest

from marjapussi_gui.engine.actions import Bid, Discard, Lay, Pass, Play
from marjapussi_gui.engine.cards import parse_card, parse_cards
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model import facts
from marjapussi_gui.model.contrast import ActionContrast, EquallyGood, PlayoutResult
from marjapussi_gui.model.principle import Principle
from marjapussi_gui.ui.text.hint_text import MAX_REASONS, hint_sentences
from marjapussi_gui.ui.text.table_players import TablePlayers
from marjapussi_gui.ui.text.tie_text import equally_good_sentence
from tests.analysis.view_notation import trick_view
from tests.sample_facts import ALL_FACTS

VIEW = trick_view("marjapussi", "AS KS 9H 8C")
PEOPLE = TablePlayers(
    ("", "Elsa", "Väinö", "Sigrid"), Seat(0), find_variant("marjapussi").create_game().seating
)
ACE, KING = (Play(parse_card(each)) for each in ("AS", "KS"))
LEADS = ActionContrast(PlayoutResult.LEAD, 1.0, 0.0, ACE, KING)
RARELY = ActionContrast(PlayoutResult.LAST_TRICK, 0.4, 0.1, ACE, KING)
RARELY_TEXT = "That way your side wins the last trick in 4 out of 10 deals."
EARLY = facts.PrincipleApplies(Principle.EARLY_ACE)
EARLY_TEXT = "Lead your aces before there are trumps, because later they may be trumped."


@pytest.mark.parametrize(
    ("reasons", "texts"),
    [
        ((), ()),
        ((facts.DealsSearched(400),), ()),
        (
            (LEADS,),
            ("That way you lead the next trick in every deal. With the king, that never happens.",),
        ),
        (
            (LEADS, facts.TrumpsStillOut(3, ()), EARLY),
            ("That way you lead the next trick in every deal.", EARLY_TEXT),
        ),
        ((facts.PlaysLastToTrick(Seat(1)),), ("You’re the last to play to this trick.",)),
        (
            (RARELY, EARLY),
            (f"{RARELY_TEXT} With the king, that’s not even half as likely.",),
        ),
    ],
)
def test_the_strongest_reasons_are_shown(
    reasons: tuple[facts.Fact, ...], texts: tuple[str, ...]
) -> None:
    hint = hint_sentences(ACE, reasons, VIEW, PEOPLE)

    assert hint.advice == "Lead the ace of spades."
    assert hint.reasons == texts


def test_a_tie_comes_before_the_advice() -> None:
    tie = EquallyGood(3, (ACE, Pass(), Bid(50)), is_majority=True)

    hint = hint_sentences(ACE, (tie, EARLY), VIEW, PEOPLE)

    named = "It’s equally good if you pass, if you bid 50 or if you play the ace of spades."
    assert hint.tie == named
    assert hint.text == f"{named} Lead the ace of spades. {EARLY_TEXT}"


def test_two_ways_to_show_sets_are_only_counted() -> None:
    ways = tuple(Lay((parse_cards(each),)) for each in ("5D 4D 3D", "TD QD JD"))

    assert equally_good_sentence(EquallyGood(2, ways)) == "You have 2 equally good choices."


def test_a_bid_is_argued_for_by_its_points_and_by_what_follows() -> None:
    contrast = ActionContrast(PlayoutResult.THEIR_CONTRACT, 0.0, 0.9, Bid(55), Pass())

    assert hint_sentences(Bid(55), (facts.ExpectedTotal(78), contrast), VIEW, PEOPLE).text == (
        "Bid 55. You should take about 80 points."
        " If you pass, an opponent makes the contract in 9 out of 10 deals."
    )


def test_a_discard_describes_the_distance_to_the_sets_in_one_sentence() -> None:
    nine, eight = parse_card("9H"), parse_card("8H")
    reasons = (
        facts.FewCardsCompleteSet(nine, (eight,)),
        facts.CardsMissingForSets(2),
        facts.HelpfulDraws((eight,), 30),
    )

    assert hint_sentences(Discard((nine,)), reasons, VIEW, PEOPLE).text == (
        "Discard the nine of hearts. Only the eight of hearts would complete a set with it. "
        "You’re 2 cards short of your sets, and 30 of the cards still out would help."
    )


def test_no_reason_is_empty_and_never_are_there_too_many() -> None:
    for number in range(len(ALL_FACTS)):
        hint = hint_sentences(ACE, ALL_FACTS[number : number + 4], VIEW, PEOPLE)
        assert len(hint.reasons) <= MAX_REASONS
        assert all(hint.reasons)
