"""Texts about the sets, offers and maal of a rummy hand."""

from collections.abc import Sequence

from ...engine.cards import Card
from ...engine.rummy.grouping import SetKind
from ...engine.view import View
from .card_names import short_name
from .counts.settlement import maal_terms
from .tongue import capital, counted, digits, once_a_language, translate


def group(
    kind: SetKind, lacks: Sequence[Card] = (), stands: Sequence[tuple[Card, Card]] = ()
) -> tuple[str, ...]:
    """Return the label of a group of cards, long and short; empty if it is no set."""
    if lacks and not kind:
        return _lacking(lacks)
    if len(stands) == 1:
        (wild, other), form = stands[0], translate("Sets", "{wild} stands for {card}")
        both = {"wild": short_name(wild), "card": short_name(other)}
        return form.format(**both), "{wild} = {card}".format(**both)
    return (capital(_kinds()[kind]),) if kind else ()


def _lacking(cards: Sequence[Card]) -> tuple[str, ...]:
    names = [short_name(each) for each in cards]
    if len(names) == 1:
        return translate("Sets", "Wants {card}").format(card=names[0]), f"+ {names[0]}"
    form = translate("Sets", "Wants {cards} or {last}")
    return form.format(cards=", ".join(names[:-1]), last=names[-1]), "+ " + " / ".join(names)


def ready(number: int, wanted: int, *, is_of_dublees: bool) -> str:
    """Return how many of the required sets are ready."""
    if is_of_dublees:
        form = translate("Sets", "{number} of {wanted} dublees")
    else:
        form = translate("Sets", "{number} of {wanted} sets")
    return form.format(number=number, wanted=wanted)


def discards() -> str:
    return translate("Sets", "Discards")


def newest_last() -> str:
    return translate("Sets", "The last one is on offer.")


def none_discarded() -> str:
    return translate("Sets", "No card lies there.")


def seen_title() -> str:
    return translate("Sets", "What was seen")


def holds() -> str:
    """Return the label before cards that a player is known to hold."""
    return translate("Sets", "Holds from the offer or shown:")


def threw() -> str:
    return translate("Sets", "Threw:")


def nothing_seen() -> str:
    return translate("Sets", "Nothing yet.")


def unseen(card: Card, number: int) -> str:
    """Return how many copies of a card have not been seen yet."""
    name = short_name(card)
    if not number:
        return translate("Sets", "{card}: all have been seen").format(card=name)
    one = translate("Sets", "{card}: 1 not seen yet")
    many = translate("Sets", "{card}: {number} not seen yet")
    return counted(number, one, many, card=name)


def thrown_by(name: str) -> str:
    """Return who discarded the offered card; with an empty name, that it was turned up."""
    if not name:
        return translate("Sets", "Turned up first")
    return translate("Sets", "Thrown by {name}").format(name=name)


def which_sets(number: int, ways: int) -> str:
    """Return the question whether to lay the highlighted sets."""
    form = translate("Sets", "Lay the sets that stand out? Way {number} of {ways}.")
    return form.format(number=number, ways=ways)


def lay_these() -> str:
    return translate("Sets", "Lay these")


def other_sets() -> str:
    return translate("Sets", "Show other sets")


def not_yet() -> str:
    return translate("Sets", "Not yet")


def maal() -> str:
    return translate("Count", "Maal")


def has_laid(name: str, sets: str) -> str:
    return translate("Sets", "{name} has laid {sets}").format(name=name, sets=sets)


def has_shown(name: str, sets: str) -> str:
    """Return which tunnelas a player has shown, whether still held or laid since."""
    return translate("Sets", "{name} has shown {sets}").format(name=name, sets=sets)


def spoken_group(what: str, cards: str) -> str:
    """Return the kind of a group and its cards for the screen reader."""
    return f"{what}: {cards}"


def spoken_progress(sets: str, points: str) -> str:
    """Return the progress of the hand for the screen reader."""
    if not points:
        return sets
    return translate("Sets", "{sets}, maal {points}").format(sets=sets, points=points)


def maal_of(parts: Sequence[tuple[str, int]]) -> str:
    """Return the parts of a maal, one per line."""
    names = maal_terms()
    return "\n".join(f"{names[key]}: {digits(points)}" for key, points in parts)


def tiplu() -> str:
    """Return the label of the tiplu in the corner."""
    return translate("Sets", "Tiplu")


def wild_are(view: View) -> str:
    """Return which cards are wild, or when that becomes known."""
    if view.rummy.tiplu >= 0:
        rank = short_name(view.rummy.tiplu)[:-1]
        return translate("Sets", "Every {rank} is wild, and these beside it").format(rank=rank)
    if any(view.rummy.laid):
        return translate("Sets", "Lay three sets to see it")
    return translate("Sets", "Chosen when somebody lays sets")


def deal(view: View) -> str:
    """Return the number of the deal and of all deals."""
    sentence = translate("Scores", "Deal {number} of {deals}")
    return sentence.format(number=view.match.hands + 1, deals=view.game.rules.deals)


@once_a_language
def _kinds() -> dict[SetKind, str]:
    return {
        SetKind.PURE: translate("Sets", "Sequence"),
        SetKind.MARRIED: translate("Sets", "Marriage"),
        SetKind.TUNNELA: translate("Sets", "tunnela"),
        SetKind.TRIAL: translate("Sets", "trial"),
        SetKind.DIRTY: translate("Sets", "With wild cards"),
        SetKind.DUBLEE: translate("Sets", "dublee"),
    }
