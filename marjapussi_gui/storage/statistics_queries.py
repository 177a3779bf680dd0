"""Queries for statistics of the player's matches, by game, house rules and level."""

from __future__ import annotations

import json
from collections import defaultdict
from itertools import groupby
from typing import TYPE_CHECKING

from ..analysis.evaluation.evaluator_version import EVALUATOR_VERSION
from ..engine.games import VARIANTS
from ..engine.options import RulesError
from ..engine.strict_json import loads
from ..model.match_totals import ALL_MATCHES, HandResultPoint, MatchCategory, MatchTotals
from ..model.preferences import NO_PERSON
from ..ports.statistics_service import is_cost_in_points
from .base_repository import NO_ITEMS, NO_VALUES, BaseRepository, ReportError, default_on_error
from .errors import StoreError
from .hand_table import MAX_COUNTED
from .match_table import MatchTable, rules_digest
from .settings import storable_values
from .verdict_table import UNEVALUATED_SQL, VerdictTable, known_games_json, parse_verdict

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from threading import Event as Flag

    from ..engine.options import OptionValue
    from ..model.decisions import DatedChoice, EvaluatedDecision
    from ..model.first_occurrences import FirstOccurrence, FirstOccurrenceKind
    from ..model.luck import MatchLuck
    from ..model.match_totals import StatisticsScope
    from .backup_folder import BackupFolder
    from .database import Database


class StatisticsQueries(BaseRepository):
    """Computes statistics in SQL, quickly for any number of hands; implements StatisticsService."""

    def __init__(
        self,
        database: Database,
        backups: BackupFolder,
        report_error: ReportError | None = None,
    ) -> None:
        super().__init__(database, report_error)
        self._backups = backups

    @default_on_error(NO_ITEMS)
    def match_categories(self) -> list[MatchCategory]:
        self._update_rule_digests()
        return [
            MatchCategory(
                row["game"],
                row["rules"],
                self._rules_of_match(row["one"]),
                row["level"],
                row["partner_level"],
                row["matches"],
                row["all_hands"],
            )
            for row in self.query(CATEGORIES_SQL)
        ]

    @default_on_error(MatchTotals())
    def totals(self, scope: StatisticsScope = ALL_MATCHES) -> MatchTotals:
        where, values = scope_conditions(scope)
        winners = self.query(f"{WINNERS_SQL} and {where} order by changed", *values)
        won = [bool(row["won"]) for row in winners]
        sums = self.query(f"{TOTALS_SQL} and {where}", *values)[0]
        runs = [(is_won, len(list(run))) for is_won, run in groupby(won)]
        return MatchTotals(
            matches=len(won),
            matches_won=sum(won),
            streak=runs[-1][1] if runs and runs[-1][0] else 0,
            longest_streak=max((length for is_won, length in runs if is_won), default=0),
            **{name: sums[name] or 0 for name in sums.keys()},  # noqa: SIM118
        )

    @default_on_error(NO_ITEMS)
    def hand_series(self, scope: StatisticsScope = ALL_MATCHES) -> list[HandResultPoint]:
        from ..model.hand_review import lost_points

        where, values = scope_conditions(scope)
        rows = self.query(f"{SERIES_SQL} and {where} order by match, number", *values)
        costs = self._costs_of_mistakes(where, values)
        return [
            HandResultPoint(
                row["match"],
                row["made_at"],
                row["number"],
                row["gained"],
                row["lost"],
                lost_points(costs[row["match"], row["number"]]) if row["evaluated"] else None,
                bool(row["assisted"]),
            )
            for row in rows
        ]

    def _costs_of_mistakes(
        self, where: str, values: Sequence[str | int]
    ) -> defaultdict[tuple[int, int], list[float]]:
        """Return the cost in points of each mistake in a hand, by match and number of the hand."""
        costs = defaultdict[tuple[int, int], list[float]](list)
        for row in self.query(
            f"{MISTAKES_SQL} and {where} order by verdicts.match, verdicts.ply", *values
        ):
            costs[row["match"], row["hand"]].append(row["points"])
        return costs

    @default_on_error(NO_ITEMS)
    def weekly_hands(self, weeks: int) -> list[int]:
        rows = self.query(WEEKLY_SQL, self._database.timestamp(), weeks)
        hands = {row["weeks_ago"]: row["hands"] for row in rows}
        return [hands.get(weeks - 1 - place, 0) for place in range(weeks)]

    @default_on_error(NO_VALUES)
    def point_distribution(self, scope: StatisticsScope = ALL_MATCHES) -> dict[int, int]:
        where, values = scope_conditions(scope)
        rows = self.query(
            f"{DISTRIBUTION_SQL} and {where} group by hands.gained order by hands.gained", *values
        )
        return {row["gained"]: row["hands"] for row in rows}

    @default_on_error(NO_ITEMS)
    def match_luck(self, scope: StatisticsScope = ALL_MATCHES) -> list[MatchLuck]:
        from ..model.luck import MatchLuck

        where, values = scope_conditions(scope)
        rows = self.query(f"{OUTCOMES_SQL} and {where} order by changed", *values)
        return [MatchLuck(bool(row["won"]), row["luck"]) for row in rows]

    @default_on_error(NO_ITEMS)
    def evaluated_decisions(self, scope: StatisticsScope = ALL_MATCHES) -> list[EvaluatedDecision]:
        return self._read_decisions(scope)

    def decisions_in_background(self, scope: StatisticsScope) -> list[EvaluatedDecision]:
        try:
            return self._read_decisions(scope)
        except StoreError:
            return []  # the page's next query will report the error

    def _read_decisions(self, scope: StatisticsScope) -> list[EvaluatedDecision]:
        from ..model.decisions import EvaluatedDecision
        from ..model.verdict import DecisionKind, Grade

        where, values = scope_conditions(scope)
        rows = self.query(
            f"{EVALUATED_DECISIONS_SQL} and {where} order by match, ply",
            json.dumps(list(DecisionKind)),
            json.dumps(list(Grade)),
            *values,
        )
        return [
            EvaluatedDecision(
                DecisionKind(row["kind"]),
                Grade(row["rank"]),
                row["cost"],
                row["points"],
                row["made_at"],
                row["match"],
                bool(row["assisted"]),
            )
            for row in rows
        ]

    @default_on_error(NO_ITEMS)
    def costly_choices(self, game: str, days: int, limit: int) -> list[DatedChoice]:
        in_points = [each.key for each in VARIANTS if is_cost_in_points(each.key)]
        return self._read_choices(COSTLY_CHOICES_SQL, game, days, json.dumps(in_points), limit)

    @default_on_error(NO_ITEMS)
    def recent_choices(self, game: str, days: int, limit: int) -> list[DatedChoice]:
        return self._read_choices(RECENT_CHOICES_SQL, game, days, limit)

    def _read_choices(
        self, sql: str, game: str, days: int, *values: str | int
    ) -> list[DatedChoice]:
        from ..model.decisions import DatedChoice

        age = self._database.timestamp(), days
        rows = self.query(sql, game, game, *age, known_games_json(), *values)
        verdicts = (parse_verdict(row["verdict"]) for row in rows)
        return [
            DatedChoice(
                row["match"],
                row["ply"],
                row["game"],
                row["hand"],
                verdict,
                row["changed_at"],
                bool(row["assisted"]),
            )
            for row, verdict in zip(rows, verdicts, strict=True)
            if verdict is not None
        ]

    def first_occurrences(
        self, game: str, cancel_flag: Flag
    ) -> dict[FirstOccurrenceKind, FirstOccurrence]:
        from .first_occurrence_search import find_first_occurrences

        try:
            return find_first_occurrences(self._database, game, cancel_flag, self._person)
        except StoreError:
            return {}  # the page's next query will report the error

    @default_on_error(0)
    def count_unevaluated_matches(self, scope: StatisticsScope) -> int:
        return len(self._unevaluated_matches(scope))

    def count_pending_decisions(self, scope: StatisticsScope) -> int:
        try:
            return sum(map(self._count_pending_decisions, self._unevaluated_matches(scope)))
        except StoreError:
            return 0  # the page's next query will report the error

    @default_on_error(default=False)
    def reset(self, game: str = "") -> bool:
        self._backups.write("before-reset")
        is_own = self._person == NO_PERSON
        statements = (RESET_HANDS_SQL, RESET_MATCHES_SQL) if is_own else RESET_PERSON_SQL
        with self._database.transaction() as connection:
            for sql in statements:
                connection.execute(sql, (game, game) if is_own else (game, game, self._person))
        return True

    def _unevaluated_matches(self, scope: StatisticsScope) -> list[int]:
        """Return the ids of a scope's matches that this evaluator hasn't fully evaluated."""
        where, values = scope_conditions(scope)
        rows = self.query(
            f"select id {UNEVALUATED_SQL} and origin = 'played' and counted and {where}",
            known_games_json(),
            EVALUATOR_VERSION,
            *values,
        )
        return [row["id"] for row in rows]

    def _count_pending_decisions(self, match_id: int) -> int:
        """Return how many decisions of a match are still to be evaluated; 0 if it is unreadable."""
        from ..model.decisions import list_decisions

        match = MatchTable(self._database).for_person(self._person).read(match_id)
        if match is None:
            return 0
        decisions = list_decisions(match.record, match.own_seat)
        return len(VerdictTable(self._database).pending_decisions(match_id, decisions))

    def _update_rule_digests(self) -> None:
        for row in self._database.query(DIGESTS_SQL):
            rules = self._rules_of_match(row["one"])
            digest = _todays_digest(row["game"], rules)
            if rules and digest not in {"", row["rules"]}:
                with self._database.transaction() as connection:
                    connection.execute(RENEW_SQL, (digest, row["game"], row["rules"]))

    def _rules_of_match(self, match_id: int) -> Mapping[str, OptionValue]:
        """Return the rules of a match by key, or an empty mapping if they are unreadable."""
        try:
            rows = self._database.query("select header from matches where id = ?", match_id)
        except StoreError:
            return {}
        return _parse_rules(rows[0]["header"]) if rows else {}


def _parse_rules(header: str) -> Mapping[str, OptionValue]:
    """Return the rules in a record header by key, or an empty mapping if it is unreadable."""
    try:
        fields = loads(header.encode())
    except ValueError:
        return {}
    rules = fields.get("rules") if isinstance(fields, dict) else None
    return storable_values(rules) if isinstance(rules, dict) else {}


def _todays_digest(game_key: str, rules: Mapping[str, OptionValue]) -> str:
    """Return the current digest of a game's rules, or "" if this version doesn't know them."""
    variant = next((each for each in VARIANTS if each.key == game_key), None)
    try:
        return "" if variant is None else rules_digest(variant.create_game(rules))
    except RulesError:
        return ""


def scope_conditions(scope: StatisticsScope) -> tuple[str, tuple[str | int, ...]]:
    terms = {
        "game = ?": scope.game,
        "rules = ?": scope.rules_key,
        "level = ?": scope.level,
        "partner_level = ?": scope.partner_level,
    }
    chosen: dict[str, str | int] = {term: value for term, value in terms.items() if value}
    if scope.is_assisted is not None:
        chosen = {"assisted = ?": int(scope.is_assisted), **chosen}
    return " and ".join(chosen) or "true", tuple(chosen.values())


DIGESTS_SQL = "select game, rules, max(id) as one from matches group by game, rules"
RENEW_SQL = "update matches set rules = ? where game = ? and rules = ?"

CATEGORIES_SQL = """
select game, rules, max(id) as one, level, partner_level, count(*) as matches,
    sum(min(max(hands, 0), 1000000)) as all_hands
from matches where origin = 'played' and counted
group by game, rules, level, partner_level order by all_hands desc
"""

WINNERS_SQL = """
select winner = side as won from matches
where origin = 'played' and status = 'finished' and counted
"""

OUTCOMES_SQL = """
select winner = side as won, (
    select case when count(*) = count(case when abs(luck) <= 1 then luck end) then sum(luck) end
    from hands where match = id
) as luck from matches
where origin = 'played' and status = 'finished' and counted
"""

COUNTED_HANDS_SQL = f"""
from hands join matches on id = match where hands.counted and origin = 'played'
    and min(gained, lost, marriages, refused, porvoo) >= -{MAX_COUNTED}
    and max(gained, lost, marriages, refused, porvoo) <= {MAX_COUNTED}
"""

TOTALS_SQL = f"""
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
    sum(porvoo) as porvoo
{COUNTED_HANDS_SQL}
"""

SERIES_SQL = f"""
select match, made_at, number, gained, lost, exists (
    select 1 from judged where judged.match = hands.match and judged.actions >= hands.ply
) as evaluated, assisted
{COUNTED_HANDS_SQL}
"""  # noqa: S608 - constants of our own

WEEKLY_SQL = """
select cast((julianday(?1) - julianday(made_at)) / 7 as integer) as weeks_ago, count(*) as hands
from hands join matches on id = match
where origin = 'played' and weeks_ago >= 0 and weeks_ago < ?2
group by weeks_ago
"""

DISTRIBUTION_SQL = f"select hands.gained, count(*) as hands {COUNTED_HANDS_SQL}"

RESET_HANDS_SQL = """
update hands set counted = 0
where match in (select id from matches where ? = '' or game = ?)
"""

RESET_MATCHES_SQL = """
update matches set counted = 0 where status = 'finished' and (? = '' or game = ?)
"""

# what a computer player did in the person's place no longer counts either
RESET_PERSON_SQL = (
    """
    update seat_hands set counted = 0
    where match in (select id from matches where ? = '' or game = ?) and exists (
        select 1 from match_people where match_people.match = seat_hands.match
            and match_people.seat = seat_hands.seat and person = ?)
    """,
    """
    update match_people set counted = 0
    where match in (select id from matches where status = 'finished' and (? = '' or game = ?))
        and person = ?
    """,
)

OWN_VERDICTS_SQL = f"""
from verdicts join matches on id = verdicts.match
where seat = me and origin = 'played'
    and min(cost, points) >= 0 and max(cost, points) <= {MAX_COUNTED}
"""

HAND_NUMBER_SQL = """
(select count(*) from hands where hands.match = verdicts.match and hands.ply <= verdicts.ply)
"""

MISTAKES_SQL = f"""
select verdicts.match as match, {HAND_NUMBER_SQL} as hand, points
{OWN_VERDICTS_SQL} and rank in ('mistake', 'blunder')
"""

CHOICES_SQL = f"""
select verdicts.match as match, verdicts.ply as ply, game, changed_at, assisted,
    cast(verdict as blob) as verdict, {HAND_NUMBER_SQL} as hand
{OWN_VERDICTS_SQL} and counted
    and (? = '' or game = ?) and julianday(?) - julianday(changed_at) <= ?
    and game in (select value from json_each(?))
"""  # noqa: S608 - constants of our own

# In games without a chance to win the match, a match counts as 100 points
COSTLY_CHOICES_SQL = f"""
{CHOICES_SQL} and rank in ('mistake', 'blunder')
order by cost / iif(game in (select value from json_each(?)), 100.0, 1.0) desc, points desc,
    match desc, verdicts.ply
limit ?
"""  # noqa: S608 - constants of our own

RECENT_CHOICES_SQL = f"""
{CHOICES_SQL}
order by rank in ('slip', 'mistake', 'blunder') desc, changed_at desc, match desc, verdicts.ply desc
limit ?
"""

EVALUATED_DECISIONS_SQL = f"""
select kind, rank, cost, points, made_at, match, assisted
{OWN_VERDICTS_SQL} and counted
    and kind in (select value from json_each(?)) and rank in (select value from json_each(?))
"""  # noqa: S608 - constants of our own
