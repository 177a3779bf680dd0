"""Finds the program's messages in its Python sources."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MESSAGE_FUNCTIONS = ("translate", "Message")  # called with context, English, and perhaps a comment
PLURAL_FUNCTIONS = ("plural", "plural_form")  # called with the context, singular, plural and number
# Engine functions with sentences as arguments, since the engine does not translate: the context
# for each such argument, by its name or position
ENGINE_FUNCTIONS: dict[str, dict[int | str, str]] = {
    "option_field": {"description": "Rules", "source_note": "Rules"},
    "switch_field": {"description": "Rules", "source_note": "Rules"},
    "RuleConflict": {"reason": "Rules", 2: "Rules"},
    "Preset": {"name": "Presets", 0: "Presets", "source": "Rules"},
}

MessageKey = tuple[str, str, str]  # context, English text and comment


@dataclass(frozen=True)
class Message:
    """A message in the sources: its context, its comment, and the literals of its English text.

    A message with a number has two literals, the singular and the plural. All others have one.
    """

    context: str
    comment: str
    literals: tuple[ast.Constant, ...]

    @property
    def key(self) -> MessageKey:
        """The key of the message in a .ts file. For a plural, the comment in it is the singular."""
        *singular, source = self.forms
        return self.context, source, singular[0] if singular else self.comment

    @property
    def forms(self) -> tuple[str, ...]:
        return tuple(str(each.value) for each in self.literals)

    @property
    def has_number(self) -> bool:
        return len(self.literals) > 1


def read_messages(folder: Path) -> Iterator[Message]:
    """Yield the messages of all modules in a folder, in the order in which they appear."""
    for file in sorted(folder.rglob("*.py")):
        yield from find_messages(file.read_text(encoding="utf-8"))


def find_messages(code: str) -> list[Message]:
    """Return the messages of a module from top to bottom."""
    calls = (node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call))
    messages = [message for call in calls for message in _messages_of_call(call)]
    return sorted(messages, key=_position)


def _position(message: Message) -> tuple[int, int]:
    first = message.literals[0]
    return first.lineno, first.col_offset


def _messages_of_call(call: ast.Call) -> Iterator[Message]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if name in MESSAGE_FUNCTIONS:
        match call.args:
            case [ast.Constant(context), ast.Constant() as literal]:
                yield Message(str(context), "", (literal,))
            case [ast.Constant(context), ast.Constant() as literal, ast.Constant(comment)]:
                yield Message(str(context), str(comment), (literal,))
    elif name in PLURAL_FUNCTIONS:
        match call.args:
            case [ast.Constant(context), ast.Constant() as one, ast.Constant() as many, _]:
                yield Message(str(context), "", (one, many))
    elif name in ENGINE_FUNCTIONS:
        contexts = ENGINE_FUNCTIONS[name]
        named = ((each.arg or "", each.value) for each in call.keywords)
        for argument, value in (*enumerate(call.args), *named):
            if argument in contexts and isinstance(value, ast.Constant):
                yield Message(contexts[argument], "", (value,))
