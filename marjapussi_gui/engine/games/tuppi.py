"""Tuppi: players win tricks (rami) or avoid them (nolo), without trumps; one side has points."""

from ..cards import pack
from ..game import Phases, Preset, Variant
from ..options import Number
from ..phases.dealing import Dealing
from ..phases.rising import RisingCount
from ..phases.showing import LayingBids, LoneExchange, LoneOffer
from ..phases.tricks import Tricks
from ..rules import Rules, house
from ..seating import Seating
from ..state import NOBODY, Contest, Seat, State
from ..strength import ACE_LOW_ORDER, NATURAL_ORDER, strength


def phases(rules: Rules, seating: Seating) -> Phases:
    count = RisingCount(seating, rules)

    def leader(state: State) -> Seat:
        if state.showing.game == Contest.NOLO:
            return seating.after(state.dealer)
        return seating.after(state.showing.declarer, seating.players - 1)

    def lone_round(state: State, lead: Seat) -> tuple[Seat, ...]:
        return lead, seating.partner(lead), state.showing.soloist

    def is_caught(state: State) -> bool:
        return state.tricks[-1].winner == state.showing.soloist

    return (
        Dealing(seating, pack(52), 13),
        LayingBids(rules, seating),
        LoneOffer(seating, offered=rules.sooli),
        LoneExchange(seating),
        Tricks(
            rules,
            seating,
            strength(NATURAL_ORDER),
            leader,
            unless=lambda state: state.showing.soloist != NOBODY,
            stop=count.is_lost,
        ),
        Tricks(
            rules,
            seating,
            strength(ACE_LOW_ORDER),
            lambda state: state.showing.declarer,
            rounds=lone_round,
            unless=lambda state: state.showing.soloist == NOBODY,
            stop=is_caught,
        ),
        count,
    )


VARIANT = Variant(
    place=8,
    key="tuppi",
    players=(4,),
    partners=True,
    options=house(
        "show_barred",
        "sooli",
        "winner_banks",
        "stop_when_lost",
        "deals",
        target=Number(52, 4, 400, 4),
    ),
    presets=(Preset("Lapland"), Preset("Tournament", {"sooli": False, "deals": 16})),
    phases=phases,
    fixed={"must_head": False, "must_trump": False},
)
