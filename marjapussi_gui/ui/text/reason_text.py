"""The reasons for a verdict on a decision: one or two sentences for each fact."""

from collections.abc import Iterable, Sequence

from ...engine.actions import Action, Discard
from ...engine.cards import RANK_OF, SUIT_OF
from ...engine.phases.duties import DUTY_BY_KEY, Duty
from ...engine.state import Seat
from ...model.contrast import ActionContrast, EquallyGood, MeanGain
from ...model.facts import (
    CardAtRisk,
    CopiesUnseen,
    DistanceWithoutCard,
    ExchangeEffect,
    ExchangeHelps,
    Fact,
    FewConnections,
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
    SpeaksAgainst,
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
from .duty_text import forced_card_sentence
from .i18n import capitalized, plural, plural_form, translate
from .principle_text import principle_sentence
from .search_fact_text import search_fact_sentence
from .table_players import TablePlayers
from .table_text import holding_text
from .tie_text import equally_good_sentence

SAYS_WHAT_TO_KEEP = (Principle.KEEP_THE_PAIR, Principle.KEEP_THE_HALF, Principle.KEEP_THE_ACE)


def reason_sentences(facts: Iterable[Fact], people: TablePlayers) -> tuple[str, ...]:
    """Return sentences for each fact, addressed to the deciding seat (people.own_seat)."""
    return tuple(reason_sentence(fact, people) for fact in without_repetition(tuple(facts)))


def without_repetition(facts: Sequence[Fact]) -> Sequence[Fact]:
    """Return the facts without a card to keep, if a principle says what to keep."""
    match facts:
        case [SpeaksAgainst(), PrincipleApplies(which)] if which in SAYS_WHAT_TO_KEEP:
            return facts[1:]
        case _:
            return facts


def reason_sentence(fact: Fact, people: TablePlayers, advised: Action | None = None) -> str:
    """Return the sentences for a fact. advised is an action that was named just before."""
    if isinstance(fact, SearchFact):
        return search_fact_sentence(fact)
    match fact:
        case ActionContrast():
            has_partner = people.seating.has_partners
            return contrast_sentences(fact, has_partner=has_partner, advised=advised)
        case MeanGain():
            return mean_gain_sentence(fact)
        case EquallyGood():
            return equally_good_sentence(fact)
        case PrincipleApplies(which):
            return principle_sentence(which, has_partner=people.seating.has_partners)
        case SpeaksAgainst(card):
            return translate("Reasons", "Keep the {card}.").format(**card_placeholders(card))
        case ForcedAction():
            return _forced_action_sentence(fact)
        case ExchangeHelps():
            return _exchange_sentence(fact, people)
        case (
            NextPlayerPickedUp()
            | NextPlayerPassedUp()
            | CopiesUnseen()
            | FewConnections()
            | KnownTiplu()
            | DistanceWithoutCard()
            | HelpfulAfterDiscard()
        ):
            is_named = isinstance(fact, FewConnections) and advised == Discard((fact.card,))
            return _rummy_fact_sentence(fact, people, is_named=is_named)
        case _:
            return _trick_fact_sentence(fact, people)


def _forced_action_sentence(fact: ForcedAction) -> str:
    if not fact.is_play:
        return translate("Reasons", "You can’t do anything else now.")
    must = DUTY_BY_KEY.get(fact.duty)
    if must is None:
        return translate("Reasons", "It’s the only card you can play.")
    return forced_card_sentence(
        Duty(must, fact.allowed_cards, fact.suit, fact.card_to_beat), fact.forbidden_cards
    )


def _exchange_sentence(fact: ExchangeHelps, people: TablePlayers) -> str:
    places = suit_placeholders(SUIT_OF[fact.cards[0]])
    match fact.effect:
        case ExchangeEffect.PAIR_KEPT:
            template = translate("Reasons", "You keep the king and queen of {suit} together.")
        case ExchangeEffect.SUIT_KEPT:
            template = translate("Reasons", "You keep all your {suit} together.")
        case ExchangeEffect.SUIT_EMPTIED:
            template = translate(
                "Reasons", "That leaves you no {suit}, so you may trump them later."
            )
        case ExchangeEffect.HALF_GIVEN:
            places |= {"name": people.name(fact.seat), **card_placeholders(fact.cards[0])}
            template = translate("Reasons", "The {card} may give {name} a marriage.")
        case _:
            places = {"cards": card_names(fact.cards)}
            template = translate("Reasons", "You keep {cards}.")
    return capitalized(template.format(**places))


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
    | PlaysLastToTrick,
    people: TablePlayers,
) -> str:
    match fact:
        case KnownVoid():
            return _void_sentence(fact, people)
        case HigherCardOut(card, seats):
            return _higher_out_template(seats).format(
                names=_names_text(seats, people),
                **_card_with_article_placeholder(card_name(card)),
                **card_placeholders(card),
            )
        case CardAtRisk():
            return _card_at_risk_sentence(fact)
        case HighestInSuit(card):
            return _highest_template(fact).format(**card_placeholders(card))
        case UnbeatableCard(card, seat):
            yours = translate("Reasons", "Nobody who plays after you can beat the {card}.")
            theirs = translate("Reasons", "{name} has played the {card}, and nobody can beat it.")
            return people.sentence(seat, yours, theirs, **card_placeholders(card))
        case TrumpsStillOut(number, seats):
            return _trumps_out_sentence(number, seats, people)
        case KnownHolding() | HoldsOneOfPair() | HoldsNoneOfPair():
            return _holding_sentence(fact, people)
        case PlaysLastToTrick():
            return translate("Reasons", "You’re the last to play to this trick.")


def _holding_sentence(
    fact: KnownHolding | HoldsOneOfPair | HoldsNoneOfPair, people: TablePlayers
) -> str:
    match fact:
        case KnownHolding(seat, card):
            return holding_text(people.name(seat), card_names((card,)))
        case HoldsOneOfPair(seat, suit):
            one = translate(
                "Reasons", "{name} holds the king or the queen of {suit}, but not both."
            )
            return one.format(name=people.name(seat), **suit_placeholders(suit))
        case HoldsNoneOfPair(seat, suit):
            none = translate("Reasons", "{name} holds neither the king nor the queen of {suit}.")
            return none.format(name=people.name(seat), **suit_placeholders(suit))


def _card_with_article_placeholder(name: str) -> dict[str, str]:
    return {"the_card": capitalized(translate("Cards", "the {card}").format(card=name))}


def _names_text(seats: Sequence[Seat], people: TablePlayers) -> str:
    return join_with_and([people.name(seat) for seat in seats])


def _void_sentence(fact: KnownVoid, people: TablePlayers) -> str:
    sentence = translate("Reasons", "{name} has no {suit}.")
    if fact.trick_number:
        sentence = translate("Reasons", "{name} has no {suit}, as trick {trick} showed.")
    return sentence.format(
        name=people.name(fact.seat), trick=fact.trick_number, **suit_placeholders(fact.suit)
    )


def _higher_out_template(seats: Sequence[Seat]) -> str:
    return plural_form(
        "Reasons",
        "{the_card} is still out, and {names} plays after you.",
        "{the_card} is still out, and {names} play after you.",
        len(seats),
    )


def _card_at_risk_sentence(fact: CardAtRisk) -> str:
    sentence = translate("Reasons", "{the_card} is still out, and it would beat the {rank}.")
    rank = RANK_OF[fact.card]
    return sentence.format(
        rank=rank_name(rank),
        rank_genitive=rank_name(rank, GENITIVE),
        card=card_name(fact.card),
        **_card_with_article_placeholder(card_name(fact.higher_card)),
    )


def _highest_template(_fact: HighestInSuit) -> str:
    return translate("Reasons", "Your {card} is now the highest left in its suit.")


def _trumps_out_sentence(number: int, seats: Sequence[Seat], people: TablePlayers) -> str:
    if len(seats) == 1:
        return plural(
            "Reasons",
            "One trump is still out, and only {names} can have it.",
            "There are {number} trumps still out, and only {names} can have them.",
            number,
            names=_names_text(seats, people),
        )
    return plural(
        "Reasons", "One trump is still out.", "There are {number} trumps still out.", number
    )


def _rummy_fact_sentence(
    fact: NextPlayerPickedUp
    | NextPlayerPassedUp
    | CopiesUnseen
    | FewConnections
    | KnownTiplu
    | DistanceWithoutCard
    | HelpfulAfterDiscard,
    people: TablePlayers,
    *,
    is_named: bool,
) -> str:
    match fact:
        case NextPlayerPickedUp(seat, card):
            took = translate("Reasons", "{name}, who plays next, took the {card}.")
            return took.format(name=people.name(seat), **card_placeholders(card))
        case NextPlayerPassedUp(seat, card):
            let_go = translate("Reasons", "{name}, who plays next, didn’t take the {card}.")
            return let_go.format(name=people.name(seat), **card_placeholders(card))
        case CopiesUnseen(card, number):
            return _copies_unseen_template(number).format(number=number, **card_placeholders(card))
        case FewConnections():
            return _few_connections_sentence(fact, is_named=is_named)
        case KnownTiplu(card):
            return translate("Reasons", "The tiplu is the {card}.").format(
                **card_placeholders(card)
            )
        case HelpfulAfterDiscard(card, number, other, other_number):
            sentence = translate(
                "Reasons",
                "Without the {card}, {number} of the cards still out would help you. Without the "
                "{other}, only {fewer} would.",
            )
            return sentence.format(
                number=number,
                fewer=other_number,
                other=card_name(other),
                other_partitive=card_name(other, PARTITIVE),
                **card_placeholders(card),
            )
        case DistanceWithoutCard(card, missing, other, other_missing):
            sentence = translate(
                "Reasons",
                "Without the {card}, you’re {missing} away from your sets. Without the {other}, "
                "you’d be {more} away.",
            )
            return sentence.format(
                missing=_cards_text(missing),
                more=_cards_text(other_missing),
                other=card_name(other),
                other_partitive=card_name(other, PARTITIVE),
                **card_placeholders(card),
            )


def _few_connections_sentence(fact: FewConnections, *, is_named: bool) -> str:
    """Return a sentence on what completes a set with a card, or with "it" if already named."""
    card, others = fact.card, fact.connecting_cards
    if card in others:
        sentence = translate("Reasons", "Only another {card} would turn your pair into a set.")
    elif is_named and others:
        sentence = translate("Reasons", "Only the {other} would complete a set with it.")
    elif others:
        sentence = translate("Reasons", "Only the {other} would complete a set with the {card}.")
    elif is_named:
        sentence = translate("Reasons", "No card still out would complete a set with it.")
    else:
        sentence = translate("Reasons", "No card still out would complete a set with the {card}.")
    other = card_name(others[0]) if others else ""
    return sentence.format(other=other, **card_placeholders(card))


def _cards_text(number: int) -> str:
    return plural("Reasons", "one card", "{number} cards", number)


def _copies_unseen_template(number: int) -> str:
    if not number:
        return translate("Reasons", "No other {card} is left to come.")
    return plural_form(
        "Reasons",
        "Only one more {card} can come.",
        "There are still {number} copies of the {card} to come.",
        number,
    )
