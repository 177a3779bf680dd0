"""Checks of a decision: each yields the sentences that the program has for it, and what is false.

The analysis is asked as a black box; what its sentences mean is decided here.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random

from marjapussi_gui.analysis.explanation.card_reasons import explain_card
from marjapussi_gui.analysis.explanation.principles.applicable import recommendations
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.bot import BotDecision, SearchContext
from marjapussi_gui.bots.players.levels import REFERENCE_PLAYERS
from marjapussi_gui.engine.actions import Action, AskHalf, AskWhole, Discard, Draw, Play
from marjapussi_gui.engine.cards import SUIT_OF, Card, card_names, cards_in_set
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.card_reason import CardReason
from marjapussi_gui.model.principle import Principle

from .card_reason_truth import false_in, false_in_rummy, listener_false
from .decided import QUICK_LEVELS, Decided
from .meaning import Meaning
from .meanings_before_play import MEANINGS_BEFORE_PLAY
from .meanings_rummy import RUMMY_MEANINGS, RummyTable
from .possible_deals import PossibleDeals
from .principle_meanings import TRICK_MEANINGS
from .trick_table import TrickTable

REDEALS = 2
MAX_CHOICES = 800  # gifts of more than that are left out


@dataclass(frozen=True, slots=True)
class Falsity:
    """Something false that the program would say."""

    sentence: str
    kind: str
    place: str
    why: str


Said = tuple[str, list[Falsity]]  # a sentence, and what is false in it


def describe(view: View) -> str:
    parts = [f"{view.phase}, seat {view.seat}, hand {card_names(view.hand)}"]
    if view.game.is_rummy:
        parts.append(f"offer {card_names(view.rummy.discards[-1:])}")
    if view.trick.cards:
        parts.append(f"trick {card_names(view.trick.cards)}")
    if view.marriages.trump >= 0:
        parts.append("trump " + "SHDC"[view.marriages.trump])
    if view.showing.contest:
        parts.append(view.showing.contest)
    if view.auction.highest_bidder >= 0:
        parts.append(f"seat {view.auction.highest_bidder} bid {view.auction.bid}")
    if view.tricks:
        parts.append(f"{len(view.tricks)} tricks")
    return ", ".join(parts)


def names(actions: Iterable[Action]) -> str:
    return ", ".join(sorted(map(action_text, actions))[:6]) or "nothing"


Table = TrickTable | RummyTable | None


def table_for(decided: Decided) -> Table:
    """Return what can be proven in the decision; None before the play of tricks."""
    if decided.game.is_rummy:
        return RummyTable(decided.view)
    return TrickTable(decided) if decided.view.phase == "play" else None


def find_meaning(decided: Decided, table: Table, principle: Principle) -> Meaning:
    match table:
        case TrickTable():
            return TRICK_MEANINGS[principle](table)
        case RummyTable():
            return RUMMY_MEANINGS[principle](table)
        case None:
            return MEANINGS_BEFORE_PLAY[principle](decided.view)


def is_pointless(table: TrickTable, action: Action) -> bool:
    """Return whether an action is a question whose answer is surely no."""
    return isinstance(action, AskHalf | AskWhole) and table.answer_may_be_yes(action) is False


def check_principles(decided: Decided) -> Iterator[Said]:
    view = decided.view
    legal = [*view.legal_actions]
    if len(legal) < 2 or len(legal) > MAX_CHOICES:
        return
    table = table_for(decided)
    if isinstance(table, TrickTable):
        if not table.cards:
            return
        legal = [each for each in legal if not is_pointless(table, each)]
    for principle, found in recommendations(SeatPosition(view), legal):
        meaning = find_meaning(decided, table, principle)
        key = f"principle {principle.name}"
        kinds = {f"{key}: {why}": "" for why in meaning.false}
        if more := found - meaning.may:
            kinds[f"{key}: recommends what the sentence doesn't"] = f"wrong: {names(more)}"
        if fewer := meaning.must - found:
            kinds[f"{key}: leaves out what the sentence recommends"] = f"missing: {names(fewer)}"
        yield (
            key,
            [
                Falsity(
                    key,
                    kind,
                    decided.place,
                    f"{describe(view)}: recommends {names(found)} "
                    f"(not {names({*legal} - found)}) {wrong}",
                )
                for kind, wrong in kinds.items()
            ],
        )


def check_card_reason(decided: Decided) -> Iterator[Said]:
    view, game = decided.view, decided.game
    match decided.done:
        case Play(card) | Discard((card,)):
            pass
        case Draw("offer"):
            card = view.rummy.discards[-1]
        case _:
            return
    if game.is_rummy != isinstance(decided.done, Discard | Draw) or (
        isinstance(decided.done, Discard) and view.phase == "exchange"
    ):
        return
    listener = Random(decided.place).choice(
        [seat for seat in game.seating.seats if seat != view.seat]
    )
    decision = _decision(decided)
    reason = explain_card(view, card, listener, decision=decision)
    assert reason is not None
    key = f"why this? {reason.purpose.name}"
    if game.is_rummy:
        false = false_in_rummy(reason, RummyTable(view))
    else:
        table = TrickTable(decided)
        false = false_in(reason, table) + listener_false(reason, table, listener)
        if decision is not None and decision.has_forgotten:
            false = [each for each in false if each != "nobody could go higher"]  # it hoped so
        names_own = table.is_leading and reason.other_card >= 0  # a card of its own suit
        for each in () if names_own else reason.equal_cards:
            false += [f"{why} (an equal card)" for why in false_in(_for_card(reason, each), table)]
        if other := other_answer(decided, card, listener):
            false.append(f"before the end it would be {other} with other cards of the speaker")
    yield (
        key,
        [
            Falsity(
                key,
                f"{key}: {why}",
                decided.place,
                f"{describe(view)}: {action_text(decided.done)}, {reason}",
            )
            for why in false
        ],
    )


def _decision(decided: Decided) -> BotDecision | None:
    rng = Random(decided.place)
    player = REFERENCE_PLAYERS[rng.choice(QUICK_LEVELS)]()
    return None if decided.game.is_rummy else player.decide(decided.view, SearchContext(rng))


def _for_card(reason: CardReason, card: Card) -> CardReason:
    suit = reason.suit if reason.other_card >= 0 else SUIT_OF[card]
    return replace(reason, card=card, suit=suit, own_cards=(), cards_out=())


def other_answer(decided: Decided, card: Card, listener: Seat) -> str:
    """Return what else is answered before the end in a deal that looks alike to the listener."""
    deals = PossibleDeals(decided, listener)
    answer = explain_card(decided.view, card, listener, is_over=False)
    for _ in range(REDEALS):
        state = deals.find()
        if state is None or Play(card) not in decided.game.legal_actions(state):
            continue
        view = create_view(decided.game, state, state.turn)
        found = explain_card(view, card, listener, is_over=False)
        assert found is not None
        if found != answer:
            return found.purpose.name
    return ""


def check_belief(decided: Decided) -> Iterator[Said]:
    if decided.view.phase != "play" or decided.game.is_rummy:
        return
    deals, belief = PossibleDeals(decided), SeatPosition(decided.view).belief
    others = [seat for seat in decided.game.seating.seats if seat != decided.state.turn]
    excluded = [
        f"seat {seat} may hold {card_names(cards_in_set(cards))}"
        for state in deals.sample
        for seat in others
        if (cards := state.hands[seat] & deals.hidden)
        & ~belief.possible_cards(seat, deals.hidden)
        & ~belief.held[seat]
    ]
    kind = "belief: a possible deal is excluded"
    wrong = [Falsity("belief", kind, decided.place, f"{describe(decided.view)}: {excluded[:1]}")]
    yield "belief", wrong * bool(excluded)


CHECKS = (check_principles, check_card_reason, check_belief)
