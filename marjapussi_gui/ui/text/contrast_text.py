"""Sentences that compare how often two actions lead to the same result."""

from ...engine.actions import Action, AskHalf, AskWhole, Bid, Pass, Play
from ...engine.cards import RANK_LETTERS, SUIT_OF, Card
from ...engine.frozen import frozen
from ...model.contrast import (
    AMOUNT_RESULTS,
    ActionContrast,
    EquallyFrequentResult,
    MeanGain,
    PlayoutResult,
)
from .card_names import ADESSIVE, card_placeholders, rank_name
from .i18n import (
    capitalized,
    first_existing_message,
    say,
)
from .suggestion_text import action_clause, needs_comma

# Results of what others do, or of the next trick: "with the ten" would seem to be a part of them
LATER_RESULTS = {
    PlayoutResult.PARTNER_TRICK,
    PlayoutResult.THEIR_MARRIAGE,
    PlayoutResult.THEIR_CONTRACT,
    PlayoutResult.LEAD,
}


@frozen
class ContrastText:
    """What happens after one action, and whether it also happens after the other.

    The second text may be empty.
    """

    first: str
    second: str
    share: float  # share of deals in which the first text is true

    @property
    def sentences(self) -> str:
        return f"{self.first} {self.second}".strip()


def contrast_sentences(
    contrast: ActionContrast | EquallyFrequentResult,
    *,
    has_partner: bool = True,
    advised: Action | None = None,
) -> str:
    """Return one or two sentences on how often two actions, or all of them, have a result."""
    if isinstance(contrast, EquallyFrequentResult):
        template = _template(contrast.result, 0, has_partner=has_partner)
        return say(template, doing=say("whichever"), share=share_text(contrast.share))
    return contrast_text(contrast, has_partner=has_partner, advised=advised).sentences


def contrast_text(
    contrast: ActionContrast, *, has_partner: bool = True, advised: Action | None = None
) -> ContrastText:
    """Return the text on how often a result follows each action, the more frequent one first.

    advised is an action that the sentence before has already named.
    """
    first, second = sorted(
        (
            (contrast.better_action, contrast.better_share),
            (contrast.other_action, contrast.other_share),
        ),
        key=lambda pair: -pair[1],
    )
    doing = opening_clause(first[0], advised)
    if contrast.result in LATER_RESULTS and isinstance(first[0], Play) and first[0] != advised:
        doing = _play_clause(first[0].card)
    if contrast.result in (PlayoutResult.AHEAD, PlayoutResult.AHEAD_WHEN_DIFFERENT):
        than = _comparison_clause(second[0], first[0])
        is_short = first[0] == advised or not needs_comma(second[0])
        sentence = say(
            _ahead_template(contrast.result, is_short=is_short),
            doing=doing,
            share=share_text(first[1]),
            than=than,
        )
        return ContrastText(_remove_spaces_before_commas(sentence), "", first[1])
    if contrast.result in (PlayoutResult.CARD_WON, PlayoutResult.CARD_WINS):
        return _card_outcome_text(contrast, first, second, has_partner=has_partner)
    sentence = say(
        _template(contrast.result, contrast.amount, has_partner=has_partner),
        doing=doing,
        number=contrast.amount,
        share=share_text(first[1]),
        **card_placeholders(first[0].card) if isinstance(first[0], Play) else {},
    )
    if _is_truism(contrast.result, *second):
        return ContrastText(sentence, "", first[1])
    clause = capitalized(_short_action_clause(second[0], first[0]))
    # A card gets a comma where "the king that never happens" would be misread
    clause = _with_comma(clause) if needs_comma(second[0]) else say("doing-card", doing=clause)
    return ContrastText(sentence, _alternative_sentence(clause, first[1], second[1]), first[1])


def _template(result: PlayoutResult, amount: int, *, has_partner: bool) -> str:
    if result in AMOUNT_RESULTS:
        return _amount_template(result, amount)
    row = f"result-{result}"
    return row if has_partner else first_existing_message(f"{row}-alone", row)


def _is_truism(result: PlayoutResult, action: Action, share: float) -> bool:
    """Return whether the rules alone make a result impossible after an action."""
    if share:
        return False
    match result:
        case PlayoutResult.CARD_LOST | PlayoutResult.CARD_TRUMPED:
            return True
        case PlayoutResult.THEIR_CONTRACT:
            return isinstance(action, Bid)
        case PlayoutResult.CONTRACT_MADE | PlayoutResult.CONTRACT_FAILED | PlayoutResult.SOOLI_MADE:
            return isinstance(action, Pass)
        case PlayoutResult.PARTNER_HAS_MARRIAGE:
            return not isinstance(action, AskWhole | AskHalf)
        case _:
            return False


def _card_outcome_text(
    contrast: ActionContrast,
    first: tuple[Action, float],
    second: tuple[Action, float],
    *,
    has_partner: bool,
) -> ContrastText:
    """Return the text on how often a card is won if it is played now, and if it is kept."""
    if first[0] == Play(contrast.card):
        row, clause = f"play-now-{contrast.result}", say("if-you-keep-it")
    else:
        row, clause = f"keep-{contrast.result}", say("if-you-play-it-now")
    sentence = say(
        row if has_partner else first_existing_message(f"{row}-alone", row),
        share=share_text(first[1]),
        **card_placeholders(contrast.card),
    )
    return ContrastText(sentence, _alternative_sentence(clause, first[1], second[1]), first[1])


def _alternative_sentence(clause: str, first_share: float, second_share: float) -> str:
    """Return a sentence on how much less often the other action has the same result."""
    if not second_share:
        sentence = "doing-that-never-happens"
    elif share_in_tenths(second_share) <= 0:
        sentence = "doing-that-hardly-ever-happens"
    elif 2 * second_share < first_share:
        sentence = "doing-thats-not-even-half"
    else:
        sentence = "doing-thats-less-likely"
    return say(sentence, doing=clause)


def opening_clause(action: Action, advised: Action | None = None) -> str:
    """Return an action as the opening of a sentence, such as "If you pass,".

    If the sentence before has named it as advised, it isn't named again.
    """
    if action == advised:
        return say("that-way")
    clause = capitalized(action_clause(action))
    return _with_comma(clause) if needs_comma(action) else clause


def _play_clause(card: Card) -> str:
    """Return a clause such as "If you play the ace,", which says who plays the card."""
    return _with_comma(say("if-you-play-card", **card_placeholders(card)))


def _with_comma(clause: str) -> str:
    """Return a clause as the opening of a sentence, with a comma if the language puts one."""
    return capitalized(say("doing", doing=clause))


def _short_action_clause(action: Action, previous: Action) -> str:
    """Return an action as a clause, without the suit if both actions play the same suit."""
    match previous, action:
        case Play(first), Play(card) if SUIT_OF[first] == SUIT_OF[card]:
            rank = RANK_LETTERS[card % 13]
            return say(
                "with-rank",
                rank=rank_name(rank),
                rank_adessive=rank_name(rank, ADESSIVE),
                **card_placeholders(card),
            )
        case _:
            return action_clause(action)


def _comparison_clause(action: Action, previous: Action) -> str:
    """Return the action that another one is compared with, as in "than with the king"."""
    other = _short_action_clause(action, previous)
    if needs_comma(action):
        return say("than-other-clause", other=other)
    return say("than-other-card", other=other)


def _remove_spaces_before_commas(sentence: str) -> str:
    """Return a sentence without a space before the comma of an inserted clause."""
    return sentence.replace(" ,", ",")


def share_in_tenths(share: float) -> int:
    """Return a share in tenths, with -1 for nearly 0 and 11 for nearly 1.

    The results 0 and 10 stand for exactly none and exactly all.
    """
    if share in (0.0, 1.0):
        return round(10 * share)
    number = round(10 * share)
    return {0: -1, 10: 11}.get(number, number)


def share_text(share: float) -> str:
    """Return a share of deals as text, such as "in 3 out of 10 deals"."""
    match share_in_tenths(share):
        case 10:
            return say("in-every-deal")
        case 11:
            return say("in-nearly-every-deal")
        case 0 | -1:
            return say("in-hardly-any-deal")
        case number:
            return say("in-number-out-of-10-deals", number=number)


def mean_gain_sentence(gain: MeanGain) -> str:
    """Return a sentence on how many points the other action costs on average."""
    number = round(gain.gain)
    if isinstance(gain.other_action, Play):
        form = "card-would-cost-you-less"
        if number:
            form = "card-would-cost-you-about-number"
        return capitalized(say(form, number=number, **card_placeholders(gain.other_action.card)))
    form = "doing-it-costs-you-less"
    if number:
        form = "doing-it-costs-you-about-number"
    return say(form, number=number, doing=opening_clause(gain.other_action))


def _ahead_template(result: PlayoutResult, *, is_short: bool) -> str:
    """Return the template for doing better; if is_short, it also names the other action."""
    if result == PlayoutResult.AHEAD_WHEN_DIFFERENT:
        return "doing-you-do-better-share-where"
    if is_short:
        return "doing-you-do-better-share-than"
    return "doing-you-do-better-share"


def _amount_template(result: PlayoutResult, number: int) -> str:
    match result:
        case PlayoutResult.POINTS_AT_LEAST:
            return "doing-you-take-at-least-number"
        case PlayoutResult.GAIN_AT_LEAST:
            return "doing-you-score-at-least-number"
        case PlayoutResult.LOSS_AT_LEAST:
            return "doing-you-lose-at-least-number"
        case PlayoutResult.TRICKS_AT_LEAST:
            return "doing-you-win-at-least-number"
        case _ if not number:
            return "doing-you-end-up-without-trick"
        case _:
            return "doing-you-win-at-most-number"
