"""Sentences of the hand log about dealing, marriages, trick play and scoring."""

from functools import singledispatch

from ...engine.cards import HIDDEN, NO_SUIT
from ...engine.events import (
    CardPlayed,
    CardsDealt,
    CardTurned,
    Event,
    HandScored,
    MarriageAnswered,
    MarriageAsked,
    MarriageDeclared,
    MatchWon,
    StockDrawn,
    TrickTaken,
    TrumpsRestored,
)
from ...engine.state import NO_SIDE, WHOLE
from .card_names import card_placeholders, suit_placeholders
from .i18n import (
    capitalized,
    join_sentences,
    number_text,
    plural,
    signed_number,
    translate,
    uncapitalized,
)
from .table_players import TablePlayers


@singledispatch
def event_sentence(event: Event, people: TablePlayers) -> str:
    """Return an event as a sentence for the log and for the screen reader."""
    raise AssertionError(event, people)


@event_sentence.register
def _deal_sentence(event: CardsDealt, people: TablePlayers) -> str:
    yours = translate("Log", "You deal the cards.")
    return people.sentence(event.dealer, yours, translate("Log", "{name} deals the cards."))


# Marriages


@event_sentence.register
def _question_sentence(event: MarriageAsked, people: TablePlayers) -> str:
    partner = people.seating.partner_of(event.seat)
    if event.suit == WHOLE:
        yours = translate("Log", "You ask {partner} for a whole.")
        to_you = translate("Log", "{name} asks you for a whole.")
        theirs = translate("Log", "{name} asks {partner} for a whole.")
        suit = {}
    else:
        yours = translate("Log", "You ask {partner} for a half in {suit}.")
        to_you = translate("Log", "{name} asks you for a half in {suit}.")
        theirs = translate("Log", "{name} asks {partner} for a half in {suit}.")
        suit = suit_placeholders(event.suit)
    others = to_you if people.is_own_seat(partner) else theirs
    return people.sentence(event.seat, yours, others, partner=people.name(partner), **suit)


@event_sentence.register
def _answer_sentence(event: MarriageAnswered, people: TablePlayers) -> str:
    if event.suit == NO_SUIT:
        return people.sentence(
            event.seat, translate("Log", "You say no."), translate("Log", "{name} says no.")
        )
    yours = translate("Log", "You say yes: {suit}.")
    theirs = translate("Log", "{name} says yes: {suit}.")
    return people.sentence(event.seat, yours, theirs, **suit_placeholders(event.suit))


@event_sentence.register
def _trumps_restored_sentence(event: TrumpsRestored, people: TablePlayers) -> str:
    yours = translate("Log", "You make {suit} trumps again, for no points.")
    theirs = translate("Log", "{name} makes {suit} trumps again, for no points.")
    return people.sentence(event.seat, yours, theirs, **suit_placeholders(event.suit))


@event_sentence.register
def _marriage_sentence(event: MarriageDeclared, people: TablePlayers) -> str:
    if event.is_trump:
        yours = translate("Log", "You declare {suit} as trumps.")
        theirs = translate("Log", "{name} declares {suit} as trumps.")
    else:
        yours = translate("Log", "You declare a little one in {suit}.")
        theirs = translate("Log", "{name} declares a little one in {suit}.")
    sentence = people.sentence(event.seat, yours, theirs, **suit_placeholders(event.suit))
    count = plural("Log", "It’s worth 1 point.", "It’s worth {number} points.", event.points)
    return f"{sentence} {count}"


# Tricks


@event_sentence.register
def _play_sentence(event: CardPlayed, people: TablePlayers) -> str:
    yours, theirs = (
        translate("Log", "You play the {card}."),
        translate("Log", "{name} plays the {card}."),
    )
    return people.sentence(event.seat, yours, theirs, **card_placeholders(event.card))


@event_sentence.register
def _card_turned_sentence(event: CardTurned, people: TablePlayers) -> str:
    yours = translate("Log", "You turn up the {card}.")
    theirs = translate("Log", "{name} turns up the {card}.")
    return people.sentence(event.seat, yours, theirs, **card_placeholders(event.card))


@event_sentence.register
def _trick_taken_sentence(event: TrickTaken, people: TablePlayers) -> str:
    yours = translate("Log", "You take the trick.")
    return people.sentence(event.trick.winner, yours, translate("Log", "{name} takes the trick."))


def trick_end_sentence(last_play: CardPlayed, event: TrickTaken, people: TablePlayers) -> str:
    """Return a sentence with the last card of a trick and the winner of the trick."""
    winner = event.trick.winner
    if winner == last_play.seat:
        yours, theirs = (
            translate("Log", "You play the {card} and take the trick."),
            translate("Log", "{name} plays the {card} and takes the trick."),
        )
        return people.sentence(winner, yours, theirs, **card_placeholders(last_play.card))
    taken = event_sentence(event, people)
    return join_sentences(
        event_sentence(last_play, people),
        uncapitalized(taken) if people.is_own_seat(winner) else taken,
    )


@event_sentence.register
def _draw_sentence(event: StockDrawn, people: TablePlayers) -> str:
    if people.is_own_seat(event.seat) and event.card != HIDDEN:
        return translate("Log", "You draw the {card}.").format(**card_placeholders(event.card))
    return people.sentence(
        event.seat,
        translate("Log", "You draw from the stock."),
        translate("Log", "{name} draws from the stock."),
    )


# The end of a hand or match


@event_sentence.register
def _hand_scored_sentence(event: HandScored, people: TablePlayers) -> str:
    rows = [
        translate("Log", "{side} {gained}, now {score}").format(
            side=people.side_name(side),
            gained=signed_number(event.score_changes[side]),
            score=number_text(event.scores[side]),
        )
        for side in people.seating.sides
    ]
    return translate("Log", "Scoring the hand: {rows}.").format(rows="; ".join(rows))


@event_sentence.register
def match_won_sentence(event: MatchWon, people: TablePlayers) -> str:
    """Return a sentence saying who won the match."""
    if event.side == NO_SIDE:
        return translate("Log", "The match ends in a tie for first place.")
    is_mine, is_one = people.is_own_side(event.side), len(people.seats_of(event.side)) == 1
    if is_mine and is_one:
        return translate("Log", "You win the match.")
    if is_mine:
        sentence = translate("Log", "{side} win the match.", "you and another")
    elif is_one:
        sentence = translate("Log", "{side} wins the match.")
    else:
        sentence = translate("Log", "{side} win the match.", "two others")
    return capitalized(sentence.format(side=people.side_name(event.side)))
