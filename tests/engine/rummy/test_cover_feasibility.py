"""What wild cards could reach: never less than there is, however hands fall."""

from random import Random

import pytest

from marjapussi_gui.engine.cards import (
    CARD_NAMES,
    JOKER,
    RANK_LETTERS,
    Card,
    card_names,
    parse_card,
    parse_cards,
)
from marjapussi_gui.engine.rummy.arrangement import CoverFeasibilityCheck, find_arrangement
from marjapussi_gui.engine.rummy.melds import MIN_SET_SIZE, SUIT_SEQUENCES, SetRules, wild_cards
from marjapussi_gui.engine.rummy.primary_sets import encode_counts


def reaches(text: str, wild: int = 0, dead: int = 0) -> bool:
    return CoverFeasibilityCheck().can_cover(encode_counts(parse_cards(text)), wild, dead)


@pytest.mark.parametrize(
    ("text", "wild"),
    [
        ("", 0),
        ("5H 6H 7H", 0),
        ("AS 2S 3S", 0),
        ("QS KS AS", 0),
        ("5H 5H 5H", 0),
        ("5H 5S 5D 5C", 0),
        ("JK JK JK JK JK JK", 0),
        ("5H 7H", 1),
        ("5H 6H 8H 9H", 1),
        ("5H 8H", 2),
        ("KD AD", 1),
        ("JD AD", 2),
        ("5H 5C", 1),
        ("5H", 2),
        ("5H 6H 7H 5H 6H 7H 8S 8D 8C", 0),
        ("AS 2S 3S QS KS AS", 0),
    ],
)
def test_so_many_wild_cards_are_enough(text: str, wild: int) -> None:
    assert reaches(text, wild)
    assert not wild or not reaches(text, wild - 1)


@pytest.mark.parametrize("text", ["KS AS 2S", "5H 6H", "5H 5H 6H", "JK JK", "5H 5S 5S", "AS AS"])
def test_what_is_no_set_takes_a_wild_card_or_is_dead(text: str) -> None:
    assert not reaches(text)
    assert reaches(text, dead=len(parse_cards(text)))


def test_of_dead_cards_there_are_so_many() -> None:
    assert reaches("5H 6H 7H 2S", dead=1)
    assert not reaches("5H 6H 7H 2S KD", dead=1)
    assert reaches("JK JK JK JK", dead=1)
    assert not reaches("JK JK JK JK JK", dead=1)


def a_set(rng: Random, table: SetRules) -> list[Card]:
    """Return a set as the rules have it, wild cards in some of its places."""
    suit, place, size = rng.randrange(4), rng.randrange(12), rng.choice((3, 3, 4, 5))
    row = list(SUIT_SEQUENCES[suit][place : place + size])
    trial = [
        Card(RANK_LETTERS.index(CARD_NAMES[row[0]][0]) + 13 * each)
        for each in rng.sample(range(4), 3)
    ]
    if len(row) < MIN_SET_SIZE or rng.random() < 0.4:
        row = rng.choice((trial, [row[0]] * 3))
    if len(set(row)) > 1 and table.wild_cards:
        wild = [each for each in (*range(52), JOKER) if table.is_wild(Card(each))]
        for at in rng.sample(range(len(row)), rng.randrange(min(table.max_wild, len(row)) + 1)):
            row[at] = Card(rng.choice(wild))
    return row


@pytest.mark.parametrize("tiplu", ["", "5H", "AS"])
@pytest.mark.parametrize("dead", [0, 1])
def test_what_was_made_of_sets_is_found_to_be(tiplu: str, dead: int) -> None:
    rng = Random(f"{tiplu}{dead}")
    table = SetRules(wild_cards(parse_card(tiplu)) if tiplu else 0)
    for _ in range(300):
        hand = [Card(rng.randrange(52)) for _ in range(dead)]
        for _ in range(rng.randrange(1, 4)):
            hand += a_set(rng, table)
        if max(map(hand.count, hand)) > 3:
            continue  # there are no more of a kind
        rng.shuffle(hand)
        assert find_arrangement(hand, table, dead) is not None, card_names(hand)
