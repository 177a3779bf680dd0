"""Sentences about the search behind a hint, and texts for the values of actions."""

from ...engine.cards import Card
from ...engine.game import Game
from ...model.facts import (
    AllDealsSolved,
    AmountChances,
    ContestChances,
    ContractLost,
    ContractUnstoppable,
    DealsSearched,
    ExpectedLosers,
    ExpectedTotal,
    HelpfulDraws,
    LeastMissed,
    MarriageCanWait,
    NoTimeLeft,
    ScoresWithoutContract,
    SearchFact,
    SetDistance,
    TotalChances,
)
from .card_names import join_with_and, short_card_name, suit_placeholders
from .contrast_text import share_text
from .i18n import Message, decimal_text, percent_text, plural, plural_form, translate
from .scoring import scoring_texts

MAX_NAMED_CARDS = 6
MIN_ROUNDED, ROUNDED_TO = 20, 5  # points; a large estimate is rounded, because it isn't exact
MIN_CHANCE_DIFFERENCE = 0.02  # difference between two bids


def action_value_text(value: float, game: Game) -> str:
    """Return the value of an action as text: points in rummy, else the chance to win."""
    return scoring_texts(game).value_text(value)


def search_fact_sentence(fact: SearchFact) -> str:
    """Return a sentence for a fact that a computer player's search has found."""
    match fact:
        case NoTimeLeft():
            return _no_time_sentence()
        case AllDealsSolved(worlds):
            return _all_deals_sentence(worlds)
        case DealsSearched(worlds):
            return _sampled_deals_sentence(worlds)
        case SetDistance(number):
            return _missing_cards_sentence(number)
        case AmountChances():
            return _amount_chances_sentence(fact)
        case HelpfulDraws(cards, number):
            return _helpful_cards_sentence(cards, number)
        case _:
            return _outlook_sentence(fact)


def _outlook_sentence(
    fact: ExpectedTotal
    | TotalChances
    | ContestChances
    | ExpectedLosers
    | ScoresWithoutContract
    | ContractLost
    | ContractUnstoppable
    | MarriageCanWait
    | LeastMissed,
) -> str:
    """Return a sentence on how the hand is expected to go."""
    match fact:
        case ExpectedTotal(points):
            return _expected_total_sentence(points)
        case TotalChances(points, part):
            return _total_chance_sentence(points, part)
        case ContestChances(rami, nolo):
            return _rami_or_nolo_sentence(rami, nolo)
        case ExpectedLosers(tricks):
            return _expected_tricks_sentence(tricks)
        case ScoresWithoutContract(points):
            sentence = translate(
                "Advice",
                "Everybody else has passed. If you pass too, you’ll score whatever you take, "
                "about {number} points.",
            )
            return sentence.format(number=points)
        case ContractLost():
            return translate(
                "Advice",
                "This contract is as good as lost.",
            )
        case ContractUnstoppable():
            return translate(
                "Advice",
                "You probably can’t stop this contract any more.",
            )
        case LeastMissed():
            return translate("Advice", "It’s the card you’ll miss least.")
        case MarriageCanWait(suit):
            sentence = translate(
                "Advice", "You could declare {suit} now, but waiting is at least as good."
            )
            return sentence.format(**suit_placeholders(suit))


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
    if points >= MIN_ROUNDED:
        points = ROUNDED_TO * round(points / ROUNDED_TO)
    return plural(
        "Advice",
        "You should take about 1 point.",
        "You should take about {number} points.",
        points,
    )


def _total_chance_sentence(points: int, share: float) -> str:
    sentence = translate("Advice", "As declarer, you take at least {points} points {share}.")
    return sentence.format(points=points, share=share_text(share))


def _amount_chances_sentence(fact: AmountChances) -> str:
    sentence = translate(
        "Advice", "You make {points} in {share} of deals, but {more} in only {more_share}."
    )
    return sentence.format(
        points=fact.amount,
        share=percent_text(fact.share),
        more=fact.higher_amount,
        more_share=percent_text(fact.higher_share),
    )


def _rami_or_nolo_sentence(rami_chance: float, nolo_chance: float) -> str:
    if abs(rami_chance - nolo_chance) < MIN_CHANCE_DIFFERENCE:
        return translate("Advice", "Rami or nolo, it hardly matters.")
    if rami_chance > nolo_chance:
        sentence = translate("Advice", "Rami wins the match {share} of the time.")
    else:
        sentence = translate("Advice", "Nolo wins the match {share} of the time.")
    return sentence.format(share=percent_text(max(rami_chance, nolo_chance)))


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


def set_progress_sentence(missing: int, helpful_count: int) -> str:
    """Return a sentence on how many cards the sets lack, and how many unseen ones help."""
    sentence = plural_form(
        "Advice",
        "You’re one card short of your sets, and {count} of the cards still out would help.",
        "You’re {number} cards short of your sets, and {count} of the cards still out would help.",
        missing,
    )
    return sentence.format(number=missing, count=helpful_count)


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
