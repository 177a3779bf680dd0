"""The reasons for a verdict as sentences, one or two for each fact."""

from collections.abc import Iterable, Sequence

from ...contrast import Alike, Contrast, MeanMore
from ...engine.phases.duties import DUTY_OF_KEY, Duty
from ...engine.state import Seat
from ...facts import (
    Advised,
    CanCome,
    Fact,
    Forced,
    HigherOut,
    Highest,
    Holds,
    LetGo,
    NoneOfPair,
    OneOfPair,
    PlaysLast,
    Tiplu,
    Told,
    TookUp,
    TrumpsOut,
    Unbeatable,
    Void,
    Without,
)
from .advice import told
from .card_names import PARTITIVE, card_name, card_names, forms, forms_of_suit, listed
from .contrasts import alike, contrast, mean_more
from .duties import forced
from .people import People
from .principles import principle
from .table import holds
from .tongue import capital, counted, translate


def reasons(facts: Iterable[Fact], people: People) -> tuple[str, ...]:
    """Return the sentences for each fact; people's own seat is the one that decides."""
    return tuple(_reason(fact, people) for fact in facts)


def _reason(fact: Fact, people: People) -> str:
    if isinstance(fact, Told):
        return told(fact)
    match fact:
        case Contrast():
            return contrast(fact, has_partner=people.seating.partners)
        case MeanMore():
            return mean_more(fact)
        case Alike():
            return alike(fact)
        case Advised(which):
            return principle(which)
        case Forced():
            return _forced(fact)
        case TookUp() | LetGo() | CanCome() | Tiplu() | Without():
            return _of_sets(fact, people)
        case _:
            return _of_tricks(fact, people)


def _forced(fact: Forced) -> str:
    if not fact.is_card:
        return translate("Reasons", "Nothing else may be done now.")
    must = DUTY_OF_KEY.get(fact.must)
    if must is None:
        return translate("Reasons", "It is the only card you may play.")
    return forced(Duty(must, fact.held, fact.suit, fact.against), fact.barred)


def _of_tricks(
    fact: Void
    | HigherOut
    | Highest
    | Unbeatable
    | TrumpsOut
    | Holds
    | OneOfPair
    | NoneOfPair
    | PlaysLast,
    people: People,
) -> str:
    match fact:
        case Void():
            return _void(fact, people)
        case HigherOut(card, seats):
            return _higher_out(seats).format(
                names=_names(seats, people), **_the(card_name(card)), **forms(card)
            )
        case Highest(card):
            return _highest(fact).format(**forms(card))
        case Unbeatable(card, seat):
            yours = translate("Reasons", "Nobody who plays after you can beat the {card}.")
            theirs = translate("Reasons", "{name} has played the {card}, and nobody can beat it.")
            return people.sentence(seat, yours, theirs, **forms(card))
        case TrumpsOut(number, seats):
            return _trumps_out(number, seats, people)
        case Holds(seat, card):
            return holds(people.name(seat), card_names((card,)))
        case OneOfPair(seat, suit):
            one = translate("Reasons", "{name} holds the king or the queen of {suit}, not both.")
            return one.format(name=people.name(seat), **forms_of_suit(suit))
        case NoneOfPair(seat, suit):
            none = translate("Reasons", "{name} holds neither the king nor the queen of {suit}.")
            return none.format(name=people.name(seat), **forms_of_suit(suit))
        case PlaysLast():
            return translate("Reasons", "You are the last to play to this trick.")


def _the(name: str) -> dict[str, str]:
    return {"the_card": capital(translate("Cards", "the {card}").format(card=name))}


def _names(seats: Sequence[Seat], people: People) -> str:
    return listed([people.name(seat) for seat in seats])


def _void(fact: Void, people: People) -> str:
    sentence = translate("Reasons", "{name} has no {suit}.")
    if fact.trick:
        sentence = translate("Reasons", "{name} has no {suit}: trick {trick} showed it.")
    return sentence.format(
        name=people.name(fact.seat), trick=fact.trick, **forms_of_suit(fact.suit)
    )


def _higher_out(seats: Sequence[Seat]) -> str:
    if len(seats) == 1:
        return translate("Reasons", "{the_card} is still out, and {names} plays after you.")
    return translate("Reasons", "{the_card} is still out, and {names} play after you.")


def _highest(_fact: Highest) -> str:
    return translate("Reasons", "Your {card} is now the highest of its suit.")


def _trumps_out(number: int, seats: Sequence[Seat], people: People) -> str:
    if len(seats) == 1:
        one = translate("Reasons", "One trump is still out, and only {names} may hold it.")
        many = translate("Reasons", "{number} trumps are out, and only {names} may hold them.")
        return counted(number, one, many, names=_names(seats, people))
    one = translate("Reasons", "One trump is still out.")
    return counted(number, one, translate("Reasons", "{number} trumps are still out."))


def _of_sets(fact: TookUp | LetGo | CanCome | Tiplu | Without, people: People) -> str:
    match fact:
        case TookUp(seat, card):
            took = translate("Reasons", "{name}, who plays next, took the {card}.")
            return took.format(name=people.name(seat), **forms(card))
        case LetGo(seat, card):
            let_go = translate("Reasons", "{name}, who plays next, let the {card} go.")
            return let_go.format(name=people.name(seat), **forms(card))
        case CanCome(card, number):
            return _can_come(number).format(number=number, **forms(card))
        case Tiplu(card):
            return translate("Reasons", "The tiplu is the {card}.").format(**forms(card))
        case Without(card, missing, other, other_missing):
            sentence = translate(
                "Reasons",
                "Cards missing: {missing} without the {card}, {more} without the {other}.",
            )
            return sentence.format(
                missing=missing,
                more=other_missing,
                other=card_name(other),
                other_partitive=card_name(other, PARTITIVE),
                **forms(card),
            )


def _can_come(number: int) -> str:
    if not number:
        return translate("Reasons", "No other {card} can come any more.")
    one = translate("Reasons", "Only one more {card} can come.")
    return (
        one
        if number == 1
        else translate("Reasons", "{number} copies of the {card} can still come.")
    )
