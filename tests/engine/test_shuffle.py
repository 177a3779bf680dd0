"""Deals from a seed, recomputed here as the record format describes them."""

from dataclasses import replace
from hashlib import sha256

import pytest

from marjapussi_gui.engine.actions import Deal, RandomDraw
from marjapussi_gui.engine.cards import CARD_NAMES, Card
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.record_lines import deal_fingerprint
from marjapussi_gui.engine.shuffle import SeededSource
from marjapussi_gui.engine.state import MatchStart, PendingChance, RummyState, Seat
from tests.scripted_match import ScriptedMatch

PACK = {36: "AKQJT9876", 24: "AKQJT9", 52: "AKQJT98765432"}


def words(game: str, seed: int, deal: int, what: str) -> list[int]:
    data = b"".join(
        sha256(f"marjapussi|1|{game}|{seed}|{deal}|{what}|{block}".encode()).digest()
        for block in range(100)
    )
    return [int.from_bytes(data[at : at + 4], "big") for at in range(0, len(data), 4)]


def below(limit: int, stream: list[int]) -> int:
    while True:
        word = stream.pop(0)
        if word < limit * (2**32 // limit):
            return word % limit


def expected_shuffle(pack: list[str], stream: list[int]) -> list[str]:
    for i in range(len(pack) - 1, 0, -1):
        j = below(i + 1, stream)
        pack[i], pack[j] = pack[j], pack[i]
    return pack


def one_pack(size: int) -> list[str]:
    return [rank + suit for suit in "SHDC" for rank in PACK[size]]


def texts(cards: tuple[Card, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


@pytest.mark.parametrize(
    ("key", "size", "players", "hand"),
    [
        ("marjapussi", 36, 4, 9),
        ("bondtolva", 24, 4, 6),
        ("bondtolva-two", 24, 2, 6),
        ("huutopussi-three", 36, 3, 11),
        ("tuppi", 52, 4, 13),
    ],
)
@pytest.mark.parametrize("dealer", [0, 1])
def test_cards_are_dealt_one_at_a_time_from_left_of_dealer(
    key: str, size: int, players: int, hand: int, dealer: int
) -> None:
    order = expected_shuffle(one_pack(size), words(key, 42, 0, "deal"))
    hands: list[list[str]] = [[] for _ in range(players)]
    for place in range(players * hand):
        hands[(dealer + 1 + place) % players].append(order[place])

    game = find_variant(key).create_game()
    deal = game.chance_action(game.initial_state(MatchStart(Seat(dealer))), 42)

    assert isinstance(deal, Deal)
    assert hands == [texts(cards) for cards in deal.hands]
    assert order[players * hand :] == texts(deal.stock)


def test_open_rows_are_dealt_as_hand_down_and_up() -> None:
    order = expected_shuffle(one_pack(36), words("avomarjapussi", 7, 0, "deal"))
    left, dealer = order[0::2], order[1::2]

    game = find_variant("avomarjapussi").create_game()
    deal = game.chance_action(game.initial_state(MatchStart(Seat(0))), 7)

    assert isinstance(deal, Deal)
    for seat, cards in ((0, dealer), (1, left)):
        assert cards[:4] == texts(deal.hands[seat])
        assert cards[4:11] == texts(deal.face_down[seat])
        assert cards[11:] == texts(deal.face_up[seat])


def test_three_packs_follow_one_another_and_jokers_come_last() -> None:
    pack = one_pack(52) * 3 + ["JK"] * 3
    order = expected_shuffle(pack, words("marriage", 5, 0, "deal"))

    game = find_variant("marriage").create_game({"printed_jokers": 3}, players=3)
    deal = game.chance_action(game.initial_state(MatchStart(Seat(2))), 5)

    assert isinstance(deal, Deal)
    assert order[0:63:3] == texts(deal.hands[0])
    assert order[63:] == texts(deal.stock)


def test_number_of_the_deal_counts_those_dealt_again() -> None:
    table = ScriptedMatch("huutopussi", {"redeal": "three_sixes"})
    sixes = "6S 6H 6D AS TS KS QS JS 9S"
    others = ("8S 7S AH TH KH QH JH 9H 8H", "7H AD TD KD QD JD 9D 8D 7D")
    table.deal(sixes, *others, "AC TC KC QC JC 9C 8C 7C 6C").do("redeal")

    deal = table.game.chance_action(table.state, 9)

    order = expected_shuffle(one_pack(36), words("huutopussi", 9, 1, "deal"))
    assert isinstance(deal, Deal)
    assert order[0::4] == texts(deal.hands[1])


@pytest.mark.parametrize("seed", [0, 1, 10**30])
@pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.key)
def test_first_dealer_follows_from_the_seed(one: Variant, seed: int) -> None:
    game = one.create_game()
    players = game.seating.players

    assert below(players, words(game.key, seed, 0, "dealer")) == game.first_dealer(seed)


def test_words_beyond_the_last_fair_word_are_skipped() -> None:
    limit = 3 * 2**30  # a quarter of all words is not fair
    stream = words("bag", 3, 0, "deal")
    unfair = [word for word in stream[:8] if word >= limit]

    assert unfair
    assert below(limit, stream) == SeededSource("bag", 3, 0).draw_below("deal", limit)


def test_tiplu_is_counted_among_the_cards_that_can_be_it() -> None:
    table = ScriptedMatch("marriage", {"printed_jokers": 6}, players=2).deal_from_seed(8)
    stock = table.state.rummy.stock
    state = table.state.replace(rummy=_due(table, PendingChance.TIPLU))
    candidates = [card for card in stock if CARD_NAMES[card] != "JK"]
    place = below(len(candidates), words("marriage", 8, 0, "tiplu"))

    assert RandomDraw((candidates[place],)) == table.game.chance_action(state, 8)


def test_reshuffle_starts_from_the_discards_in_order() -> None:
    table = ScriptedMatch("marriage", players=2).deal_from_seed(8).do("draw stock")
    for _ in range(6):
        table.do(next(text for text in table.legal if "discard" in text), "draw stock")
    discards = texts(table.state.rummy.discards[:-1])
    state = table.state.replace(rummy=_due(table, PendingChance.RESHUFFLE))

    chance = table.game.chance_action(state, 8)

    assert isinstance(chance, RandomDraw)
    assert expected_shuffle(discards, words("marriage", 8, 0, "reshuffle")) == texts(chance.cards)


def test_fingerprint_is_the_digest_of_deal_line_and_seed() -> None:
    table = ScriptedMatch("bondtolva-two")
    deal = table.game.chance_action(table.state, 11)
    assert isinstance(deal, Deal)
    hands = '", "'.join(" ".join(texts(hand)) for hand in deal.hands)
    line = f'{{"deal": ["{hands}"], "stock": "{" ".join(texts(deal.stock))}"}}'

    assert sha256(f"{line}|11".encode()).hexdigest() == deal_fingerprint(deal, 11)


def _due(table: ScriptedMatch, what: PendingChance) -> RummyState:
    return replace(table.state.rummy, pending_chance=what)
