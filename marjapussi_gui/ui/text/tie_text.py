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
from .i18n import capitalized, localized_digits, say
from .suggestion_text import action_clause

MAX_NAMES = 3  # more cards are named by rank and symbol
MIN_MANY = 4  # so many cards can be named by the few that are worse
MAX_WORSE, MAX_CLAUSES = 2, 4
HIGH_RANKS = "ATKQ"


def equally_good_sentence(fact: EquallyGood) -> str:
    cards = [card for each in fact.actions if (card := _single_card(each)) is not None]
    if not fact.actions:
        return _tie_count_sentence(fact.count)
    shown = [each.card for each in fact.actions if isinstance(each, ShowBidCard)]
    if len({bool(RED_CARDS >> each & 1) for each in shown}) > 1:
        return say("rami-or-nolo-it-hardly-matters")
    if len(cards) == len(fact.actions):
        worse = [each.card for each in fact.others if isinstance(each, Play)]
        are_plays = any(isinstance(each, Play) for each in fact.actions)
        # the ties of earlier versions don't hold the worse cards
        are_all_known = are_plays and (fact.is_majority or bool(worse))
        set_name = _shared_trait_sentence(sorted(cards), worse) if are_all_known else ""
        return set_name or _listed_cards_sentence(sorted(cards))
    gifts = [{*each.cards} for each in fact.actions if isinstance(each, Give | Discard)]
    if len(gifts) == len(fact.actions) >= 2 and (common := set.intersection(*gifts)):
        return say(
            "be-sure-to-give-cards-rest"
            if isinstance(fact.actions[0], Give)
            else "be-sure-to-discard-cards-rest",
            cards=short_card_names(sorted(common)),
        )
    clauses = [*dict.fromkeys(_choice_clauses(fact.actions))]
    if len(clauses) == 1 or len(clauses) > MAX_CLAUSES:  # one is for two ways to lay sets
        return say("many", number=len(fact.actions))
    return say("its-equally-good-clauses", clauses=join_with_or(clauses))


def _choice_clauses(actions: Sequence[Action]) -> Iterator[str]:
    """Yield clauses such as "if you pass"; all cards share one clause, and so do all bids."""
    cards = sorted(each.card for each in actions if isinstance(each, Play))
    bids = [each for each in actions if isinstance(each, Bid | Raise)]
    amounts = ", ".join(map(localized_digits, sorted(each.amount for each in bids)))
    for each in actions:
        if not isinstance(each, Play | Bid | Raise):
            yield action_clause(each)
    if bids and isinstance(bids[0], Bid):
        yield say("if-you-bid-amount", amount=amounts)
    elif bids:
        yield say("if-you-raise-to-amount", amount=amounts)
    if len(cards) == 1:
        yield say("if-you-play-card", **card_placeholders(cards[0]))
    elif cards:
        yield say("if-you-play-cards", cards=short_card_names(cards))


def _single_card(action: Action) -> Card | None:
    match action:
        case Play(card) | ShowBidCard(card) | Discard((card,)) | Give((card,)):
            return card
        case _:
            return None


def _tie_count_sentence(count: int) -> str:
    if count == 2:
        return say("either-is-fine")
    return say("many", number=count)


def _listed_cards_sentence(cards: Sequence[Card]) -> str:
    if len(cards) <= MAX_NAMES and len({SUIT_OF[each] for each in cards}) == 1:
        names = join_with_and([rank_name(RANK_OF[each]) for each in cards])
        return say(
            "names-of-suit-are-equally-good", names=names, **suit_placeholders(SUIT_OF[cards[0]])
        )
    names = card_names(cards) if len(cards) <= MAX_NAMES else short_card_names(cards)
    return capitalized(say("names-are-equally-good", names=names))


def _shared_trait_sentence(cards: Sequence[Card], worse: Sequence[Card]) -> str:
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
        return say("any-card-will-do")
    if len(suits) == 1 and len(cards) > 2 and _are_low(cards, rest):
        return say("any-of-your-low-suit", **suit_placeholders(suits[0]))
    if len(cards) >= MIN_MANY and len(worse) <= MAX_WORSE:
        names = card_names(sorted(worse))
        return say("any-card-will-do-except-names", names=names)
    if len(cards) > 2 and _are_low(cards, worse):
        return say("any-of-your-low-cards")
    return ""


def _are_low(cards: Sequence[Card], others: Sequence[Card]) -> bool:
    """Return whether cards are below the others of their suit, and none is a high card."""
    places = [RANK_LETTERS.index(RANK_OF[each]) for each in cards]
    limit = max(RANK_LETTERS.index(RANK_OF[each]) for each in others)
    return min(places) > limit and not any(RANK_OF[each] in HIGH_RANKS for each in cards)


def _rank_sentence(count: int, rank: str) -> str:
    return capitalized(
        say("either-rank-will-do" if count == 2 else "any-rank-will-do", rank=rank_name(rank))
    )


def _suit_sentence(count: int, suit: Suit) -> str:
    return capitalized(
        say(
            "either-of-your-suit-will-do" if count == 2 else "any-of-your-suit-will-do",
            **suit_placeholders(suit),
        )
    )


def _two_suits_sentence(suit: Suit, other_suit: Suit) -> str:
    other = suit_placeholders(other_suit)
    return say(
        "any-of-your-suit-or-other",
        **suit_placeholders(suit),
        other=other["suit"],
        other_genitive=other["suit_genitive"],
    )
