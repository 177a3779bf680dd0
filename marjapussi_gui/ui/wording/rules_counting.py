"""Rules: what a hand counts, the bag, and how a match is won."""

from ...engine.game import Game
from ...engine.phases.bag import BagCount
from ...engine.phases.contract import LAST_TRICK, ContractCount
from ...engine.phases.game_points import GamePoints
from ...engine.phases.rising import EVEN, NOLO, ODD, RAMI, RAMI_BROKEN, SOOLI, RisingCount
from ...engine.rules import Rules
from .markup import bullets, paragraph, section
from .tongue import counted, plain, translate


def hand(game: Game) -> str:
    """Return what a hand brings to whom."""
    match game.count:
        case GamePoints():
            body = _berries(game)
        case BagCount():
            body = _totals(game.rules)
        case ContractCount():
            body = _contract(game)
        case _:
            body = _tricks(game)
    return section(translate("Rules page", "Counting a hand"), body)


def _side(game: Game, side: str, player: str) -> str:
    """Return the sentence about sides where there are partners, else that about players."""
    return side if game.seating.partners else player


def _berries(game: Game) -> str:
    made = translate("Rules page", "2 points for making trumps")
    little = translate("Rules page", "1 point for each little one")
    last = translate("Rules page", "1 point for the last trick")
    pips = translate("Rules page", "1 point for more card points")
    if game.rules.pip_tie == "carry":
        tie = translate(
            "Rules page",
            "When card points are equal, their point is carried over: who wins the card points of "
            "the next hand gets it as well.",
        )
    else:
        tie = translate("Rules page", "When card points are equal, nobody gets that point.")
    return bullets((made, little, last, pips)) + paragraph(tie) + _porvoo(game)


def _porvoo(game: Game) -> str:
    if not game.rules.porvoo:
        return ""
    side = translate(
        "Rules page",
        "A side that has taken no trick goes to Porvoo: all its points are lost, those of this "
        "hand as well.",
    )
    player = translate(
        "Rules page",
        "A player who has taken no trick goes to Porvoo: all his points are lost, those of this "
        "hand as well.",
    )
    return paragraph(_side(game, side, player))


def _totals(rules: Rules) -> str:
    total = translate("Rules page", "Each side adds up its cards and marriages.")
    last = ""
    if rules.last_trick:
        last = translate("Rules page", "The last trick counts {points}.").format(
            points=rules.last_trick
        )
    higher = translate(
        "Rules page", "The higher total scores 1 game point; equal totals score nothing."
    )
    double = ""
    if rules.skunk:
        double = translate(
            "Rules page", "It scores 2 when the other total is under {points}."
        ).format(points=rules.skunk)
    return paragraph(total, last) + paragraph(higher, double)


def _contract(game: Game) -> str:
    last = translate("Rules page", "The last trick counts {points}.").format(points=LAST_TRICK)
    side = translate(
        "Rules page",
        "Each side adds up its cards, its marriages and the last trick. With its bid or more the "
        "declarer's side scores the bid; with less it loses the bid. The others score what they "
        "took.",
    )
    player = translate(
        "Rules page",
        "Each player adds up his cards, his marriages and the last trick. With his bid or more the "
        "declarer scores the bid; with less he loses the bid. The others score what they took.",
    )
    return paragraph(last, _side(game, side, player)) + paragraph(_lapiajo(game), _waived(game))


def _lapiajo(game: Game) -> str:
    side = translate(
        "Rules page",
        "Läpiajo: a side without a trick loses the bid as it stood before the raise, besides.",
    )
    player = translate(
        "Rules page",
        "Läpiajo: a player without a trick loses the bid as it stood before the raise, besides.",
    )
    return _side(game, side, player)


def _waived(game: Game) -> str:
    if not game.rules.lapiajo_waived:
        return ""
    side = translate(
        "Rules page",
        "But that is waived when the declarer's side took every trick and still missed the bid.",
    )
    player = translate(
        "Rules page",
        "But that is waived when the declarer took every trick and still missed his bid.",
    )
    return _side(game, side, player)


def _tricks(game: Game) -> str:
    rami = translate(
        "Rules page",
        "Rami: the declarers score {own} for each trick above {odd}; if the others have more "
        "tricks, these score {broken} for each above {odd}.",
    ).format(own=RAMI, odd=ODD, broken=RAMI_BROKEN)
    nolo = translate(
        "Rules page",
        "Nolo: the side with fewer tricks scores {points} for each trick that it lacks of {even}.",
    ).format(points=NOLO, even=EVEN)
    sooli = ""
    if game.rules.sooli:
        sooli = translate(
            "Rules page",
            "Sooli: {points} for the soloist's side if he takes no trick, else for the others.",
        ).format(points=SOOLI)
    return bullets((rami, nolo, sooli)) + paragraph(_early_end(game.rules))


def _early_end(rules: Rules) -> str:
    if not rules.stop_when_lost or rules.winner_banks:
        return ""
    return (
        translate(
            "Rules page",
            "A hand ends as soon as the rising side can no longer win it, sooli excepted.",
        )
        if rules.sooli
        else translate("Rules page", "A hand ends as soon as the rising side can no longer win it.")
    )


def bag(game: Game) -> str:
    """Return what befalls a side without a trick where that puts it into the bag."""
    if not isinstance(game.count, BagCount):
        return ""
    into = translate(
        "Rules page",
        "A side without a trick is in the bag for the next hand: it may not declare or ask, and "
        "when it has the higher total nobody scores.",
    )
    if game.rules.bag_exit == "at_once":
        out = translate("Rules page", "It is out of the bag as soon as it takes a trick.")
    else:
        out = translate(
            "Rules page", "With a trick in that hand it is out of the bag for the hand after."
        )
    return section(translate("Rules page", "The bag"), paragraph(into, out))


def match(game: Game) -> str:
    """Return how a match is won."""
    match game.count:
        case GamePoints():
            body = _berry_match(game)
        case RisingCount():
            body = _rising_match(game.rules)
        case ContractCount():
            body = _contract_match(game)
        case _:
            body = _bag_match(game.rules)
    return section(translate("Rules page", "The match"), body)


def _berry_match(game: Game) -> str:
    rules = game.rules
    if not rules.exact:
        goal = translate(
            "Rules page",
            "{target} points or more win. If both have as many, the higher score wins; if these "
            "are equal, the one with more card points in that hand; otherwise play goes on.",
        )
        return paragraph(goal.format(target=rules.target))
    goal = translate("Rules page", "Exactly {target} points win.").format(target=rules.target)
    tie = translate(
        "Rules page",
        "If both reach them in one hand, the one with more card points in it wins; otherwise play "
        "goes on.",
    )
    return paragraph(goal, _overshoot(game), tie)


def _overshoot(game: Game) -> str:
    rules = game.rules
    if rules.overshoot == "subtract":
        over = translate("Rules page", "Who goes over loses the surplus: {over} becomes {under}.")
        return over.format(over=rules.target + 2, under=rules.target - 2)
    fall = translate("Rules page", "Who goes over falls back to {score}.")
    return fall.format(score=rules.falls_to)


def _bag_match(rules: Rules) -> str:
    one = translate("Rules page", "1 game point wins the match.")
    many = translate("Rules page", "{number} game points win the match.")
    return paragraph(counted(rules.target, one, many))


def _contract_match(game: Game) -> str:
    goal = translate(
        "Rules page",
        "{target} points or more win. If several have as many, the highest score wins; if these "
        "are equal, play goes on.",
    )
    return paragraph(goal.format(target=plain(game.rules.target)))


def _rising_match(rules: Rules) -> str:
    rise = translate(
        "Rules page",
        "Only one side can have points; it is said to be rising. {target} points or more win.",
    ).format(target=rules.target)
    if rules.winner_banks:
        broken = translate(
            "Rules page",
            "When the other side wins a hand, the rising side falls to 0, and the winners rise "
            "with the points of that hand.",
        )
    else:
        broken = translate(
            "Rules page",
            "When the other side wins a hand, the rising side falls to 0, and the winners score "
            "nothing for that hand.",
        )
    return paragraph(rise, broken) + paragraph(_tournament(rules))


def _tournament(rules: Rules) -> str:
    if not rules.deals:
        return ""
    return translate(
        "Rules page",
        "A match has {deals} deals. When nobody has won by then, it goes on until the rising side "
        "loses a hand, and the side that has collected more points in all its rises wins; if these "
        "are equal, one deal more is played at a time.",
    ).format(deals=rules.deals)
