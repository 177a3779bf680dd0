from dataclasses import replace

from marjapussi_gui.engine import bidding_events
from marjapussi_gui.engine import events as card_events
from marjapussi_gui.engine.bidding_events import (
    AuctionWon,
    BidCardLaid,
    BidCardsTurned,
    BidMade,
    BidPassed,
    BidSettled,
    BidSpoken,
    CardsGiven,
    DeclarerDiscarded,
    HandPassedOut,
    KittyShown,
    RedealDemanded,
    SooliAnnounced,
)
from marjapussi_gui.engine.cards import HIDDEN, NO_SUIT, Card, Suit, parse_card, parse_cards
from marjapussi_gui.engine.events import (
    CardPlayed,
    CardsDealt,
    CardTurned,
    Event,
    HandNote,
    HandScored,
    MarriageAnswered,
    MarriageAsked,
    MarriageDeclared,
    MatchWon,
    PublicEvent,
    StockDrawn,
    TrickTaken,
    TrumpsRestored,
    hand_zone,
)
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.rummy import events as rummy_events
from marjapussi_gui.engine.rummy.events import (
    CardDiscarded,
    FirstCardOffered,
    OfferTaken,
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
    ContestKind,
    Seat,
    ShownBid,
    Side,
    Trick,
)
from marjapussi_gui.ui.text import event_text as words
from marjapussi_gui.ui.text.card_names import card_name
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.ui.text.random_rules import all_steps, is_readable, table_players

FOUR = table_players(find_variant("marjapussi").create_game())
ME, LEFT, PARTNER = Seat(0), Seat(1), Seat(2)
HEARTS = Suit(1)
QUEEN, KING = parse_card("QH"), parse_card("KH")
SET = parse_cards("4H 5H 6H")
TUNNELA = parse_cards("9S 9S 9S")


def hand_scored(*notes: HandNote, gained: tuple[int, int] = (2, -3)) -> HandScored:
    return HandScored(ME, (9, 0), (120, 0), gained, gained, notes, ())


EVENTS: tuple[Event, ...] = (
    CardsDealt(ME, ((QUEEN,),), (), (), ()),
    BidMade(LEFT, 60),
    BidPassed(ME),
    RedealDemanded(LEFT, "pair_sixes"),
    RedealDemanded(LEFT, "three_sixes"),
    RedealDemanded(LEFT, "low"),
    RedealDemanded(LEFT, "four_sixes"),
    AuctionWon(ME, 60),
    HandPassedOut(),
    BidSettled(ME, 80, is_raised=True),
    BidSettled(LEFT, 60, is_raised=False),
    KittyShown(LEFT, SET),
    KittyShown(NOBODY, SET),
    KittyShown(ME, SET, is_open=False),
    KittyShown(LEFT, (HIDDEN,) * 3, is_open=False),
    CardsGiven(ME, PARTNER, SET),
    CardsGiven(PARTNER, ME, (QUEEN,)),
    CardsGiven(LEFT, Seat(3), (HIDDEN,)),
    DeclarerDiscarded(ME, SET),
    DeclarerDiscarded(LEFT, (HIDDEN,) * 3),
    BidCardLaid(ME, QUEEN),
    BidCardLaid(LEFT, HIDDEN),
    BidSpoken(LEFT, is_rami=True),
    BidSpoken(ME, is_rami=False),
    BidCardsTurned((ShownBid(LEFT, QUEEN, is_rami=True),), (), "rami", LEFT),
    BidCardsTurned((ShownBid(LEFT, NO_CARD, is_rami=False),), (), "nolo", NOBODY),
    SooliAnnounced(LEFT),
    MarriageAsked(ME, WHOLE),
    MarriageAsked(PARTNER, WHOLE),
    MarriageAsked(LEFT, HEARTS),
    MarriageAsked(PARTNER, HEARTS),
    MarriageAnswered(PARTNER, HEARTS),
    MarriageAnswered(ME, NO_SUIT),
    MarriageDeclared(ME, HEARTS, is_trump=True, points=2),
    MarriageDeclared(LEFT, HEARTS, is_trump=False, points=1),
    TrumpsRestored(LEFT, HEARTS),
    CardPlayed(LEFT, QUEEN, hand_zone(LEFT)),
    CardTurned(ME, 0, KING),
    TrickTaken(Side(0), Trick((ME, LEFT), (KING, QUEEN), KING, ME)),
    StockDrawn(ME, KING),
    StockDrawn(LEFT, HIDDEN),
    hand_scored("porvoo"),
    MatchWon(Side(0)),
    MatchWon(NO_SIDE),
    FirstCardOffered(QUEEN),
    TunnelasShown(ME, (TUNNELA,)),
    TunnelasShown(LEFT, (TUNNELA, parse_cards("8S 8S 8S"))),
    OfferTaken(LEFT, QUEEN),
    SetsLaid(LEFT, (SET, TUNNELA)),
    TipluSeen(LEFT, HIDDEN, (LEFT,), is_new=True),
    TipluSeen(ME, KING, (ME,), is_new=True),
    TipluSeen(ME, KING, (ME,), is_new=False),
    CardDiscarded(ME, parse_card("JK")),
    StockRenewed(SET),
    RummyEnded(LEFT, (SET,), KING),
    RummyEnded(NOBODY, (SET,), NO_CARD),
)


def is_event(named: object) -> bool:
    """Return whether something that a module defines or imports is a class of events."""
    return isinstance(named, type) and issubclass(named, PublicEvent) and named is not PublicEvent


def test_every_kind_of_event_has_a_sentence() -> None:
    modules = (bidding_events, card_events, rummy_events)
    every = {each for module in modules for each in vars(module).values() if is_event(each)}

    assert {type(event) for event in EVENTS} == every
    assert [event for event in EVENTS if not is_readable(words.event_sentence(event, FOUR))] == []


def test_events_of_played_matches_have_sentences_for_every_seat() -> None:
    for game, step in all_steps():
        for seat in game.seating.seats:
            named = table_players(game, seat)
            for event in step.events:
                seen = event.as_seen_by(seat)
                assert is_readable(words.event_sentence(seen, named))
                assert not words.bubble_text(seen, named) or words.speaking_seat(seen) != NOBODY


def test_no_hidden_card_is_named() -> None:
    for game, step in all_steps():
        for seat in game.seating.seats:
            for event in step.events:
                seen = event.as_seen_by(seat)
                named = table_players(game, seat)
                text = words.event_sentence(seen, named) + words.bubble_text(seen, named)
                assert not any(name in text for name in hidden_names(event, seen))


def hidden_names(event: Event, seen: Event) -> set[str]:
    if isinstance(event, BidCardsTurned):
        return set()  # its sentence names the bids turned up, which all have seen
    moved = {move.card for move in event.moves()}
    seen_cards: set[Card] = {move.card for move in seen.moves()}
    return {card_name(each) for each in moved - seen_cards}


def test_own_events_address_you() -> None:
    mine = words.event_sentence(CardPlayed(ME, QUEEN, hand_zone(ME)), FOUR)

    assert mine == "You play the queen of hearts."
    assert words.event_sentence(CardPlayed(LEFT, QUEEN, hand_zone(LEFT)), FOUR) == (
        "Eero plays the queen of hearts."
    )


def test_bubbles_speak_the_tables_words() -> None:
    sentences = [words.bubble_text(event, FOUR) for event in EVENTS]

    for sentence in (
        "60",
        "Pass",
        "New deal! I have all four sixes.",
        "New deal! We have all four sixes.",
        "New deal! I have three sixes.",
        "New deal! I have nothing above a jack.",
        "I’ll stay",
        "Rami",
        "Sooli!",
        "Do you have a whole?",
        "Do you have a half in hearts?",
        "Yes, hearts!",
        "No.",
        "Hearts are trumps!",
    ):
        assert sentence in sentences


def test_asking_shows_a_bubble_and_playing_does_not() -> None:
    assert words.speaking_seat(MarriageAsked(PARTNER, WHOLE)) == PARTNER
    assert words.speaking_seat(CardPlayed(LEFT, QUEEN, hand_zone(LEFT))) == NOBODY
    assert words.bubble_text(CardPlayed(LEFT, QUEEN, hand_zone(LEFT)), FOUR) == ""


def test_moments_fit_their_ribbon() -> None:
    assert all(
        len(words.highlight_text(event, FOUR)) <= words.MAX_HIGHLIGHT_LENGTH for event in EVENTS
    )


def test_great_moments_have_a_word() -> None:
    marriage = MarriageDeclared(ME, HEARTS, is_trump=True, points=2)

    assert words.highlight_text(marriage, FOUR) == "HEARTS!"
    assert words.highlight_text(hand_scored("porvoo"), FOUR) == "PORVOO"
    assert words.highlight_text(hand_scored("made", "lapiajo"), FOUR) == "LÄPIAJO"
    assert words.highlight_text(hand_scored(ContestKind.RAMI, gained=(8, 0)), FOUR) == "NOUSUSSA"
    assert (
        words.highlight_text(hand_scored(ContestKind.RAMI, "reset", gained=(0, -8)), FOUR)
        == "RISE BROKEN"
    )
    assert words.highlight_text(SooliAnnounced(LEFT), FOUR) == "SOOLI"
    assert words.highlight_text(MatchWon(NO_SIDE), FOUR) == "TIE"
    assert words.highlight_text(MatchWon(Side(1)), FOUR) == ""  # the winners are seen instead


def test_tricks_shared_by_two_of_three_players_are_no_lapiajo() -> None:
    shared = replace(hand_scored("made", "lapiajo"), tricks=(6, 6, 0))

    assert words.highlight_text(shared, FOUR) == ""


def test_trumps_that_come_back_score_nothing() -> None:
    assert (
        words.event_sentence(TrumpsRestored(LEFT, HEARTS), FOUR)
        == "Eero makes hearts trumps again, for no points."
    )


def test_tunnela_shown_has_one_article() -> None:
    shown = TunnelasShown(LEFT, ((QUEEN,) * 3,))

    assert words.event_sentence(shown, FOUR) == "Eero shows a tunnela: the queen of hearts."


def test_hidden_gift_names_giver_and_taker() -> None:
    assert (
        words.event_sentence(CardsGiven(LEFT, Seat(3), (HIDDEN,)), FOUR)
        == "Eero gives Onni a card."
    )


def test_cards_given_are_listed() -> None:
    sentence = words.event_sentence(CardsGiven(ME, PARTNER, (QUEEN, KING)), FOUR)

    assert sentence == "You give Helvi the queen of hearts and the king of hearts."


def test_partner_is_asked_by_name() -> None:
    onlooker = TablePlayers(FOUR.names, NOBODY, FOUR.seating)

    assert words.event_sentence(MarriageAsked(LEFT, WHOLE), FOUR) == "Eero asks Onni for a whole."
    assert (
        words.event_sentence(MarriageAsked(PARTNER, WHOLE), FOUR) == "Helvi asks you for a whole."
    )
    assert (
        words.event_sentence(MarriageAsked(ME, WHOLE), onlooker)
        == f"Aino asks {onlooker.name(PARTNER)} for a whole."
    )
