"""Queries for statistics of the player's matches, by game, house rules and level."""

from collections.abc import Mapping
from itertools import groupby

from ..engine.options import Value
from ..engine.strict_json import loads
from ..kept.figures import EVERYTHING, HandPoint, Kind, Scope, Totals
from ..kept.luck import Outcome
from .backups import Backups
from .database import Database
from .hands import MOST
from .preferences import plain
from .trouble import StoreError

__all__ = ["Scope", "Statistics"]


class Statistics:
    """Aggregate queries on played matches and hands, fast for any number of them."""

    def __init__(self, database: Database, backups: Backups) -> None:
        self._database, self._backups = database, backups

    def kinds(self) -> list[Kind]:
        """Return the played combinations of game, rules and levels, most hands first."""
        return [
            Kind(
                row["game"],
                row["rules"],
                self._options(row["one"]),
                row["level"],
                row["partner_level"],
                row["matches"],
                row["all_hands"],
            )
            for row in self._database.ask(KINDS)
        ]

    def totals(self, scope: Scope = EVERYTHING) -> Totals:
        """Return the totals of a scope."""
        where, values = conditions(scope)
        winners = self._database.ask(f"{WINNERS} and {where} order by changed", *values)
        won = [bool(row["won"]) for row in winners]
        sums = self._database.ask(f"{SUMS} and {where}", *values)[0]
        runs = [(is_won, len(list(run))) for is_won, run in groupby(won)]
        return Totals(
            matches=len(won),
            matches_won=sum(won),
            streak=runs[-1][1] if runs and runs[-1][0] else 0,
            longest_streak=max((length for is_won, length in runs if is_won), default=0),
            **{name: sums[name] or 0 for name in sums.keys()},  # noqa: SIM118
        )

    def series(self, scope: Scope = EVERYTHING) -> list[HandPoint]:
        """Return all hands of a scope in the order they were played."""
        where, values = conditions(scope)
        rows = self._database.ask(f"{SERIES} and {where} order by match, number", *values)
        return [HandPoint(*row) for row in rows]

    def distribution(self, scope: Scope = EVERYTHING) -> dict[int, int]:
        """Return the number of hands by points gained, in ascending order of points."""
        where, values = conditions(scope)
        rows = self._database.ask(
            f"{COUNTS} and {where} group by hands.gained order by hands.gained", *values
        )
        return {row["gained"]: row["hands"] for row in rows}

    def outcomes(self, scope: Scope = EVERYTHING) -> list[Outcome]:
        """Return the results and luck of finished matches of a scope, the oldest first."""
        where, values = conditions(scope)
        rows = self._database.ask(f"{OUTCOMES} and {where} order by changed", *values)
        return [Outcome(bool(row["won"]), row["luck"]) for row in rows]

    def _options(self, match: int) -> Mapping[str, Value]:
        """Return the rules of a match; empty if unreadable."""
        try:
            rows = self._database.ask("select header from matches where id = ?", match)
        except StoreError:
            return {}
        return _options(rows[0]["header"]) if rows else {}

    def reset(self, game: str = "") -> None:
        """Exclude everything played so far from the statistics, after creating a backup."""
        self._backups.back_up_now("before-reset")
        with self._database.change() as connection:
            for question in (FORGET_HANDS, FORGET_MATCHES):
                connection.execute(question, (game, game))


def _options(header: str) -> Mapping[str, Value]:
    """Return the rules in a record header; empty if unreadable."""
    try:
        fields = loads(header.encode())
    except ValueError:
        return {}
    rules = fields.get("rules") if isinstance(fields, dict) else None
    return plain(rules) if isinstance(rules, dict) else {}


def conditions(scope: Scope) -> tuple[str, tuple[str | int, ...]]:
    """Return the SQL condition of a scope, and its values."""
    terms = {
        "game = ?": scope.game,
        "rules = ?": scope.rules,
        "level = ?": scope.level,
        "partner_level = ?": scope.partner_level,
    }
    chosen = {term: value for term, value in terms.items() if value}
    return " and ".join(("assisted = ?", *chosen)), (int(scope.is_assisted), *chosen.values())


KINDS = """
select game, rules, max(id) as one, level, partner_level, count(*) as matches,
    sum(min(max(hands, 0), 1000000)) as all_hands
from matches where origin = 'played' and counted
group by game, rules, level, partner_level order by all_hands desc
"""

WINNERS = """
select winner = side as won from matches
where origin = 'played' and status = 'finished' and counted
"""

OUTCOMES = """
select winner = side as won, (
    select case when count(*) = count(case when abs(luck) <= 1 then luck end) then sum(luck) end
    from hands where match = id
) as luck from matches
where origin = 'played' and status = 'finished' and counted
"""

OF_HANDS = f"""
from hands join matches on id = match where hands.counted and origin = 'played'
    and min(gained, lost, marriages, refused, porvoo, ifnull(expert, 0)) >= -{MOST}
    and max(gained, lost, marriages, refused, porvoo, ifnull(expert, 0)) <= {MOST}
"""

SUMS = f"""
select count(*) as hands,
    sum(gained > lost) as hands_won,
    sum(gained) as gained,
    sum(lost) as lost,
    sum(bidder in ('me', 'partner') and bid_made) as bids_made,
    sum(bidder in ('me', 'partner') and not bid_made) as bids_failed,
    sum(bidder = 'me' and bid_made) as own_bids_made,
    sum(bidder = 'me' and not bid_made) as own_bids_failed,
    sum(marriages) as marriages,
    sum(refused) as refused,
    sum(porvoo) as porvoo,
    count(expert) as compared,
    sum(expert) as luck,
    sum(gained - lost - expert) as skill
{OF_HANDS}
"""

SERIES = f"select match, made_at, number, gained, lost, expert {OF_HANDS}"

COUNTS = f"select hands.gained, count(*) as hands {OF_HANDS}"

FORGET_HANDS = """
update hands set counted = 0
where match in (select id from matches where ? = '' or game = ?)
"""

FORGET_MATCHES = """
update matches set counted = 0 where status = 'finished' and (? = '' or game = ?)
"""
