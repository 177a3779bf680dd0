"""Texts about ordered hands: the wishes, and what can't be dealt."""

from collections.abc import Iterable, Sequence

from ...model.hand_order import HandPart, OrderConflict, WishGroup
from .card_names import join_with_and
from .i18n import cached_per_language, say


def hand_result_text(number: int, right_count: int, total: int) -> str:
    """Return a line with the result of one hand in a round."""
    if not total:
        return say("hand-number-nothing-to-decide", number=number)
    return say("hand-number-rights-out", number=number, rights=right_count, of=total)


def frequency_text(share: float) -> str:
    """Return how often a hand with these cards comes up without an order."""
    return say("frequency", number=max(round(1 / share), 1))


def conflict_text(conflict: OrderConflict) -> str:
    """Return why an order can't be dealt, in one sentence."""
    quoted = "wish"
    names = [say(quoted, wish=wish_label(wish)) for wish in conflict.wishes]
    if conflict.part is not None:
        names.append(say(quoted, wish=part_label(conflict.part)))
    if len(names) == 1:
        return say("no-deal-at-this-table-fits", wish=names[0])
    return say(
        "no-deal-fits-both-wishes" if len(names) == 2 else "no-deal-fits-all-of-these",
        wishes=join_with_and(names),
    )


def chosen_wishes_text(wishes: Sequence[str], part: HandPart) -> str:
    """Return an order as one line."""
    chosen = [wish_label(wish) for wish in wishes]
    return " · ".join([*chosen, *([] if part is HandPart.WHOLE else [part_label(part)])])


def group_title(group: WishGroup) -> str:
    return say(f"wish-group-{group}")


def wish_label(wish: str) -> str:
    return _wish_labels()[wish]


def sort_wishes(wishes: Iterable[str]) -> list[str]:
    """Return wishes in the order in which the page shows them."""
    return sorted(wishes, key=list(_wish_labels()).index)


def part_label(part: HandPart) -> str:
    return say(f"hand-part-{part}")


def _wish_labels() -> dict[str, str]:
    return {**_card_wish_labels(), **_other_wish_labels()}


@cached_per_language
def _card_wish_labels() -> dict[str, str]:
    return {
        "marriage": say("wish-marriage"),
        "no-marriage": say("wish-no-marriage"),
        "two-marriages": say("wish-two-marriages"),
        "spade-marriage": say("wish-spade-marriage"),
        "heart-marriage": say("wish-heart-marriage"),
        "diamond-marriage": say("wish-diamond-marriage"),
        "club-marriage": say("wish-club-marriage"),
        "ace-marriage": say("wish-ace-marriage"),
        "half": say("wish-half"),
        "no-half": say("wish-no-half"),
        "no-king": say("wish-no-king"),
        "no-queen": say("wish-no-queen"),
        "ace": say("wish-ace"),
        "no-ace": say("wish-no-ace"),
        "two-aces": say("wish-two-aces"),
        "three-aces": say("wish-three-aces"),
        "ten": say("wish-ten"),
        "no-ten": say("wish-no-ten"),
        "ace-and-ten": say("wish-ace-and-ten"),
        "ten-without-ace": say("wish-ten-without-ace"),
        "four-aces-and-tens": say("wish-four-aces-and-tens"),
        "at-most-one-ace-or-ten": say("wish-at-most-one-ace-or-ten"),
        "three-sixes": say("wish-three-sixes"),
        "six-high-cards": say("wish-six-high-cards"),
        "at-most-two-high-cards": say("wish-at-most-two-high-cards"),
        "long-suit": say("wish-long-suit"),
        "six-card-suit": say("wish-six-card-suit"),
        "no-long-suit": say("wish-no-long-suit"),
        "void": say("wish-void"),
        "no-void": say("wish-no-void"),
        "singleton": say("wish-singleton"),
        "no-singleton": say("wish-no-singleton"),
        "tunnela": say("wish-tunnela"),
        "no-tunnela": say("wish-no-tunnela"),
        "three-dublees": say("wish-three-dublees"),
        "five-dublees": say("wish-five-dublees"),
        "at-most-one-dublee": say("wish-at-most-one-dublee"),
        "sequence": say("wish-sequence"),
        "no-sequence": say("wish-no-sequence"),
        "three-sequences": say("wish-three-sequences"),
        "joker": say("wish-joker"),
        "no-joker": say("wish-no-joker"),
    }


@cached_per_language
def _other_wish_labels() -> dict[str, str]:
    return {
        "dealer": say("wish-dealer"),
        "not-dealer": say("wish-not-dealer"),
        "partner-deals": say("wish-partner-deals"),
        "first": say("wish-first"),
        "last": say("wish-last"),
        "nobody-opened": say("wish-nobody-opened"),
        "partner-opened": say("wish-partner-opened"),
        "opponent-opened": say("wish-opponent-opened"),
        "bid-of-100": say("wish-bid-of-100"),
        "you-declare": say("wish-you-declare"),
        "partner-declares": say("wish-partner-declares"),
        "opponent-declares": say("wish-opponent-declares"),
        "rami": say("wish-rami"),
        "nolo": say("wish-nolo"),
        "trumps": say("wish-trumps"),
        "no-trumps": say("wish-no-trumps"),
    }
