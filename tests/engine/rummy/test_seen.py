"""What everybody could see of the hands in a deal of sets."""

from marjapussi_gui.engine.cards import HIDDEN, card, card_list
from marjapussi_gui.engine.rummy.seen import seen_of, unseen
from marjapussi_gui.engine.state import NO_CARD, Rummy, Seat, Turn

ME, OTHER = Seat(0), Seat(1)


def turn(seat: Seat, offer: str, discard: str) -> Turn:
    return Turn(seat, card(offer) if offer else NO_CARD, card(discard))


RUMMY = Rummy(
    hands=(card_list("4H 5H"), (HIDDEN,) * 12),
    laid=((), (card_list("9S 8S 7S"),)),
    shown=((), (card_list("2C 2C 2C"),)),
    discards=card_list("KD 3C"),
    turns=(
        turn(OTHER, "9S", "KD"),
        turn(ME, "", "6H"),
        turn(OTHER, "6H", "3C"),
        turn(OTHER, "AD", "AD"),
    ),
)


def test_what_was_taken_is_held_until_it_is_thrown_or_laid() -> None:
    seen = seen_of(RUMMY, OTHER)

    assert sorted(seen.holds) == sorted(card_list("2C 2C 2C 6H"))
    assert seen.threw == card_list("KD 3C AD")


def test_copies_are_unseen_that_lie_nowhere_to_be_seen() -> None:
    assert unseen(RUMMY, ME, card("4H"), 3) == 2
    assert unseen(RUMMY, ME, card("6H"), 3) == 2
    assert unseen(RUMMY, ME, card("2C"), 3) == 0
    assert unseen(RUMMY, ME, card("9S"), 3) == 2
    assert unseen(RUMMY, ME, card("QD"), 3) == 3
