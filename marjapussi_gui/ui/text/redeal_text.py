"""Sentences about the right to demand a new deal."""

from ...engine.bidding_events import RedealDemanded
from ...engine.cards import card_set
from ...engine.phases.auction import redeal_reason
from ...engine.state import Seat
from ...engine.view import View
from .i18n import say
from .table_players import TablePlayers


def own_redeal_reason_sentence(view: View) -> str:
    match redeal_reason(view.game.rules, card_set(view.hand)):
        case "four_sixes":
            return say("you-hold-all-four-sixes")
        case "pair_sixes":
            return say("you-and-your-partner-hold-all")
        case "three_sixes":
            return say("you-hold-three-sixes")
        case "low":
            return say("redeal-you-have-no-card-above-jack")


def redeal_sentence(event: RedealDemanded, people: TablePlayers) -> str:
    match event.reason:
        case "four_sixes":
            yours = "you-have-all-four-sixes"
            theirs = "name-has-all-four-sixes"
        case "pair_sixes":
            return _partners_sentence(event.seat, people)
        case "three_sixes":
            yours = "you-have-three-sixes-and-ask"
            theirs = "name-has-three-sixes-and-asks"
        case "low":
            yours = "you-have-no-card-above-jack-and-ask"
            theirs = "name-has-no-card-above-jack"
    return people.sentence(event.seat, yours, theirs)


def _partners_sentence(seat: Seat, people: TablePlayers) -> str:
    partner = people.seating.partner_of(seat)
    if people.is_own_seat(seat):
        sentence = "you-and-partner-have-all-four"
    elif people.is_own_seat(partner):
        sentence = "you-and-name-have-all-four"
    else:
        sentence = "name-and-partner-have-all-four"
    return say(sentence, name=people.name(seat), partner=people.name(partner))
