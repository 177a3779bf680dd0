"""Names the actions that are equally good, in the words of card players."""

from collections.abc import Iterator, Sequence

from ...engine.actions import Action, Bid, Discard, Give, Play, Raise, ShowBidCard
from ...engine.cards import RANK_LETTERS, RANK_OF, SUIT_OF, Card, Suit
from ...engine.phases.face_down_bidding import RED_CARDS
from ...model.contrast import EquallyGood
from .card_names import (
    card_names,
    card_placeholders,
    join_with_and,
    join_with_or,
    rank_name,
    short_card_names,
    suit_placeholders,
)
from .i18n import capitalized, localized_digits, translate
from .suggestion_text import action_clause

MAX_NAMES = 3  # more cards are named by rank and symbol
MIN_MANY = 4  # so many cards can be named by the few that are worse
MAX_WORSE = 2
HIGH_RANKS = "ATKQ"


def equally_good_sentence(fact: EquallyGood) -> str:
    """Return a sentence that names all actions that are equally good."""
    cards = [card for each in fact.actions if (card := _single_card(each)) is not None]
    if not fact.actions:
        return _count_sentence(fact.count)
    shown = [each.card for each in fact.actions if isinstance(each, ShowBidCard)]
    if len({bool(RED_CARDS >> each & 1) for each in shown}) > 1:
        return translate("Advice", "Rami or nolo, it hardly matters.")
    if len(cards) == len(fact.actions):
        worse = [each.card for each in fact.others if isinstance(each, Play)]
        are_plays = any(isinstance(each, Play) for each in fact.actions)
        # the ties of earlier versions don't hold the worse cards
        are_all_known = are_plays and (fact.is_majority or bool(worse))
        set_name = _card_set_sentence(sorted(cards), worse) if are_all_known else ""
        return set_name or _names_sentence(sorted(cards))
    gifts = [{*each.cards} for each in fact.actions if isinstance(each, Give | Discard)]
    if len(gifts) == len(fact.actions) >= 2 and (common := set.intersection(*gifts)):
        template = (
            translate("Contrasts", "Be sure to give {cards}. The rest hardly matters.")
            if isinstance(fact.actions[0], Give)
            else translate("Contrasts", "Be sure to discard {cards}. The rest hardly matters.")
        )
        return template.format(cards=short_card_names(sorted(common)))
    clauses = [*dict.fromkeys(_choice_clauses(fact.actions))]
    if len(clauses) == 1:  # two ways to lay sets
        return _many_sentence(len(fact.actions))
    sentence = translate("Contrasts", "It’s equally good {clauses}.")
    return sentence.format(clauses=join_with_or(clauses))


def _choice_clauses(actions: Sequence[Action]) -> Iterator[str]:
    """Yield a clause that begins with "if" for each action, or for several cards or amounts."""
    cards = sorted(each.card for each in actions if isinstance(each, Play))
    bids = [each for each in actions if isinstance(each, Bid | Raise)]
    amounts = ", ".join(map(localized_digits, sorted(each.amount for each in bids)))
    for each in actions:
        if not isinstance(each, Play | Bid | Raise):
            yield action_clause(each)
    if bids and isinstance(bids[0], Bid):
        yield translate("Suggestions", "if you bid {amount}").format(amount=amounts)
    elif bids:
        yield translate("Suggestions", "if you raise to {amount}").format(amount=amounts)
    if len(cards) == 1:
        yield translate("Contrasts", "if you play the {card}").format(**card_placeholders(cards[0]))
    elif cards:
        yield translate("Contrasts", "if you play {cards}").format(cards=short_card_names(cards))


def _single_card(action: Action) -> Card | None:
    match action:
        case Play(card) | ShowBidCard(card) | Discard((card,)) | Give((card,)):
            return card
        case _:
            return None


def _count_sentence(count: int) -> str:
    if count == 2:
        return translate("Contrasts", "Either is fine.")
    return _many_sentence(count)


def _many_sentence(count: int) -> str:
    sentence = translate("Contrasts", "You have {number} equally good choices.")
    return sentence.format(number=count)


def _names_sentence(cards: Sequence[Card]) -> str:
    if len(cards) <= MAX_NAMES and len({SUIT_OF[each] for each in cards}) == 1:
        names = join_with_and([rank_name(RANK_OF[each]) for each in cards])
        sentence = translate("Contrasts", "The {names} of {suit} are equally good.")
        return sentence.format(names=names, **suit_placeholders(SUIT_OF[cards[0]]))
    names = card_names(cards) if len(cards) <= MAX_NAMES else short_card_names(cards)
    return capitalized(translate("Contrasts", "{names} are equally good.").format(names=names))


def _card_set_sentence(cards: Sequence[Card], worse: Sequence[Card]) -> str:
    """Return a sentence that names cards by what they have in common, or "" if they don't."""
    ranks = {RANK_OF[each] for each in cards}
    if len(ranks) == 1 and not any(RANK_OF[each] in ranks for each in worse):
        return _rank_sentence(len(cards), ranks.pop())
    suits = sorted({SUIT_OF[each] for each in cards})
    rest = [each for each in worse if SUIT_OF[each] in suits]
    if len(suits) == 1 and not rest:
        return _suit_sentence(len(cards), suits[0])
    if len(suits) == 2 < len(cards) and worse and not rest:
        return _two_suits_sentence(*suits)
    if not worse and len(cards) > 2:
        return translate("Contrasts", "Any card will do.")
    if len(suits) == 1 and len(cards) > 2 and _are_low(cards, rest):
        sentence = translate("Contrasts", "Any of your low {suit} will do.")
        return sentence.format(**suit_placeholders(suits[0]))
    if len(cards) >= MIN_MANY and len(worse) <= MAX_WORSE:
        names = card_names(sorted(worse))
        return translate("Contrasts", "Any card will do, except {names}.").format(names=names)
    if len(cards) > 2 and _are_low(cards, worse):
        return translate("Contrasts", "Any of your low cards will do.")
    return ""


def _are_low(cards: Sequence[Card], others: Sequence[Card]) -> bool:
    """Return whether cards are below the others of their suit, and none is a high card."""
    places = [RANK_LETTERS.index(RANK_OF[each]) for each in cards]
    limit = max(RANK_LETTERS.index(RANK_OF[each]) for each in others)
    return min(places) > limit and not any(RANK_OF[each] in HIGH_RANKS for each in cards)


def _rank_sentence(count: int, rank: str) -> str:
    template = (
        translate("Contrasts", "Either {rank} will do.")
        if count == 2
        else translate("Contrasts", "Any {rank} will do.")
    )
    return capitalized(template.format(rank=rank_name(rank)))


def _suit_sentence(count: int, suit: Suit) -> str:
    template = (
        translate("Contrasts", "Either of your {suit} will do.")
        if count == 2
        else translate("Contrasts", "Any of your {suit} will do.")
    )
    return capitalized(template.format(**suit_placeholders(suit)))


def _two_suits_sentence(suit: Suit, other_suit: Suit) -> str:
    sentence = translate("Contrasts", "Any of your {suit} or {other} will do.")
    other = suit_placeholders(other_suit)
    return sentence.format(
        **suit_placeholders(suit),
        other=other["suit"],
        other_genitive=other["suit_genitive"],
    )
