"""Sentences about obligations: the rules of trick play that limit which cards may be played."""

from ...engine.actions import Discard, Give
from ...engine.cards import RANK_OF, Card, CardSet, cards_in_set
from ...engine.phases.play_obligations import ObligationKind, PlayObligation
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
from .i18n import say
from .table_players import TablePlayers

MAX_NAMED_CARDS = 3


def refusal_sentence(obligation: PlayObligation) -> str:
    number = obligation.allowed_cards.bit_count()
    if obligation.kind == ObligationKind.FOLLOW and number > MAX_NAMED_CARDS:
        return say(
            "you-have-number-suit-so-you", number=number, **suit_placeholders(obligation.suit)
        )
    places = {"cards": _held_cards_text(cards_in_set(obligation.allowed_cards))}
    if obligation.suit >= 0:
        places |= suit_placeholders(obligation.suit)
    if obligation.card_to_beat >= 0:
        places |= card_placeholders(obligation.card_to_beat)
    return say(f"refusal-{obligation.kind.name.lower()}", **places)


def obligation_sentence(obligation: PlayObligation) -> str:
    places = suit_placeholders(obligation.suit) if obligation.suit >= 0 else {}
    if obligation.card_to_beat >= 0:
        places |= card_placeholders(obligation.card_to_beat)
    return say(f"duty-{obligation.kind.name.lower()}", **places)


def forced_card_sentence(obligation: PlayObligation, forbidden: CardSet) -> str:
    """Return a sentence saying why an obligation leaves only one card to play.

    forbidden has the cards that could be played without this obligation.
    """
    (card,) = cards_in_set(obligation.allowed_cards)
    places = {
        **card_placeholders(card),
        "rank": rank_name(RANK_OF[card]),
        **_card_to_beat_placeholders(obligation, cards_in_set(forbidden)),
    }
    if obligation.suit >= 0:
        places |= suit_placeholders(obligation.suit)
    is_long = obligation.card_to_beat >= 0 and forbidden.bit_count() > MAX_NAMED_CARDS
    return say(
        "forced-beat" if is_long else f"forced-card-{obligation.kind.name.lower()}", **places
    )


def _card_to_beat_placeholders(
    obligation: PlayObligation, others: tuple[Card, ...]
) -> dict[str, str]:
    if obligation.card_to_beat < 0:
        return {}
    return {
        "against": card_name(obligation.card_to_beat),
        "against_rank": rank_name(RANK_OF[obligation.card_to_beat]),
        "others": card_names(others),
        "other_ranks": join_with_and(
            [say("the-card", card=rank_name(RANK_OF[each])) for each in others]
        ),
    }


def _held_cards_text(cards: tuple[Card, ...]) -> str:
    """Return the first cards by name, and say "others" for the rest."""
    named = [card_names((card,)) for card in cards[:MAX_NAMED_CARDS]]
    if len(cards) > MAX_NAMED_CARDS:
        named.append(say("duty-others"))
    return join_with_and(named)


def not_playable_sentence(view: View, people: TablePlayers) -> str:
    """Return a sentence saying why the card that was clicked can't be played now."""
    if view.match.is_over:
        return say("duty-match-is-over")
    if view.turn == NOBODY:
        return say("wait-until-cards-are-dealt")
    if view.turn != view.seat:
        return say("its-name-s-turn", name=people.name(view.turn))
    return _own_turn_sentence(view, people)


def _own_turn_sentence(view: View, people: TablePlayers) -> str:
    match view.phase:
        case "auction":
            return say("make-your-bid-first")
        case "exchange":
            return _exchange_sentence(view)
        case "show":
            return say(
                "you-cant-bid-with-these-cards",
                ranks=join_with_and([rank_name(each) for each in view.game.rules.show_barred]),
            )
        case "sooli":
            return say("first-decide-whether-to-play-sooli")
        case "draw":
            return say("draw-card-first")
        case "discard":
            return say("you-took-offered-card-so-you")
    asker = view.marriages.asker
    if asker != NOBODY:
        return say("name-is-asking-for-whole-first", name=people.name(asker))
    return say("draw-from-stock-first")


def _exchange_sentence(view: View) -> str:
    first = view.legal_actions[0]
    if not isinstance(first, Give | Discard):
        return say("first-decide-whether-to-raise")
    if isinstance(first, Discard):
        return say("duty-you-cant-discard-ace-or-ten")
    return say("keep-card-youve-just-been-given")
