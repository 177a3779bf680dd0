"""Changes the English text of messages, in the sources and in all .ts files at the same time."""

import ast
import json
import re
import subprocess
import sysconfig
import unicodedata
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from messages import Message, MessageKey, find_messages, read_messages

PROJECT_FILE = Path(__file__).resolve().parent.parent / "pyproject.toml"
RUFF = Path(sysconfig.get_path("scripts")) / "ruff"
LINE_LENGTH = 100  # as set in pyproject.toml
INDENTATION = 4

PLACEHOLDER = re.compile(r"\{(\w+)\}")
TAG = re.compile(r"</?\w+[^>]*>")
GRAMMATICAL_CASE = re.compile(r"_(genitive|partitive|inessive|adessive)$")
# a forced card can be named by its rank or in full (see ui/text/duty_text.py)
SAME_PLACEHOLDERS = {"rank": "card", "against_rank": "against", "other_ranks": "others"}
LAST_COMMA = re.compile(rb"\A,(?=\s*\))")
LONG_QUOTE = 16  # maximum length of a line
READABLE = "“”‘’–…·♠♥♦♣"  # written as they are; similar characters are written by name


class RewordingError(Exception):
    """Raised if rewordings are not possible. The message has one reason per line."""


Forms = str | list[str]  # a translation, or a tuple of its plural forms


@dataclass(frozen=True)
class Rewording:
    """A message with its new English text, and with new translations by language.

    The singular and the plural of a message with a number are reworded separately.
    """

    key: MessageKey
    english: str
    translations: Mapping[str, Forms]

    @property
    def new_key(self) -> MessageKey:
        return self.key[0], self.english, self.key[2]


@dataclass
class Changes:
    """The new contents of files, and the translations that somebody has to read again."""

    files: dict[Path, str] = field(default_factory=dict)
    to_review: dict[str, list[str]] = field(default_factory=dict)  # the languages, by message

    def add_code(self, folder: Path, reword: Callable[[str], str]) -> None:
        for file in sorted(folder.rglob("*.py")):
            code = file.read_text(encoding="utf-8")
            if (new_code := reword(code)) != code:
                self.files[file] = new_code

    def write(self) -> None:
        for file, content in self.files.items():
            file.write_text(content, encoding="utf-8", newline="\n")


def read_rewordings(file: Path) -> tuple[Rewording, ...]:
    """Read rewordings from a file with a JSON object per line. Raise RewordingError if invalid."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return tuple(
        _read_rewording(line, number) for number, line in enumerate(lines, 1) if line.strip()
    )


def _read_rewording(line: str, number: int) -> Rewording:
    try:
        fields = json.loads(line)
        key = fields.pop("context"), fields.pop("source"), fields.pop("comment", "") or ""
        return Rewording(
            key, fields.pop("english"), {name: text for name, text in fields.items() if text}
        )
    except (ValueError, LookupError, AttributeError) as error:
        raise RewordingError(f"line {number}: {error!r}") from error


def plan_changes(
    rewordings: Sequence[Rewording], sources: Sequence[Path], translations: Path, tests: Path
) -> Changes:
    """Return what the rewordings change.

    Raise RewordingError if one of them is not possible.
    """
    messages = [message for folder in sources for message in read_messages(folder)]
    catalogues = {each.stem.rpartition("_")[2]: each for each in sorted(translations.glob("*.ts"))}
    if problems := _find_problems(rewordings, messages, catalogues):
        raise RewordingError("\n".join(problems))
    by_key = {each.key: each for each in rewordings}
    quotes = _quotes(rewordings, messages)
    changes = Changes()
    for folder in sources:
        changes.add_code(folder, lambda code: _reword_code(code, by_key))
    changes.add_code(tests, lambda code: _reword_quotes(code, quotes))
    for language, file in catalogues.items():
        tree = ET.parse(file)  # noqa: S314 - a file of our own
        for key in _reword_translations(tree, language, by_key):
            changes.to_review.setdefault(_title(key), []).append(language)
        changes.files[file] = ET.tostring(tree.getroot(), encoding="unicode")
    return changes


def placeholders(text: str) -> set[str]:
    """Return the placeholders in a sentence, without grammatical cases."""
    names = {GRAMMATICAL_CASE.sub("", name) for name in PLACEHOLDER.findall(text)}
    return {SAME_PLACEHOLDERS.get(name, name) for name in names}


# Checks


def _find_problems(
    rewordings: Iterable[Rewording], messages: Iterable[Message], languages: Iterable[str]
) -> list[str]:
    """Return the reasons why the rewordings are not possible; empty if they are."""
    has_number = {key: each.has_number for each in messages for key in _form_keys(each)}
    wanted = {name for each in rewordings for name in each.translations}
    problems = [f"no such language: {name}" for name in sorted(wanted.difference(languages))]
    for each in rewordings:
        if each.key in has_number:
            problems += _text_problems(each, has_number=has_number[each.key])
        else:
            problems.append(f"{_title(each.key)}: no such message")
    return problems + _contradictions(rewordings)


def _text_problems(rewording: Rewording, *, has_number: bool) -> list[str]:
    optional = {"number"} if has_number else set[str]()  # missing in "one trick"
    needed = placeholders(rewording.key[1]) - optional
    tags = _tags(rewording.key[1])
    problems = []
    for language, forms in {"English": rewording.english, **rewording.translations}.items():
        for text in _as_list(forms):
            if placeholders(text) - optional != needed:
                problems.append(
                    f"{_title(rewording.key)}: other placeholders in {language}: {text}"
                )
            if _tags(text) != tags:
                problems.append(f"{_title(rewording.key)}: other tags in {language}: {text}")
    return problems


def _contradictions(rewordings: Iterable[Rewording]) -> list[str]:
    """Return a problem for each message that would get two texts in the same language."""
    chosen: dict[tuple[MessageKey, str], Forms] = {}
    return [
        f"{_title(key)}: two texts in {language}: {first} | {text}"
        for each in rewordings
        for key, language, text in (
            (each.key, "English", each.english),
            *((each.new_key, *translation) for translation in each.translations.items()),
        )
        if (first := chosen.setdefault((key, language), text)) != text
    ]


def _as_list(forms: Forms) -> list[str]:
    return [forms] if isinstance(forms, str) else forms


def _form_keys(message: Message) -> list[MessageKey]:
    """Return the keys by which rewordings refer to the English forms of a message."""
    return [(message.context, text, message.comment) for text in message.forms]


def _tags(text: str) -> Counter[str]:
    return Counter(TAG.findall(text))


def _title(key: MessageKey) -> str:
    context, source, comment = key
    return f"{context}: {source}" + (f" ({comment})" if comment else "")


# Sources


def _reword_code(code: str, by_key: Mapping[MessageKey, Rewording]) -> str:
    """Return the code of a module with its messages reworded."""
    new_texts = {
        literal: by_key[key].english
        for message in find_messages(code)
        for key, literal in zip(_form_keys(message), message.literals, strict=True)
        if key in by_key
    }
    return _replace_texts(code, new_texts)


def _reword_quotes(code: str, quotes: Sequence["Quote"]) -> str:
    """Return the code of a test with the messages that it quotes reworded."""
    new_texts = {}
    tree = ast.parse(code)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for literal in _literals(tree):
        if id(literal) in docstrings:
            continue
        text = str(literal.value)
        for quote in quotes:
            text = quote.reword(text)
        new_texts[literal] = text
    return _replace_texts(code, new_texts)


@dataclass(frozen=True)
class Quote:
    """A pattern that finds a message in tests, in which its placeholders have been filled in."""

    pattern: re.Pattern[str]
    longest_part: str
    english: str
    is_long: bool  # whether it is long enough to be found within a longer text

    @classmethod
    def of(cls, source: str, english: str) -> "Quote":
        parts = PLACEHOLDER.split(source)
        texts, names = parts[::2], parts[1::2]
        groups = [
            f"(?P={name})" if name in names[:place] else f"(?P<{name}>.+?)"
            for place, name in enumerate(names)
        ]
        pattern = "".join(map("".join, zip(map(re.escape, texts), [*groups, ""], strict=True)))
        is_long = sum(map(len, texts)) >= LONG_QUOTE
        return cls(re.compile(pattern), max(texts, key=len), english, is_long)

    def reword(self, text: str) -> str:
        if self.longest_part not in text or not (self.is_long or self.pattern.fullmatch(text)):
            return text
        return self.pattern.sub(lambda match: self.english.format(**match.groupdict()), text)


def _quotes(rewordings: Iterable[Rewording], messages: Iterable[Message]) -> list[Quote]:
    """Return the messages that tests may quote, except those whose new text is ambiguous."""
    new_keys = {each.key: each.new_key for each in rewordings}
    choices: dict[str, set[str]] = {}
    for key in (key for message in messages for key in _form_keys(message)):
        choices.setdefault(key[1], set()).add(new_keys.get(key, key)[1])
    quotes = [
        Quote.of(source, english)
        for source, (english, *others) in choices.items()
        if not others
        and english != source
        and _is_recognizable(source)
        and {*PLACEHOLDER.findall(english)} <= {*PLACEHOLDER.findall(source)}
    ]
    return sorted(quotes, key=lambda each: len(each.longest_part), reverse=True)


def _is_recognizable(source: str) -> bool:
    """Return whether a text is so long or special that it must be a quote, unlike "pass"."""
    words = PLACEHOLDER.sub("", source).strip(" .,:;")
    return len(words) >= LONG_QUOTE or words[:1].isupper()


def _replace_texts(code: str, texts: Mapping[ast.Constant, str]) -> str:
    """Return the code of a module with some literals replaced, and with long lines wrapped."""
    changed = {literal: text for literal, text in texts.items() if literal.value != text}
    if not changed:
        return code
    quoted = [(literal, _quote(text)) for literal, text in changed.items()]
    code = _format(_replace_literals(code, quoted))
    tree, new_texts = ast.parse(code), set(changed.values())
    collections = (
        each for each in ast.walk(tree) if isinstance(each, ast.List | ast.Tuple | ast.Set)
    )
    bare = {element for collection in collections for element in collection.elts}
    statements = (each for each in ast.walk(tree) if isinstance(each, ast.Assign | ast.Return))
    bare |= {each.value for each in statements if each.value is not None}
    too_long = [
        (literal, _split(code, literal, is_bare=literal in bare))
        for literal in _literals(tree)
        if literal.value in new_texts and _is_too_long(code, literal)
    ]
    return _format(_replace_literals(code, too_long))


def _literals(tree: ast.AST) -> Iterator[ast.Constant]:
    """Yield the string literals below a node, except parts of f-strings."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node
        elif not isinstance(node, ast.JoinedStr):
            yield from _literals(node)


def _replace_literals(code: str, replacements: Iterable[tuple[ast.Constant, str]]) -> str:
    """Replace literals, given as nodes, with other code."""
    content = code.encode()
    line_starts = [0]
    for line in content.splitlines(keepends=True):
        line_starts.append(line_starts[-1] + len(line))
    spans = [
        (
            line_starts[node.lineno - 1] + node.col_offset,
            line_starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0),
            text,
        )
        for node, text in replacements
    ]
    for start, end, text in sorted(spans, reverse=True):
        rest = content[end:]
        if b"\n" in content[start:end]:  # with the comma, the call would stay on several lines
            rest = LAST_COMMA.sub(b"", rest, count=1)
        content = content[:start] + text.encode() + rest
    return content.decode()


def _is_too_long(code: str, node: ast.Constant) -> bool:
    lines = code.splitlines()[node.lineno - 1 : node.end_lineno]
    return any(len(line) > LINE_LENGTH for line in lines)


def _split(code: str, node: ast.Constant, *, is_bare: bool) -> str:
    """Return a text as literals on several lines, each as long as possible."""
    line = code.splitlines()[node.lineno - 1]
    before = line.encode()[: node.col_offset].decode()
    # in a list or after "=", pieces without parentheses would be several texts
    needs_parentheses = is_bare and not before.rstrip().endswith("(")
    full_width = LINE_LENGTH - len(",") - (INDENTATION if needs_parentheses else 0)
    width = full_width - len(before)
    pieces, piece = [], ""
    for word in re.findall(r"\S*\s*", str(node.value)):
        if piece and len(_quote(piece + word)) > width:
            pieces.append(_quote(piece))
            piece, width = "", full_width - (len(line) - len(line.lstrip()))
        piece += word
    joined = "\n".join((*pieces, _quote(piece)))
    return f"({joined})" if needs_parentheses else joined


def _quote(text: str) -> str:
    """Return a text as a literal. Characters that look like others are written by name."""
    escaped = text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")
    named = "".join(map(_readable_character, escaped))
    if '"' in text and "'" not in text:
        return f"'{named}'"
    escaped_quotes = named.replace('"', '\\"')
    return f'"{escaped_quotes}"'


def _readable_character(character: str) -> str:
    is_plain = character.isascii() or character.isalnum() or character in READABLE
    return character if is_plain else f"\\N{{{unicodedata.name(character)}}}"


def _format(code: str) -> str:
    command = [str(RUFF), "format", "--config", str(PROJECT_FILE), "-"]
    return subprocess.run(
        command, input=code, capture_output=True, check=True, encoding="utf-8"
    ).stdout


# Translations


def _reword_translations(
    tree: "ET.ElementTree[ET.Element]", language: str, by_key: Mapping[MessageKey, Rewording]
) -> list[MessageKey]:
    """Reword the messages of a .ts file.

    Return the keys of the messages whose translation has stayed the same.
    """
    to_review = []
    for context in tree.getroot().iter("context"):
        entries = [_Entry(context, message, by_key) for message in context.findall("message")]
        remaining = {each.new_key: each for each in entries if not each.rewordings}
        for entry in (each for each in entries if each.rewordings):
            same = remaining.setdefault(entry.new_key, entry)
            if same is not entry:  # two messages have become one
                context.remove(entry.message)
            for rewording in entry.rewordings:
                if language in rewording.translations:
                    is_singular = rewording is entry.singular
                    same.translate(rewording, language, is_singular=is_singular)
                elif same is entry and rewording.key != rewording.new_key:
                    to_review.append(rewording.new_key)
            entry.set_english()
    return to_review


class _Entry:
    """A message in a .ts file, with the rewordings of its English forms."""

    def __init__(
        self, context: ET.Element, message: ET.Element, by_key: Mapping[MessageKey, Rewording]
    ) -> None:
        self.message = message
        name = context.findtext("name", "")
        source, comment = message.findtext("source", ""), message.findtext("comment", "")
        has_number = message.get("numerus") == "yes"
        self.singular = by_key.get((name, comment, "")) if has_number else None
        other = by_key.get((name, source, "" if has_number else comment))
        self.rewordings = [each for each in (self.singular, other) if each]
        self.new_key = (
            other.english if other else source,
            self.singular.english if self.singular else comment,
        )

    def set_english(self) -> None:
        for tag, text in zip(("source", "comment"), self.new_key, strict=True):
            element = self.message.find(tag)
            if element is not None:
                element.text = text

    def translate(self, rewording: Rewording, language: str, *, is_singular: bool) -> None:
        """Set the translations of one English form of the message."""
        translation = self.message.find("translation")
        assert translation is not None
        elements = translation.findall("numerusform") or [translation]
        if len(elements) > 1:
            elements = elements[:1] if is_singular else elements[1:]
        texts = _as_list(rewording.translations[language])
        if len(texts) != len(elements):
            needed = f"{len(elements)} forms are needed in {language}"
            raise RewordingError(f"{_title(rewording.key)}: {needed}")
        for element, text in zip(elements, texts, strict=True):
            element.text = text
        translation.attrib.clear()  # the translation is finished
