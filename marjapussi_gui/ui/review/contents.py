"""The contents of the question panel: a question, its answer, the overview or the summary."""

from collections.abc import Sequence
from itertools import chain

from ...engine.actions import Action, Bid, Discard, Play, Raise, Show
from ...engine.cards import Card
from ...engine.frozen import frozen
from ...engine.notation import action_text
from ...engine.view import View
from ...facts import Advised
from ...kept.verdict import Kind, Rank, Verdict, Worth
from ..art.deck import Deck
from ..widgets.labels import tip
from ..wording import actions
from ..wording import moments as moment_words
from ..wording import open_line as line_words
from ..wording import reasons as reason_words
from ..wording import review as words
from ..wording import verdicts as verdict_words
from ..wording.people import People
from .choices import LOW, CardStrip, Choice, WordList
from .question import QuestionPanel

MOST_CARDS, MOST_WORDS, MOST_TOLD = 9, 5, 4
Foot = Sequence[tuple[str, str, str]]  # name, label and look of each button
SAID = (Kind.BID, Kind.SHOW, Kind.ASK)
GRAVE = {Rank.BLUNDER: 2, Rank.MISTAKE: 1}


@frozen
class Moments:
    """The mistakes of a seat, the costliest first, with those already seen and the current one."""

    plies: tuple[int, ...]
    grave: tuple[int, ...]
    seen: frozenset[int]
    now: int  # need not be a mistake

    @property
    def place(self) -> int:
        """The number of the current mistake, from 1; 0 if none is current."""
        return self.plies.index(self.now) + 1 if self.now in self.plies else 0

    @property
    def berries(self) -> list[tuple[int, bool, bool]]:
        pairs = zip(self.plies, self.grave, strict=True)
        return [(grave, ply in self.seen, ply == self.now) for ply, grave in pairs]


@frozen
class Asked:
    """A reviewed decision: its verdict, its view, the players and the look of the cards."""

    verdict: Verdict
    view: View
    people: People
    deck: Deck
    felt: str


@frozen
class Frame:
    """The texts and buttons around a question that is asked outside a review."""

    title: str
    caption: str
    hint: str
    foot: Foot


def grave(verdict: Verdict) -> int:
    """Return the severity of a mistake, from 0 to 2."""
    return GRAVE.get(verdict.rank, 0)


def card_of(action: Action) -> Card | None:
    """Return the card of an action that consists of one card, or None."""
    match action:
        case Play(card) | Show(card) | Discard((card,)):
            return card
        case _:
            return None


def plays(verdict: Verdict) -> dict[Card, Action]:
    """Return the cards that answer a question; empty unless each answer is a card."""
    every = [each.action for each in verdict.worths]
    cards = {card: each for each in every if (card := card_of(each)) is not None}
    return cards if len(cards) == len(every) else {}


def show_question(
    panel: QuestionPanel, asked: Asked, moments: Moments, frame: Frame | None = None
) -> None:
    """Ask what the player would have done, or show the texts of the frame instead."""
    panel.begin(moments.berries, moments.place, scrolls=panel.is_tight)
    most = MOST_WORDS - panel.is_tight
    choices = [_choice(each, asked) for each in _to_choose(asked.verdict, most)]
    if frame is None:
        hint = moment_words.how_to_answer(by_card=bool(plays(asked.verdict)))
        frame = Frame(_question(asked), "", hint, _onwards(moments))
    panel.entitle(frame.title, frame.caption)
    panel.choose_from(choices, _shown(panel, choices, asked))
    panel.say(frame.hint)
    panel.cover()
    panel.end(*frame.foot)


def show_answer(
    panel: QuestionPanel,
    asked: Asked,
    moments: Moments,
    chosen: Action | None,
    frame: Frame | None = None,
) -> None:
    """Show the values of the actions, and the reasons."""
    verdict = asked.verdict
    explained = _to_tell(verdict, chosen)
    head, figures = verdict_words.worths(explained)
    panel.begin(moments.berries, moments.place)
    if frame is None:
        panel.entitle(_title(asked, chosen))
    else:
        panel.entitle(frame.title, frame.caption)
    choices = [
        _choice(each, asked, figure, verdict_words.note(each, verdict, asked.people))
        for each, figure in zip(explained, figures, strict=True)
    ]
    panel.choose_from(choices, _shown(panel, choices, asked))
    panel.say(head)
    close = verdict_words.rank(verdict)
    certain = [each for each in verdict.reasons if not isinstance(each, Advised)]
    advised = [each for each in verdict.reasons if isinstance(each, Advised)]
    panel.argue(
        [*filter(None, (close,)), *reason_words.reasons(certain, asked.people)],
        "".join(reason_words.reasons(advised, asked.people)),
    )
    if frame is not None:
        panel.end(*frame.foot)
        return
    next_ = [("next", _next(moments), "")] if moments.plies else []
    panel.end(("play", words.play_from_here(), "quiet"), *next_)
    panel.buttons["play"].setToolTip(tip(words.play_from_here_meaning()))


def show_overview(
    panel: QuestionPanel,
    moments: Moments,
    rows: Sequence[tuple[str, str]],
    *,
    is_judging: bool,
    has_decisions: bool,
) -> None:
    """Show how many mistakes there are to review."""
    panel.begin(moments.berries, 0)
    if moments.plies:
        panel.entitle(moment_words.moments(len(moments.plies)), moment_words.dearest_first())
    elif is_judging:
        panel.entitle(moment_words.being_judged(), moment_words.nothing_dear(is_judging=True))
    elif has_decisions:
        panel.entitle(moment_words.no_mistakes(), moment_words.nothing_dear(is_judging=False))
    else:
        panel.entitle(moment_words.nothing_to_judge())
    if moments.plies:
        panel.list_moments(rows)
        is_first = not moments.seen & set(moments.plies)
        text = moment_words.first_moment() if is_first else moment_words.next_moment()
        panel.end(("next", text, ""))
    else:
        panel.leave_room()
        panel.end()


def show_summary(panel: QuestionPanel, moments: Moments, rows: Sequence[tuple[str, str]]) -> None:
    """Show that all mistakes are reviewed, with a list to return to them."""
    panel.begin(moments.berries, 0)
    seen = len(moments.seen & set(moments.plies))
    panel.entitle(moment_words.last_one(), moment_words.looked_at(seen, len(moments.plies)))
    panel.list_moments(rows)
    panel.end()


def show_line(panel: QuestionPanel, mode: str, gains: tuple[int, int]) -> None:
    """Show the gain of a double-dummy line, or that it is being computed or doesn't exist."""
    panel.begin((), 0)
    panel.entitle(line_words.could_win())
    if mode == "line":
        panel.argue(
            [line_words.gains(*gains), line_words.with_open_cards(), line_words.how_to_step()]
        )
    else:
        panel.argue([line_words.working_out() if mode == "waiting" else line_words.no_line()])
    panel.end(("leave", line_words.as_it_was(), ""))


def _title(asked: Asked, chosen: Action | None) -> str:
    verdict = asked.verdict
    given = next((each for each in verdict.worths if each.action == chosen), None)
    if given is None:
        is_right = verdict_words.is_as_good(verdict.own, verdict)
        return moment_words.uncovered(is_right=is_right)
    is_right = verdict_words.is_as_good(given, verdict)
    return moment_words.answered(is_right=is_right, is_same=chosen == verdict.done)


def _question(asked: Asked) -> str:
    """Return the question: what to play, what to say, or what to do."""
    is_played, is_said = what_is_done(asked.verdict)
    return moment_words.question(
        asked.verdict.seat, asked.people, is_played=is_played, is_said=is_said
    )


def what_is_done(verdict: Verdict) -> tuple[bool, bool]:
    """Return whether the question is what to play, and whether it is what to say."""
    kinds = {isinstance(each.action, Play | Show) for each in verdict.worths}
    is_said = verdict.kind in SAID
    return kinds == {True} and not is_said, kinds == {False} and is_said


def _onwards(moments: Moments) -> list[tuple[str, str, str]]:
    """Return the buttons that lead to other mistakes."""
    if not moments.plies:
        return []
    back = [("previous", moment_words.previous(), "quiet")] if moments.place > 1 else []
    return [*back, ("next", moment_words.skip(), "link")]


def _next(moments: Moments) -> str:
    """Return the label of the button that leads to the next mistake or to the summary."""
    is_last = moments.place == len(moments.plies)
    return moment_words.to_the_end() if is_last else moment_words.next_moment()


def _shown(panel: QuestionPanel, choices: Sequence[Choice], asked: Asked) -> CardStrip | WordList:
    if all(each.card is not None for each in choices):
        scale = panel.scale * (LOW if panel.is_tight else 1.0)
        return CardStrip(choices, asked.deck, asked.felt, scale)
    return WordList(choices, panel.scale)


def _choice(worth: Worth, asked: Asked, value: str = "", note: str = "") -> Choice:
    verdict = asked.verdict
    look = "best" if worth is verdict.best else "own" if worth.action == verdict.done else ""
    name = actions.button(worth.action, asked.view, asked.people)
    return Choice(worth.action, name, card_of(worth.action), value, note, look)


def _to_choose(verdict: Verdict, most: int) -> list[Worth]:
    """Return the offered actions up to a limit, in an order that gives nothing away."""
    if all(card_of(each.action) is not None for each in verdict.worths):
        most = MOST_CARDS
    return sorted(_first(verdict.worths, most, verdict.own), key=_order)


def _to_tell(verdict: Verdict, chosen: Action | None) -> list[Worth]:
    """Return the actions to explain: the best, the one taken, the chosen one, and others."""
    wanted = next((each for each in verdict.worths if each.action == chosen), verdict.best)
    return _first(verdict.worths, MOST_TOLD, verdict.own, wanted)


def _first(worths: Sequence[Worth], most: int, *always: Worth) -> list[Worth]:
    """Return the best values up to a limit, always including the required ones.

    Each action appears once, whatever its value.
    """
    chosen: list[Worth] = [worths[0]]
    for each in chain(always, worths):
        if each not in chosen and len(chosen) < most:
            chosen.append(each)
    return [each for each in worths if each in chosen]


def _order(worth: Worth) -> tuple[int, int, str]:
    """Return the sort key of an option: cards in hand order, then amounts, then the rest."""
    action = worth.action
    card = card_of(action)
    if card is not None:
        return 0, card, ""
    amount = action.amount if isinstance(action, Bid | Raise) else 0
    return (1, amount, "") if amount else (2, 0, action_text(action))
