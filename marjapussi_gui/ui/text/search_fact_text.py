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
    """Return the value of an action, as points in rummy and elsewhere as the chance to win."""
    return scoring_texts(game).value_text(value)


def search_fact_sentence(fact: SearchFact) -> str:
    """Return a sentence for a fact that the search of a computer player found."""
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
    "Advice", "There was no time to think, so this is just a rule of thumb."
)


def _all_deals_sentence(worlds: int) -> str:
    return plural(
        "Advice",
        "Only one deal is still possible, and the computer played it to the end.",
        "The computer played all {number} possible deals to the end.",
        worlds,
    )


def _sampled_deals_sentence(worlds: int) -> str:
    return plural(
        "Advice",
        "The computer tried the only deal that’s still possible.",
        "The computer tried {number} deals that are still possible.",
        worlds,
    )


def _expected_total_sentence(points: int) -> str:
    return plural(
        "Advice",
        "You should take about 1 point.",
        "You should take about {number} points.",
        points,
    )


def _total_chance_sentence(points: int, share: float) -> str:
    sentence = translate("Advice", "As declarer you take at least {points} points {share}.")
    return sentence.format(points=points, share=share_text(share))


def _rami_or_nolo_sentence(rami_chance: float, nolo_chance: float) -> str:
    sentence = translate(
        "Advice", "Chance of winning the match: {rami} if you bid rami, {nolo} if you bid nolo."
    )
    return sentence.format(rami=percent_text(rami_chance), nolo=percent_text(nolo_chance))


def _expected_tricks_sentence(tricks: float) -> str:
    sentence = translate("Advice", "If you play sooli, you’ll probably take about {tricks} tricks.")
    return sentence.format(tricks=decimal_text(tricks))


def _missing_cards_sentence(number: int) -> str:
    if number <= 0:
        return translate("Advice", "Your sets are complete.")
    return plural(
        "Advice",
        "You’re one card short of your sets.",
        "You’re {number} cards short of your sets.",
        number,
    )


def _helpful_cards_sentence(cards: tuple[Card, ...], number: int) -> str:
    named = list(map(short_card_name, cards))
    if not named:
        return translate("Advice", "No single card still out would help you right away.")
    if len(named) > MAX_NAMED_CARDS:
        named = [*named[:MAX_NAMED_CARDS], translate("Advice", "others")]
    return plural(
        "Advice",
        "One card still out would help: {cards}.",
        "There are {number} cards still out that would help: {cards}.",
        number,
        cards=join_with_and(named),
    )
