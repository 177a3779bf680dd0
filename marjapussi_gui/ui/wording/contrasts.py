"""Sentences that compare how often two actions lead to the same result."""

from ...contrast import Alike, Contrast, MeanMore, Result
from ...engine.actions import Action, Play
from ...engine.cards import RANKS, SUIT_OF, Card
from .card_names import ADESSIVE, card_name, forms, rank_name
from .suggestions import doing, is_clause
from .tongue import capital, decimal, once_a_language, plain, translate

MANY = 10.0  # smaller gains are shown with a decimal


def contrast(told: Contrast, *, has_partner: bool = True) -> str:
    """Return how often a result follows two actions, the better first unless its share is near 0.

    An action after which a card is never lost is left out.
    """
    if told.result in (Result.CARD_HOME, Result.CARD_WINS):
        return _fate(told)
    first, second = (told.best, told.better), (told.instead, told.other)
    if tenths(told.better) <= 0:
        first, second = second, first
    places = forms(first[0].card) if isinstance(first[0], Play) else {}
    sentences = _sentences() if has_partner else {**_sentences(), **_of_one_alone()}
    sentence = sentences[told.result].format(
        doing=_opening(first[0]), share=share(first[1]), number=told.number, **places
    )
    if told.result == Result.CARD_LOST and not second[1]:
        return sentence
    doing = capital(_short(second[0], first[0]))
    if is_clause(second[0]):
        doing = translate("Contrasts", "{doing},", "before a share").format(doing=doing)
    return f"{sentence} {_beside(doing, first[1], second[1])}"


def _fate(told: Contrast) -> str:
    """Return how often a card is won if it is played now, and if it is kept."""
    now, kept = (told.better, told.other) if _is_played(told) else (told.other, told.better)
    is_now_first = tenths(now) > 0 if _is_played(told) else tenths(kept) <= 0
    if is_now_first:
        sentence = _played_now()[told.result].format(share=share(now), **forms(told.card))
        keeping = translate("Contrasts", "If you keep it,")
        return f"{sentence} {_beside(keeping, now, kept)}"
    sentence = _kept()[told.result].format(share=share(kept), **forms(told.card))
    playing = translate("Contrasts", "If you play it now,")
    return f"{sentence} {_beside(playing, kept, now)}"


def _is_played(told: Contrast) -> bool:
    return told.best == Play(told.card)


def _beside(doing: str, first: float, second: float) -> str:
    """Return how often the same result follows the other action."""
    more = translate("Contrasts", "{doing} {share}.")
    if second < first and tenths(second) > 0:
        more = translate("Contrasts", "{doing} only {share}.")
    return more.format(doing=doing, share=rest(second))


def _opening(action: Action) -> str:
    return _comma(action, doing(action))


def _comma(action: Action, text: str) -> str:
    """Return an opening clause with the comma that its action needs."""
    form = "{doing}"
    if is_clause(action):
        form = translate("Contrasts", "{doing},")
    return capital(form.format(doing=text))


def _short(action: Action, before: Action) -> str:
    """Return the clause of an action, without the suit if the action before has the same one."""
    match before, action:
        case Play(first), Play(card) if SUIT_OF[first] == SUIT_OF[card]:
            rank = RANKS[card % 13]
            sentence = translate("Contrasts", "with the {rank}")
            return sentence.format(rank=rank_name(rank), rank_adessive=rank_name(rank, ADESSIVE))
        case _:
            return doing(action)


def tenths(part: float) -> int:
    """Return a share in tenths; -1 for hardly any and 11 for nearly all, 0 and 10 if exact."""
    if part in (0.0, 1.0):
        return round(10 * part)
    number = round(10 * part)
    return {0: -1, 10: 11}.get(number, number)


def share(part: float) -> str:
    """Return a share of deals: "in 3 of 10 deals"."""
    match tenths(part):
        case 10:
            return translate("Contrasts", "in all deals")
        case 11:
            return translate("Contrasts", "in nearly all deals")
        case number:
            sentence = translate("Contrasts", "in {number} of 10 deals")
            return sentence.format(number=max(number, 0))


def rest(part: float) -> str:
    """Return a share without the word "deals", for a second sentence."""
    match tenths(part):
        case 0:
            return translate("Contrasts", "in none")
        case -1:
            return translate("Contrasts", "in hardly any")
        case 10:
            return translate("Contrasts", "in all")
        case 11:
            return translate("Contrasts", "in nearly all")
        case number:
            return translate("Contrasts", "in {number} of 10").format(number=number)


def mean_more(told: MeanMore) -> str:
    number = plain(round(told.number)) if told.number >= MANY else decimal(told.number)
    sentence = translate("Contrasts", "{doing} you gain {number} points more on average.")
    if not is_clause(told.best) and not is_clause(told.instead):
        sentence = translate(
            "Contrasts", "{doing} you gain {number} points more on average than {other}."
        )
    return sentence.format(doing=_opening(told.best), number=number, other=doing(told.instead))


def alike(told: Alike) -> str:
    """Return that several actions are equally good; two cards are named."""
    match told.actions:
        case Play(first), Play(second):
            return _either(first, second)
    if told.is_most:
        return translate("Contrasts", "It hardly matters.")
    if told.number == 2 and told.actions:
        return translate("Contrasts", "Two choices are equally good.")
    if told.number == 2:
        return translate("Contrasts", "Both are equally good.")
    return translate("Contrasts", "{number} choices are equally good.").format(number=told.number)


def _either(first: Card, second: Card) -> str:
    if SUIT_OF[first] == SUIT_OF[second]:
        sentence = translate("Contrasts", "{first} or {second}, it makes no difference.")
        names = [rank_name(RANKS[each % 13]) for each in (first, second)]
    else:
        sentence = translate("Contrasts", "The {first} or the {second}, it makes no difference.")
        names = [card_name(each) for each in (first, second)]
    return capital(sentence.format(first=names[0], second=names[1]))


@once_a_language
def _sentences() -> dict[Result, str]:
    return {**_of_contracts(), **_of_marriages(), **_of_tricks(), **_of_cards(), **_of_amounts()}


@once_a_language
def _played_now() -> dict[Result, str]:
    return {
        Result.CARD_HOME: translate(
            "Contrasts", "If you play the {card} now, it ends up in your tricks {share}."
        ),
        Result.CARD_WINS: translate(
            "Contrasts", "If you play the {card} now, it takes a trick {share}."
        ),
    }


@once_a_language
def _kept() -> dict[Result, str]:
    return {
        Result.CARD_HOME: translate(
            "Contrasts", "If you keep the {card}, it ends up in your tricks {share}."
        ),
        Result.CARD_WINS: translate(
            "Contrasts", "If you keep the {card}, it takes a trick {share}."
        ),
    }


def _of_contracts() -> dict[Result, str]:
    return {
        Result.CONTRACT_MADE: translate("Contrasts", "{doing} the contract is made {share}."),
        Result.CONTRACT_BEATEN: translate("Contrasts", "{doing} you beat the contract {share}."),
        Result.CONTRACT_FAILED: translate(
            "Contrasts", "{doing} your side's contract fails {share}."
        ),
        Result.THEIR_CONTRACT: translate(
            "Contrasts", "{doing} the contract against you is made {share}."
        ),
        Result.MATCH_WON: translate("Contrasts", "{doing} you win the match {share}."),
        Result.MATCH_LOST: translate("Contrasts", "{doing} you lose the match {share}."),
        Result.SOOLI_MADE: translate("Contrasts", "{doing} the sooli holds {share}."),
        Result.SOOLI_BROKEN: translate("Contrasts", "{doing} the sooli falls {share}."),
        Result.AHEAD: translate("Contrasts", "{doing} you come off better {share}."),
        Result.MATTERS: translate(
            "Contrasts", "{doing} you come off better {share} in which it matters."
        ),
    }


def _of_marriages() -> dict[Result, str]:
    return {
        Result.OUR_MARRIAGE: translate("Contrasts", "{doing} your side makes a marriage {share}."),
        Result.THEIR_MARRIAGE: translate(
            "Contrasts", "{doing} an opponent makes a marriage {share}."
        ),
        Result.TWO_MARRIAGES: translate(
            "Contrasts", "{doing} your side makes two marriages or more {share}."
        ),
        Result.OUR_TRUMPS: translate("Contrasts", "{doing} your side makes trumps {share}."),
        Result.PARTNER_HAS_IT: translate("Contrasts", "{doing} your partner says yes {share}."),
    }


@once_a_language
def _of_one_alone() -> dict[Result, str]:
    return {
        Result.CONTRACT_FAILED: translate("Contrasts", "{doing} your contract fails {share}."),
        Result.OUR_MARRIAGE: translate("Contrasts", "{doing} you make a marriage {share}."),
        Result.TWO_MARRIAGES: translate(
            "Contrasts", "{doing} you make two marriages or more {share}."
        ),
        Result.OUR_TRUMPS: translate("Contrasts", "{doing} you make trumps {share}."),
    }


def _of_tricks() -> dict[Result, str]:
    return {
        Result.TRICK: translate("Contrasts", "{doing} the trick is yours {share}."),
        Result.TWO_TRICKS: translate(
            "Contrasts", "{doing} this trick and the next are yours {share}."
        ),
        Result.PARTNER_TRICK: translate("Contrasts", "{doing} your partner takes it {share}."),
        Result.LEAD: translate("Contrasts", "{doing} you have the next lead {share}."),
        Result.LAST: translate("Contrasts", "{doing} the last trick is yours {share}."),
        Result.STOCK_LEAD: translate(
            "Contrasts", "{doing} you lead when the stock is gone {share}."
        ),
        Result.HAND: translate("Contrasts", "{doing} the hand is yours {share}."),
        Result.TRICKLESS: translate("Contrasts", "{doing} you get no trick at all {share}."),
        Result.PORVOO: translate("Contrasts", "{doing} you go to Porvoo {share}."),
        Result.OVERSHOOT: translate("Contrasts", "{doing} you get too many points {share}."),
    }


def _of_cards() -> dict[Result, str]:
    return {
        Result.CARD_LOST: translate("Contrasts", "If you play the {card}, you lose it {share}."),
        Result.HIGH_LOST: translate("Contrasts", "{doing} you lose an ace or a ten {share}."),
        Result.HIGH_CAUGHT: translate(
            "Contrasts", "{doing} you catch an opponent's ace or ten {share}."
        ),
        Result.TRUMPED: translate("Contrasts", "{doing} an opponent trumps it {share}."),
        Result.TRUMP_DRAWN: translate(
            "Contrasts", "{doing} you draw a trump from an opponent {share}."
        ),
        Result.POINTS: translate("Contrasts", "{doing} you take more card points {share}."),
    }


def _of_amounts() -> dict[Result, str]:
    return {
        Result.POINTS_AT_LEAST: translate(
            "Contrasts", "{doing} you take {number} points or more {share}."
        ),
        Result.GAIN_AT_LEAST: translate(
            "Contrasts", "{doing} you gain {number} points or more {share}."
        ),
        Result.LOSS_AT_LEAST: translate(
            "Contrasts", "{doing} you lose {number} points or more {share}."
        ),
        Result.TRICKS_AT_LEAST: translate(
            "Contrasts", "{doing} you end with {number} tricks or more {share}."
        ),
        Result.TRICKS_AT_MOST: translate(
            "Contrasts", "{doing} you end with {number} tricks at most {share}."
        ),
    }
