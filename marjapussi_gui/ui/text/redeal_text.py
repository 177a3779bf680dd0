"""Sentences about the right to demand a new deal."""

from ...engine.bidding_events import RedealDemanded
from ...engine.cards import card_set
from ...engine.phases.auction import redeal_reason
from ...engine.state import Seat
from ...engine.view import View
from .i18n import translate
from .table_players import TablePlayers


def own_redeal_reason_sentence(view: View) -> str:
    """Return a sentence saying why the player to act may demand a new deal."""
    match redeal_reason(view.game.rules, card_set(view.hand)):
        case "four_sixes":
            return translate("Prompts", "You hold all four sixes.")
        case "pair_sixes":
            return translate("Prompts", "You and your partner hold all four sixes.")
        case "three_sixes":
            return translate("Prompts", "You hold three sixes.")
        case "low":
            return translate("Prompts", "You have no card above a jack.")


def redeal_sentence(event: RedealDemanded, people: TablePlayers) -> str:
    """Return a sentence saying who demanded a new deal, and why."""
    match event.reason:
        case "four_sixes":
            yours = translate("Log", "You have all four sixes and ask for a new deal.")
            theirs = translate("Log", "{name} has all four sixes and asks for a new deal.")
        case "pair_sixes":
            return _partners_sentence(event.seat, people)
        case "three_sixes":
            yours = translate("Log", "You have three sixes and ask for a new deal.")
            theirs = translate("Log", "{name} has three sixes and asks for a new deal.")
        case "low":
            yours = translate("Log", "You have no card above a jack and ask for a new deal.")
            theirs = translate("Log", "{name} has no card above a jack and asks for a new deal.")
    return people.sentence(event.seat, yours, theirs)


def _partners_sentence(seat: Seat, people: TablePlayers) -> str:
    partner = people.seating.partner_of(seat)
    if people.is_own_seat(seat):
        sentence = translate(
            "Log", "You and {partner} have all four sixes. You ask for a new deal."
        )
    elif people.is_own_seat(partner):
        sentence = translate(
            "Log", "You and {name} have all four sixes. {name} asks for a new deal."
        )
    else:
        sentence = translate(
            "Log", "{name} and {partner} have all four sixes. {name} asks for a new deal."
        )
    return sentence.format(name=people.name(seat), partner=people.name(partner))
