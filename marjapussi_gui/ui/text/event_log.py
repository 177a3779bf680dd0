"""Events as sentences for the hand log and the screen reader."""

from functools import singledispatch

from ...engine import bidding_events, events
from ...engine.cards import HIDDEN, NO_SUIT
from ...engine.rummy.events import (
    CardDiscarded,
    FirstCardOffered,
    OfferTaken,
    RummyEnded,
    SetsLaid,
    StockRenewed,
    TipluSeen,
    TunnelasShown,
)
from ...engine.rummy.melds import sort_high_to_low
from ...engine.state import NO_CARD, NO_SIDE, NOBODY, WHOLE, Meld, ShownBid
from .card_names import (
    card_list_placeholders,
    card_name,
    card_placeholders,
    join_with_and,
    short_card_names,
    suit_placeholders,
)
from .i18n import capitalized, join_sentences, number_text, say, signed_number, uncapitalized
from .table_players import TablePlayers

# Messages about what the user does, and about what another player does
CARD_SENTENCES = {
    CardDiscarded: ("you-discard-card", "name-discards-card"),
    events.CardPlayed: ("you-play-card", "name-plays-card"),
    events.CardTurned: ("you-turn-up-card", "name-turns-up-card"),
    OfferTaken: ("you-take-offered-card", "name-takes-offered-card"),
}
BID_SENTENCES = {
    bidding_events.AuctionWon: ("you-win-bidding-at-amount", "name-wins-bidding-at-amount"),
    bidding_events.BidMade: ("bidding-log-you-bid-amount", "name-bids-amount"),
}
REDEAL_SENTENCES = {
    "four_sixes": ("you-have-all-four-sixes", "name-has-all-four-sixes"),
    "three_sixes": ("you-have-three-sixes-and-ask", "name-has-three-sixes-and-asks"),
    "low": ("you-have-no-card-above-jack-and-ask", "name-has-no-card-above-jack"),
}


@singledispatch
def event_sentence(event: events.Event, people: TablePlayers) -> str:
    """Return an event as a sentence that reveals only what the player may know."""
    raise AssertionError(event, people)


@event_sentence.register
def _deal_sentence(event: events.CardsDealt, people: TablePlayers) -> str:
    return people.sentence(event.dealer, "you-deal-cards", "name-deals-cards")


# Bidding


@event_sentence.register
def _bid_sentence(
    event: bidding_events.AuctionWon | bidding_events.BidMade, people: TablePlayers
) -> str:
    return people.sentence(event.seat, *BID_SENTENCES[type(event)], amount=event.amount)


@event_sentence.register
def _pass_sentence(event: bidding_events.BidPassed, people: TablePlayers) -> str:
    return people.sentence(event.seat, "you-pass", "name-passes")


@event_sentence.register
def _redeal_sentence(event: bidding_events.RedealDemanded, people: TablePlayers) -> str:
    if event.reason != "pair_sixes":
        return people.sentence(event.seat, *REDEAL_SENTENCES[event.reason])
    partner = people.seating.partner_of(event.seat)
    is_partner = people.is_own_seat(partner)
    return people.sentence(
        event.seat,
        "you-and-partner-have-all-four",
        "you-and-name-have-all-four" if is_partner else "name-and-partner-have-all-four",
        partner=people.name(partner),
    )


@event_sentence.register
def _passed_out_sentence(_event: bidding_events.HandPassedOut, _people: TablePlayers) -> str:
    return say("nobody-bid-so-everyone-scores-what-they-take")


@event_sentence.register
def _bid_settled_sentence(event: bidding_events.BidSettled, people: TablePlayers) -> str:
    yours, theirs = (
        ("you-raise-bid-to-amount", "name-raises-bid-to-amount")
        if event.is_raised
        else ("you-stay-at-amount", "name-stays-at-amount")
    )
    return people.sentence(event.seat, yours, theirs, amount=event.amount)


@event_sentence.register
def _bid_laid_sentence(event: bidding_events.BidCardLaid, people: TablePlayers) -> str:
    if people.is_own_seat(event.seat) and event.card != HIDDEN:
        return say("you-place-card-face-down", **card_placeholders(event.card))
    return say("name-places-card-face-down", name=people.name(event.seat))


@event_sentence.register
def _bid_spoken_sentence(event: bidding_events.BidSpoken, people: TablePlayers) -> str:
    if event.is_rami:
        return people.sentence(event.seat, "you-say-rami", "name-says-rami")
    return people.sentence(event.seat, "you-say-nolo", "name-says-nolo")


@event_sentence.register
def _bids_turned_sentence(event: bidding_events.BidCardsTurned, people: TablePlayers) -> str:
    bids = join_with_and([_shown_bid_text(bid, people) for bid in event.face_up_bids])
    if event.declarer == NOBODY:
        return say("bids-are-turned-up-bids", bids=bids)
    return people.sentence(
        event.declarer, "bids-are-turned-up-bids-you", "bids-are-turned-up-bids-name", bids=bids
    )


def _shown_bid_text(bid: ShownBid, people: TablePlayers) -> str:
    word = say("rami" if bid.is_rami else "nolo") if bid.card == NO_CARD else card_name(bid.card)
    return say("bid-name", name=people.you_or_name(bid.seat), bid=word)


@event_sentence.register
def _sooli_sentence(event: bidding_events.SooliAnnounced, people: TablePlayers) -> str:
    return people.sentence(
        event.seat, "you-play-sooli-which-means-playing", "name-plays-sooli-which-means-playing"
    )


# Exchange of cards


@event_sentence.register
def _kitty_sentence(event: bidding_events.KittyShown, people: TablePlayers) -> str:
    if HIDDEN in event.cards:
        return say("name-takes-kitty-nobody-else-sees", name=people.name(event.seat))
    cards = card_list_placeholders(event.cards)
    if event.seat == NOBODY:
        return say("kitty-holds-cards-nobody-takes-it", **cards)
    return people.sentence(
        event.seat,
        "kitty-holds-cards-you-take-it" if event.is_open else "you-take-kitty-cards-nobody-else",
        "kitty-holds-cards-name-takes-it",
        **cards,
    )


@event_sentence.register
def _cards_given_sentence(event: bidding_events.CardsGiven, people: TablePlayers) -> str:
    places = {"giver": people.name(event.giver), "taker": people.name(event.taker)}
    if HIDDEN in event.cards or people.own_seat not in (event.giver, event.taker):
        return say("giver-gives-taker-number-cards", number=len(event.cards), **places)
    places |= card_list_placeholders(event.cards)
    return people.sentence(event.giver, "you-give-taker-cards", "giver-gives-you-cards", **places)


@event_sentence.register
def _declarer_discarded_sentence(
    event: bidding_events.DeclarerDiscarded, people: TablePlayers
) -> str:
    if people.is_own_seat(event.seat) and HIDDEN not in event.cards:
        return say("you-discard-cards", **card_list_placeholders(event.cards))
    return say("name-discards-number-cards", number=len(event.cards), name=people.name(event.seat))


# Marriages


@event_sentence.register
def _question_sentence(event: events.MarriageAsked, people: TablePlayers) -> str:
    partner = people.seating.partner_of(event.seat)
    part = "whole" if event.suit == WHOLE else "half"
    asked = "you" if people.is_own_seat(partner) else "partner"
    suit = {} if event.suit == WHOLE else suit_placeholders(event.suit)
    return people.sentence(
        event.seat,
        f"you-ask-partner-for-{part}",
        f"name-asks-{asked}-for-{part}",
        partner=people.name(partner),
        **suit,
    )


@event_sentence.register
def _answer_sentence(event: events.MarriageAnswered, people: TablePlayers) -> str:
    if event.suit == NO_SUIT:
        return people.sentence(event.seat, "you-say-no", "name-says-no")
    suit = suit_placeholders(event.suit)
    return people.sentence(event.seat, "you-say-yes-suit", "name-says-yes-suit", **suit)


@event_sentence.register
def _trumps_restored_sentence(event: events.TrumpsRestored, people: TablePlayers) -> str:
    return people.sentence(
        event.seat,
        "you-make-suit-trumps-again",
        "name-makes-suit-trumps-again",
        **suit_placeholders(event.suit),
    )


@event_sentence.register
def _marriage_sentence(event: events.MarriageDeclared, people: TablePlayers) -> str:
    what = "suit-as-trumps" if event.is_trump else "little-one-in-suit"
    yours, theirs = f"you-declare-{what}", f"name-declares-{what}"
    sentence = people.sentence(event.seat, yours, theirs, **suit_placeholders(event.suit))
    count = say("its-worth-number-points", number=event.points)
    return f"{sentence} {count}"


# Tricks


@event_sentence.register
def _card_sentence(
    event: CardDiscarded | events.CardPlayed | events.CardTurned | OfferTaken, people: TablePlayers
) -> str:
    return people.sentence(
        event.seat, *CARD_SENTENCES[type(event)], **card_placeholders(event.card)
    )


@event_sentence.register
def _trick_taken_sentence(event: events.TrickTaken, people: TablePlayers) -> str:
    return people.sentence(event.trick.winner, "you-take-trick", "name-takes-trick")


def trick_end_sentence(
    last_play: events.CardPlayed, event: events.TrickTaken, people: TablePlayers
) -> str:
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
def _draw_sentence(event: events.StockDrawn, people: TablePlayers) -> str:
    if people.is_own_seat(event.seat) and event.card != HIDDEN:
        return say("you-draw-card", **card_placeholders(event.card))
    return people.sentence(event.seat, "you-draw-from-stock", "name-draws-from-stock")


# Rummy


@event_sentence.register
def _offer_turned_sentence(event: FirstCardOffered, _people: TablePlayers) -> str:
    return say("card-is-turned-up-as-first", **card_placeholders(event.card))


@event_sentence.register
def _tunnelas_shown_sentence(event: TunnelasShown, people: TablePlayers) -> str:
    return people.sentence(
        event.seat,
        "you-show-number-tunnelas-cards",
        "name-shows-number-tunnelas-cards",
        number=len(event.sets),
        **card_list_placeholders([cards[0] for cards in event.sets]),
    )


@event_sentence.register
def _sets_laid_sentence(event: SetsLaid, people: TablePlayers) -> str:
    return sets_laid_sentence(event, people, short_sets_text(event.sets))


def sets_laid_sentence(event: SetsLaid, people: TablePlayers, sets_text: str) -> str:
    return people.sentence(event.seat, "you-show-sets", "rummy-log-name-shows-sets", sets=sets_text)


def short_sets_text(sets: tuple[Meld, ...]) -> str:
    """Return sets as short card names, such as "6♥ 5♥ 4♥, 9♠ 9♠ 9♠"."""
    return ", ".join(short_card_names(sort_high_to_low(cards)) for cards in sets)


@event_sentence.register
def _tiplu_seen_sentence(event: TipluSeen, people: TablePlayers) -> str:
    if event.card == HIDDEN or not any(map(people.is_own_seat, event.known_to)):
        return say("name-looks-at-tiplu", name=people.name(event.seat))
    message = "card-is-drawn-as-tiplu" if event.is_new else "you-look-at-tiplu-its-card"
    return say(message, **card_placeholders(event.card))


@event_sentence.register
def _stock_renewed_sentence(_event: StockRenewed, _people: TablePlayers) -> str:
    return say("discards-are-shuffled-to-make-new")


@event_sentence.register
def _deal_ended_sentence(event: RummyEnded, people: TablePlayers) -> str:
    if event.seat == NOBODY:
        ended = say("stock-has-run-out-so-deal")
    else:
        ended = people.sentence(event.seat, "you-finish-deal", "name-finishes-deal")
    if event.tiplu == NO_CARD:
        return ended
    tiplu = say("tiplu-was-card", **card_placeholders(event.tiplu))
    return f"{ended} {tiplu}"


# The end of a hand or match


@event_sentence.register
def _hand_scored_sentence(event: events.HandScored, people: TablePlayers) -> str:
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
def match_won_sentence(event: events.MatchWon, people: TablePlayers) -> str:
    if event.side == NO_SIDE:
        return say("match-ends-in-tie-for-first")
    is_mine, is_one = people.is_your_side(event.side), len(people.seats_of(event.side)) == 1
    if is_mine and is_one:
        return say("you-win-match")
    if is_mine:
        sentence = "side-win-match-you-and-another"
    elif is_one:
        sentence = "side-wins-match"
    else:
        sentence = "side-win-match-two-others"
    return capitalized(say(sentence, side=people.side_name(event.side)))
