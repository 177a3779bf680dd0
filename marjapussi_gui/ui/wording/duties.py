"""Sentences about the duties of trick play: why a card may not be played, and which ones may."""

from ...engine.actions import Discard, Give
from ...engine.cards import RANK_OF, Card, CardSet, members
from ...engine.phases.duties import Duty, Must
from ...engine.state import NOBODY
from ...engine.view import View
from .card_names import (
    card_name,
    card_names,
    forms,
    forms_of_suit,
    listed,
    rank_name,
)
from .people import People
from .tongue import once_a_language, translate

MOST_NAMED = 3


def refusal(duty: Duty) -> str:
    """Return which cards must be played instead, and why."""
    places = {"cards": _held(members(duty.cards))}
    if duty.suit >= 0:
        places |= forms_of_suit(duty.suit)
    if duty.against >= 0:
        places |= forms(duty.against)
    return _sentences()[duty.must].format(**places)


def order(duty: Duty) -> str:
    """Return what must be played, before a card is chosen."""
    places = forms_of_suit(duty.suit) if duty.suit >= 0 else {}
    if duty.against >= 0:
        places |= forms(duty.against)
    return _orders()[duty.must].format(**places)


def forced(duty: Duty, barred: CardSet) -> str:
    """Return why a duty allows only one card.

    forbidden are the cards that would be allowed without this duty.
    """
    (card,) = members(duty.cards)
    places = {**forms(card), "rank": rank_name(RANK_OF[card]), **_beaten(duty, members(barred))}
    if duty.suit >= 0:
        places |= forms_of_suit(duty.suit)
    is_long = duty.against >= 0 and barred.bit_count() > MOST_NAMED
    return (_only_beating() if is_long else _forced()[duty.must]).format(**places)


def _beaten(duty: Duty, others: tuple[Card, ...]) -> dict[str, str]:
    """Return placeholders for the card to beat and for the cards that cannot beat it."""
    if duty.against < 0:
        return {}
    the = translate("Cards", "the {card}")
    return {
        "against": card_name(duty.against),
        "against_rank": rank_name(RANK_OF[duty.against]),
        "others": card_names(others),
        "other_ranks": listed([the.format(card=rank_name(RANK_OF[each])) for each in others]),
    }


def _only_beating() -> str:
    return translate(
        "Duties",
        "You must play the {rank}. You have to beat the {against_rank}, and none of your other "
        "cards of the suit can.",
    )


def _held(cards: tuple[Card, ...]) -> str:
    """Return the first cards of a list by name, and the rest as "others"."""
    named = [card_names((card,)) for card in cards[:MOST_NAMED]]
    if len(cards) > MOST_NAMED:
        named.append(translate("Duties", "others"))
    return listed(named)


@once_a_language
def _sentences() -> dict[Must, str]:
    return {
        Must.FOLLOW: translate("Duties", "You must follow {suit}: you hold {cards}."),
        Must.BEAT: translate("Duties", "You must beat the {card}: you hold {cards}."),
        Must.TRUMP: translate("Duties", "You must play a trump: you hold {cards}."),
        Must.OVERTRUMP: translate("Duties", "You must beat the trump {card}: you hold {cards}."),
        Must.SHOW_ACE: translate(
            "Duties", "In the first trick the ace must be played: you hold {cards}."
        ),
        Must.LEAD_CLUB_ACE: translate("Duties", "You must lead the ace of clubs."),
        Must.LEAD_ACE: translate("Duties", "You must lead an ace: you hold {cards}."),
        Must.LEAD_SPADE: translate("Duties", "You must lead a spade: you hold {cards}."),
        Must.LEAD_MARRIAGE: translate(
            "Duties", "You must lead from the marriage just made: you hold {cards}."
        ),
    }


@once_a_language
def _forced() -> dict[Must, str]:
    return {
        Must.FOLLOW: translate(
            "Duties",
            "You must play the {rank}. You have to follow {suit}, and you have no other.",
        ),
        Must.BEAT: translate(
            "Duties",
            "You must play the {rank}. You have to beat the {against_rank}, and {other_ranks} "
            "can't.",
        ),
        Must.TRUMP: translate(
            "Duties", "You must play the {card}. You can't follow suit, and it's your only trump."
        ),
        Must.OVERTRUMP: translate(
            "Duties",
            "You must play the {card}. You have to beat the trump {against_rank}, and "
            "{other_ranks} can't.",
        ),
        Must.SHOW_ACE: translate(
            "Duties",
            "You must play the {card}. In the first trick you have to play the ace of the suit "
            "that was led.",
        ),
        Must.LEAD_CLUB_ACE: translate(
            "Duties", "You must lead the ace of clubs. It opens the first hand of the match."
        ),
        Must.LEAD_ACE: translate(
            "Duties",
            "You must lead the {card}. The hand opens with an ace, and it's your only one.",
        ),
        Must.LEAD_SPADE: translate(
            "Duties",
            "You must lead the {card}. Without an ace you open with a spade, and it's your only "
            "one.",
        ),
        Must.LEAD_MARRIAGE: translate(
            "Duties",
            "You must lead the {card}. It's your only card of the marriage just declared.",
        ),
    }


@once_a_language
def _orders() -> dict[Must, str]:
    return {
        Must.FOLLOW: translate("Duties", "Follow {suit}."),
        Must.BEAT: translate("Duties", "Beat the {card}."),
        Must.TRUMP: translate("Duties", "Play a trump."),
        Must.OVERTRUMP: translate("Duties", "Beat the trump {card}."),
        Must.SHOW_ACE: translate("Duties", "Play the ace: this is the first trick."),
        Must.LEAD_CLUB_ACE: translate("Duties", "Lead the ace of clubs."),
        Must.LEAD_ACE: translate("Duties", "Lead an ace."),
        Must.LEAD_SPADE: translate("Duties", "Lead a spade."),
        Must.LEAD_MARRIAGE: translate("Duties", "Lead from the marriage just made."),
    }


def not_now(view: View, people: People) -> str:
    """Return why a clicked card cannot be played now."""
    if view.match.over:
        return translate("Duties", "The match is over.")
    if view.turn == NOBODY:
        return translate("Duties", "Wait until the cards are dealt.")
    if view.turn != view.seat:
        return translate("Duties", "It is {name}'s turn.").format(name=people.name(view.turn))
    return _own_turn(view, people)


def _own_turn(view: View, people: People) -> str:
    match view.phase:
        case "auction":
            return translate("Duties", "First make your bid.")
        case "exchange":
            return _exchange(view)
        case "show":
            return translate("Duties", "None of these may be laid as a bid: {ranks}.").format(
                ranks=listed([rank_name(each) for each in view.game.rules.show_barred])
            )
        case "sooli":
            return translate("Duties", "First say whether you play sooli.")
        case "draw":
            return translate("Duties", "First draw a card.")
        case "discard":
            return translate("Duties", "You took the offered card and must finish.")
    asker = view.marriages.asker
    if asker != NOBODY:
        return translate(
            "Duties", "First say which marriage you declare. {name} asks for a whole."
        ).format(name=people.name(asker))
    return translate("Duties", "First draw from the stock.")


def _exchange(view: View) -> str:
    first = view.legal[0]
    if not isinstance(first, Give | Discard):
        return translate("Duties", "First say whether you raise your bid.")
    if isinstance(first, Discard):
        return translate("Duties", "An ace or a ten may not be put away.")
    return translate("Duties", "The card that you have just been given stays in your hand.")
