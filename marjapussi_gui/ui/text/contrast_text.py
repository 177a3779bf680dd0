"""Sentences that compare how often two actions lead to the same result."""

from ...engine.actions import Action, Play
from ...engine.cards import RANK_LETTERS, SUIT_OF, Card
from ...model.contrast import Contrast, EquallyGood, MeanGain, PlayoutResult
from .card_names import ADESSIVE, card_name, card_placeholders, rank_name
from .i18n import cached_per_language, capitalized, decimal_text, number_text, translate
from .suggestion_text import action_clause, needs_comma

MIN_WHOLE_POINTS = 10.0  # smaller gains are shown with a decimal


def contrast_sentences(contrast: Contrast, *, has_partner: bool = True) -> str:
    """Return how often each of two actions leads to the same result.

    The better action comes first unless its share of deals is near 0. If a card is lost after only
    one action, only that action is mentioned.
    """
    if contrast.result in (PlayoutResult.CARD_WON, PlayoutResult.CARD_WINS):
        return _card_outcome_sentences(contrast)
    first, second = (
        (contrast.better_action, contrast.better_share),
        (contrast.other_action, contrast.other_share),
    )
    if tenths(contrast.better_share) <= 0:
        first, second = second, first
    places = card_placeholders(first[0].card) if isinstance(first[0], Play) else {}
    sentences = (
        _contrast_templates()
        if has_partner
        else {**_contrast_templates(), **_templates_without_partner()}
    )
    sentence = sentences[contrast.result].format(
        doing=opening_clause(first[0]),
        share=share_text(first[1]),
        number=contrast.amount,
        **places,
    )
    if contrast.result == PlayoutResult.CARD_LOST and not second[1]:
        return sentence
    doing = capitalized(_short_clause(second[0], first[0]))
    if needs_comma(second[0]):
        doing = translate("Contrasts", "{doing},", "before a share").format(doing=doing)
    return f"{sentence} {_alternative_sentence(doing, first[1], second[1])}"


def _card_outcome_sentences(contrast: Contrast) -> str:
    """Return how often playing a card now and keeping it lead to the same result."""
    now, kept = (
        (contrast.better_share, contrast.other_share)
        if _is_card_played_now(contrast)
        else (contrast.other_share, contrast.better_share)
    )
    is_now_first = tenths(now) > 0 if _is_card_played_now(contrast) else tenths(kept) <= 0
    if is_now_first:
        sentence = _play_now_templates()[contrast.result].format(
            share=share_text(now), **card_placeholders(contrast.card)
        )
        keeping = translate("Contrasts", "If you keep it,")
        return f"{sentence} {_alternative_sentence(keeping, now, kept)}"
    sentence = _keep_templates()[contrast.result].format(
        share=share_text(kept), **card_placeholders(contrast.card)
    )
    playing = translate("Contrasts", "If you play it now,")
    return f"{sentence} {_alternative_sentence(playing, kept, now)}"


def _is_card_played_now(contrast: Contrast) -> bool:
    return contrast.better_action == Play(contrast.card)


def _alternative_sentence(clause: str, first_share: float, second_share: float) -> str:
    """Return how often the second action leads to the same result as the first."""
    more = translate("Contrasts", "{doing} {share}.")
    if second_share < first_share and tenths(second_share) > 0:
        more = translate("Contrasts", "{doing} {share}, no more.")
    return more.format(doing=clause, share=short_share_text(second_share))


def opening_clause(action: Action) -> str:
    """Return an action as the opening of a sentence, such as "If you pass,"."""
    return _with_comma(action, action_clause(action))


def _with_comma(action: Action, text: str) -> str:
    """Return an opening clause, with a comma if the language needs one after this action."""
    form = "{doing}"
    if needs_comma(action):
        form = translate("Contrasts", "{doing},")
    return capitalized(form.format(doing=text))


def _short_clause(action: Action, previous: Action) -> str:
    """Return an action as a clause, without its suit if both actions play the same suit."""
    match previous, action:
        case Play(first), Play(card) if SUIT_OF[first] == SUIT_OF[card]:
            rank = RANK_LETTERS[card % 13]
            sentence = translate("Contrasts", "with the {rank}")
            return sentence.format(rank=rank_name(rank), rank_adessive=rank_name(rank, ADESSIVE))
        case _:
            return action_clause(action)


def tenths(share: float) -> int:
    """Return a share in tenths, with -1 for nearly 0 and 11 for nearly 1.

    0 and 10 stand for exactly 0 and 1.
    """
    if share in (0.0, 1.0):
        return round(10 * share)
    number = round(10 * share)
    return {0: -1, 10: 11}.get(number, number)


def share_text(share: float) -> str:
    """Return a share of deals, such as "in 3 out of 10 deals"."""
    match tenths(share):
        case 10:
            return translate("Contrasts", "in every deal")
        case 11:
            return translate("Contrasts", "in nearly every deal")
        case number:
            sentence = translate("Contrasts", "in {number} out of 10 deals")
            return sentence.format(number=max(number, 0))


def short_share_text(share: float) -> str:
    """Return a share without the word "deals", for a second sentence."""
    match tenths(share):
        case 0:
            return translate("Contrasts", "that never happens")
        case -1:
            return translate("Contrasts", "that hardly ever happens")
        case 10:
            return translate("Contrasts", "that always happens")
        case 11:
            return translate("Contrasts", "that nearly always happens")
        case number:
            return translate("Contrasts", "it’s {number} out of 10").format(number=number)


def mean_gain_sentence(gain: MeanGain) -> str:
    number = (
        number_text(round(gain.gain)) if gain.gain >= MIN_WHOLE_POINTS else decimal_text(gain.gain)
    )
    sentence = translate("Contrasts", "{doing} you’re {number} points better off on average.")
    if not needs_comma(gain.better_action) and not needs_comma(gain.other_action):
        sentence = translate(
            "Contrasts", "{doing} you’re {number} points better off on average than {other}."
        )
    return sentence.format(
        doing=opening_clause(gain.better_action),
        number=number,
        other=action_clause(gain.other_action),
    )


def equally_good_sentence(fact: EquallyGood) -> str:
    """Return that several actions are equally good. If they play two cards, name both."""
    match fact.actions:
        case Play(first), Play(second):
            return _either_card_sentence(first, second)
    if fact.is_majority:
        return translate("Contrasts", "It hardly matters.")
    if fact.count == 2 and fact.actions:
        return translate("Contrasts", "You have two equally good choices.")
    if fact.count == 2:
        return translate("Contrasts", "Either is fine.")
    return translate("Contrasts", "You have {number} equally good choices.").format(
        number=fact.count
    )


def _either_card_sentence(first: Card, second: Card) -> str:
    if SUIT_OF[first] == SUIT_OF[second]:
        sentence = translate("Contrasts", "{first} or {second}, it hardly matters.")
        names = [rank_name(RANK_LETTERS[each % 13]) for each in (first, second)]
    else:
        sentence = translate("Contrasts", "The {first} or the {second}, it hardly matters.")
        names = [card_name(each) for each in (first, second)]
    return capitalized(sentence.format(first=names[0], second=names[1]))


@cached_per_language
def _contrast_templates() -> dict[PlayoutResult, str]:
    return {
        **_contract_templates(),
        **_marriage_templates(),
        **_trick_templates(),
        **_card_templates(),
        **_amount_templates(),
    }


@cached_per_language
def _play_now_templates() -> dict[PlayoutResult, str]:
    return {
        PlayoutResult.CARD_WON: translate(
            "Contrasts", "If you play the {card} now, you win it {share}."
        ),
        PlayoutResult.CARD_WINS: translate(
            "Contrasts", "If you play the {card} now, it wins a trick {share}."
        ),
    }


@cached_per_language
def _keep_templates() -> dict[PlayoutResult, str]:
    return {
        PlayoutResult.CARD_WON: translate(
            "Contrasts", "If you keep the {card}, you win it {share}."
        ),
        PlayoutResult.CARD_WINS: translate(
            "Contrasts", "If you keep the {card}, it wins a trick {share}."
        ),
    }


def _contract_templates() -> dict[PlayoutResult, str]:
    return {
        PlayoutResult.CONTRACT_MADE: translate(
            "Contrasts", "{doing} you make the contract {share}."
        ),
        PlayoutResult.CONTRACT_BEATEN: translate(
            "Contrasts", "{doing} you defeat the contract {share}."
        ),
        PlayoutResult.CONTRACT_FAILED: translate(
            "Contrasts", "{doing} your side’s contract fails {share}."
        ),
        PlayoutResult.THEIR_CONTRACT: translate(
            "Contrasts", "{doing} an opponent makes the contract {share}."
        ),
        PlayoutResult.MATCH_WON: translate("Contrasts", "{doing} you win the match {share}."),
        PlayoutResult.MATCH_LOST: translate("Contrasts", "{doing} you lose the match {share}."),
        PlayoutResult.SOOLI_MADE: translate("Contrasts", "{doing} the sooli succeeds {share}."),
        PlayoutResult.SOOLI_BROKEN: translate("Contrasts", "{doing} the sooli fails {share}."),
        PlayoutResult.AHEAD: translate("Contrasts", "{doing} you do better {share}."),
        PlayoutResult.AHEAD_WHEN_DIFFERENT: translate(
            "Contrasts", "{doing} you do better {share} where it matters."
        ),
    }


def _marriage_templates() -> dict[PlayoutResult, str]:
    return {
        PlayoutResult.OUR_MARRIAGE: translate(
            "Contrasts", "{doing} your side declares a marriage {share}."
        ),
        PlayoutResult.THEIR_MARRIAGE: translate(
            "Contrasts", "{doing} an opponent declares a marriage {share}."
        ),
        PlayoutResult.TWO_MARRIAGES: translate(
            "Contrasts", "{doing} your side declares two or more marriages {share}."
        ),
        PlayoutResult.OUR_TRUMPS: translate(
            "Contrasts", "{doing} your side declares trumps {share}."
        ),
        PlayoutResult.PARTNER_HAS_MARRIAGE: translate(
            "Contrasts", "{doing} your partner says yes {share}."
        ),
    }


@cached_per_language
def _templates_without_partner() -> dict[PlayoutResult, str]:
    return {
        PlayoutResult.CONTRACT_FAILED: translate(
            "Contrasts", "{doing} your contract fails {share}."
        ),
        PlayoutResult.OUR_MARRIAGE: translate(
            "Contrasts", "{doing} you declare a marriage {share}."
        ),
        PlayoutResult.TWO_MARRIAGES: translate(
            "Contrasts", "{doing} you declare two or more marriages {share}."
        ),
        PlayoutResult.OUR_TRUMPS: translate("Contrasts", "{doing} you declare trumps {share}."),
    }


def _trick_templates() -> dict[PlayoutResult, str]:
    return {
        PlayoutResult.TRICK: translate("Contrasts", "{doing} the trick is yours {share}."),
        PlayoutResult.TWO_TRICKS: translate(
            "Contrasts", "{doing} this trick and the next are yours {share}."
        ),
        PlayoutResult.PARTNER_TRICK: translate(
            "Contrasts", "{doing} your partner wins the trick {share}."
        ),
        PlayoutResult.LEAD: translate("Contrasts", "{doing} you lead the next trick {share}."),
        PlayoutResult.LAST_TRICK: translate(
            "Contrasts", "{doing} the last trick is yours {share}."
        ),
        PlayoutResult.STOCK_LEAD: translate(
            "Contrasts", "{doing} you have the lead when the stock runs out {share}."
        ),
        PlayoutResult.HAND_WON: translate("Contrasts", "{doing} you win the hand {share}."),
        PlayoutResult.TRICKLESS: translate(
            "Contrasts", "{doing} you take no trick at all {share}."
        ),
        PlayoutResult.PORVOO: translate("Contrasts", "{doing} you’re sent to Porvoo {share}."),
        PlayoutResult.OVERSHOOT: translate(
            "Contrasts", "{doing} you overshoot the target {share}."
        ),
    }


def _card_templates() -> dict[PlayoutResult, str]:
    return {
        PlayoutResult.CARD_LOST: translate(
            "Contrasts", "If you play the {card}, you lose it {share}."
        ),
        PlayoutResult.HIGH_CARD_LOST: translate(
            "Contrasts", "{doing} you lose an ace or a ten {share}."
        ),
        PlayoutResult.HIGH_CARD_CAUGHT: translate(
            "Contrasts", "{doing} you capture an opponent’s ace or ten {share}."
        ),
        PlayoutResult.TRUMPED: translate("Contrasts", "{doing} an opponent trumps it {share}."),
        PlayoutResult.TRUMP_DRAWN: translate(
            "Contrasts", "{doing} you draw a trump from an opponent {share}."
        ),
        PlayoutResult.MOST_CARD_POINTS: translate(
            "Contrasts", "{doing} you take the most card points {share}."
        ),
    }


def _amount_templates() -> dict[PlayoutResult, str]:
    return {
        PlayoutResult.POINTS_AT_LEAST: translate(
            "Contrasts", "{doing} you take {number} or more points {share}."
        ),
        PlayoutResult.GAIN_AT_LEAST: translate(
            "Contrasts", "{doing} you score {number} or more points {share}."
        ),
        PlayoutResult.LOSS_AT_LEAST: translate(
            "Contrasts", "{doing} you lose {number} or more points {share}."
        ),
        PlayoutResult.TRICKS_AT_LEAST: translate(
            "Contrasts", "{doing} you end up with {number} or more tricks {share}."
        ),
        PlayoutResult.TRICKS_AT_MOST: translate(
            "Contrasts", "{doing} you end up with {number} or fewer tricks {share}."
        ),
    }
