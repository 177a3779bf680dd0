"""Ordered hands fulfil their wishes in every game, and every deal that fits is equally likely."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from marjapussi_gui.engine.actions import Bid, Deal
from marjapussi_gui.engine.cards import Card, card_mismatch, create_pack
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.hand_features import HAND_CONDITIONS
from marjapussi_gui.engine.hand_sampler import HandSampler
from marjapussi_gui.engine.phases.dealing import Dealing, all_dealt_cards
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.seating import Seating
from marjapussi_gui.engine.state import GameState, MatchStart, Seat
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.learning.trainer.requested_hands import (
    RandomShuffle,
    continue_hand,
    deal_cards,
    deal_requested_hand,
)
from marjapussi_gui.model.hand_request import (
    ALL_WISHES,
    OWN_SEAT,
    HandRequest,
    PracticePart,
    WishGroup,
    find_conflict,
    parts_for,
    wishes_for,
)
from tests.chi_square import fits_weights
from tests.held_cards import MEANINGS, Held

GAMES = [variant.create_game() for variant in VARIANTS]
JOKERS = find_variant("marriage").create_game({"printed_jokers": 6})
CLUB_ACE = find_variant("marjapussi").create_game({"first_hand": "club_ace"})
ORDERS_PER_GAME = 12


def name_of(game: Game) -> str:
    return game.key


def names(game: Game) -> tuple[str, ...]:
    return ("",) * game.seating.players


def visible_cards(record: MatchRecord) -> list[Card]:
    deal = record.entries[0].action
    assert isinstance(deal, Deal)
    up = deal.face_up[OWN_SEAT] if deal.face_up else ()
    return [*deal.hands[OWN_SEAT], *up]


def dealt(game: Game, order: HandRequest, seed: int) -> MatchRecord:
    found = deal_requested_hand(game, order, names(game), Random(seed))
    assert found is not None
    return found


def replayed(record: MatchRecord) -> Iterator[GameState]:
    game = record.header.game
    state = game.initial_state(record.header.start)
    for entry in record.entries:
        state, _ = game.apply_action(state, entry.action)
        yield state


def test_there_are_forty_wishes_and_more() -> None:
    offered = {
        wish for game in (*GAMES, JOKERS) for group in wishes_for(game).values() for wish in group
    }

    assert offered == set(ALL_WISHES)
    assert len(ALL_WISHES) >= 40


@pytest.mark.parametrize("game", [*GAMES, JOKERS, CLUB_ACE], ids=name_of)
def test_each_offered_wish_is_fulfilled(game: Game) -> None:
    offered = wishes_for(game)
    for wish in offered[WishGroup.CARDS]:
        record = deal_cards(game, HandRequest((wish,)), names(game), Random(1))
        assert [*replayed(record)]
        assert MEANINGS[wish](Held(visible_cards(record))), wish
    for wish in offered[WishGroup.SEAT]:
        record = dealt(game, HandRequest((wish,)), 2)
        first = next(replayed(record))
        partner = game.seating.partner_of(OWN_SEAT) if game.seating.has_partners else None
        meanings = {
            "dealer": first.dealer == OWN_SEAT,
            "not-dealer": first.dealer != OWN_SEAT,
            "partner-deals": first.dealer == partner,
            "first": first.turn == OWN_SEAT,
            "last": first.turn == game.seating.seat_after(OWN_SEAT),
        }
        assert meanings[wish], wish


@pytest.mark.parametrize("game", [*GAMES, JOKERS], ids=name_of)
def test_random_orders_are_fulfilled_unless_they_conflict(game: Game) -> None:
    offered, rng, fulfilled = wishes_for(game), Random(3), 0
    wishes = [*offered[WishGroup.CARDS], *offered[WishGroup.SEAT]]
    while fulfilled < ORDERS_PER_GAME:
        order = HandRequest(tuple(rng.sample(wishes, rng.choice((2, 3, 4)))))
        if find_conflict(game, order) is not None:
            continue
        fulfilled += 1
        record = deal_cards(game, order, names(game), rng)
        assert all(state is not None for state in replayed(record))
        cards = Held(visible_cards(record))
        assert all(MEANINGS[wish](cards) for wish in order.wishes if wish in HAND_CONDITIONS), order


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_each_part_asks_for_a_decision_of_that_part(game: Game) -> None:
    phases = {
        PracticePart.AUCTION: ("auction", "show", "sooli"),
        PracticePart.EXCHANGE: ("exchange",),
        PracticePart.LAST_TRICKS: ("play",),
    }
    for part in parts_for(game):
        state = dealt(game, HandRequest((), part), 4).state_after()
        assert state.turn == OWN_SEAT
        assert len(game.legal_actions(state)) > 1
        assert game.phase_name(state) in phases.get(part, (game.phase_name(state),))
        if part is PracticePart.LAST_TRICKS:
            down = state.rows.face_down[OWN_SEAT] if state.rows.face_down else ()
            assert state.hands[OWN_SEAT].bit_count() + sum(card >= 0 for card in down) <= 5


def test_bidding_wishes_hold_at_the_decision() -> None:
    game = find_variant("huutopussi").create_game()
    for seed in range(3):
        record = dealt(game, HandRequest(("partner-opened", "marriage")), seed)
        bids = [entry for entry in record.entries if isinstance(entry.action, Bid)]
        assert bids[0].seat == game.seating.partner_of(OWN_SEAT)
        assert MEANINGS["marriage"](Held(visible_cards(record)))

        record = dealt(game, HandRequest(("bid-of-100",), PracticePart.AUCTION), seed)
        assert record.state_after().auction.bid >= 100

        record = dealt(game, HandRequest(("you-declare",), PracticePart.EXCHANGE), seed)
        assert record.state_after().auction.highest_bidder == OWN_SEAT


def test_contests_and_trumps_hold_at_the_decision() -> None:
    tuppi, marjapussi = (find_variant(key).create_game() for key in ("tuppi", "marjapussi"))

    assert dealt(tuppi, HandRequest(("rami",)), 1).state_after().showing.contest == "rami"
    assert dealt(tuppi, HandRequest(("nolo",)), 1).state_after().showing.contest == "nolo"
    assert dealt(marjapussi, HandRequest(("trumps",)), 1).state_after().marriages.trump >= 0
    late = dealt(marjapussi, HandRequest(("no-trumps",), PracticePart.LAST_TRICKS), 1)
    assert late.state_after().marriages.trump < 0


def test_the_same_seed_deals_the_same_hand() -> None:
    game, order = find_variant("pfadfinder").create_game(), HandRequest(("half", "first"))

    assert dealt(game, order, 5) == dealt(game, order, 5) != dealt(game, order, 6)


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_hand_is_continued_to_its_end(game: Game) -> None:
    record, rng, decisions = dealt(game, HandRequest(), 8), Random(8), 0
    found: MatchRecord | None = record
    while found is not None and decisions < 6:
        record, decisions = found, decisions + 1
        view = create_view(game, record.state_after(), OWN_SEAT)
        assert len(view.legal_actions) > 1
        action = next(iter(reversed(view.legal_actions)))
        found = continue_hand(record, action, PracticePart.WHOLE, rng)
    assert decisions > 1
    assert len([*replayed(record)]) == len(record.entries)


def test_an_auction_ends_when_nothing_is_left_to_say() -> None:
    game, rng = find_variant("huutopussi").create_game(), Random(2)
    found: MatchRecord | None = dealt(game, HandRequest((), PracticePart.AUCTION), 2)
    while found is not None:
        record = found
        passing = game.legal_actions(record.state_after())[-1]
        found = continue_hand(record, passing, PracticePart.AUCTION, rng)

    assert game.phase_name(record.state_after()) == "auction"


def test_every_deal_that_fits_is_equally_likely() -> None:
    cards = create_pack(8)  # aces and kings
    dealing = Dealing(Seating(2, has_partners=False), cards, 3)
    sampler = HandSampler(cards, 3, [HAND_CONDITIONS["two-aces"]])
    state = find_variant("bondtolva-two").create_game().initial_state(MatchStart(Seat(1)))
    possible: dict[tuple[tuple[Card, ...], ...], int] = {
        (mine, theirs): 1
        for mine in combinations(sorted(cards), 3)
        if MEANINGS["two-aces"](Held(mine))
        for theirs in combinations(sorted(set(cards) - set(mine)), 3)
    }
    rng = Random(3)

    counts = Counter[tuple[tuple[Card, ...], ...]]()
    for _ in range(10 * len(possible)):
        mine = sampler.draw(rng.randrange)
        deal = dealing.deal_with_hand(Seat(0), mine, RandomShuffle(rng))
        assert dealing.refusal_reason(state, deal) == ""
        counts[tuple(tuple(sorted(hand)) for hand in deal.hands)] += 1

    assert fits_weights(counts, possible)


def test_dealers_are_equally_likely() -> None:
    game = find_variant("bag").create_game()
    rng = Random(1)
    dealers: Counter[Seat] = Counter(
        deal_cards(game, HandRequest(("not-dealer", "void")), names(game), rng).header.start.dealer
        for _ in range(300)
    )

    assert fits_weights(dealers, {Seat(1): 1, Seat(2): 1, Seat(3): 1})


def test_a_deal_holds_the_whole_pack() -> None:
    for game in GAMES:
        record = deal_cards(game, HandRequest(), names(game), Random(1))
        deal = record.entries[0].action
        assert isinstance(deal, Deal)
        assert card_mismatch(game.dealing_phase.cards, all_dealt_cards(deal)) == ""


def test_a_hand_that_never_comes_up_is_not_found() -> None:
    game = find_variant("huutopussi").create_game()
    order = HandRequest(("nobody-opened",), PracticePart.LAST_TRICKS)  # the first bidder must open

    assert find_conflict(game, order) is None
    assert deal_requested_hand(game, order, names(game), Random(1)) is None
