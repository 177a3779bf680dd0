"""Tuppi. Players try to win tricks (rami) or avoid them (nolo), and only one side has points."""

from ..card_ranking import ACE_LOW_ORDER, NATURAL_ORDER, card_ranking
from ..cards import create_pack
from ..game import Phases, Preset, Variant
from ..options import NumberRange
from ..phases.dealing import Dealing
from ..phases.face_down_bidding import FaceDownBidding, SooliExchange, SooliOffer
from ..phases.trick_count_scoring import TrickCountScoringPhase
from ..phases.tricks import TrickPhase
from ..rules import Rules, select_options
from ..seating import Seating
from ..state import NOBODY, ContestKind, GameState, Seat


def create_phases(rules: Rules, seating: Seating) -> Phases:
    count = TrickCountScoringPhase(seating, rules)

    def find_leader(state: GameState) -> Seat:
        if state.showing.contest == ContestKind.NOLO:
            return seating.seat_after(state.dealer)
        return seating.seat_after(state.showing.declarer, seating.players - 1)

    def sooli_order(state: GameState, first_leader: Seat) -> tuple[Seat, ...]:
        return first_leader, seating.partner_of(first_leader), state.showing.soloist

    def has_soloist_taken_trick(state: GameState) -> bool:
        return state.tricks[-1].winner == state.showing.soloist

    return (
        Dealing(seating, create_pack(52), 13),
        FaceDownBidding(rules, seating),
        SooliOffer(seating, is_offered=rules.sooli),
        SooliExchange(seating),
        TrickPhase(
            rules,
            seating,
            card_ranking(NATURAL_ORDER),
            find_leader,
            should_skip=lambda state: state.showing.soloist != NOBODY,
            should_stop=count.should_stop_early,
        ),
        TrickPhase(
            rules,
            seating,
            card_ranking(ACE_LOW_ORDER),
            lambda state: state.showing.declarer,
            playing_order=sooli_order,
            should_skip=lambda state: state.showing.soloist == NOBODY,
            should_stop=has_soloist_taken_trick,
        ),
        count,
    )


VARIANT = Variant(
    place=8,
    key="tuppi",
    players=(4,),
    has_partners=True,
    options=select_options(
        "show_barred",
        "sooli",
        "winner_banks",
        "stop_when_lost",
        "deals",
        target=NumberRange(52, 4, 400, 4),
    ),
    presets=(Preset("Home game"), Preset("Tournament", {"sooli": False, "deals": 16})),
    create_phases=create_phases,
    fixed_values={"must_head": False, "must_trump": False},
)
