"""Sentences about duties: rules of trick play on which cards must be played, and why."""

from ...engine.actions import Discard, Give
from ...engine.cards import RANK_OF, Card, CardSet, cards_in_set
from ...engine.phases.duties import Duty, DutyKind
from ...engine.state import NOBODY
from ...engine.view import View
from .card_names import (
    card_name,
    card_names,
    card_placeholders,
    join_with_and,
    rank_name,
    suit_placeholders,
)
from .i18n import Message, cached_per_language, translate
from .table_players import TablePlayers

MAX_NAMED_CARDS = 3


def refusal_sentence(duty: Duty) -> str:
    """Return a sentence saying which cards the player must play instead, and why."""
    number = duty.allowed_cards.bit_count()
    if duty.kind == DutyKind.FOLLOW and number > MAX_NAMED_CARDS:
        sentence = translate("Duties", "You have {number} {suit}, so you must follow suit.")
        return sentence.format(number=number, **suit_placeholders(duty.suit))
    places = {"cards": _held_cards_text(cards_in_set(duty.allowed_cards))}
    if duty.suit >= 0:
        places |= suit_placeholders(duty.suit)
    if duty.card_to_beat >= 0:
        places |= card_placeholders(duty.card_to_beat)
    return _refusal_templates()[duty.kind].format(**places)


def duty_sentence(duty: Duty) -> str:
    """Return a sentence saying what a duty requires, as a prompt before a card is chosen."""
    places = suit_placeholders(duty.suit) if duty.suit >= 0 else {}
    if duty.card_to_beat >= 0:
        places |= card_placeholders(duty.card_to_beat)
    return _duty_templates()[duty.kind].format(**places)


def forced_card_sentence(duty: Duty, forbidden: CardSet) -> str:
    """Return a sentence saying why a duty leaves only one card to play.

    forbidden has the cards that could be played without this duty.
    """
    (card,) = cards_in_set(duty.allowed_cards)
    places = {
        **card_placeholders(card),
        "rank": rank_name(RANK_OF[card]),
        **_card_to_beat_placeholders(duty, cards_in_set(forbidden)),
    }
    if duty.suit >= 0:
        places |= suit_placeholders(duty.suit)
    is_long = duty.card_to_beat >= 0 and forbidden.bit_count() > MAX_NAMED_CARDS
    return (_forced_beat_template() if is_long else _forced_card_templates()[duty.kind]).format(
        **places
    )


def _card_to_beat_placeholders(duty: Duty, others: tuple[Card, ...]) -> dict[str, str]:
    """Return the names of the card to beat, and of the cards that can't beat it, by placeholder."""
    if duty.card_to_beat < 0:
        return {}
    the = translate("Cards", "the {card}")
    return {
        "against": card_name(duty.card_to_beat),
        "against_rank": rank_name(RANK_OF[duty.card_to_beat]),
        "others": card_names(others),
        "other_ranks": join_with_and(
            [the.format(card=rank_name(RANK_OF[each])) for each in others]
        ),
    }


_forced_beat_template = Message(
    "Duties",
    "You must play the {rank}. You have to beat the {against_rank}, and none of your other cards "
    "in the suit can.",
)


def _held_cards_text(cards: tuple[Card, ...]) -> str:
    """Return the first cards by name, and say "others" for the rest."""
    named = [card_names((card,)) for card in cards[:MAX_NAMED_CARDS]]
    if len(cards) > MAX_NAMED_CARDS:
        named.append(translate("Duties", "others"))
    return join_with_and(named)


@cached_per_language
def _refusal_templates() -> dict[DutyKind, str]:
    return {
        DutyKind.FOLLOW: translate(
            "Duties", "You have {cards}, so you must follow suit in {suit}."
        ),
        DutyKind.BEAT: translate("Duties", "You have {cards}, so you must beat the {card}."),
        DutyKind.TRUMP: translate("Duties", "You have {cards}, so you must trump."),
        DutyKind.OVERTRUMP: translate(
            "Duties", "You have {cards}, so you must overtrump the {card}."
        ),
        DutyKind.SHOW_ACE: translate(
            "Duties", "You have {cards}, so you must play it to the first trick."
        ),
        DutyKind.LEAD_CLUB_ACE: translate("Duties", "You must lead the ace of clubs."),
        DutyKind.LEAD_ACE: translate("Duties", "You have {cards}, so you must lead an ace."),
        DutyKind.LEAD_SPADE: translate(
            "Duties", "Without an ace, you must lead a spade. You have {cards}."
        ),
        DutyKind.LEAD_MARRIAGE: translate(
            "Duties", "You have {cards}, so you must lead from the marriage just declared."
        ),
    }


@cached_per_language
def _forced_card_templates() -> dict[DutyKind, str]:
    return {
        DutyKind.FOLLOW: translate(
            "Duties",
            "You must play the {rank}. You have to follow suit, and it’s your only card in {suit}.",
        ),
        DutyKind.BEAT: translate(
            "Duties",
            "You must play the {rank}. You have to beat the {against_rank}, and {other_ranks} "
            "can’t.",
        ),
        DutyKind.TRUMP: translate(
            "Duties", "You must play the {card}. You can’t follow suit, and it’s your only trump."
        ),
        DutyKind.OVERTRUMP: translate(
            "Duties",
            "You must play the {card}. You have to overtrump the {against_rank}, and "
            "{other_ranks} can’t.",
        ),
        DutyKind.SHOW_ACE: translate(
            "Duties",
            "You must play the {card}. In the first trick, you have to play the ace of the suit "
            "that was led.",
        ),
        DutyKind.LEAD_CLUB_ACE: translate(
            "Duties", "You must lead the ace of clubs. It opens the first hand of the match."
        ),
        DutyKind.LEAD_ACE: translate(
            "Duties",
            "You must lead the {card}. The hand opens with an ace, and it’s your only one.",
        ),
        DutyKind.LEAD_SPADE: translate(
            "Duties",
            "You must lead the {card}. Without an ace, you open with a spade, and it’s your only "
            "one.",
        ),
        DutyKind.LEAD_MARRIAGE: translate(
            "Duties",
            "You must lead the {card}. It’s your only card of the marriage just declared.",
        ),
    }


@cached_per_language
def _duty_templates() -> dict[DutyKind, str]:
    return {
        DutyKind.FOLLOW: translate("Duties", "Follow suit in {suit}."),
        DutyKind.BEAT: translate("Duties", "Beat the {card}."),
        DutyKind.TRUMP: translate("Duties", "Play a trump."),
        DutyKind.OVERTRUMP: translate("Duties", "Overtrump the {card}."),
        DutyKind.SHOW_ACE: translate("Duties", "Play the ace, because this is the first trick."),
        DutyKind.LEAD_CLUB_ACE: translate("Duties", "Lead the ace of clubs."),
        DutyKind.LEAD_ACE: translate("Duties", "Lead an ace."),
        DutyKind.LEAD_SPADE: translate("Duties", "Lead a spade."),
        DutyKind.LEAD_MARRIAGE: translate("Duties", "Lead from the marriage just declared."),
    }


def not_playable_sentence(view: View, people: TablePlayers) -> str:
    """Return a sentence saying why the card that was clicked can't be played now."""
    if view.match.is_over:
        return translate("Duties", "The match is over.")
    if view.turn == NOBODY:
        return translate("Duties", "Wait until the cards are dealt.")
    if view.turn != view.seat:
        return translate("Duties", "It’s {name}’s turn.").format(name=people.name(view.turn))
    return _own_turn_sentence(view, people)


def _own_turn_sentence(view: View, people: TablePlayers) -> str:
    match view.phase:
        case "auction":
            return translate("Duties", "Make your bid first.")
        case "exchange":
            return _exchange_sentence(view)
        case "show":
            return translate("Duties", "You can’t bid with these cards: {ranks}.").format(
                ranks=join_with_and([rank_name(each) for each in view.game.rules.show_barred])
            )
        case "sooli":
            return translate("Duties", "First decide whether to play sooli.")
        case "draw":
            return translate("Duties", "Draw a card first.")
        case "discard":
            return translate("Duties", "You took the offered card, so you must finish now.")
    asker = view.marriages.asker
    if asker != NOBODY:
        return translate(
            "Duties",
            "{name} is asking for a whole. First choose which of your marriages to declare.",
        ).format(name=people.name(asker))
    return translate("Duties", "Draw from the stock first.")


def _exchange_sentence(view: View) -> str:
    first = view.legal_actions[0]
    if not isinstance(first, Give | Discard):
        return translate("Duties", "First decide whether to raise your bid.")
    if isinstance(first, Discard):
        return translate("Duties", "You can’t discard an ace or a ten.")
    return translate("Duties", "Keep the card you’ve just been given.")
