"""A private session bus with a settings portal, in a separate process.

python -m tests.ui.settings_portal ADDRESS    answers as each line of JSON that it reads says
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from jeepney import (  # type: ignore[import-untyped]
    HeaderFields,
    Message,
    MessageType,
    new_error,
    new_method_return,
)
from jeepney.bus_messages import message_bus  # type: ignore[import-untyped]
from jeepney.io.blocking import (  # type: ignore[import-untyped]
    DBusConnection,
    open_dbus_connection,
)

NAME = "org.freedesktop.portal.Desktop"
NOT_FOUND = "org.freedesktop.portal.Error.NotFound"

Settings = Mapping[str, tuple[str, object]]  # a key, the type of its value, and that


@contextmanager
def run_bus(data: Path) -> Iterator[str]:
    """Start a bus, which may start the services in a folder of data, and give its address."""
    command = ("dbus-daemon", "--session", "--nofork", "--nosyslog", "--print-address=1")
    environment = os.environ | {"XDG_DATA_HOME": str(data), "XDG_DATA_DIRS": str(data)}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as bus:
        assert bus.stdout is not None
        try:
            yield bus.stdout.readline().strip()
        finally:
            bus.terminate()


class Portal:
    """A portal with scripted answers."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def set_answer(self, settings: Settings | None) -> None:
        """Answer with these settings from now on; without any, do not answer at all."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(settings) + "\n")
        self._process.stdin.flush()
        assert self._process.stdout.readline() == "ready\n"


@contextmanager
def run_portal(address: str) -> Iterator[Portal]:
    """Start a portal on a bus."""
    command = (sys.executable, "-m", "tests.ui.settings_portal", address)
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Portal(process)
        finally:
            process.terminate()


# In its process


def main() -> None:
    wish: list[Settings | None] = [None]
    with open_dbus_connection(sys.argv[1]) as bus:
        bus.send_and_get_reply(message_bus.RequestName(NAME))
        Thread(target=_answer, args=(bus, wish), daemon=True).start()
        for line in sys.stdin:
            wish[0] = json.loads(line)
            sys.stdout.write("ready\n")
            sys.stdout.flush()


def _answer(bus: DBusConnection, wish: list[Settings | None]) -> None:
    while True:
        message = bus.receive()
        settings = wish[0]
        if message.header.message_type is MessageType.method_call and settings is not None:
            bus.send(_reply(message, settings))


def _reply(message: Message, settings: Settings) -> Message:
    assert message.header.fields[HeaderFields.member] == "Read"
    _group, key = message.body
    if key not in settings:
        return new_error(message, NOT_FOUND, "s", ("Requested setting not found",))
    return new_method_return(message, "v", (("v", tuple(settings[key])),))


if __name__ == "__main__":
    main()
