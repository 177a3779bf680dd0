"""What words, aces and open kitties prove in the games of halves, of auctions and dead hands."""

import pytest

from marjapussi_gui.bots.belief.belief import Belief, CountConstraint
from marjapussi_gui.bots.belief.belief_inference import infer_belief
from marjapussi_gui.bots.belief.determinization import create_world_dealer
from marjapussi_gui.bots.kernel.constants import OUT_OF_PLAY_SLOT
from marjapussi_gui.engine.cards import (
    ACES,
    CARDS_OF_SUIT,
    MARRIAGE_PAIRS,
    SUIT_LETTERS,
    card_set,
    parse_card,
    parse_cards,
)
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import create_view
from tests.engine.scenarios.test_bluffing import after_first_trick, hearts_again
from tests.engine.scenarios.test_dead_hand import deal_two_players
from tests.scripted_match import ScriptedMatch

HEARTS, CLUBS, SPADES = (SUIT_LETTERS.index(name) for name in "HCS")
SIXES = card_set(parse_cards("6S 6H 6D 6C"))


def seen_by(table: ScriptedMatch, seat: int) -> Belief:
    return infer_belief(table.view(seat))


def limits(known: Belief, seat: int) -> list[tuple[int, int, int]]:
    return [
        (each.cards, each.min_count, each.max_count)
        for each in known.constraints
        if each.seat == seat
    ]


def test_yes_to_an_asker_without_a_half_puts_one_or_both_with_the_partner() -> None:
    known = seen_by(after_first_trick().do("half? C"), 0)

    assert MARRIAGE_PAIRS[CLUBS] & ~known.excluded[1] == 0
    assert (MARRIAGE_PAIRS[CLUBS], 1, 2) in limits(known, 3)


def test_no_excludes_the_partner_and_reveals_nothing_about_the_asker() -> None:
    known = seen_by(after_first_trick().do("half? D"), 0)

    assert MARRIAGE_PAIRS[SUIT_LETTERS.index("D")] & ~known.excluded[3] == 0
    assert limits(known, 1) == []


def test_a_found_suit_puts_one_card_with_each_partner() -> None:
    known = seen_by(after_first_trick().do("half? H"), 0)

    assert (MARRIAGE_PAIRS[HEARTS], 1, 1) in limits(known, 1)
    assert (MARRIAGE_PAIRS[HEARTS], 1, 1) in limits(known, 3)
    assert known.surely_holds(Seat(3), CARDS_OF_SUIT[HEARTS])
    assert not known.surely_holds(Seat(3), CARDS_OF_SUIT[CLUBS])


def test_trumping_with_new_trumps_leaves_the_old_trumps_possible() -> None:
    """Diamonds were trumps, and hearts are again: seat 2, without spades, trumps with a heart."""
    table = hearts_again().do("half? H").tricks("9S 8H JH")

    known = seen_by(table, 0)

    assert table.position["trump"] == "H"
    assert CARDS_OF_SUIT[SPADES] & known.hidden_cards & ~known.excluded[2] == 0
    assert card_set(parse_cards("AD TD")) & known.excluded[2] == 0


@pytest.mark.parametrize("shows", [True, False])
def test_following_the_first_lead_without_the_ace_excludes_it_where_aces_show(shows: bool) -> None:
    table = ScriptedMatch("pfadfinder", {"ace_shows": shows, "first_lead": "free"}).deal_from_seed(
        2
    )
    table.do("pass", "pass", "pass", "pass")
    leader = table.state.turn
    other = table.game.seating.seat_after(leader)
    followed = next(
        text
        for text in table.legal
        if (suit := CARDS_OF_SUIT[SUIT_LETTERS.index(text[-1])]) & table.state.hands[other]
        and not suit & table.state.hands[other] & ACES
        and parse_card(text.split()[1]) not in parse_cards("AS AH AD AC")
    )
    suit = CARDS_OF_SUIT[SUIT_LETTERS.index(followed[-1])]
    table.do(followed)
    low = next(text for text in table.legal if "play" in text)
    watcher = table.game.seating.seat_after(other)
    table.do(low)

    known = seen_by(table, watcher)

    is_barred = not suit & ACES & known.hidden_cards & ~known.excluded[other]
    assert is_barred or not shows


def test_dead_hand_is_dealt_apart_from_what_was_put_away() -> None:
    table = deal_two_players().do("bid 60", "pass", table_discard(deal_two_players()))
    known = seen_by(table, 0)

    world = create_world_dealer(known).deal(1, 5)

    numbers = known.adapter.codes
    assert (known.out_of_play_count, known.dead_hand_size) == (3, 11)
    assert numbers.decode(world[2]).bit_count() == 11
    assert card_set(parse_cards("TC KC QC")) & numbers.decode(world[2]) == 0
    assert numbers.decode(world[OUT_OF_PLAY_SLOT]).bit_count() == 3


def table_discard(table: ScriptedMatch) -> str:
    """Return what seat 1 may put away first, having taken the kitty."""
    return table.do("bid 60", "pass").legal[0]


def test_kitty_that_lies_open_is_nobodys() -> None:
    known = seen_by(deal_two_players().do("pass", "pass"), 0)

    assert card_set(parse_cards("TC KC QC")) & known.hidden_cards == 0
    assert (known.out_of_play_count, known.dead_hand_size, known.hidden_counts) == (0, 11, [0, 11])


def test_secret_kitty_that_nobody_took_may_be_anything() -> None:
    known = seen_by(deal_two_players({"kitty_open": False}).do("pass", "pass"), 0)

    assert (known.out_of_play_count, known.dead_hand_size, known.hidden_counts) == (3, 11, [0, 11])


@pytest.mark.parametrize("with_partner", [True, False])
def test_offer_of_a_new_deal_reveals_the_partners_sixes(with_partner: bool) -> None:
    low = "6S 6H JS JH JD JC 9S 9H 9D"
    rest = {
        True: ("AS AH AD AC TS TH TD TC KS", low, "KH KD KC QS QH QD QC 6D 6C"),
        False: ("AS AH AD AC TS TH TD 6D KS", low, "KH KD KC QS QH QD QC TC 6C"),
    }[with_partner]
    others = "9C 8S 8H 8D 8C 7S 7H 7D 7C"
    table = ScriptedMatch("huutopussi", {"redeal": "four_sixes", "first_bidder": "left"})
    table.deal(rest[0], rest[1], others, rest[2])

    known = seen_by(table, 1)

    held = SIXES & known.hidden_cards if with_partner else 0
    assert known.held[3] == held
    assert (
        CountConstraint(table.view(3).seat, SIXES & known.hidden_cards, 0, 1) in known.constraints
    ) != with_partner


def test_bids_reveal_nothing_about_sixes_if_four_are_needed() -> None:
    table = (
        ScriptedMatch("huutopussi", {"redeal": "four_sixes"}).deal_from_seed(1).do("bid 50", "pass")
    )

    watcher = table.state.turn
    known = infer_belief(create_view(table.game, table.state, watcher))

    partner = table.game.seating.partner_of(watcher)
    assert all(each.seat == partner for each in known.constraints)
