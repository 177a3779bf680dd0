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
    say,
    signed_number,
    uncapitalized,
)
from .table_players import TablePlayers


@singledispatch
def event_sentence(event: Event, people: TablePlayers) -> str:
    """Return an event as a sentence for the log and for the screen reader."""
    raise AssertionError(event, people)


@event_sentence.register
def _deal_sentence(event: CardsDealt, people: TablePlayers) -> str:
    return people.sentence(event.dealer, "you-deal-cards", "name-deals-cards")


# Marriages


@event_sentence.register
def _question_sentence(event: MarriageAsked, people: TablePlayers) -> str:
    partner = people.seating.partner_of(event.seat)
    if event.suit == WHOLE:
        yours = "you-ask-partner-for-whole"
        to_you = "name-asks-you-for-whole"
        theirs = "name-asks-partner-for-whole"
        suit = {}
    else:
        yours = "you-ask-partner-for-half"
        to_you = "name-asks-you-for-half"
        theirs = "name-asks-partner-for-half"
        suit = suit_placeholders(event.suit)
    others = to_you if people.is_own_seat(partner) else theirs
    return people.sentence(event.seat, yours, others, partner=people.name(partner), **suit)


@event_sentence.register
def _answer_sentence(event: MarriageAnswered, people: TablePlayers) -> str:
    if event.suit == NO_SUIT:
        return people.sentence(event.seat, "you-say-no", "name-says-no")
    return people.sentence(
        event.seat, "you-say-yes-suit", "name-says-yes-suit", **suit_placeholders(event.suit)
    )


@event_sentence.register
def _trumps_restored_sentence(event: TrumpsRestored, people: TablePlayers) -> str:
    return people.sentence(
        event.seat,
        "you-make-suit-trumps-again",
        "name-makes-suit-trumps-again",
        **suit_placeholders(event.suit),
    )


@event_sentence.register
def _marriage_sentence(event: MarriageDeclared, people: TablePlayers) -> str:
    if event.is_trump:
        yours = "you-declare-suit-as-trumps"
        theirs = "name-declares-suit-as-trumps"
    else:
        yours = "you-declare-little-one-in-suit"
        theirs = "name-declares-little-one-in-suit"
    sentence = people.sentence(event.seat, yours, theirs, **suit_placeholders(event.suit))
    count = say("its-worth-number-points", number=event.points)
    return f"{sentence} {count}"


# Tricks


@event_sentence.register
def _play_sentence(event: CardPlayed, people: TablePlayers) -> str:
    return people.sentence(
        event.seat, "you-play-card", "name-plays-card", **card_placeholders(event.card)
    )


@event_sentence.register
def _card_turned_sentence(event: CardTurned, people: TablePlayers) -> str:
    return people.sentence(
        event.seat, "you-turn-up-card", "name-turns-up-card", **card_placeholders(event.card)
    )


@event_sentence.register
def _trick_taken_sentence(event: TrickTaken, people: TablePlayers) -> str:
    return people.sentence(event.trick.winner, "you-take-trick", "name-takes-trick")


def trick_end_sentence(last_play: CardPlayed, event: TrickTaken, people: TablePlayers) -> str:
    winner = event.trick.winner
    if winner == last_play.seat:
        return people.sentence(
            winner,
            "you-play-card-and-take-trick",
            "name-plays-card-and-takes-trick",
            **card_placeholders(last_play.card),
        )
    taken = event_sentence(event, people)
    return join_sentences(
        event_sentence(last_play, people),
        uncapitalized(taken) if people.is_own_seat(winner) else taken,
    )


@event_sentence.register
def _draw_sentence(event: StockDrawn, people: TablePlayers) -> str:
    if people.is_own_seat(event.seat) and event.card != HIDDEN:
        return say("you-draw-card", **card_placeholders(event.card))
    return people.sentence(
        event.seat,
        "you-draw-from-stock",
        "name-draws-from-stock",
    )


# The end of a hand or match


@event_sentence.register
def _hand_scored_sentence(event: HandScored, people: TablePlayers) -> str:
    rows = [
        say(
            "side-gained-now-score",
            side=people.side_name(side),
            gained=signed_number(event.score_changes[side]),
            score=number_text(event.scores[side]),
        )
        for side in people.seating.sides
    ]
    return say("scoring-hand-rows", rows="; ".join(rows))


@event_sentence.register
def match_won_sentence(event: MatchWon, people: TablePlayers) -> str:
    if event.side == NO_SIDE:
        return say("match-ends-in-tie-for-first")
    is_mine, is_one = people.is_own_side(event.side), len(people.seats_of(event.side)) == 1
    if is_mine and is_one:
        return say("you-win-match")
    if is_mine:
        sentence = "side-win-match-you-and-another"
    elif is_one:
        sentence = "side-wins-match"
    else:
        sentence = "side-win-match-two-others"
    return capitalized(say(sentence, side=people.side_name(event.side)))
