from marjapussi_gui.engine.bidding_events import (
    AuctionWon,
    BidLaid,
    BidMade,
    BidSaid,
    BidSettled,
    BidsTurned,
    CardsGiven,
    CardsPutAway,
    KittyShown,
    NobodyPlays,
    Passed,
    RedealDemanded,
    SooliSaid,
)
from marjapussi_gui.engine.cards import HIDDEN, NO_SUIT, Card, Suit, card, card_list
from marjapussi_gui.engine.events import (
    KINDS,
    CardPlayed,
    CardTurned,
    Dealt,
    Event,
    HandScored,
    MarriageAnswered,
    MarriageAsked,
    MarriageMade,
    MatchWon,
    Note,
    StockDrawn,
    TrickTaken,
    TrumpsAgain,
    hand_zone,
)
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.rummy.events import (
    CardDiscarded,
    OfferTaken,
    OfferTurned,
    RummyEnded,
    SetsLaid,
    StockRenewed,
    TipluSeen,
    TunnelasShown,
)
from marjapussi_gui.engine.state import (
    NO_CARD,
    NO_SIDE,
    NOBODY,
    WHOLE,
    Contest,
    Seat,
    Shown,
    Side,
    Trick,
)
from marjapussi_gui.ui.wording import events as words
from marjapussi_gui.ui.wording.card_names import card_name
from marjapussi_gui.ui.wording.people import People
from tests.ui.wording.readings import is_readable, people, steps

FOUR = people(variant("marjapussi").game())
ME, LEFT, PARTNER = Seat(0), Seat(1), Seat(2)
HEARTS = Suit(1)
QUEEN, KING = card("QH"), card("KH")
SET = card_list("4H 5H 6H")
TUNNELA = card_list("9S 9S 9S")


def scored(*notes: Note, gained: tuple[int, int] = (2, -3)) -> HandScored:
    return HandScored(ME, (9, 0), (120, 0), gained, gained, notes, ())


EVENTS: tuple[Event, ...] = (
    Dealt(ME, ((QUEEN,),), (), (), ()),
    BidMade(LEFT, 60),
    Passed(ME),
    RedealDemanded(LEFT, "pair_sixes"),
    RedealDemanded(LEFT, "three_sixes"),
    RedealDemanded(LEFT, "low"),
    RedealDemanded(LEFT, "four_sixes"),
    AuctionWon(ME, 60),
    NobodyPlays(),
    BidSettled(ME, 80, raised=True),
    BidSettled(LEFT, 60, raised=False),
    KittyShown(LEFT, SET),
    KittyShown(NOBODY, SET),
    KittyShown(ME, SET, is_open=False),
    KittyShown(LEFT, (HIDDEN,) * 3, is_open=False),
    CardsGiven(ME, PARTNER, SET),
    CardsGiven(PARTNER, ME, (QUEEN,)),
    CardsGiven(LEFT, Seat(3), (HIDDEN,)),
    CardsPutAway(ME, SET),
    CardsPutAway(LEFT, (HIDDEN,) * 3),
    BidLaid(ME, QUEEN),
    BidLaid(LEFT, HIDDEN),
    BidSaid(LEFT, rami=True),
    BidSaid(ME, rami=False),
    BidsTurned((Shown(LEFT, QUEEN, rami=True),), (), "rami", LEFT),
    BidsTurned((Shown(LEFT, NO_CARD, rami=False),), (), "nolo", NOBODY),
    SooliSaid(LEFT),
    MarriageAsked(ME, WHOLE),
    MarriageAsked(PARTNER, WHOLE),
    MarriageAsked(LEFT, HEARTS),
    MarriageAsked(PARTNER, HEARTS),
    MarriageAnswered(PARTNER, HEARTS),
    MarriageAnswered(ME, NO_SUIT),
    MarriageMade(ME, HEARTS, is_trump=True, points=2),
    MarriageMade(LEFT, HEARTS, is_trump=False, points=1),
    TrumpsAgain(LEFT, HEARTS),
    CardPlayed(LEFT, QUEEN, hand_zone(LEFT)),
    CardTurned(ME, 0, KING),
    TrickTaken(Side(0), Trick((ME, LEFT), (KING, QUEEN), KING, ME)),
    StockDrawn(ME, KING),
    StockDrawn(LEFT, HIDDEN),
    scored("porvoo"),
    MatchWon(Side(0)),
    MatchWon(NO_SIDE),
    OfferTurned(QUEEN),
    TunnelasShown(ME, (TUNNELA,)),
    TunnelasShown(LEFT, (TUNNELA, card_list("8S 8S 8S"))),
    OfferTaken(LEFT, QUEEN),
    SetsLaid(LEFT, (SET, TUNNELA)),
    TipluSeen(LEFT, HIDDEN, (LEFT,), chosen=True),
    TipluSeen(ME, KING, (ME,), chosen=True),
    TipluSeen(ME, KING, (ME,), chosen=False),
    CardDiscarded(ME, card("JK")),
    StockRenewed(SET),
    RummyEnded(LEFT, (SET,), KING),
    RummyEnded(NOBODY, (SET,), NO_CARD),
)


def test_every_kind_of_event_is_told() -> None:
    kinds = {type(event) for event in EVENTS}

    assert kinds == set(KINDS.values())
    assert [event for event in EVENTS if not is_readable(words.sentence_of(event, FOUR))] == []


def test_events_of_played_matches_are_told_to_every_seat() -> None:
    for game, step in steps():
        for seat in game.seating.seats:
            named = people(game, seat)
            for event in step.events:
                seen = event.seen_by(seat)
                assert is_readable(words.sentence_of(seen, named))
                assert not words.said(seen, named) or words.speaker(seen) != NOBODY


def test_no_hidden_card_is_named() -> None:
    for game, step in steps():
        for seat in game.seating.seats:
            for event in step.events:
                seen = event.seen_by(seat)
                named = people(game, seat)
                text = words.sentence_of(seen, named) + words.said(seen, named)
                assert not any(name in text for name in hidden_names(event, seen))


def hidden_names(event: Event, seen: Event) -> set[str]:
    if isinstance(event, BidsTurned):
        return set()  # its sentence names the bids turned up, which all have seen
    moved = {move.card for move in event.moves()}
    seen_cards: set[Card] = {move.card for move in seen.moves()}
    return {card_name(each) for each in moved - seen_cards}


def test_own_events_are_told_to_you() -> None:
    mine = words.sentence_of(CardPlayed(ME, QUEEN, hand_zone(ME)), FOUR)

    assert mine == "You play the queen of hearts."
    assert words.sentence_of(CardPlayed(LEFT, QUEEN, hand_zone(LEFT)), FOUR) == (
        "Eero plays the queen of hearts."
    )


def test_bubbles_speak_the_tables_words() -> None:
    sentences = [words.said(event, FOUR) for event in EVENTS]

    for sentence in (
        "60",
        "Pass",
        "New deal!",
        "I stand",
        "Rami",
        "Sooli!",
        "Have you a whole?",
        "Have you a half in hearts?",
        "Yes, hearts!",
        "No.",
        "Hearts are trumps!",
    ):
        assert sentence in sentences


def test_who_asks_speaks_and_who_plays_a_card_does_not() -> None:
    assert words.speaker(MarriageAsked(PARTNER, WHOLE)) == PARTNER
    assert words.speaker(CardPlayed(LEFT, QUEEN, hand_zone(LEFT))) == NOBODY
    assert words.said(CardPlayed(LEFT, QUEEN, hand_zone(LEFT)), FOUR) == ""


def test_moments_fit_their_ribbon() -> None:
    assert all(len(words.moment(event, FOUR)) <= words.LONGEST_MOMENT for event in EVENTS)


def test_great_moments_have_a_word() -> None:
    marriage = MarriageMade(ME, HEARTS, is_trump=True, points=2)

    assert words.moment(marriage, FOUR) == "HEARTS!"
    assert words.moment(scored("porvoo"), FOUR) == "PORVOO"
    assert words.moment(scored("made", "lapiajo"), FOUR) == "LÄPIAJO"
    assert words.moment(scored(Contest.RAMI, gained=(8, 0)), FOUR) == "NOUSUSSA"
    assert words.moment(scored(Contest.RAMI, "reset", gained=(0, -8)), FOUR) == ""
    assert words.moment(SooliSaid(LEFT), FOUR) == "SOOLI"
    assert words.moment(MatchWon(Side(1)), FOUR) == "MATCH OVER"


def test_cards_given_are_listed() -> None:
    sentence = words.sentence_of(CardsGiven(ME, PARTNER, (QUEEN, KING)), FOUR)

    assert sentence == "You give Helvi the queen of hearts and the king of hearts."


def test_partner_is_asked_by_name() -> None:
    onlooker = People(FOUR.names, NOBODY, FOUR.seating)

    assert (
        words.sentence_of(MarriageAsked(LEFT, WHOLE), FOUR)
        == "Eero asks their partner for a whole."
    )
    assert words.sentence_of(MarriageAsked(PARTNER, WHOLE), FOUR) == "Helvi asks you for a whole."
    assert (
        words.sentence_of(MarriageAsked(ME, WHOLE), onlooker)
        == "Aino asks their partner for a whole."
    )
