"""Texts about ordered hands: the wishes, and what can't be dealt."""

from collections.abc import Iterable, Sequence

from ...model.hand_order import HandPart, OrderConflict, WishGroup
from .card_names import join_with_and
from .i18n import Message, cached_per_language, plural, translate

order_title = Message("Order", "Order your hands")
introduction_text = Message(
    "Order", "Choose the hands you want to practise. Every deal that fits is equally likely."
)
game_label = Message("Order", "Game")
more_label = Message("Order", "More wishes")
fewer_label = Message("Order", "Fewer wishes")
clear_label = Message("Order", "Clear")
start_label = Message("Order", "Ten in a row")
play_label = Message("Order", "Play one at the table")
any_hand_text = Message("Order", "Every hand fits.")
dealing_text = Message("Order", "Dealing a hand that fits…")
thinking_text = Message("Order", "The computer is looking at your hand…")
evaluation_failed_text = Message(
    "Order", "The computer couldn’t review this hand. Try the next one."
)
leave_label = Message("Order", "Stop here")
play_on_label = Message("Order", "Play on")
next_hand_label = Message("Order", "Next hand")
ten_more_label = Message("Order", "Ten more")
change_label = Message("Order", "Change the order")
try_again_label = Message("Order", "Try again")


def not_found_text(deal_count: int) -> str:
    """Return a text saying that no deal fitted, and what to do."""
    return plural(
        "Order",
        "One deal came up, but it didn’t fit. Leave out a wish, or try again.",
        "{number} deals came up, but none fitted. Leave out a wish, or try again.",
        deal_count,
    )


def hand_number_text(number: int, total: int) -> str:
    """Return which hand of a round this is."""
    return translate("Order", "Hand {number} of {total}").format(number=number, total=total)


def hand_result_text(number: int, right_count: int, total: int) -> str:
    """Return a line with the result of one hand in a round."""
    if not total:
        return translate("Order", "Hand {number}: nothing to decide").format(number=number)
    sentence = translate("Order", "Hand {number}: {rights} out of {of} right")
    return sentence.format(number=number, rights=right_count, of=total)


def frequency_text(share: float) -> str:
    """Return how often a hand with these cards comes up without an order."""
    return plural(
        "Order",
        "Nearly every hand has these cards.",
        "About 1 in {number} hands has these cards.",
        max(round(1 / share), 1),
    )


def conflict_text(conflict: OrderConflict) -> str:
    """Return why an order can't be dealt, in one sentence."""
    quoted = translate("Order", "“{wish}”")
    names = [quoted.format(wish=wish_label(wish)) for wish in conflict.wishes]
    if conflict.part is not None:
        names.append(quoted.format(wish=part_label(conflict.part)))
    if len(names) == 1:
        return translate("Order", "No deal at this table fits {wish}.").format(wish=names[0])
    if len(names) == 2:
        sentence = translate("Order", "No deal fits both {wishes}.")
    else:
        sentence = translate("Order", "No deal fits all of these: {wishes}.")
    return sentence.format(wishes=join_with_and(names))


def chosen_wishes_text(wishes: Sequence[str], part: HandPart) -> str:
    """Return an order as one line."""
    chosen = [wish_label(wish) for wish in wishes]
    return " · ".join([*chosen, *([] if part is HandPart.WHOLE else [part_label(part)])])


def group_title(group: WishGroup) -> str:
    return _group_titles()[group]


part_title = Message("Order", "What you practise")


def wish_label(wish: str) -> str:
    return _wish_labels()[wish]


def sort_wishes(wishes: Iterable[str]) -> list[str]:
    """Return wishes in the order in which the page shows them."""
    return sorted(wishes, key=list(_wish_labels()).index)


def part_label(part: HandPart) -> str:
    return _part_labels()[part]


@cached_per_language
def _group_titles() -> dict[WishGroup, str]:
    return {
        WishGroup.CARDS: translate("Order", "What you hold"),
        WishGroup.SEAT: translate("Order", "Where you sit"),
        WishGroup.BIDDING: translate("Order", "What’s been said"),
    }


@cached_per_language
def _part_labels() -> dict[HandPart, str]:
    return {
        HandPart.WHOLE: translate("Order", "The whole hand"),
        HandPart.AUCTION: translate("Order", "Only the auction"),
        HandPart.EXCHANGE: translate("Order", "Only the exchange"),
        HandPart.LAST_TRICKS: translate("Order", "Only the last five tricks"),
    }


def _wish_labels() -> dict[str, str]:
    return {**_card_wish_labels(), **_other_wish_labels()}


@cached_per_language
def _card_wish_labels() -> dict[str, str]:
    return {
        "marriage": translate("Order", "A marriage"),
        "no-marriage": translate("Order", "No marriage"),
        "two-marriages": translate("Order", "Two marriages or more"),
        "spade-marriage": translate("Order", "A marriage in spades"),
        "heart-marriage": translate("Order", "A marriage in hearts"),
        "diamond-marriage": translate("Order", "A marriage in diamonds"),
        "club-marriage": translate("Order", "A marriage in clubs"),
        "ace-marriage": translate("Order", "A marriage with its ace"),
        "half": translate("Order", "A half"),
        "no-half": translate("Order", "No half"),
        "no-king": translate("Order", "No king"),
        "no-queen": translate("Order", "No queen"),
        "ace": translate("Order", "An ace"),
        "no-ace": translate("Order", "No ace"),
        "two-aces": translate("Order", "Two aces or more"),
        "three-aces": translate("Order", "Three aces or more"),
        "ten": translate("Order", "A ten"),
        "no-ten": translate("Order", "No ten"),
        "ace-and-ten": translate("Order", "Ace and ten of one suit"),
        "ten-without-ace": translate("Order", "A ten without its ace"),
        "four-aces-and-tens": translate("Order", "Four or more aces and tens"),
        "at-most-one-ace-or-ten": translate("Order", "At most one ace or ten"),
        "three-sixes": translate("Order", "Three sixes or more"),
        "six-high-cards": translate("Order", "Six or more aces, kings and queens"),
        "at-most-two-high-cards": translate("Order", "At most two aces, kings and queens"),
        "long-suit": translate("Order", "Five or more of a suit"),
        "six-card-suit": translate("Order", "Six or more of a suit"),
        "no-long-suit": translate("Order", "At most four of any suit"),
        "void": translate("Order", "A void"),
        "no-void": translate("Order", "Cards of every suit"),
        "singleton": translate("Order", "A singleton"),
        "no-singleton": translate("Order", "No singleton"),
        "tunnela": translate("Order", "A tunnela"),
        "no-tunnela": translate("Order", "No tunnela"),
        "three-dublees": translate("Order", "Three dublees or more"),
        "five-dublees": translate("Order", "Five dublees or more"),
        "at-most-one-dublee": translate("Order", "At most one dublee"),
        "sequence": translate("Order", "A sequence"),
        "no-sequence": translate("Order", "No sequence"),
        "three-sequences": translate("Order", "Sequences in three suits"),
        "joker": translate("Order", "A printed joker"),
        "no-joker": translate("Order", "No printed joker"),
    }


@cached_per_language
def _other_wish_labels() -> dict[str, str]:
    return {
        "dealer": translate("Order", "You deal"),
        "not-dealer": translate("Order", "Somebody else deals"),
        "partner-deals": translate("Order", "Your partner deals"),
        "first": translate("Order", "You act first"),
        "last": translate("Order", "You act last"),
        "nobody-opened": translate("Order", "Nobody has bid yet"),
        "partner-opened": translate("Order", "Your partner bid first"),
        "opponent-opened": translate("Order", "An opponent bid first"),
        "bid-of-100": translate("Order", "The bid is 100 or more"),
        "you-declare": translate("Order", "You’re the declarer"),
        "partner-declares": translate("Order", "Your partner is the declarer"),
        "opponent-declares": translate("Order", "An opponent is the declarer"),
        "rami": translate("Order", "Rami"),
        "nolo": translate("Order", "Nolo"),
        "trumps": translate("Order", "There are trumps"),
        "no-trumps": translate("Order", "No trumps yet"),
    }
