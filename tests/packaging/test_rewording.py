"""Changing the English of messages in the sources, the .ts files and the tests that quote them."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from messages import MessageKey, read_messages
from rewording import Changes, RewordingError, plan_changes, read_rewordings

from marjapussi_gui.ui.common.languages import read_translations

TEXTS = '''"""Texts of the table."""


def labels(action: str, name: str) -> tuple[str, ...]:
    return (
        translate("Table", "Take back"),
        translate("Table", "pass", "on a plate"),
        translate("Table", "pass", "on a button"),
        translate("Log", "Take back"),
        translate(
            "Log",
            "The cards are put away now: nobody sees which ones they are, and they count for "
            "{name}.",
        ).format(name=name),
    )


def more(name: str) -> str:
    return translate("Table", "Take back") + translate("Log", "{name} puts a card away.").format(
        name=name
    )
'''
ENGINE = '''"""House rules."""

OPTION = switch_field(
    is_on=True,
    group="Take back",
    description="Whether a player may take back",
    source_note="usually \\N{MINUS SIGN}500",
)
PRESETS = (Preset("Take back", {"Take back": True}),)
'''
TESTS = """def test_labels() -> None:
    assert label() == "Take back"
    assert sentence() == "Helvi puts a card away."
    assert both() == "You pass. Helvi puts a card away. Take back"
    assert f"{name} puts a card away." == sentence()
"""
MESSAGES = (
    ("Table", "Take back", "", "Peru"),
    ("Table", "pass", "on a plate", "passasi"),
    ("Table", "pass", "on a button", "Passaa"),
    ("Log", "Take back", "", "Ota takaisin"),
    (
        "Log",
        "The cards are put away now: nobody sees which ones they are, and they count for {name}.",
        "",
        "Kortit kuuluvat: {name}.",
    ),
    ("Log", "{name} puts a card away.", "", "{name} panee kortin pois."),
    ("Rules", "Whether a player may take back", "", "Saako perua"),
    ("Rules", "usually \N{MINUS SIGN}500", "", "yleensä \N{MINUS SIGN}500"),
    ("Presets", "Take back", "", "Peruen"),
)


class Tree:
    """A small program with texts, an engine, a translation and a test."""

    def __init__(self, folder: Path) -> None:
        self.text = folder / "text" / "table_text.py"
        self.engine = folder / "engine" / "rules.py"
        self.test = folder / "tests" / "test_table.py"
        self.finnish = folder / "translations" / "marjapussi_fi.ts"
        self.rewordings = folder / "reword.jsonl"
        contexts = "".join(map(self._context, ("Table", "Log", "Rules", "Presets")))
        for file, content in (
            (self.text, TEXTS),
            (self.engine, ENGINE),
            (self.test, TESTS),
            (self.finnish, f'<TS version="2.1" language="fi">{contexts}</TS>'),
        ):
            file.parent.mkdir()
            file.write_text(content, encoding="utf-8")

    def _context(self, name: str) -> str:
        messages = "".join(
            f"<message><source>{source}</source>"
            + (f"<comment>{comment}</comment>" if comment else "")
            + f"<translation>{translation}</translation></message>"
            for context, source, comment, translation in MESSAGES
            if context == name
        )
        return f"<context><name>{name}</name>{messages}</context>"

    def plan(self, *rewordings: Mapping[str, object]) -> Changes:
        lines = [json.dumps({"comment": "", **each}) for each in rewordings]
        self.rewordings.write_text("\n".join(lines), encoding="utf-8")
        return plan_changes(
            read_rewordings(self.rewordings),
            (self.text.parent, self.engine.parent),
            self.finnish.parent,
            self.test.parent,
        )

    def reword(self, *rewordings: Mapping[str, object]) -> Changes:
        changes = self.plan(*rewordings)
        changes.write()
        return changes

    def message_keys(self) -> set[MessageKey]:
        return {each.key for each in read_messages(self.text.parent)}

    def translations(self) -> dict[MessageKey, str]:
        read_translations.cache_clear()
        return {key: " | ".join(forms) for key, forms in read_translations(self.finnish).items()}


@pytest.fixture
def tree(tmp_path: Path) -> Iterator[Tree]:
    yield Tree(tmp_path)
    read_translations.cache_clear()


def table(source: str, english: str, **translations: str) -> dict[str, str]:
    return {"context": "Table", "source": source, "english": english, **translations}


def log(source: str, english: str, **translations: str) -> dict[str, str]:
    return {"context": "Log", "source": source, "english": english, **translations}


def test_message_changes_in_every_place_of_its_context(tree: Tree) -> None:
    tree.reword(table("Take back", "Undo"))

    assert tree.text.read_text(encoding="utf-8").count('translate("Table", "Undo")') == 2
    assert ("Log", "Take back", "") in tree.message_keys()
    assert tree.translations()["Table", "Undo", ""] == "Peru"
    assert tree.translations()["Log", "Take back", ""] == "Ota takaisin"


def test_code_is_wrapped_again(tree: Tree) -> None:
    old, new = (
        MESSAGES[4][1],
        f"{'Nobody sees the cards that go away. ' * 4}They count for {{name}}.",
    )

    tree.reword(log(old, new))

    code = tree.text.read_text(encoding="utf-8")
    assert ("Log", new, "") in tree.message_keys()
    assert max(map(len, code.splitlines())) == 98  # the line is full
    assert '            "Log",\n            "Nobody sees' in code


def test_short_text_takes_one_line_again(tree: Tree) -> None:
    tree.reword(log(MESSAGES[4][1], "They count for {name}."))

    line = '        translate("Log", "They count for {name}.").format(name=name),'
    assert line in tree.text.read_text(encoding="utf-8").splitlines()


def test_comment_distinguishes_messages(tree: Tree) -> None:
    tree.reword({**table("pass", "passed", fi="on passannut"), "comment": "on a plate"})

    assert tree.translations()["Table", "passed", "on a plate"] == "on passannut"
    assert tree.translations()["Table", "pass", "on a button"] == "Passaa"


def test_sentences_of_the_engine_change_but_not_its_keys(tree: Tree) -> None:
    tree.reword(
        {"context": "Presets", "source": "Take back", "english": "With undo"},
        {
            "context": "Rules",
            "source": "usually \N{MINUS SIGN}500",
            "english": "Usual: \N{MINUS SIGN}500.",
        },
    )

    code = tree.engine.read_text(encoding="utf-8")
    assert 'Preset("With undo", {"Take back": True})' in code
    assert 'source_note="Usual: \\N{MINUS SIGN}500."' in code
    assert 'group="Take back"' in code


def test_messages_without_a_new_translation_are_to_be_read_again(tree: Tree) -> None:
    changes = tree.reword(
        table("Take back", "Undo", fi="Kumoa"),
        log("Take back", "Undone"),
        log(MESSAGES[4][1], "{name}"),
    )

    assert changes.to_review == {"Log: Undone": ["fi"], "Log: {name}": ["fi"]}


def test_translation_changes_alone(tree: Tree) -> None:
    changes = tree.reword(table("Take back", "Take back", fi="Kumoa"))

    assert changes.to_review == {}
    assert tree.translations()["Table", "Take back", ""] == "Kumoa"
    assert [*changes.files] == [tree.finnish]


def test_messages_that_become_the_same_keep_the_translation_that_fits(tree: Tree) -> None:
    tree.text.write_text(f'{TEXTS}\n\nUNDO = translate("Table", "Undo")\n', encoding="utf-8")
    content = tree.finnish.read_text(encoding="utf-8")
    undo = "<message><source>Undo</source><translation>Kumoa</translation></message>"
    tree.finnish.write_text(content.replace("</context>", f"{undo}</context>", 1), encoding="utf-8")

    changes = tree.reword(table("Take back", "Undo"))

    assert changes.to_review == {}
    assert tree.translations()["Table", "Undo", ""] == "Kumoa"
    assert tree.finnish.read_text(encoding="utf-8").count(">Undo<") == 1


def test_quotes_in_tests_change_with_their_placeholders_filled_in(tree: Tree) -> None:
    tree.reword(log("{name} puts a card away.", "{name} discards a card."))

    lines = tree.test.read_text(encoding="utf-8").splitlines()
    assert lines[2:] == [
        '    assert sentence() == "Helvi discards a card."',
        '    assert both() == "You pass. Helvi discards a card. Take back"',
        '    assert f"{name} puts a card away." == sentence()',
    ]


def test_long_quote_in_a_list_stays_one_text(tree: Tree) -> None:
    tree.test.write_text('ALL = [\n    "Helvi puts a card away.",\n]\n', encoding="utf-8")

    tree.reword(log("{name} puts a card away.", f"{'Nobody sees its face, ' * 5}{{name}}."))

    lines = tree.test.read_text(encoding="utf-8").splitlines()
    assert (lines[1], lines[-2]) == ("    (", "    ),")
    assert len(lines) == 6
    assert max(map(len, lines)) <= 100


def test_text_that_fills_a_line_but_for_the_comma_is_split(tree: Tree) -> None:
    text = f"{'x' * 40} {'y' * 45}"  # with quotes and indentation 100 characters

    tree.reword({**table("pass", text), "comment": "on a plate"})

    lines = tree.text.read_text(encoding="utf-8").splitlines()
    assert max(map(len, lines)) <= 100


def test_constant_that_is_split_stays_one_text(tree: Tree) -> None:
    tree.test.write_text('TEXT = "Helvi puts a card away."\n', encoding="utf-8")

    tree.reword(log("{name} puts a card away.", f"{'Nobody sees its face, ' * 5}{{name}}."))

    assert tree.test.read_text(encoding="utf-8").startswith('TEXT = (\n    "Nobody sees')


@pytest.mark.parametrize(
    "code",
    [
        pytest.param('"""Check that Helvi puts a card away."""\n', id="docstring"),
        pytest.param('table.do("pass")\n', id="word of the code"),
    ],
)
def test_text_without_quote_is_unchanged(tree: Tree, code: str) -> None:
    tree.test.write_text(code, encoding="utf-8")

    tree.reword(
        log("{name} puts a card away.", "{name} discards a card."),
        {**table("pass", "passed"), "comment": "on a plate"},
        {**table("pass", "passed"), "comment": "on a button"},
    )

    assert tree.test.read_text(encoding="utf-8") == code


def test_quote_of_one_message_of_several_stays(tree: Tree) -> None:
    tree.reword(table("Take back", "Undo"))

    assert tree.test.read_text(encoding="utf-8") == TESTS


@pytest.mark.parametrize(
    ("rewording", "reason"),
    [
        (table("Take beck", "Undo"), "Table: Take beck: no such message"),
        (
            {**table("Take back", "Undo"), "comment": "on a plate"},
            "Table: Take back (on a plate): no such message",
        ),
        (
            log("{name} puts a card away.", "{who} discards a card."),
            "Log: {name} puts a card away.: other placeholders in English: {who} discards a card.",
        ),
        (
            log("{name} puts a card away.", "{name} discards.", fi="Kortti menee."),
            "Log: {name} puts a card away.: other placeholders in fi: Kortti menee.",
        ),
        (
            log("Take back", "<i>Undo</i>"),
            "Log: Take back: other tags in English: <i>Undo</i>",
        ),
        (table("Take back", "Undo", xx="Kumoa"), "no such language: xx"),
        ({"context": "Table", "source": "Take back"}, "line 2: KeyError('english')"),
        (table("pass", "Undo"), "Table: pass: no such message"),
        (
            table("Take back", "Undo again"),
            "Table: Take back: two texts in English: Undo | Undo again",
        ),
    ],
)
def test_impossible_rewordings_are_refused(
    tree: Tree, rewording: dict[str, str], reason: str
) -> None:
    with pytest.raises(RewordingError) as refusal:
        tree.plan(table("Take back", "Undo"), rewording)

    assert str(refusal.value) == reason


def test_case_of_a_placeholder_is_up_to_the_language(tree: Tree) -> None:
    tree.reword(
        log("{name} puts a card away.", "{name} discards.", fi="Kortti on {name_genitive}.")
    )

    assert tree.translations()["Log", "{name} discards.", ""] == "Kortti on {name_genitive}."


# Messages with a number

TRICKS = """
def tricks(number: int) -> str:
    return plural("Count", "one trick", "{number} tricks", number)
"""


@pytest.fixture
def counting(tree: Tree) -> Tree:
    """Let a language of three forms count tricks."""
    tree.text.write_text(TEXTS + TRICKS, encoding="utf-8")
    tree.finnish = tree.finnish.rename(tree.finnish.with_stem("marjapussi_pl"))
    content = tree.finnish.read_text(encoding="utf-8")
    forms = "".join(f"<numerusform>{form}</numerusform>" for form in ("lewa", "lewy", "lew"))
    message = (
        '<context><name>Count</name><message numerus="yes"><source>{number} tricks</source>'
        f"<comment>one trick</comment><translation>{forms}</translation></message></context></TS>"
    )
    tree.finnish.write_text(content.replace("</TS>", message), encoding="utf-8")
    return tree


def count(source: str, english: str, **translations: object) -> dict[str, object]:
    return {"context": "Count", "source": source, "english": english, **translations}


def test_singular_is_reworded_by_itself(counting: Tree) -> None:
    changes = counting.reword(count("one trick", "1 trick", pl="1 lewa"))

    assert 'plural("Count", "1 trick", "{number} tricks", number)' in counting.text.read_text(
        "utf-8"
    )
    assert counting.translations()["Count", "{number} tricks", "1 trick"] == "1 lewa | lewy | lew"
    assert changes.to_review == {}


def test_plural_has_all_other_forms_of_a_language(counting: Tree) -> None:
    changes = counting.reword(
        count("{number} tricks", "{number} tricks won", pl=["{number} lewy!", "{number} lew!"]),
        count("one trick", "one trick won"),
    )

    forms = counting.translations()["Count", "{number} tricks won", "one trick won"]
    assert forms == "lewa | {number} lewy! | {number} lew!"
    assert changes.to_review == {"Count: one trick won": ["pl"]}


def test_missing_form_is_refused(counting: Tree) -> None:
    with pytest.raises(RewordingError, match="2 forms are needed in pl"):
        counting.plan(count("{number} tricks", "{number} won", pl="{number} lewy"))
