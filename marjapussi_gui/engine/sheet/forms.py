"""The form of the score sheet for each game."""

from ..game import Game
from ..phases import ScoringPhase
from .bag_form import BagForm
from .contract_form import ContractForm
from .game_point_form import GamePointForm
from .hand_form import HandForm
from .rising_form import RisingForm
from .settlement_form import SettlementForm

FORMS: dict[type[ScoringPhase], type[HandForm]] = {
    each.scoring_type: each
    for each in (GamePointForm, BagForm, ContractForm, RisingForm, SettlementForm)
}


def hand_form(game: Game) -> HandForm:
    """Return the form for hands of a game."""
    return FORMS[type(game.scoring_phase)](game)
