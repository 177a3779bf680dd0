"""Sentences about the search behind a hint, and texts of action values."""

from ...engine.cards import Card
from ...engine.game import Game
from ...model.facts import (
    AllDealsSolved,
    ContestChances,
    DealsSearched,
    ExpectedLosers,
    ExpectedTotal,
    HelpfulDraws,
    NoTimeLeft,
    SearchFact,
    SetDistance,
    TotalChances,
)
from .card_names import join_with_and, short_card_name
from .contrast_text import share_text
from .i18n import Message, decimal_text, percent_text, plural, translate
from .scoring import scoring_texts

MAX_NAMED_CARDS = 6


def action_value_text(value: float, game: Game) -> str:
    """Return the value of an action: points in rummy, elsewhere the chance to win the match."""
    return scoring_texts(game).value_text(value)


def search_fact_sentence(fact: SearchFact) -> str:
    """Return a sentence for a fact that the search of a player found."""
    match fact:
        case NoTimeLeft():
            return _no_time_sentence()
        case AllDealsSolved(worlds):
            return _all_deals_sentence(worlds)
        case DealsSearched(worlds):
            return _sampled_deals_sentence(worlds)
        case ExpectedTotal(points):
            return _expected_total_sentence(points)
        case TotalChances(points, part):
            return _total_chance_sentence(points, part)
        case ContestChances(rami, nolo):
            return _rami_or_nolo_sentence(rami, nolo)
        case ExpectedLosers(tricks):
            return _expected_tricks_sentence(tricks)
        case SetDistance(number):
            return _missing_cards_sentence(number)
        case HelpfulDraws(cards, number):
            return _helpful_cards_sentence(cards, number)


_no_time_sentence = Message(
    "Advice", "There was no time to think; this is the rule of thumb's advice."
)


def _all_deals_sentence(worlds: int) -> str:
    return plural(
        "Advice",
        "Only one deal is possible, and it was played out to its end.",
        "The {number} deals still possible were all played out to their end.",
        worlds,
    )


def _sampled_deals_sentence(worlds: int) -> str:
    return plural(
        "Advice",
        "The computer tried the one deal that is still possible.",
        "The computer tried {number} deals that are still possible.",
        worlds,
    )


def _expected_total_sentence(points: int) -> str:
    return plural(
        "Advice",
        "The cards are likely to bring about 1 point.",
        "The cards are likely to bring about {number} points.",
        points,
    )


def _total_chance_sentence(points: int, share: float) -> str:
    sentence = translate("Advice", "This hand makes {points} points or more {share}.")
    return sentence.format(points=points, share=share_text(share))


def _rami_or_nolo_sentence(rami_chance: float, nolo_chance: float) -> str:
    sentence = translate("Advice", "Chances in the match: {rami} with rami, {nolo} with nolo.")
    return sentence.format(rami=percent_text(rami_chance), nolo=percent_text(nolo_chance))


def _expected_tricks_sentence(tricks: float) -> str:
    sentence = translate(
        "Advice", "Played alone, this hand is likely to take about {tricks} tricks."
    )
    return sentence.format(tricks=decimal_text(tricks))


def _missing_cards_sentence(number: int) -> str:
    if number <= 0:
        return translate("Advice", "No card is missing for the sets.")
    return plural(
        "Advice",
        "One card is missing for the sets.",
        "{number} cards are missing for the sets.",
        number,
    )


def _helpful_cards_sentence(cards: tuple[Card, ...], number: int) -> str:
    named = list(map(short_card_name, cards))
    if not named:
        return translate("Advice", "No single unseen card would help at once.")
    if len(named) > MAX_NAMED_CARDS:
        named = [*named[:MAX_NAMED_CARDS], translate("Advice", "others")]
    return plural(
        "Advice",
        "One unseen card would help: {cards}.",
        "{number} unseen cards would help: {cards}.",
        number,
        cards=join_with_and(named),
    )
