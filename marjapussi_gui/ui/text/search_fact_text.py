"""Sentences about the search behind a hint, and texts for the values of actions."""

from ...engine.cards import Card
from ...engine.game import Game
from ...model import facts
from .card_names import join_with_and, short_card_name, suit_placeholders
from .contrast_text import share_text
from .i18n import decimal_text, percent_text, say
from .scoring import scoring_texts

MAX_NAMED_CARDS = 6
MIN_ROUNDED, ROUNDED_TO = 20, 5  # points; a large estimate is rounded, because it isn't exact
MIN_CHANCE_DIFFERENCE = 0.02  # difference between two bids


def action_value_text(value: float, game: Game) -> str:
    """Return the value of an action as text: points in rummy, else the chance to win."""
    return scoring_texts(game).value_text(value)


def search_fact_sentence(fact: facts.SearchFact) -> str:
    match fact:
        case facts.NoSearchTimeLeft():
            return say("no-time")
        case facts.AllDealsSolved(worlds):
            return say("all-deals", number=worlds)
        case facts.DealsSearched(worlds):
            return say("sampled-deals", number=worlds)
        case facts.CardsMissingForSets(number):
            return _missing_cards_sentence(number)
        case facts.ContractAmountChances():
            return _contract_chances_sentence(fact)
        case facts.HelpfulDraws(cards, number):
            return _helpful_cards_sentence(cards, number)
        case _:
            return _outlook_sentence(fact)


def _outlook_sentence(
    fact: facts.ExpectedTotal
    | facts.PointTotalChances
    | facts.RamiAndNoloChances
    | facts.ExpectedLosers
    | facts.ScoresWithoutContract
    | facts.ContractLost
    | facts.ContractUnstoppable
    | facts.MarriageCanWait
    | facts.GivesAwayLeast,
) -> str:
    match fact:
        case facts.ExpectedTotal(points):
            return _expected_total_sentence(points)
        case facts.PointTotalChances(points, part):
            return say("total-chance", points=points, share=share_text(part))
        case facts.RamiAndNoloChances(rami, nolo):
            return _rami_or_nolo_sentence(rami, nolo)
        case facts.ExpectedLosers(tricks):
            return say("expected-tricks", tricks=decimal_text(tricks))
        case facts.ScoresWithoutContract(points):
            sentence = "everybody-else-has-passed-if-you"
            return say(sentence, number=points)
        case facts.ContractLost():
            return say("this-contract-is-as-good")
        case facts.ContractUnstoppable():
            return say("you-probably-cant-stop-this-contract")
        case facts.GivesAwayLeast():
            return say("its-card-youll-miss-least")
        case facts.MarriageCanWait(suit):
            sentence = "you-could-declare-suit-now-but"
            return say(sentence, **suit_placeholders(suit))


def _expected_total_sentence(points: int) -> str:
    if points >= MIN_ROUNDED:
        points = ROUNDED_TO * round(points / ROUNDED_TO)
    return say("you-should-take-about-number-points", number=points)


def _contract_chances_sentence(fact: facts.ContractAmountChances) -> str:
    return say(
        "amount-chances",
        points=fact.amount,
        share=percent_text(fact.share),
        more=fact.higher_amount,
        more_share=percent_text(fact.higher_share),
    )


def _rami_or_nolo_sentence(rami_chance: float, nolo_chance: float) -> str:
    if abs(rami_chance - nolo_chance) < MIN_CHANCE_DIFFERENCE:
        return say("rami-or-nolo-it-hardly-matters")
    if rami_chance > nolo_chance:
        sentence = "rami-wins-match-share-of-time"
    else:
        sentence = "nolo-wins-match-share-of-time"
    return say(sentence, share=percent_text(max(rami_chance, nolo_chance)))


def _missing_cards_sentence(number: int) -> str:
    if number <= 0:
        return say("your-sets-are-complete")
    return say("youre-number-cards-short", number=number)


def _helpful_cards_sentence(cards: tuple[Card, ...], number: int) -> str:
    named = list(map(short_card_name, cards))
    if not named:
        return say("no-single-card-still-out-would")
    if len(named) > MAX_NAMED_CARDS:
        named = [*named[:MAX_NAMED_CARDS], say("search-fact-others")]
    return say("there-are-number-cards-still-out", number=number, cards=join_with_and(named))
