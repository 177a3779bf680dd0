"""Find the messages of the program in its Python sources, each with the place of its English."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MESSAGE_FUNCTIONS = ("translate",)  # called with context, English, and perhaps a comment
# The sentences of the engine, which knows no translations: their context, and the names and
# positions of the arguments that hold them
ENGINE_FUNCTIONS = {
    "option_field": ("Rules", {"description", "where_played"}),
    "switch_field": ("Rules", {"description", "where_played"}),
    "RuleConflict": ("Rules", {"reason", 2}),
    "Preset": ("Presets", {"name", 0}),
}

MessageKey = tuple[str, str, str]  # context, English, comment


@dataclass(frozen=True)
class Message:
    """A message in the sources: its key, and the literal that holds its English."""

    context: str
    comment: str
    literal: ast.Constant

    @property
    def key(self) -> MessageKey:
        return self.context, str(self.literal.value), self.comment


def message_keys(folder: Path) -> Iterator[MessageKey]:
    """Yield the keys of all messages below a folder, in the order of the sources."""
    for file in sorted(folder.rglob("*.py")):
        for message in find_messages(file.read_text(encoding="utf-8")):
            yield message.key


def find_messages(code: str) -> list[Message]:
    """Return the messages of a module from top to bottom."""
    calls = (node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call))
    messages = [message for call in calls for message in _messages_of_call(call)]
    return sorted(messages, key=lambda each: (each.literal.lineno, each.literal.col_offset))


def _messages_of_call(call: ast.Call) -> Iterator[Message]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if name in MESSAGE_FUNCTIONS:
        match call.args:
            case [ast.Constant(context), ast.Constant() as literal]:
                yield Message(str(context), "", literal)
            case [ast.Constant(context), ast.Constant() as literal, ast.Constant(comment)]:
                yield Message(str(context), str(comment), literal)
    elif name in ENGINE_FUNCTIONS:
        context, arguments = ENGINE_FUNCTIONS[name]
        values = {**dict(enumerate(call.args)), **{each.arg: each.value for each in call.keywords}}
        for argument, value in values.items():
            if argument in arguments and isinstance(value, ast.Constant):
                yield Message(context, "", value)
