"""Texts about a hand of rummy: its sets, the offered card, and maal (bonus points)."""

from collections.abc import Sequence

from ...engine.cards import Card
from ...engine.rummy.card_groups import SetKind
from ...engine.state import Seat
from ...engine.view import View
from .card_names import short_card_name
from .i18n import Message, cached_per_language, capitalized, localized_digits, plural, translate
from .scoring.settlement import maal_labels
from .table_players import TablePlayers


def group_labels(
    kind: SetKind, missing_cards: Sequence[Card] = (), wild_cards: Sequence[tuple[Card, Card]] = ()
) -> tuple[str, ...]:
    """Return a group's long label and perhaps a short one; () if the group isn't a set."""
    if missing_cards and not kind:
        return _missing_cards_labels(missing_cards)
    if len(wild_cards) == 1:
        (wild, other), form = wild_cards[0], translate("Sets", "{wild} used as {card}")
        both = {"wild": short_card_name(wild), "card": short_card_name(other)}
        return form.format(**both), "{wild} = {card}".format(**both)
    return (capitalized(_set_kind_labels()[kind]),) if kind else ()


def _missing_cards_labels(cards: Sequence[Card]) -> tuple[str, ...]:
    names = [short_card_name(each) for each in cards]
    if len(names) == 1:
        return translate("Sets", "Needs {card}").format(card=names[0]), f"+ {names[0]}"
    form = translate("Sets", "Needs {cards} or {last}")
    return form.format(cards=", ".join(names[:-1]), last=names[-1]), "+ " + " / ".join(names)


def sets_progress_text(ready_count: int, required_count: int, *, is_dublees: bool) -> str:
    """Return a text on how many of the required sets are ready."""
    if is_dublees:
        form = translate("Sets", "{number} of {wanted} dublees")
    else:
        form = translate("Sets", "{number} of {wanted} sets")
    return form.format(number=ready_count, wanted=required_count)


discards_title = Message("Sets", "Discards")
newest_last_text = Message("Sets", "The last card is on offer.")
no_discards_text = Message("Sets", "There are no discards.")
observations_title = Message("Sets", "Cards still out")
# label of cards that a player is known to hold
known_cards_label = Message("Sets", "Still holds (taken or shown):")
discarded_label = Message("Sets", "Discarded:")
nothing_seen_text = Message("Sets", "Nothing yet.")


def unseen_copies_text(card: Card, number: int) -> str:
    """Return a text on how many copies of a card the player hasn't seen yet."""
    name = short_card_name(card)
    if not number:
        return translate("Sets", "{card}: all seen").format(card=name)
    return plural("Sets", "{card}: 1 still out", "{card}: {number} still out", number, card=name)


def offer_origin_text(name: str) -> str:
    """Return a text saying who discarded the offered card.

    An empty name stands for a card turned up from the stock.
    """
    if not name:
        return translate("Sets", "Turned up first")
    return translate("Sets", "Discarded by {name}").format(name=name)


def lay_sets_text(number: int, total: int) -> str:
    """Return a text asking whether to lay the highlighted sets."""
    form = translate("Sets", "Show the raised sets? Choice {number} of {ways}.")
    return form.format(number=number, ways=total)


lay_these_label = Message("Sets", "Show these")
other_sets_label = Message("Sets", "Other sets")
not_yet_label = Message("Sets", "Not yet")
maal_label = Message("Count", "Maal")


def has_laid_text(people: TablePlayers, seat: Seat, sets: str) -> str:
    """Return a text on which sets a player has laid on the table."""
    yours = translate("Sets", "You’ve shown {sets}")
    return people.sentence(seat, yours, translate("Sets", "{name} has shown {sets}"), sets=sets)


def has_shown_text(people: TablePlayers, seat: Seat, sets: str) -> str:
    """Return a text on which tunnelas (three identical cards) a player showed at the start."""
    yours = translate("Sets", "You’ve shown these tunnelas: {sets}")
    theirs = translate("Sets", "{name} has shown these tunnelas: {sets}")
    return people.sentence(seat, yours, theirs, sets=sets)


def spoken_group_text(kind: str, cards: str) -> str:
    """Return the label and the cards of a group as text for the screen reader."""
    return f"{kind}: {cards}"


def spoken_progress_text(sets: str, points: str) -> str:
    """Return the number of sets and the points of the hand as text for the screen reader."""
    if not points:
        return sets
    return translate("Sets", "{sets}, maal {points}").format(sets=sets, points=points)


def maal_tooltip(parts: Sequence[tuple[str, int]]) -> str:
    """Return a tooltip with the parts of the maal (bonus points), one per line."""
    names = maal_labels()
    return "\n".join(f"{names[key]}: {localized_digits(points)}" for key, points in parts)


# label of the tiplu, the card that decides the wild cards
tiplu_label = Message("Sets", "Tiplu")


def wild_cards_text(view: View) -> str:
    """Return a text on which cards are wild, or on what must happen before that is known."""
    if view.rummy.tiplu >= 0:
        rank = short_card_name(view.rummy.tiplu)[:-1]
        return translate("Sets", "Every {rank} is wild, and so are these").format(rank=rank)
    if any(view.rummy.laid_sets):
        return translate("Sets", "Show three sets first")
    return translate("Sets", "Drawn when somebody shows sets")


def deal_number_text(view: View) -> str:
    """Return a text with the number of the current deal and the number of deals."""
    sentence = translate("Scores", "Deal {number} of {deals}")
    return sentence.format(number=view.match.hands_played + 1, deals=view.game.rules.deals)


@cached_per_language
def _set_kind_labels() -> dict[SetKind, str]:
    return {
        SetKind.PURE: translate("Sets", "Sequence"),
        SetKind.MARRIED: translate("Sets", "Marriage"),
        SetKind.TUNNELA: translate("Sets", "tunnela"),
        SetKind.TRIAL: translate("Sets", "trial"),
        SetKind.DIRTY: translate("Sets", "With wild cards"),
        SetKind.DUBLEE: translate("Sets", "dublee"),
    }
