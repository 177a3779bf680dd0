"""Log sentences of dealing, marriages, trick play and scoring."""

from functools import singledispatch

from ...engine.cards import HIDDEN, NO_SUIT
from ...engine.events import (
    CardPlayed,
    CardTurned,
    Dealt,
    Event,
    HandScored,
    MarriageAnswered,
    MarriageAsked,
    MarriageMade,
    MatchWon,
    StockDrawn,
    TrickTaken,
    TrumpsAgain,
)
from ...engine.state import NO_SIDE, WHOLE
from .card_names import forms, forms_of_suit
from .people import People
from .tongue import capital, counted, joined, plain, signed, small, translate


@singledispatch
def sentence_of(event: Event, people: People) -> str:
    """Return an event as a sentence for the log and the screen reader."""
    raise AssertionError(event, people)


@sentence_of.register
def _dealt(event: Dealt, people: People) -> str:
    yours = translate("Log", "You deal the cards.")
    return people.sentence(event.dealer, yours, translate("Log", "{name} deals the cards."))


# Marriages


@sentence_of.register
def _asked(event: MarriageAsked, people: People) -> str:
    is_asked = people.is_me(people.seating.partner(event.seat))
    if event.suit == WHOLE:
        yours = translate("Log", "You ask your partner for a whole.")
        to_you = translate("Log", "{name} asks you for a whole.")
        theirs = translate("Log", "{name} asks their partner for a whole.")
        return people.sentence(event.seat, yours, to_you if is_asked else theirs)
    yours = translate("Log", "You ask your partner for a half in {suit}.")
    to_you = translate("Log", "{name} asks you for a half in {suit}.")
    theirs = translate("Log", "{name} asks their partner for a half in {suit}.")
    return people.sentence(
        event.seat, yours, to_you if is_asked else theirs, **forms_of_suit(event.suit)
    )


@sentence_of.register
def _answered(event: MarriageAnswered, people: People) -> str:
    if event.suit == NO_SUIT:
        return people.sentence(
            event.seat, translate("Log", "You say no."), translate("Log", "{name} says no.")
        )
    yours = translate("Log", "You say yes: {suit}.")
    theirs = translate("Log", "{name} says yes: {suit}.")
    return people.sentence(event.seat, yours, theirs, **forms_of_suit(event.suit))


@sentence_of.register
def _again(event: TrumpsAgain, people: People) -> str:
    yours = translate("Log", "You make {suit} trumps.")
    theirs = translate("Log", "{name} makes {suit} trumps.")
    return people.sentence(event.seat, yours, theirs, **forms_of_suit(event.suit))


@sentence_of.register
def _made(event: MarriageMade, people: People) -> str:
    if event.is_trump:
        yours = translate("Log", "You make {suit} trumps.")
        theirs = translate("Log", "{name} makes {suit} trumps.")
    else:
        yours = translate("Log", "You make a little one in {suit}.")
        theirs = translate("Log", "{name} makes a little one in {suit}.")
    sentence = people.sentence(event.seat, yours, theirs, **forms_of_suit(event.suit))
    one, many = (
        translate("Log", "It counts 1 point."),
        translate("Log", "It counts {number} points."),
    )
    return f"{sentence} {counted(event.points, one, many)}"


# Tricks


@sentence_of.register
def _played(event: CardPlayed, people: People) -> str:
    yours, theirs = (
        translate("Log", "You play the {card}."),
        translate("Log", "{name} plays the {card}."),
    )
    return people.sentence(event.seat, yours, theirs, **forms(event.card))


@sentence_of.register
def _turned_up(event: CardTurned, people: People) -> str:
    yours = translate("Log", "You turn up the {card}.")
    theirs = translate("Log", "{name} turns up the {card}.")
    return people.sentence(event.seat, yours, theirs, **forms(event.card))


@sentence_of.register
def _taken(event: TrickTaken, people: People) -> str:
    yours = translate("Log", "You take the trick.")
    return people.sentence(event.trick.winner, yours, translate("Log", "{name} takes the trick."))


def ending(last: CardPlayed, event: TrickTaken, people: People) -> str:
    """Return the last card of a trick and its winner as one sentence."""
    winner = event.trick.winner
    if winner == last.seat:
        yours, theirs = (
            translate("Log", "You play the {card} and take the trick."),
            translate("Log", "{name} plays the {card} and takes the trick."),
        )
        return people.sentence(winner, yours, theirs, **forms(last.card))
    taken = sentence_of(event, people)
    return joined(sentence_of(last, people), small(taken) if people.is_me(winner) else taken)


@sentence_of.register
def _drawn(event: StockDrawn, people: People) -> str:
    if people.is_me(event.seat) and event.card != HIDDEN:
        return translate("Log", "You draw the {card}.").format(**forms(event.card))
    return people.sentence(
        event.seat,
        translate("Log", "You draw from the stock."),
        translate("Log", "{name} draws from the stock."),
    )


# The end


@sentence_of.register
def _scored(event: HandScored, people: People) -> str:
    rows = [
        translate("Log", "{side} {gained}, now {score}").format(
            side=people.side_name(side),
            gained=signed(event.gained[side]),
            score=plain(event.scores[side]),
        )
        for side in people.seating.sides
    ]
    return translate("Log", "The hand is counted. {rows}.").format(rows="; ".join(rows))


@sentence_of.register
def won(event: MatchWon, people: People) -> str:
    """Return who won the match."""
    if event.side == NO_SIDE:
        return translate("Log", "The match ends level: several share the most points.")
    is_mine, is_one = people.is_mine(event.side), len(people.seats_of(event.side)) == 1
    if is_mine and is_one:
        return translate("Log", "You win the match.")
    if is_mine:
        sentence = translate("Log", "{side} win the match.", "you and another")
    elif is_one:
        sentence = translate("Log", "{side} wins the match.")
    else:
        sentence = translate("Log", "{side} win the match.", "two others")
    return capital(sentence.format(side=people.side_name(event.side)))
