"""What everybody could see of the hands in a deal of sets."""

from marjapussi_gui.engine.cards import HIDDEN, parse_card, parse_cards
from marjapussi_gui.engine.rummy.observations import (
    count_unseen_copies,
    discarding_seats,
    observations_of,
)
from marjapussi_gui.engine.state import NO_CARD, NOBODY, RummyState, RummyTurn, Seat

ME, OTHER = Seat(0), Seat(1)


def turn(seat: Seat, offer: str, discard: str) -> RummyTurn:
    return RummyTurn(seat, parse_card(offer) if offer else NO_CARD, parse_card(discard))


RUMMY = RummyState(
    hands=(parse_cards("4H 5H"), (HIDDEN,) * 12),
    laid_sets=((), (parse_cards("9S 8S 7S"),)),
    shown_tunnelas=((), (parse_cards("2C 2C 2C"),)),
    discards=parse_cards("KD 3C"),
    turns=(
        turn(OTHER, "9S", "KD"),
        turn(ME, "", "6H"),
        turn(OTHER, "6H", "3C"),
        turn(OTHER, "AD", "AD"),
    ),
)


def test_what_was_taken_is_held_until_it_is_thrown_or_laid() -> None:
    seen = observations_of(RUMMY, OTHER)

    assert sorted(seen.known_cards) == sorted(parse_cards("2C 2C 2C 6H"))
    assert seen.discards == parse_cards("KD 3C AD")


def test_copies_are_unseen_that_lie_nowhere_to_be_seen() -> None:
    assert count_unseen_copies(RUMMY, ME, parse_card("4H"), 3) == 2
    assert count_unseen_copies(RUMMY, ME, parse_card("6H"), 3) == 2
    assert count_unseen_copies(RUMMY, ME, parse_card("2C"), 3) == 0
    assert count_unseen_copies(RUMMY, ME, parse_card("9S"), 3) == 2
    assert count_unseen_copies(RUMMY, ME, parse_card("QD"), 3) == 3


def test_who_discarded_a_card_is_known_of_those_that_still_lie_there() -> None:
    turns = turn(OTHER, "", "KD"), turn(ME, "", "6H")
    lying = RummyState(discards=parse_cards("AD KD 6H"), turns=turns)
    taken = RummyState(
        discards=parse_cards("AD KD"), turns=turns, drawn_from_offer=parse_card("6H")
    )

    assert discarding_seats(lying) == (NOBODY, OTHER, ME)
    assert discarding_seats(taken) == (NOBODY, OTHER)
