"""The contents of the question panel in a review.

A question asks what the player would have done; its answer shows the values of the actions. The
overview comes before the first question, the summary after the last one.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain

from ....engine.actions import Action, Bid, Discard, Play, Raise, ShowBidCard
from ....engine.cards import Card
from ....engine.frozen import frozen
from ....engine.notation import action_text
from ....engine.view import View
from ....model.contrast import ActionContrast, EquallyGood, MeanGain
from ....model.facts import Fact, PrincipleApplies
from ....model.verdict import ActionValue, DecisionKind, Grade, Verdict
from ...art.card_pictures import CardPictures
from ...board.table_board import TableBoard
from ...text import action_labels
from ...text import reason_text as reason_words
from ...text import review_moment_text as moment_words
from ...text import review_text as line_words
from ...text import verdict_text as verdict_words
from ...text.card_names import card_name
from ...text.hand_review_text import well_played_text
from ...text.i18n import say, signed_number
from ...text.review_moment_text import QuestionKind
from ...text.table_players import TablePlayers
from ...widgets.labels import tooltip_text
from .answer_options import CARD_STEP, CardOptionStrip, ReviewOption, WordOptionList
from .question_panel import QuestionPanel

MAX_SENTENCES, MAX_LETTERS = 2, 160  # of the reasons; others open by a click
MAX_CARDS, MAX_WORDS, MAX_EXPLAINED = 9, 5, 4
MAX_IN_ROW, POOR_SHARE = 7, 0.5  # cards with their worth; the share that a poor card loses
ButtonSpecs = Sequence[tuple[str, str, str]]  # name, label and look of each button
SPOKEN_KINDS = (DecisionKind.BID, DecisionKind.SHOW, DecisionKind.ASK)
SEVERITIES = {Grade.BLUNDER: 2, Grade.MISTAKE: 1}


@frozen
class MistakeList:
    """The mistakes of a seat, the costliest first, and which of them have been seen."""

    plies: tuple[int, ...]
    severities: tuple[int, ...]
    seen_plies: frozenset[int]
    current_ply: int  # not necessarily of a mistake

    @property
    def current_number(self) -> int:
        """The number of the current mistake, counted from 1, or 0 if there is none."""
        return self.plies.index(self.current_ply) + 1 if self.current_ply in self.plies else 0

    @property
    def marker_states(self) -> list[tuple[int, bool, bool]]:
        """Each mistake's severity, whether it has been seen, and whether it is current."""
        pairs = zip(self.plies, self.severities, strict=True)
        return [(grave, ply in self.seen_plies, ply == self.current_ply) for ply, grave in pairs]


@frozen
class ReviewedDecision:
    """A decision with all that is needed to show it.

    Its verdict holds the evaluated actions and the reasons.
    """

    verdict: Verdict
    view: View
    people: TablePlayers
    deck: CardPictures
    felt_name: str
    sorted_hand: tuple[Card, ...]  # as the player sorts cards


@frozen
class QuestionTexts:
    """The texts and buttons around a practice question, which isn't part of a review."""

    title: str
    caption: str
    hint: str
    buttons: ButtonSpecs
    is_chosen: bool = True  # whether somebody has chosen the verdict's action


def create_decision(
    board: TableBoard, verdict: Verdict, view: View, people: TablePlayers
) -> ReviewedDecision:
    sorted_hand = board.card_layer.hand_order.sort_cards(view.hand)
    felt_name = board.board_style.felt
    return ReviewedDecision(verdict, view, people, board.card_pictures, felt_name, sorted_hand)


def mistake_severity(verdict: Verdict) -> int:
    """Return how severe a mistake is, from 0 to 2."""
    return SEVERITIES.get(verdict.grade, 0)


def card_of_action(action: Action) -> Card | None:
    """Return the card of an action, or None if it isn't about exactly one card."""
    match action:
        case Play(card) | ShowBidCard(card) | Discard((card,)):
            return card
        case _:
            return None


def answer_cards(verdict: Verdict) -> dict[Card, Action]:
    """Return the action of each answer card; empty unless all answers are cards."""
    every = [each.action for each in verdict.action_values]
    cards = {card: each for each in every if (card := card_of_action(each)) is not None}
    return cards if len(cards) == len(every) else {}


def show_question(
    panel: QuestionPanel,
    decision: ReviewedDecision,
    mistakes: MistakeList,
    texts: QuestionTexts | None = None,
) -> None:
    panel.begin_content(mistakes.marker_states, mistakes.current_number)
    choices = [_create_option(each, decision) for each in _values_to_offer(decision)]
    if texts is None:
        hint = moment_words.how_to_answer_text(by_card=bool(answer_cards(decision.verdict)))
        texts = QuestionTexts(_question_text(decision), "", hint, _navigation_buttons(mistakes))
    panel.set_title(texts.title, texts.caption)
    panel.add_options(choices, _create_options_widget(panel, choices, decision))
    panel.add_caption(texts.hint)
    panel.add_answer_cover()
    panel.add_buttons(*texts.buttons)


def show_answer(
    panel: QuestionPanel,
    decision: ReviewedDecision,
    mistakes: MistakeList,
    chosen: Action | None,
    texts: QuestionTexts | None = None,
) -> None:
    panel.begin_content(mistakes.marker_states, mistakes.current_number)
    if texts is None:
        panel.set_title(_answer_title(decision, chosen))
    else:
        panel.set_title(texts.title, texts.caption)
    _add_answer(panel, decision, chosen, is_chosen=texts is None or texts.is_chosen)
    if texts is not None:
        panel.add_buttons(*texts.buttons)
        return
    next_ = [("next", _next_label(mistakes), "")] if mistakes.plies else []
    panel.add_buttons(("play", say("review-play-from-here"), "quiet"), *next_)
    panel.buttons["play"].setToolTip(tooltip_text(say("play-from-here-tooltip")))


def show_overview(
    panel: QuestionPanel,
    mistakes: MistakeList,
    rows: Sequence[tuple[str, str]],
    *,
    is_evaluating: bool,
    hardest: tuple[int, ReviewedDecision] | None,
    praised: Verdict | None,
) -> None:
    """Show the overview: how many mistakes there are to review.

    If there are none, show the hardest choice, given with the number of its hand.
    """
    panel.begin_content(mistakes.marker_states, 0)
    if mistakes.plies:
        panel.set_title(say("moment-count", number=len(mistakes.plies)), say("review-moment-order"))
    elif is_evaluating:
        panel.set_title(say("review-moment-evaluating"), say("you-can-look-around-in-meantime"))
        panel.add_heading("")  # how far the evaluation has got
    else:
        panel.set_title(
            say("review-moment-no-mistakes"),
            say("none-of-these-decisions-cost-much")
            if praised is None
            else well_played_text(praised),
        )
    if mistakes.plies:
        panel.add_mistake_list(rows)
        is_first = not mistakes.seen_plies & set(mistakes.plies)
        text = say("first-moment") if is_first else say("next-moment")
        panel.add_buttons(("next", text, ""))
    elif hardest is not None and not is_evaluating:
        panel.add_heading(say("hardest-choice", hand=hardest[0]))
        _add_answer(panel, hardest[1], None, is_chosen=True)
        panel.add_buttons(("hardest", say("show-at-table"), ""))
    else:
        panel.add_stretch()
        panel.add_buttons()


def show_summary(
    panel: QuestionPanel,
    mistakes: MistakeList,
    rows: Sequence[tuple[str, str]],
    *,
    can_practise: bool,
) -> None:
    panel.begin_content(mistakes.marker_states, 0)
    seen = len(mistakes.seen_plies & set(mistakes.plies))
    panel.set_title(say("last-moment"), moment_words.answers_seen_text(seen, len(mistakes.plies)))
    panel.add_mistake_list(rows)
    practise = ("practise", say("practise"), "play")
    panel.add_buttons(*([practise] if can_practise else []))


def show_card_worths(
    panel: QuestionPanel, board: TableBoard, seat_name: str, worths: Mapping[Action, float] | None
) -> None:
    """Show what each card is worth with all cards open; worths is None while it is computed."""
    panel.begin_content((), 0)
    panel.set_title(say("worth-of-cards"))
    cards = {card: each for each in worths or () if (card := card_of_action(each)) is not None}
    if worths and cards:
        panel.add_heading(seat_name)
        hand = board.card_layer.hand_order.sort_cards([*cards])
        options = [_card_worth_option(card, cards[card], worths) for card in hand]
        for first in range(0, len(options), MAX_IN_ROW):
            row = options[first : first + MAX_IN_ROW]
            scale = min(panel.card_scale, panel.content_width / (CARD_STEP * MAX_IN_ROW))
            felt, deck = board.board_style.felt, board.card_pictures
            panel.add_options(row, CardOptionStrip(row, deck, felt, scale, panel.scale))
    panel.add_caption(
        say("worth-computing" if worths is None else "worth-legend" if cards else "worth-unknown")
    )
    panel.add_stretch()
    panel.add_buttons(("worths", say("button-close"), ""))


def _card_worth_option(card: Card, action: Action, worths: Mapping[Action, float]) -> ReviewOption:
    """Return a card with its value: in green if the card is the best, in red if it is poor."""
    worth, most, least = worths[action], max(worths.values()), min(worths.values())
    lost, limit = most - worth, POOR_SHARE * max(most - least, abs(most))
    role = "best" if not lost else "between" if lost < limit else "worst"
    number = signed_number(round(worth))
    return ReviewOption(action, card_name(card), card, number, role=f"worth-{role}")


def show_double_dummy_line(panel: QuestionPanel, mode: str, gains: tuple[int, int | None]) -> None:
    """Show what a double-dummy line gains, or that it is being computed or doesn't exist."""
    panel.begin_content((), 0)
    panel.set_title(say("could-win"))
    if mode == "line":
        panel.add_reasons(
            [
                line_words.gain_comparison_text(*gains),
                say("open-cards"),
                say("how-to-step"),
            ]
        )
    else:
        panel.add_reasons([say("computing") if mode == "waiting" else say("unavailable")])
    panel.add_buttons(("leave", say("as-played"), ""))


def _add_answer(
    panel: QuestionPanel, decision: ReviewedDecision, chosen: Action | None, *, is_chosen: bool
) -> None:
    verdict = decision.verdict
    explained = _values_to_explain(verdict, chosen)
    head, figures = verdict_words.action_values_texts(
        [
            verdict.best if verdict_words.is_as_good_as_best(each, verdict) else each
            for each in explained
        ]
    )
    choices = [
        _create_option(
            each,
            decision,
            figure,
            verdict_words.action_note(each, verdict, decision.people, is_chosen=is_chosen),
        )
        for each, figure in zip(explained, figures, strict=True)
    ]
    panel.add_options(choices, _create_options_widget(panel, choices, decision))
    panel.add_caption(head)
    certain = [each for each in verdict.reasons if not isinstance(each, PrincipleApplies)]
    advised = [each for each in verdict.reasons if isinstance(each, PrincipleApplies)]
    sentences = list(reason_words.reason_sentences(certain, decision.people))
    if certain and _avoids_common_mistake(verdict, chosen, certain[0]):
        sentences[0] = moment_words.praise_with_reason_text(sentences[0])
    if not any(isinstance(each, EquallyGood) for each in certain):  # which says the same
        sentences = [*filter(None, (verdict_words.grade_text(verdict),)), *sentences]
    panel.add_reasons(
        sentences,
        "".join(reason_words.reason_sentences(advised, decision.people)),
        limit=_shown_reason_count(sentences),
    )


def _avoids_common_mistake(verdict: Verdict, chosen: Action | None, reason: Fact) -> bool:
    """Return whether to praise an answer because it avoids a common mistake.

    Without an answer, the action taken in the match counts. The reason must be a comparison,
    because only then it begins with a clause that fits the praise.
    """
    done = verdict.chosen if chosen is None else chosen
    value = next((each for each in verdict.action_values if each.action == done), None)
    return (
        value is not None
        and verdict.temptation is not None
        and verdict_words.is_as_good_as_best(value, verdict)
        and isinstance(reason, ActionContrast | MeanGain)
    )


def _shown_reason_count(sentences: Sequence[str]) -> int:
    """Return how many reasons to show at once: two, unless they are too long."""
    return 1 if sum(map(len, sentences[:MAX_SENTENCES])) > MAX_LETTERS else MAX_SENTENCES


def _answer_title(decision: ReviewedDecision, chosen: Action | None) -> str:
    verdict = decision.verdict
    given = next((each for each in verdict.action_values if each.action == chosen), None)
    if given is None:
        is_right = verdict_words.is_as_good_as_best(verdict.chosen_value, verdict)
        return moment_words.revealed_answer_text(is_right=is_right)
    is_right = verdict_words.is_as_good_as_best(given, verdict)
    return moment_words.answer_text(is_right=is_right, is_repeated=chosen == verdict.chosen)


def _question_text(decision: ReviewedDecision) -> str:
    kind = question_kind(decision.verdict)
    return moment_words.question_text(kind, decision.verdict.seat, decision.people)


def question_kind(verdict: Verdict) -> QuestionKind:
    are_cards = {isinstance(each.action, Play | ShowBidCard) for each in verdict.action_values}
    is_spoken = verdict.kind in SPOKEN_KINDS
    if are_cards == {True} and not is_spoken:
        return QuestionKind.PLAY
    if are_cards == {False} and is_spoken:
        return QuestionKind.SAY
    return QuestionKind.DO


def _navigation_buttons(mistakes: MistakeList) -> list[tuple[str, str, str]]:
    if not mistakes.plies:
        return []
    back = [("previous", say("previous"), "quiet")] if mistakes.current_number > 1 else []
    return [*back, ("next", say("skip"), "link")]


def _next_label(mistakes: MistakeList) -> str:
    is_last = mistakes.current_number == len(mistakes.plies)
    return say("review-moment-finish") if is_last else say("next-moment")


def _create_options_widget(
    panel: QuestionPanel, options: Sequence[ReviewOption], decision: ReviewedDecision
) -> CardOptionStrip | WordOptionList:
    if all(each.card is not None for each in options):
        scale = panel.card_scale
        if any(each.value for each in options):  # then they don't overlap, as the texts below
            scale = min(scale, panel.content_width / (CARD_STEP * len(options)))
        return CardOptionStrip(options, decision.deck, decision.felt_name, scale, panel.scale)
    return WordOptionList(options, panel.scale)


def _create_option(
    action_value: ActionValue, decision: ReviewedDecision, value: str = "", note: str = ""
) -> ReviewOption:
    verdict = decision.verdict
    look = (
        "best"
        if action_value.action == verdict.advised_action
        else "own"
        if action_value.action == verdict.chosen
        else ""
    )
    name = action_labels.action_label(action_value.action, decision.view, decision.people)
    return ReviewOption(
        action_value.action, name, card_of_action(action_value.action), value, note, look
    )


def _values_to_offer(decision: ReviewedDecision) -> list[ActionValue]:
    """Return the actions to choose from, not too many, in an order that gives nothing away."""
    verdict = decision.verdict
    are_cards = all(card_of_action(each.action) is not None for each in verdict.action_values)
    limit = MAX_CARDS if are_cards else MAX_WORDS
    offered = _best_values(verdict.action_values, limit, verdict.chosen_value)
    return sorted(offered, key=partial(_sort_key, decision.sorted_hand))


def _values_to_explain(verdict: Verdict, chosen: Action | None) -> list[ActionValue]:
    """Return the actions to show: the advised, the taken and the chosen one, and the next best."""
    values = sorted(verdict.action_values, key=lambda each: each.action != verdict.advised_action)
    wanted = next((each for each in values if each.action == chosen), values[0])
    return _best_values(values, MAX_EXPLAINED, verdict.chosen_value, wanted)


def _best_values(
    values: Sequence[ActionValue], limit: int, *required: ActionValue
) -> list[ActionValue]:
    """Return at most `limit` values: the required ones and the best others, in the given order."""
    chosen: list[ActionValue] = [values[0]]
    for each in chain(required, values):
        if each not in chosen and len(chosen) < limit:
            chosen.append(each)
    return [each for each in values if each in chosen]


def _sort_key(hand: Sequence[Card], action_value: ActionValue) -> tuple[int, int, str]:
    """Return the sort key of an option: cards as in the hand, then amounts, then the rest."""
    action = action_value.action
    card = card_of_action(action)
    if card is not None:
        return 0, hand.index(card), ""
    amount = action.amount if isinstance(action, Bid | Raise) else 0
    return (1, amount, "") if amount else (2, 0, action_text(action))
