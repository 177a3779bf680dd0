"""What no window can be opened without: a display that answers, and the libraries that Qt needs."""

import os
import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_server, socket
from threading import Thread

import PySide6
import pytest

from marjapussi_gui.bots import kernel
from marjapussi_gui.system import qt_platforms
from marjapussi_gui.system.display import NO_DISPLAY_MESSAGE, missing_display_reason
from marjapussi_gui.system.qt_platforms import missing_library_message
from marjapussi_gui.system.shared_libraries import (
    ALL_LIBRARIES,
    can_load,
    find_missing_library,
    install_message,
    library_named_in,
    missing_libraries,
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt brings everything")

ENVIRONMENT = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
OF_EVERY_SYSTEM = ("ld-", "libc.", "libm.", "libdl.", "libpthread.", "libgcc_s.", "libstdc++.")
UNFOUND = "cannot open shared object file: No such file or directory"


@pytest.fixture(autouse=True)
def clear_display_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)


def run_program(*arguments: str, **environment: str) -> tuple[int, str, str]:
    """Return status, output and complaints of the program in an environment."""
    done = subprocess.run(
        [sys.executable, "-m", "marjapussi_gui", *arguments],
        capture_output=True,
        text=True,
        env=os.environ | environment,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


# Displays


@pytest.fixture
def plugins_load(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a system that lacks nothing of what Qt's plugins need."""
    monkeypatch.setattr(qt_platforms, "find_missing_library", lambda _: "")
    if not can_load("libxcb.so.1"):
        pytest.skip("nothing here asks a display")


on_a_whole_system = pytest.mark.usefixtures("plugins_load")


@contextmanager
def x_server(answer: bytes | None) -> Iterator[str]:
    """Return the name of a display with this answer; None stays silent, empty bytes hang up."""
    with create_server(("127.0.0.1", 0)) as server:
        number = server.getsockname()[1] - 6000
        callers: list[socket] = []

        def serve() -> None:
            caller, _ = server.accept()
            callers.append(caller)
            caller.recv(12)
            if answer is not None:
                caller.sendall(answer)
                if not answer:
                    caller.close()

        Thread(target=serve, daemon=True).start()
        yield f"127.0.0.1:{number}"
        for caller in callers:
            caller.close()


def setup() -> bytes:
    """Return the setup answer of an X server without a screen."""
    body = struct.pack("<IIIIHH8BI", 0, 0, 0, 0, 0, 65535, 0, 0, 0, 0, 32, 32, 8, 255, 0)
    return struct.pack("<BBHHH", 1, 0, 11, 0, len(body) // 4) + body


def test_a_missing_display_is_reported() -> None:
    assert missing_display_reason() == NO_DISPLAY_MESSAGE


@on_a_whole_system
def test_a_display_that_answers_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    with x_server(setup()) as display:
        monkeypatch.setenv("DISPLAY", display)
        assert missing_display_reason() == ""


@on_a_whole_system
def test_a_display_that_hangs_up_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    with x_server(b"") as display:
        monkeypatch.setenv("DISPLAY", display)
        assert missing_display_reason() == f"the display {display} doesn't answer"


@on_a_whole_system
def test_a_silent_display_is_not_awaited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(qt_platforms, "ANSWER_TIMEOUT_S", 0.2)
    with x_server(None) as display:
        monkeypatch.setenv("DISPLAY", display)
        assert missing_display_reason() == f"the display {display} doesn't answer"


@on_a_whole_system
@pytest.mark.parametrize("display", [":987", "nonsense", "127.0.0.1:59000", "x" * 500])
def test_a_display_that_is_not_there_does_not_answer(
    display: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", display)

    assert re.fullmatch(r"the display .{1,60} doesn't answer", missing_display_reason())


@on_a_whole_system
@pytest.mark.parametrize("runtime", ["", "/nowhere"])
def test_the_same_holds_of_wayland(runtime: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-7")
    monkeypatch.setenv("XDG_RUNTIME_DIR", runtime)

    assert missing_display_reason() == "the display wayland-7 doesn't answer"


@on_a_whole_system
def test_a_single_answering_window_system_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-7")
    with x_server(setup()) as display:
        monkeypatch.setenv("DISPLAY", display)
        assert missing_display_reason() == ""


@pytest.mark.parametrize(
    ("platform", "why"),
    [
        ("offscreen", ""),
        ("vnc:port=5907", ""),
        ("xcb;offscreen", ""),
        ("xcb", "DISPLAY isn't set"),
    ],
)
def test_the_chosen_qt_platform_determines_the_check(
    platform: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)

    assert missing_display_reason() == why


@pytest.mark.parametrize("arguments", [(), ("--new", "bag")], ids=["alone", "with arguments"])
def test_the_program_reports_a_missing_display_in_one_sentence(
    arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":987")  # where libraries are lacking it says that before

    assert (1, "", f"marjapussi: {missing_display_reason()}\n") == run_program(*arguments)


# Libraries


def broken_library(folder: Path, name: str) -> Path:
    """Create a library that needs another library which no system has."""
    whole = next(Path(kernel.__file__).parent.glob("bits.*.so"), None)
    if whole is None:
        pytest.skip("there is no library of our own to take for it")
    path = folder / name
    path.write_bytes(whole.read_bytes().replace(b"libc.so.6\0", b"libq.so.6\0"))
    return path


@pytest.fixture
def broken(tmp_path: Path) -> str:
    """A folder from which a Qt is imported that lacks a library, and in which its plugins do."""
    qt = tmp_path / "PySide6"
    plugins = qt / "Qt" / "plugins" / "platforms"
    plugins.mkdir(parents=True)
    (qt / "__init__.py").touch()
    for module in ("QtCore", "QtGui", "QtWidgets"):
        text = f"raise ImportError('libGL.so.1: {UNFOUND}')\n"
        (qt / f"{module}.py").write_text(text, encoding="utf-8")
    broken_library(plugins, "libqxcb.so")
    return f"{tmp_path}{os.pathsep}{Path.cwd()}"


def test_a_library_names_its_missing_dependency(tmp_path: Path) -> None:
    assert find_missing_library(str(broken_library(tmp_path, "lame.so"))) == "libq.so.6"
    assert find_missing_library(str(tmp_path / "libnone.so.1")) == "libnone.so.1"
    assert can_load("libc.so.6")


@pytest.mark.parametrize(
    ("error", "library"),
    [
        (ImportError(f"libGL.so.1: {UNFOUND}"), "libGL.so.1"),
        (OSError(f"/opt/x/libglib-2.0.so.0: {UNFOUND}"), "libglib-2.0.so.0"),
        (ImportError("No module named 'marjapussi_gui.x'"), ""),
        (OSError(28, "No space left on device"), ""),
    ],
)
def test_a_library_is_named_by_an_error(error: Exception, library: str) -> None:
    assert library_named_in(error) == library


def test_all_that_is_lacking_is_named_at_once() -> None:
    wanted = {"libnone.so.1": "none1", "libc.so.6": "libc6", "libno.so.2": "none1", "libn.so": ""}

    message = install_message("libq.so.6", wanted)

    assert message == (
        "this system lacks libq.so.6, libnone.so.1, libno.so.2, libn.so; "
        "on Debian, run: sudo apt-get install none1"
    )
    assert missing_libraries(wanted) == {
        "libnone.so.1": "none1",
        "libno.so.2": "none1",
        "libn.so": "",
    }


def test_an_unknown_package_is_not_named() -> None:
    assert install_message("libq.so.6", {}) == "this system lacks libq.so.6"


@pytest.mark.parametrize("arguments", [(), ("--new", "bag")], ids=["alone", "with arguments"])
def test_a_library_missing_for_a_window_system_is_reported(
    arguments: tuple[str, ...], broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":987")
    message = f"marjapussi: {missing_library_message('libq.so.6')}\n"

    assert (1, "", message) == run_program(*arguments, PYTHONPATH=broken)


@pytest.mark.parametrize("arguments", [(), ("--new", "bag"), ("--shot", "x.png"), ("smoke",)])
def test_a_library_missing_for_qt_is_reported(arguments: tuple[str, ...], broken: str) -> None:
    status, out, err = run_program(*arguments, PYTHONPATH=broken, QT_QPA_PLATFORM="offscreen")

    assert (1, "") == (status, out)
    assert re.fullmatch(r"marjapussi: this system lacks libGL\.so\.1.*\n", err)


@pytest.mark.parametrize("arguments", [("--version",), ("--help",), ("games",), ("deal", "bag")])
def test_what_needs_no_qt_works_without_it(arguments: tuple[str, ...], broken: str) -> None:
    status, out, err = run_program(*arguments, PYTHONPATH=broken, DISPLAY=":987")

    assert (0, "") == (status, err)
    assert out


def needed_by(file: Path) -> list[str]:
    command = ("objdump", "-p", file)
    dump = subprocess.run(command, capture_output=True, text=True, check=True)
    return re.findall(r"^ +NEEDED +(\S+)$", dump.stdout, re.MULTILINE)


@pytest.mark.skipif(not shutil.which("objdump"), reason="nothing tells what a library needs")
def test_every_library_that_qt_takes_from_the_system_is_known() -> None:
    folder = Path(PySide6.__file__).parent
    brought = {path.name: path for path in (folder.parent).glob("*/**/*.so*")}
    waiting = [f"{name}.abi3.so" for name in ("QtCore", "QtGui", "QtSvg", "QtWidgets")]
    waiting += [f"libq{name}.so" for name in ("offscreen", "xcb", "wayland")]
    seen = set[str]()
    while waiting:
        name = waiting.pop()
        if name not in seen and name in brought:
            waiting += needed_by(brought[name])
        seen.add(name)

    of_system = {name for name in seen - brought.keys() if not name.startswith(OF_EVERY_SYSTEM)}
    assert len(of_system) > 20
    assert of_system <= ALL_LIBRARIES.keys()
