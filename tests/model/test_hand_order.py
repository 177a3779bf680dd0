"""Orders that no deal can fulfil name the wishes that conflict."""

import pytest

from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.model.hand_request import (
    ConflictingWishes,
    HandRequest,
    PracticePart,
    WishGroup,
    find_conflict,
    parts_for,
    wishes_for,
)

AUCTION, EXCHANGE = PracticePart.AUCTION, PracticePart.EXCHANGE


def conflict(
    key: str, *wishes: str, part: PracticePart = PracticePart.WHOLE
) -> ConflictingWishes | None:
    return find_conflict(find_variant(key).create_game(), HandRequest(wishes, part))


@pytest.mark.parametrize(
    ("key", "wishes", "named"),
    [
        ("marjapussi", ("ace", "marriage", "no-king"), ("marriage", "no-king")),
        ("marjapussi", ("void", "no-void", "no-ace", "ace"), ("void", "no-void")),
        ("huutopussi", ("no-ace", "ten", "ace-and-ten"), ("no-ace", "ace-and-ten")),
        ("bondtolva", ("no-void", "ace", "no-singleton"), ("no-void", "no-singleton")),
        (
            "huutopussi",
            ("no-ace", "void", "no-king", "no-queen", "no-ten", "six-card-suit"),
            ("no-ace", "no-king", "no-queen", "no-ten", "six-card-suit"),
        ),
        ("bondtolva", ("three-sixes",), ("three-sixes",)),
        ("tuppi", ("marriage",), ("marriage",)),
        ("marriage", ("joker",), ("joker",)),
        (
            "marriage",
            ("three-dublees", "no-tunnela", "at-most-one-dublee"),
            ("three-dublees", "at-most-one-dublee"),
        ),
        ("bag", ("dealer", "ace", "first"), ("dealer", "first")),
        ("bag", ("dealer", "partner-deals"), ("dealer", "partner-deals")),
        ("huutopussi-two", ("partner-deals",), ("partner-deals",)),
        ("huutopussi", ("nobody-opened", "bid-of-100"), ("nobody-opened", "bid-of-100")),
        ("huutopussi", ("you-declare", "partner-declares"), ("you-declare", "partner-declares")),
        ("tuppi", ("rami", "nolo"), ("rami", "nolo")),
        ("huutopussi", ("ace", "first", "partner-opened"), ("first", "partner-opened")),
        (
            "pfadfinder",
            ("first", "opponent-opened", "you-declare"),
            ("first", "opponent-opened", "you-declare"),
        ),
        ("marjapussi", ("trumps", "no-trumps"), ("trumps", "no-trumps")),
    ],
)
def test_a_conflict_names_as_few_wishes_as_possible(
    key: str, wishes: tuple[str, ...], named: tuple[str, ...]
) -> None:
    assert conflict(key, *wishes) == ConflictingWishes(named)


def test_a_conflict_with_the_part_names_the_part() -> None:
    declarer = ConflictingWishes(("you-declare",), AUCTION)

    assert conflict("huutopussi", "ace", "you-declare", part=AUCTION) == declarer
    assert conflict("huutopussi", "opponent-declares", part=EXCHANGE) == ConflictingWishes(
        ("opponent-declares",), EXCHANGE
    )
    assert conflict("huutopussi", "you-declare", part=EXCHANGE) is None
    assert conflict("pfadfinder", "first", "opponent-opened", part=AUCTION) == ConflictingWishes(
        ("first", "opponent-opened"), AUCTION
    )
    assert conflict("pfadfinder", "first", "opponent-opened") is None


def test_wishes_that_go_together_have_no_conflict() -> None:
    assert conflict("marjapussi", "marriage", "no-ace", "void", "dealer", "trumps") is None
    assert conflict("huutopussi-three", "two-marriages", "no-ten", "bid-of-100") is None
    assert conflict("marriage", "tunnela", "sequence", "first") is None


def test_house_rules_decide_what_is_offered() -> None:
    marriage = find_variant("marriage")
    without, with_jokers = marriage.create_game(), marriage.create_game({"printed_jokers": 3})

    assert "joker" not in wishes_for(without)[WishGroup.CARDS]
    assert "joker" in wishes_for(with_jokers)[WishGroup.CARDS]
    short = find_variant("marjapussi").create_game({"pack": 32})
    assert "three-sixes" not in wishes_for(short)[WishGroup.CARDS]


def test_only_parts_that_a_game_has_are_offered() -> None:
    parts = {
        key: parts_for(find_variant(key).create_game())
        for key in ("marjapussi", "huutopussi", "tuppi", "marriage")
    }

    assert parts == {
        "marjapussi": (PracticePart.WHOLE, PracticePart.LAST_TRICKS),
        "huutopussi": tuple(PracticePart),
        "tuppi": (PracticePart.WHOLE, AUCTION, PracticePart.LAST_TRICKS),
        "marriage": (PracticePart.WHOLE,),
    }
