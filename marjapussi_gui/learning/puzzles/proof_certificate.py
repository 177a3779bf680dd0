"""Certificates: proofs with every reply, which others can check; see CERTIFICATES.md."""

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from ...bots.players.double_dummy_values import double_dummy_values
from ...engine.actions import Action, AskHalf, AskWhole, Deal, SayBid, Sooli
from ...engine.cards import NO_SUIT, SUIT_LETTERS, card_names, cards_in_set
from ...engine.errors import MarjapussiError
from ...engine.game import Game
from ...engine.notation import action_text
from ...engine.phases.game_points import GamePointScoringPhase
from ...engine.phases.trick_count_scoring import TrickCountScoringPhase
from ...engine.record import MatchRecord, Replay
from ...engine.record_lines import deal_fingerprint
from ...engine.state import NOBODY, GameState, Side
from ...engine.view import create_view
from .aims import Aim, PointLeadAim
from .possible_deals import index_deals, possible_deals
from .proof_search import InformationSet, ProofSearch, ProofTooLongError
from .puzzle_files import TrickPuzzle
from .puzzle_session import MAX_DEALS, MAX_POSITIONS


class OpenCardsProof(ProofSearch):
    """A proof search with all cards visible: whether a side reaches its aim whatever others do."""

    def __init__(self, game: Game, state: GameState, aim: Aim, max_positions: int) -> None:
        deals = index_deals([state.hands])
        super().__init__(game, state, aim, deals, max_positions, has_computer_partner=False)

    def chooses(self, info_set: InformationSet) -> bool:
        return self.game.seating.side_of(info_set.state.turn) == self.aim.side

    def useful_actions(self, info_set: InformationSet) -> list[Action]:
        return list(self.game.legal_actions(info_set.state))

    def replies(self, info_set: InformationSet) -> Iterator[tuple[Action, InformationSet]]:
        for action in self.useful_actions(info_set):
            yield from ((action, later) for later in self.outcomes_of(info_set, action))

    def certain_result(self, info_set: InformationSet) -> bool | None:
        return super().certain_result(info_set) if self._is_monotonic else None


MAX_OPEN_POSITIONS = 2_000_000  # some minutes; only whole hands need so many
DECIDED = 0  # in place of a node, once the cards left can't change the result
Child = int | dict[str, int]  # a node, or one for each answer to a question
CERTIFICATE_KEY, VERSION = "certificate", 1


class CertificateError(MarjapussiError, ValueError):
    """Raised for a position without a certificate. The message is a sentence."""


class CertificateNodes:
    """The nodes of one proof. Situations with the same relevant facts share a node."""

    def __init__(self, proof: ProofSearch, lines: list[str]) -> None:
        self._proof, self._lines = proof, lines
        self._nodes: dict[object, int] = {}

    def add(self, info_set: InformationSet) -> int:
        """Add the node of a situation in which the aim is certain, and return its number."""
        proof, state = self._proof, info_set.state
        if proof.is_over(info_set):
            return DECIDED
        if not state.trick.cards and proof.certain_result(info_set):
            return DECIDED
        key = proof.cache_key(info_set), state.trick, info_set.deals_mask
        if key not in self._nodes:
            text = json.dumps(self._node(info_set), separators=(",", ":"))
            self._lines.append(text)
            self._nodes[key] = len(self._lines)
        return self._nodes[key]

    def prove(self, action: Action | None) -> Child:
        """Add the nodes of a proof after an action, or from the start, and return the first one."""
        proof = self._proof
        outcomes = [proof.start] if action is None else proof.outcomes_of(proof.start, action)
        try:
            if not all(map(proof.is_certain, outcomes)):
                raise CertificateError("the exact value can't be confirmed")
            return (
                self.add(proof.start)
                if action is None
                else self._child_after_action(action, outcomes)
            )
        except ProofTooLongError:
            raise CertificateError("too many cards are left for a certificate") from None

    def _node(self, info_set: InformationSet) -> dict[str, object]:
        proof = self._proof
        if proof.chooses(info_set):
            action = next(
                each for each in proof.useful_actions(info_set) if proof.is_solution(info_set, each)
            )
            later = proof.outcomes_of(info_set, action)
            return {"do": action_text(action), "then": self._child_after_action(action, later)}
        outcomes: dict[Action, list[InformationSet]] = {}
        for action, after in proof.replies(info_set):
            outcomes.setdefault(action, []).append(after)
        replies = {
            action_text(action): self._child_after_action(action, later)
            for action, later in outcomes.items()
        }
        if not proof.is_partner_modelled(info_set):
            return {"any": replies}
        by_hand = {
            self._hand_text(info_set, where): action_text(action)
            for where, action in proof.partner_choices(info_set)
        }
        return {"by": by_hand, "then": replies}

    def _hand_text(self, info_set: InformationSet, deals_mask: int) -> str:
        state = self._proof.state_in_deals(info_set, deals_mask)
        return card_names(cards_in_set(state.hands[state.turn]))

    def _child_after_action(self, action: Action, outcomes: list[InformationSet]) -> Child:
        if not isinstance(action, AskHalf | AskWhole):
            return self.add(outcomes[0])
        return {_answer_text(each.state): self.add(each) for each in outcomes}


def _answer_text(state: GameState) -> str:
    """Return the answer to the question that was asked last."""
    said = state.marriages
    if said.asker != NOBODY:
        return "several"
    answer = said.questions[-1]
    made = said.declared[-1:] if answer.answer != NO_SUIT else ()
    return SUIT_LETTERS[made[0].suit] if made else "no"


def puzzle_certificate(puzzle: TrickPuzzle, max_positions: int = MAX_POSITIONS) -> str:
    """Return the certificate of a puzzle. It has the partner's choices only if it needs them."""
    game, state, aim = puzzle.game, puzzle.state, puzzle.aim
    _check_record(puzzle.record)
    deals = possible_deals(create_view(game, state, state.turn), MAX_DEALS)
    assert deals is not None
    for has_partner in (False, True):
        proof = ProofSearch(
            game, state, aim, deals, max_positions, has_computer_partner=has_partner
        )
        lines: list[str] = []
        with suppress(CertificateError):
            claim = _claim_as_dict(aim, None, CertificateNodes(proof, lines).prove(None))
            return _text(puzzle.record, state.turn, [claim], lines)
    raise CertificateError("the proof needs too many positions")


def open_cards_certificate(
    record: MatchRecord,
    state: GameState,
    *,
    has_every_action: bool,
    max_positions: int = MAX_OPEN_POSITIONS,
) -> str:
    """Return a certificate of the exact value of a position with all cards visible.

    With has_every_action, it is of the value of each action instead. A value has two claims:
    that the acting side gets as much, and that the others let it have no more. Raise
    CertificateError or CannotSolveError for a position that can't be proved.
    """
    game = record.header.game
    _check_record(record)
    by_action = double_dummy_values(game, state)
    values = [*by_action.items()] if has_every_action else [(None, max(by_action.values()))]
    mine = game.seating.side_of(state.turn)
    proofs: dict[PointLeadAim, CertificateNodes] = {}
    claims, lines = [], list[str]()
    for action, value in values:
        for side, lead in ((mine, round(value)), (Side(1 - mine), -round(value))):
            aim = PointLeadAim(side, lead)
            if aim not in proofs:
                proofs[aim] = CertificateNodes(
                    OpenCardsProof(game, state, aim, max_positions), lines
                )
            claims.append(_claim_as_dict(aim, action, proofs[aim].prove(action)))
    return _text(record, None, claims, lines)


def match_certificate(replayed: Replay, seed: int) -> str:
    """Return the certificate that a match was dealt from a seed, and that its rules were kept.

    Raise CertificateError if a deal comes from elsewhere.
    """
    record, match = replayed.record, replayed.state.match
    game = record.header.game
    _check_rules(game)
    state, hands = game.initial_state(record.header.start), list[dict[str, Any]]()
    for entry in record.entries:
        if isinstance(deal := entry.action, Deal):
            if deal != game.chance_action(state, seed):
                raise CertificateError(f"deal {len(hands) + 1} doesn't come from the number {seed}")
            hands.append(
                {**_deal_field(deal), "fingerprint": deal_fingerprint(deal, seed), "do": []}
            )
        else:
            hands[-1]["do"].append(action_text(entry.action))
        state = game.step(state, entry.action)
    if not hands:
        raise CertificateError("no cards were dealt")
    for hand, scored in zip(hands, replayed.scored_hands, strict=False):
        hand["gained"] = scored.score_changes
    head = {
        **_start_fields(game, game.initial_state(record.header.start)),
        "seed": seed,
        "hands": len(hands),
        "winner": match.winner if match.is_over else None,
    }
    return "\n".join(map(json.dumps, (head, *hands)))


def has_certificates(game: Game) -> bool:
    is_known = isinstance(game.scoring_phase, GamePointScoringPhase | TrickCountScoringPhase)
    return is_known and game.seating.has_partners


def _check_record(record: MatchRecord) -> None:
    _check_rules(record.header.game)
    if any(isinstance(entry.action, Sooli | SayBid) for entry in record.entries):
        raise CertificateError("there are no certificates of sooli, or of bids without a card")


def _check_rules(game: Game) -> None:
    if not has_certificates(game):
        raise CertificateError("this game has no certificates")
    if game.rules != game.variant.create_game().rules:
        raise CertificateError("there are certificates only of the usual rules")


def _claim_as_dict(aim: Aim, action: Action | None, child: Child) -> dict[str, object]:
    kind = "lead" if isinstance(aim, PointLeadAim) else "most" if aim.at_most else "least"
    first = {} if action is None else {"do": action_text(action)}
    return {**first, "side": aim.side, kind: aim.amount, "then": child}


def _text(
    record: MatchRecord, seat: int | None, claims: list[dict[str, object]], lines: list[str]
) -> str:
    game = record.header.game
    start = len(record.up_to_last_deal().entries) - 1
    if start < 0 or not isinstance(deal := record.entries[start].action, Deal):
        raise CertificateError("a certificate needs the whole hand, from its deal")
    before = MatchRecord(record.header, record.entries[:start]).state_after()
    head = {
        **_start_fields(game, before),
        **_deal_field(deal),
        "do": [action_text(entry.action) for entry in record.entries[start + 1 :]],
        "seat": seat,
        "nodes": len(lines),
        "claims": claims,
    }
    return "\n".join((json.dumps(head), *lines))


def _start_fields(game: Game, state: GameState) -> dict[str, object]:
    return {
        CERTIFICATE_KEY: VERSION,
        "game": game.key,
        "dealer": state.dealer,
        "scores": state.match.scores,
    }


def _deal_field(deal: Deal) -> dict[str, object]:
    return {"deal": [card_names(hand) for hand in deal.hands]}
