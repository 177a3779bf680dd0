"""Sentences that compare how often two actions lead to the same result."""

from ...engine.actions import Action, AskHalf, AskWhole, Bid, Pass, Play
from ...engine.cards import RANK_LETTERS, SUIT_OF, Card
from ...engine.frozen import frozen
from ...model.contrast import (
    AMOUNT_RESULTS,
    ActionContrast,
    MeanGain,
    PlayoutResult,
)
from .card_names import ADESSIVE, card_placeholders, rank_name
from .i18n import (
    cached_per_language,
    capitalized,
    plural_form,
    translate,
)
from .suggestion_text import action_clause, needs_comma

# Results of what others do, or of the next trick: "with the ten" would seem to be a part of them
LATER_RESULTS = {
    PlayoutResult.PARTNER_TRICK,
    PlayoutResult.THEIR_MARRIAGE,
    PlayoutResult.THEIR_CONTRACT,
    PlayoutResult.LEAD,
}
MAX_TIED_RANKS = 3  # maximum number of tied cards of a suit to name


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
    contrast: ActionContrast, *, has_partner: bool = True, advised: Action | None = None
) -> str:
    """Return one or two sentences on how often a result follows each of two actions."""
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
        than = _than_clause(second[0], first[0])
        is_short = first[0] == advised or not needs_comma(second[0])
        sentence = _ahead_template(contrast.result, is_short=is_short).format(
            doing=doing, share=share_text(first[1]), than=than
        )
        return ContrastText(_remove_spaces_before_commas(sentence), "", first[1])
    if contrast.result in (PlayoutResult.CARD_WON, PlayoutResult.CARD_WINS):
        return _card_outcome_text(contrast, first, second, has_partner=has_partner)
    sentence = _template(contrast, has_partner=has_partner).format(
        doing=doing,
        number=contrast.amount,
        share=share_text(first[1]),
        **(card_placeholders(first[0].card) if isinstance(first[0], Play) else {}),
    )
    if _is_truism(contrast.result, *second):
        return ContrastText(sentence, "", first[1])
    clause = capitalized(_short_clause(second[0], first[0]))
    if needs_comma(second[0]):
        clause = _with_comma(clause)
    else:  # a comma where "the king that never happens" would be misread
        clause = translate("Contrasts", "{doing},", "a card").format(doing=clause)
    return ContrastText(sentence, _alternative_sentence(clause, first[1], second[1]), first[1])


def _template(contrast: ActionContrast, *, has_partner: bool) -> str:
    if contrast.result in AMOUNT_RESULTS:
        return _amount_template(contrast.result, contrast.amount)
    return _result_templates(has_partner=has_partner)[contrast.result]


def _result_templates(*, has_partner: bool) -> dict[PlayoutResult, str]:
    return _side_templates() if has_partner else {**_side_templates(), **_templates_without_side()}


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
        templates, clause = _play_now_templates(), translate("Contrasts", "If you keep it,")
    else:
        templates, clause = _keep_templates(), translate("Contrasts", "If you play it now,")
    is_alone = contrast.result == PlayoutResult.CARD_WON and not has_partner
    sentence = templates[contrast.result, is_alone].format(
        share=share_text(first[1]), **card_placeholders(contrast.card)
    )
    return ContrastText(sentence, _alternative_sentence(clause, first[1], second[1]), first[1])


def _alternative_sentence(clause: str, first_share: float, second_share: float) -> str:
    """Return a sentence on how much less often the second action has the same result."""
    if not second_share:
        sentence = translate("Contrasts", "{doing} that never happens.")
    elif tenths(second_share) <= 0:
        sentence = translate("Contrasts", "{doing} that hardly ever happens.")
    elif 2 * second_share < first_share:
        sentence = translate("Contrasts", "{doing} that’s not even half as likely.")
    else:
        sentence = translate("Contrasts", "{doing} that’s less likely.")
    return sentence.format(doing=clause)


def opening_clause(action: Action, advised: Action | None = None) -> str:
    """Return an action as the opening of a sentence, such as "If you pass,".

    If the sentence before has named it as advised, it isn't named again.
    """
    if action == advised:
        return translate("Contrasts", "That way")
    clause = capitalized(action_clause(action))
    return _with_comma(clause) if needs_comma(action) else clause


def _play_clause(card: Card) -> str:
    """Return an opening clause that leaves no doubt about the player of a card."""
    clause = translate("Contrasts", "if you play the {card}")
    return _with_comma(clause.format(**card_placeholders(card)))


def _with_comma(clause: str) -> str:
    """Return a clause as the opening of a sentence, with a comma if the language puts one."""
    return capitalized(translate("Contrasts", "{doing},").format(doing=clause))


def _short_clause(action: Action, previous: Action) -> str:
    """Return an action as a clause, without the suit if both actions play the same suit."""
    match previous, action:
        case Play(first), Play(card) if SUIT_OF[first] == SUIT_OF[card]:
            rank = RANK_LETTERS[card % 13]
            sentence = translate("Contrasts", "with the {rank}")
            return sentence.format(
                rank=rank_name(rank),
                rank_adessive=rank_name(rank, ADESSIVE),
                **card_placeholders(card),
            )
        case _:
            return action_clause(action)


def _than_clause(action: Action, previous: Action) -> str:
    """Return the action that another one is compared with, as in "than with the king"."""
    other = _short_clause(action, previous)
    if needs_comma(action):
        return translate("Contrasts", "than {other}", "a clause").format(other=other)
    return translate("Contrasts", "than {other}", "a card").format(other=other)


def _remove_spaces_before_commas(sentence: str) -> str:
    """Return a sentence without a space before the comma of an inserted clause."""
    return sentence.replace(" ,", ",")


def tenths(share: float) -> int:
    """Return a share in tenths, with -1 for nearly 0 and 11 for nearly 1.

    The results 0 and 10 stand for exactly none and exactly all.
    """
    if share in (0.0, 1.0):
        return round(10 * share)
    number = round(10 * share)
    return {0: -1, 10: 11}.get(number, number)


def share_text(share: float) -> str:
    """Return a share of deals as text, such as "in 3 out of 10 deals"."""
    match tenths(share):
        case 10:
            return translate("Contrasts", "in every deal")
        case 11:
            return translate("Contrasts", "in nearly every deal")
        case 0 | -1:
            return translate("Contrasts", "in hardly any deal")
        case number:
            sentence = translate("Contrasts", "in {number} out of 10 deals")
            return sentence.format(number=number)


def mean_gain_sentence(gain: MeanGain) -> str:
    """Return what the other action costs on average."""
    number = round(gain.gain)
    if isinstance(gain.other_action, Play):
        form = translate("Contrasts", "The {card} would cost you less than a point.")
        if number:
            form = plural_form(
                "Contrasts",
                "The {card} would cost you about one point.",
                "The {card} would cost you about {number} points.",
                number,
            )
        return capitalized(form.format(number=number, **card_placeholders(gain.other_action.card)))
    form = translate("Contrasts", "{doing} it costs you less than a point.")
    if number:
        form = plural_form(
            "Contrasts",
            "{doing} it costs you about one point.",
            "{doing} it costs you about {number} points.",
            number,
        )
    return form.format(number=number, doing=opening_clause(gain.other_action))


@cached_per_language
def _side_templates() -> dict[PlayoutResult, str]:
    return {
        **_contract_templates(),
        **_marriage_templates(),
        **_trick_templates(),
        **_card_templates(),
    }


@cached_per_language
def _play_now_templates() -> dict[tuple[PlayoutResult, bool], str]:
    """Return templates of sentences on what follows if a card is played now.

    The keys are the result, and whether somebody plays alone.
    """
    return {
        (PlayoutResult.CARD_WON, False): translate(
            "Contrasts", "If you play the {card} now, it ends up with your side {share}."
        ),
        (PlayoutResult.CARD_WON, True): translate(
            "Contrasts", "If you play the {card} now, it ends up in one of your tricks {share}."
        ),
        (PlayoutResult.CARD_WINS, False): translate(
            "Contrasts", "If you play the {card} now, it wins a trick {share}."
        ),
    }


@cached_per_language
def _keep_templates() -> dict[tuple[PlayoutResult, bool], str]:
    """Return templates of sentences on what follows if a card is kept.

    The keys are the result, and whether somebody plays alone.
    """
    return {
        (PlayoutResult.CARD_WON, False): translate(
            "Contrasts", "If you keep the {card}, it ends up with your side {share}."
        ),
        (PlayoutResult.CARD_WON, True): translate(
            "Contrasts", "If you keep the {card}, it ends up in one of your tricks {share}."
        ),
        (PlayoutResult.CARD_WINS, False): translate(
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
    }


def _ahead_template(result: PlayoutResult, *, is_short: bool) -> str:
    """Return the template for doing better; if is_short, it also names the other action."""
    if result == PlayoutResult.AHEAD_WHEN_DIFFERENT:
        return translate("Contrasts", "{doing} you do better {share} where it matters.")
    if is_short:
        return translate("Contrasts", "{doing} you do better {share} {than}.")
    return translate("Contrasts", "{doing} you do better {share}.")


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
def _templates_without_side() -> dict[PlayoutResult, str]:
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
        PlayoutResult.TRICK: translate("Contrasts", "{doing} you win the trick {share}."),
        PlayoutResult.TWO_TRICKS: translate(
            "Contrasts", "{doing} you win this trick and the next one {share}."
        ),
        PlayoutResult.LAST_TRICK: translate("Contrasts", "{doing} you win the last trick {share}."),
    }


def _trick_templates() -> dict[PlayoutResult, str]:
    return {
        PlayoutResult.TRICK: translate("Contrasts", "{doing} your side wins the trick {share}."),
        PlayoutResult.TWO_TRICKS: translate(
            "Contrasts", "{doing} your side wins this trick and the next one {share}."
        ),
        PlayoutResult.PARTNER_TRICK: translate(
            "Contrasts", "{doing} your partner wins the trick {share}."
        ),
        PlayoutResult.LEAD: translate("Contrasts", "{doing} you lead the next trick {share}."),
        PlayoutResult.LAST_TRICK: translate(
            "Contrasts", "{doing} your side wins the last trick {share}."
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
        PlayoutResult.CARD_TRUMPED: translate(
            "Contrasts", "If you play the {card}, an opponent trumps it {share}."
        ),
        PlayoutResult.HIGH_CARD_LOST: translate(
            "Contrasts", "{doing} you lose an ace or a ten {share}."
        ),
        PlayoutResult.HIGH_CARD_CAUGHT: translate(
            "Contrasts", "{doing} you capture an opponent’s ace or ten {share}."
        ),
        PlayoutResult.TRUMPED: translate(
            "Contrasts", "{doing} you lose the trick to a trump {share}."
        ),
        PlayoutResult.TRUMP_DRAWN: translate(
            "Contrasts", "{doing} you draw a trump from an opponent {share}."
        ),
        PlayoutResult.MOST_CARD_POINTS: translate(
            "Contrasts", "{doing} you take the most card points {share}."
        ),
    }


def _amount_template(result: PlayoutResult, number: int) -> str:
    match result:
        case PlayoutResult.POINTS_AT_LEAST:
            return plural_form(
                "Contrasts",
                "{doing} you take at least one point {share}.",
                "{doing} you take at least {number} points {share}.",
                number,
            )
        case PlayoutResult.GAIN_AT_LEAST:
            return plural_form(
                "Contrasts",
                "{doing} you score at least one point {share}.",
                "{doing} you score at least {number} points {share}.",
                number,
            )
        case PlayoutResult.LOSS_AT_LEAST:
            return plural_form(
                "Contrasts",
                "{doing} you lose at least one point {share}.",
                "{doing} you lose at least {number} points {share}.",
                number,
            )
        case PlayoutResult.TRICKS_AT_LEAST:
            return plural_form(
                "Contrasts",
                "{doing} you win at least one trick {share}.",
                "{doing} you win at least {number} tricks {share}.",
                number,
            )
        case _ if not number:
            return translate("Contrasts", "{doing} you end up without a trick {share}.")
        case _:
            return plural_form(
                "Contrasts",
                "{doing} you win at most one trick {share}.",
                "{doing} you win at most {number} tricks {share}.",
                number,
            )
