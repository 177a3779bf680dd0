"""The reasons for a verdict on a decision: one or two sentences for each fact."""

from collections.abc import Iterable, Sequence

from ...engine.actions import Action, Discard
from ...engine.cards import RANK_OF, SUIT_OF
from ...engine.phases.play_obligations import DUTY_BY_KEY, PlayObligation
from ...engine.state import Seat
from ...model.contrast import ActionContrast, EquallyFrequentResult, EquallyGood, MeanGain
from ...model.facts import (
    CardAtRisk,
    CardsMissingAfterDiscard,
    CopiesUnseen,
    CountsAgainstCard,
    ExchangeEffect,
    ExchangeHelps,
    Fact,
    FewCardsCompleteSet,
    ForcedAction,
    HelpfulAfterDiscard,
    HigherCardOut,
    HighestInSuit,
    HoldsNoneOfPair,
    HoldsOneOfPair,
    KnownHolding,
    KnownTiplu,
    KnownVoid,
    NextPlayerPassedUp,
    NextPlayerPickedUp,
    PlaysLastToTrick,
    PrincipleApplies,
    SearchFact,
    TiedCards,
    TrumpsStillOut,
    UnbeatableCard,
)
from ...model.principle import Principle
from .card_names import (
    GENITIVE,
    PARTITIVE,
    card_name,
    card_names,
    card_placeholders,
    join_with_and,
    rank_name,
    suit_placeholders,
)
from .contrast_text import contrast_sentences, mean_gain_sentence
from .i18n import capitalized, first_existing_message, say
from .obligation_text import forced_card_sentence
from .search_fact_text import search_fact_sentence
from .table_players import TablePlayers
from .tie_text import equally_good_sentence

SAYS_WHAT_TO_KEEP = (Principle.KEEP_THE_PAIR, Principle.KEEP_THE_HALF, Principle.KEEP_THE_ACE)


def reason_sentences(facts: Iterable[Fact], people: TablePlayers) -> tuple[str, ...]:
    """Return sentences for each fact, addressed to the deciding seat (people.own_seat)."""
    return tuple(reason_sentence(fact, people) for fact in without_repetition(tuple(facts)))


def without_repetition(facts: Sequence[Fact]) -> Sequence[Fact]:
    """Return the facts, leaving out a card to keep if a principle already says what to keep."""
    match facts:
        case [CountsAgainstCard(), PrincipleApplies(which)] if which in SAYS_WHAT_TO_KEEP:
            return facts[1:]
        case _:
            return facts


def reason_sentence(fact: Fact, people: TablePlayers, advised: Action | None = None) -> str:
    """Return the sentences for a fact. advised is an action that was named just before."""
    if isinstance(fact, SearchFact):
        return search_fact_sentence(fact)
    match fact:
        case ActionContrast() | EquallyFrequentResult():
            has_partner = people.seating.has_partners
            return contrast_sentences(fact, has_partner=has_partner, advised=advised)
        case MeanGain():
            return mean_gain_sentence(fact)
        case EquallyGood():
            return equally_good_sentence(fact)
        case PrincipleApplies(which):
            return principle_sentence(which, has_partner=people.seating.has_partners)
        case CountsAgainstCard(card):
            return say("keep-card", **card_placeholders(card))
        case ForcedAction():
            return _forced_action_sentence(fact)
        case ExchangeHelps():
            return _exchange_sentence(fact, people)
        case (
            NextPlayerPickedUp()
            | NextPlayerPassedUp()
            | CopiesUnseen()
            | FewCardsCompleteSet()
            | KnownTiplu()
            | CardsMissingAfterDiscard()
            | HelpfulAfterDiscard()
        ):
            is_named = isinstance(fact, FewCardsCompleteSet) and advised == Discard((fact.card,))
            return _rummy_fact_sentence(fact, people, is_named=is_named)
        case _:
            return _trick_fact_sentence(fact, people)


def _forced_action_sentence(fact: ForcedAction) -> str:
    if not fact.is_play:
        return say("you-cant-do-anything-else-now")
    must = DUTY_BY_KEY.get(fact.obligation)
    if must is None:
        return say("its-only-card-you-can-play")
    return forced_card_sentence(
        PlayObligation(must, fact.allowed_cards, fact.suit, fact.card_to_beat), fact.forbidden_cards
    )


def _exchange_sentence(fact: ExchangeHelps, people: TablePlayers) -> str:
    places = suit_placeholders(SUIT_OF[fact.cards[0]])
    match fact.effect:
        case ExchangeEffect.PAIR_KEPT:
            template = "you-keep-king-and-queen"
        case ExchangeEffect.SUIT_KEPT:
            template = "you-keep-all-your-suit-together"
        case ExchangeEffect.SUIT_EMPTIED:
            template = "that-leaves-you-no-suit"
        case ExchangeEffect.HALF_GIVEN:
            places |= {"name": people.name(fact.seat), **card_placeholders(fact.cards[0])}
            template = "card-may-give-name-marriage"
        case _:
            places = {"cards": card_names(fact.cards)}
            template = "you-keep-cards"
    return capitalized(say(template, **places))


def _trick_fact_sentence(
    fact: KnownVoid
    | HigherCardOut
    | CardAtRisk
    | HighestInSuit
    | UnbeatableCard
    | TrumpsStillOut
    | KnownHolding
    | HoldsOneOfPair
    | HoldsNoneOfPair
    | PlaysLastToTrick
    | TiedCards,
    people: TablePlayers,
) -> str:
    match fact:
        case KnownVoid():
            return _void_sentence(fact, people)
        case HigherCardOut(card, seats):
            return say(
                "higher-out",
                number=len(seats),
                names=_names_text(seats, people),
                **_card_with_article_placeholder(card_name(card)),
                **card_placeholders(card),
            )
        case CardAtRisk():
            return _card_at_risk_sentence(fact)
        case HighestInSuit(card):
            return say("highest", **card_placeholders(card))
        case UnbeatableCard(card, seat):
            return people.sentence(
                seat,
                "nobody-who-plays-after-you-can",
                "name-has-played-card-and-nobody",
                **card_placeholders(card),
            )
        case TrumpsStillOut(number, seats):
            return _trumps_out_sentence(number, seats, people)
        case KnownHolding() | HoldsOneOfPair() | HoldsNoneOfPair():
            return _holding_sentence(fact, people)
        case PlaysLastToTrick():
            return say("youre-last-to-play-to-this")
        case TiedCards(trait):
            return say(f"tied-{trait}")


def _holding_sentence(
    fact: KnownHolding | HoldsOneOfPair | HoldsNoneOfPair, people: TablePlayers
) -> str:
    match fact:
        case KnownHolding(seat, card):
            return say("holding", name=people.name(seat), cards=card_names((card,)))
        case HoldsOneOfPair(seat, suit):
            return say(
                "name-holds-king-or-queen", name=people.name(seat), **suit_placeholders(suit)
            )
        case HoldsNoneOfPair(seat, suit):
            return say(
                "name-holds-neither-king-nor-queen",
                name=people.name(seat),
                **suit_placeholders(suit),
            )


def _card_with_article_placeholder(name: str) -> dict[str, str]:
    return {"the_card": capitalized(say("the-card", card=name))}


def _names_text(seats: Sequence[Seat], people: TablePlayers) -> str:
    return join_with_and([people.name(seat) for seat in seats])


def _void_sentence(fact: KnownVoid, people: TablePlayers) -> str:
    sentence = "name-has-no-suit"
    if fact.trick_number:
        sentence = "name-has-no-suit-as-trick"
    return say(
        sentence,
        name=people.name(fact.seat),
        trick=fact.trick_number,
        **suit_placeholders(fact.suit),
    )


def _card_at_risk_sentence(fact: CardAtRisk) -> str:
    rank = RANK_OF[fact.card]
    return say(
        "card-is-still-out",
        rank=rank_name(rank),
        rank_genitive=rank_name(rank, GENITIVE),
        card=card_name(fact.card),
        **_card_with_article_placeholder(card_name(fact.higher_card)),
    )


def _trumps_out_sentence(number: int, seats: Sequence[Seat], people: TablePlayers) -> str:
    if len(seats) == 1:
        return say(
            "there-are-number-trumps-still-out-and-only-names",
            number=number,
            names=_names_text(seats, people),
        )
    return say("reason-there-are-number-trumps-still-out", number=number)


def _rummy_fact_sentence(
    fact: NextPlayerPickedUp
    | NextPlayerPassedUp
    | CopiesUnseen
    | FewCardsCompleteSet
    | KnownTiplu
    | CardsMissingAfterDiscard
    | HelpfulAfterDiscard,
    people: TablePlayers,
    *,
    is_named: bool,
) -> str:
    match fact:
        case NextPlayerPickedUp(seat, card):
            return say(
                "name-who-plays-next-took-card", name=people.name(seat), **card_placeholders(card)
            )
        case NextPlayerPassedUp(seat, card):
            return say(
                "name-who-plays-next-didnt-take", name=people.name(seat), **card_placeholders(card)
            )
        case CopiesUnseen(card, number):
            return say(_unseen_copies_template(number), number=number, **card_placeholders(card))
        case FewCardsCompleteSet():
            return _few_connections_sentence(fact, is_named=is_named)
        case KnownTiplu(card):
            return say("tiplu-is-card", **card_placeholders(card))
        case HelpfulAfterDiscard(card, number, other, other_number):
            sentence = "without-card-number-of-cards-still"
            return say(
                sentence,
                number=number,
                fewer=other_number,
                other=card_name(other),
                other_partitive=card_name(other, PARTITIVE),
                **card_placeholders(card),
            )
        case CardsMissingAfterDiscard(card, missing, other, other_missing):
            sentence = "without-card-youre-missing-away"
            return say(
                sentence,
                missing=say("reason-cards", number=missing),
                more=say("reason-cards", number=other_missing),
                other=card_name(other),
                other_partitive=card_name(other, PARTITIVE),
                **card_placeholders(card),
            )


def _few_connections_sentence(fact: FewCardsCompleteSet, *, is_named: bool) -> str:
    """Return a sentence on what would complete a set with a card (called "it" if is_named)."""
    card, others = fact.card, fact.connecting_cards
    if card in others:
        sentence = "only-another-card-would-turn"
    elif is_named and others:
        sentence = "only-other-would-complete-set-with-it"
    elif others:
        sentence = "only-other-would-complete-set-with-card"
    elif is_named:
        sentence = "no-card-still-out-would-complete-set-with-it"
    else:
        sentence = "no-card-still-out-would-complete-set-with-card"
    other = card_name(others[0]) if others else ""
    return say(sentence, other=other, **card_placeholders(card))


def _unseen_copies_template(number: int) -> str:
    if not number:
        return "no-other-card-is-left"
    return "there-are-still-number-copies"


def principle_sentence(principle: Principle, *, has_partner: bool = True) -> str:
    """Return a principle as a sentence, which may differ in games without partners."""
    message = f"principle-{principle}"
    return say(message if has_partner else first_existing_message(f"{message}-alone", message))
