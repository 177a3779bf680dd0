"""Records from strangers: refused in one sentence, in less than a second."""

import json
import tracemalloc
from collections.abc import Callable

import pytest

from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record_lines import header_line
from marjapussi_gui.ports.match_repository import RecordFileError
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MAX_IMPORT_BYTES, MAX_LINE_BYTES, MatchTable
from tests.storage.played_matches import match_summary, record_header, store_random_match

HEAD = header_line(record_header(find_variant("marjapussi").create_game())).encode()
NEST = MAX_LINE_BYTES // 2 - 10


def with_head(line: bytes) -> bytes:
    return HEAD + b"\n" + line + b"\n"


def edited_header(**fields: object) -> bytes:
    return json.dumps({**json.loads(HEAD), **fields}).encode() + b"\n"


HOSTILE: dict[str, Callable[[], bytes]] = {
    "nothing": lambda: b"",
    "empty lines": lambda: b"\n" * MAX_IMPORT_BYTES,
    "a line of 10 MB": lambda: b"x" * 10_000_000,
    "a string of 10 MB": lambda: with_head(b'{"seat": 0, "do": "' + b"x" * 10_000_000 + b'"}'),
    "a hundred gigabytes of nines": lambda: b'{"marjapussi": ' + b"9" * 10_000_000 + b"}",
    "nested lists": lambda: with_head(b"[" * NEST + b"]" * NEST),
    "nested lists, open": lambda: with_head(b"[" * NEST * 2),
    "nested objects": lambda: with_head(b'{"a":' * (NEST // 5)),
    "nested, then a string without an end": lambda: with_head(b"[" * 2000 + b'"' + b'\\"' * 6900),
    "nested, as long as may be": lambda: b"[" * MAX_IMPORT_BYTES,
    "a huge number": lambda: with_head(b'{"seat": ' + b"9" * 15_000 + b', "do": "pass"}'),
    "a huge bid": lambda: with_head(b'{"seat": 0, "do": "bid ' + b"9" * 15_000 + b'"}'),
    "a huge float": lambda: with_head(b'{"seat": 1e999999999, "do": "pass"}'),
    "not a number": lambda: with_head(b'{"seat": NaN, "do": "pass"}'),
    "huge scores": lambda: edited_header(scores=[10**900, 10**900]),
    "a huge carry": lambda: edited_header(carry=10**9),
    "a huge dealer": lambda: edited_header(dealer=10**9),
    "a huge rule": lambda: edited_header(rules={"target": 10**900}),
    "many seats": lambda: edited_header(seats=["x"] * 1000),
    "many rules": lambda: edited_header(rules={f"rule {number}": 1 for number in range(900)}),
    "repeated keys": lambda: b"{" + b'"a": 1,' * 2000 + b'"a": 1}\n',
    "utf-16": lambda: HEAD.decode().encode("utf-16"),
    "latin 1": lambda: edited_header(game="x").replace(b"Aino 0", b"P\xe4ivi"),
    "a mark of byte order": lambda: b"\xef\xbb\xbf" + HEAD,
    "zeros": lambda: b"\0" * 10_000,
    "half a surrogate": lambda: b'{"marjapussi": 1, "game": "\\ud800"}\n',
    "half a surrogate for a name": lambda: HEAD.replace(b"Aino 1", b"\\ud800") + b"\n",
    "a path for a game": lambda: edited_header(game="../../etc/passwd"),
    "a picture": lambda: b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 100,
    "cards for ever": lambda: with_head(b'{"chance": "' + b"AS " * 5000 + b'AS"}'),
    "deals for ever": lambda: HEAD + b"\n" + b'{"deal": []}\n' * 70_000,
    "lists of hands": lambda: with_head(b'{"deal": [' + b'"",' * 5000 + b'""]}'),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_hostile_record_is_refused(database: Database, what: str) -> None:
    data, matches = HOSTILE[what](), MatchTable(database)

    with pytest.raises(RecordFileError) as refused:
        matches.import_record(data, 1)

    assert "\n" not in refused.value.reason
    assert len(refused.value.reason) < 300
    assert matches.count() == 0


def test_hostile_records_take_little_memory(database: Database) -> None:
    for what in ("nested, as long as may be", "deals for ever", "empty lines"):
        data = HOSTILE[what]()
        tracemalloc.start()
        with pytest.raises(RecordFileError):
            MatchTable(database).import_record(data, 1)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()

        assert most < 100_000_000


@pytest.mark.parametrize("name", ["../../etc/passwd", "", "x" * 9000, "'; drop table matches; --"])
def test_any_text_is_a_name(database: Database, name: str) -> None:
    matches = MatchTable(database)
    first, *rest = matches.export_record(store_random_match(database)).splitlines(keepends=True)
    fields = json.loads(first)
    fields["seats"][1] = name

    imported = matches.import_record("".join([json.dumps(fields) + "\n", *rest]).encode(), 1)

    assert name == match_summary(matches, imported.id).player_names[1]
    assert matches.count() == 2
