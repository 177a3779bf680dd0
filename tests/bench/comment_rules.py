"""What a reason of a comment says about other decisions, as far as its words go.

A rule compares two actions at another decision, seen only through what its player can prove: is the
first one favoured by the words of the reason? Reasons that say no more than which action is better
have no rule.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from marjapussi_gui.analysis.explanation.contrasts import FEATURE_SIGNS
from marjapussi_gui.analysis.explanation.principles.applicable import applicable_principles
from marjapussi_gui.analysis.explanation.seat_perspective import perspective_of
from marjapussi_gui.analysis.explanation.trick_facts import trick_reasons
from marjapussi_gui.analysis.explanation.trick_knowledge import TrickKnowledge
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.engine.actions import Action, AskHalf, AskWhole, Declare, Play
from marjapussi_gui.engine.cards import CARDS_OF_SUIT, NO_SUIT, RANK_OF, SUIT_OF, Card
from marjapussi_gui.model import facts
from marjapussi_gui.model.contrast import ActionContrast, PlayoutResult

SURE, LIKELY, POSSIBLE, NEVER = 3.0, 2.0, 1.0, 0.0  # how a player at the table sees a result


@dataclass(slots=True)
class Decision:
    """A decision as its player sees it."""

    position: SeatPosition
    belief: TrickKnowledge = field(init=False)

    def __post_init__(self) -> None:
        self.belief = TrickKnowledge(self.position)


Rule = Callable[[Decision, Action, Action], bool]  # whether it favours the first action


def reason_kind(fact: facts.Fact) -> str:
    """Return the name of a kind of reason."""
    match fact:
        case facts.PrincipleApplies(principle):
            return f"principle {principle}"
        case ActionContrast(result):
            return f"contrast {result}"
        case _:
            return f"fact {type(fact).__name__}"


def rule_of(fact: facts.Fact, at: Decision) -> Rule | None:
    """Return the rule that a reason of a comment states, or None."""
    match fact:
        case facts.PrincipleApplies(principle):
            return lambda here, one, other: (
                principle in applicable_principles(here.position, one, other)
            )
        case facts.MarriageCanWait():
            return lambda _, one, other: isinstance(one, Play) and isinstance(other, Declare)
        case ActionContrast():
            return _contrast_rule(fact)
        case _ if isinstance(fact, facts.ProvenFact):
            role = _role(at.belief, fact)
            return lambda here, one, other: (
                role in _roles(here, one, other) and role not in _roles(here, other, one)
            )
        case _:
            return None


def _roles(here: Decision, one: Action, other: Action) -> Iterator[tuple[str, bool, bool]]:
    """Yield the roles of the proven facts that speak for the first action, but not the other."""
    options = {*here.position.view.legal_actions, one, other}
    for reason in trick_reasons(here.belief, options, other):
        if one in reason.actions and other not in reason.actions:
            yield _role(here.belief, reason.fact)


def _role(belief: TrickKnowledge, fact: facts.Fact) -> tuple[str, bool, bool]:
    """Return the kind of a fact, and whether it's about the player or the partner."""
    if not isinstance(fact, facts.UnbeatableCard | facts.KnownVoid):
        return type(fact).__name__, False, False
    return type(fact).__name__, fact.seat == belief.view.seat, belief.is_partner(fact.seat)


def favoured_by(here: Decision, one: Action, other: Action) -> Iterator[str]:
    """Yield the kinds of reasons whose words favour one action over another."""
    yield from (f"principle {each}" for each in applicable_principles(here.position, one, other))
    against = set(_roles(here, other, one))
    yield from {f"fact {role[0]}" for role in _roles(here, one, other) if role not in against}
    for result, outlook in OUTLOOKS.items():
        if _sign_of(here, result) * (outlook(here.belief, one) - outlook(here.belief, other)) > 0:
            yield f"contrast {result}"


def _sign_of(here: Decision, result: PlayoutResult) -> int:
    """Return 1 if a result is good for the player, -1 if it's bad."""
    return FEATURE_SIGNS[result](perspective_of(here.position.view))


# Contrasts: how likely their results look from the player's chair


def _contrast_rule(fact: ActionContrast) -> Rule | None:
    if fact.result in (PlayoutResult.CARD_WON, PlayoutResult.CARD_WINS):
        rank, is_now = RANK_OF[fact.card], fact.better_action == Play(fact.card)
        return lambda _, one, other: (
            _has_rank(one, rank) is is_now and _has_rank(other, rank) is not is_now
        )
    outlook, sign = OUTLOOKS.get(fact.result), 1 if fact.difference > 0 else -1
    if outlook is None:
        return None
    return lambda here, one, other: (
        sign * (outlook(here.belief, one) - outlook(here.belief, other)) > 0
    )


def _has_rank(action: Action, rank: str) -> bool:
    return isinstance(action, Play) and RANK_OF[action.card] == rank


def _height(belief: TrickKnowledge, card: Card) -> float:
    """Return how high a card is among the cards that are left of its suit, below 1."""
    return 1 - belief.cards_out(belief.ranking.higher_cards[card]).bit_count() / 14


def _wins_trick(belief: TrickKnowledge, action: Action) -> float:
    """Return how sure it looks that the player wins the trick."""
    if not isinstance(action, Play) or belief.is_beaten(action.card):
        return NEVER
    if belief.is_sure_winner(action.card):
        return SURE
    is_led = not belief.view.trick.cards  # who wins then depends on the suit more than on the rank
    return POSSIBLE if is_led else POSSIBLE + _height(belief, action.card)


def _side_wins_trick(belief: TrickKnowledge, action: Action) -> float:
    """Return how sure it looks that the player's side wins the trick."""
    if belief.is_trick_secured():
        return SURE
    is_ours = belief.view.trick.cards and belief.is_partner(belief.view.trick.winner)
    if isinstance(action, Play) and belief.is_beaten(action.card) and is_ours:
        return POSSIBLE + _height(belief, belief.view.trick.best_card)
    return _wins_trick(belief, action)


def _partner_wins_trick(belief: TrickKnowledge, action: Action) -> float:
    return SURE - _wins_trick(belief, action)


def _loses_high_card(belief: TrickKnowledge, action: Action) -> float:
    if not isinstance(action, Play) or RANK_OF[action.card] not in "AT":
        return NEVER
    return SURE - _side_wins_trick(belief, action)


def _is_trumped(belief: TrickKnowledge, action: Action) -> float:
    if not isinstance(action, Play) or belief.trump in (NO_SUIT, SUIT_OF[action.card]):
        return NEVER
    suit = SUIT_OF[action.card]
    voids = any(
        belief.can_trump(seat, suit) for seat in belief.later_seats if not belief.is_partner(seat)
    )
    return SURE if voids else POSSIBLE / (1 + belief.cards_out(CARDS_OF_SUIT[suit]).bit_count())


def _high_card_is_trumped(belief: TrickKnowledge, action: Action) -> float:
    is_high = isinstance(action, Play) and RANK_OF[action.card] in "AT"
    return _is_trumped(belief, action) if is_high else NEVER


def _draws_trump(belief: TrickKnowledge, action: Action) -> float:
    is_trump = isinstance(action, Play) and SUIT_OF[action.card] == belief.trump
    return SURE if is_trump else NEVER


def _declares(belief: TrickKnowledge, action: Action) -> float:
    match action:
        case Declare():
            return SURE
        case AskHalf():
            return LIKELY
        case AskWhole():
            return POSSIBLE
        case Play(card) if RANK_OF[card] in "KQ":
            return NEVER - 1
        case _:
            return _wins_trick(belief, action) / 10


def _keeps_high(belief: TrickKnowledge, action: Action) -> float:
    return 1 - _height(belief, action.card) if isinstance(action, Play) else NEVER


OUTLOOKS: dict[PlayoutResult, Callable[[TrickKnowledge, Action], float]] = {
    PlayoutResult.TRICK: _side_wins_trick,
    PlayoutResult.LEAD: _wins_trick,
    PlayoutResult.STOCK_LEAD: _wins_trick,
    PlayoutResult.TWO_TRICKS: _side_wins_trick,
    PlayoutResult.TRICKLESS: lambda belief, action: -_side_wins_trick(belief, action),
    PlayoutResult.THEIR_MARRIAGE: lambda belief, action: -_side_wins_trick(belief, action),
    PlayoutResult.PARTNER_TRICK: _partner_wins_trick,
    PlayoutResult.CARD_LOST: _loses_high_card,
    PlayoutResult.HIGH_CARD_LOST: _loses_high_card,
    PlayoutResult.CARD_TRUMPED: _high_card_is_trumped,
    PlayoutResult.TRUMPED: _is_trumped,
    PlayoutResult.TRUMP_DRAWN: _draws_trump,
    PlayoutResult.OUR_TRUMPS: _declares,
    PlayoutResult.OUR_MARRIAGE: _declares,
    PlayoutResult.TWO_MARRIAGES: _declares,
    PlayoutResult.PARTNER_HAS_MARRIAGE: _declares,
    PlayoutResult.LAST_TRICK: _keeps_high,
}
