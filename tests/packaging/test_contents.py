"""What the bundle holds: every module, every asset, every licence, and nothing for nothing."""

import pkgutil
import re
import sys
import tomllib
from importlib.metadata import packages_distributions, version
from pathlib import Path
from zipfile import ZipFile, ZipInfo

import contents
import pytest
from legal import PART_FILES, licences

import marjapussi_gui

TOP = Path(__file__).parents[2]
PLUGINS = "PySide6/Qt/plugins"


def test_every_module_is_named() -> None:
    modules = pkgutil.walk_packages(marjapussi_gui.__path__, "marjapussi_gui.")

    assert {"marjapussi_gui", *(module.name for module in modules)} <= set(
        contents.hidden_modules()
    )


def test_what_only_compiled_modules_import_is_named() -> None:
    assert {"_cffi_backend", "array"} <= set(contents.hidden_modules())


def normal(distribution: str) -> str:
    return distribution.replace("_", "-").casefold()


def test_only_what_playing_depends_on_is_carried() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {
        "shiboken6",
        *(normal(re.split("[<>=;]", each)[0]) for each in project["dependencies"]),
    }
    modules = contents.imported_modules((TOP / "marjapussi_gui").rglob("*.py"))
    found = {module.partition(".")[0] for module in modules} - sys.stdlib_module_names
    carried, of = found - set(contents.UNUSED_MODULES), packages_distributions()

    assert {"distributed", "platformdirs"} <= found
    assert {name for name in carried if needed.isdisjoint(map(normal, of[name]))} == set()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is no bus")
def test_no_module_of_qt_that_is_imported_is_left_out() -> None:
    sources = (file.read_text("utf-8") for file in (TOP / "marjapussi_gui").rglob("*.py"))
    imported = {name for text in sources for name in re.findall(r"PySide6\.Qt\w+", text)}

    assert {"PySide6.QtDBus", "PySide6.QtWidgets"} <= imported
    assert not imported & set(contents.UNUSED_MODULES)


def test_every_asset_is_packaged_where_the_program_looks_for_it() -> None:
    there = [path for path in (TOP / "assets").rglob("*") if path.is_file()]
    of_readme = TOP / "assets" / "guide" / "pictures"
    files = [path for path in there if path.parent != of_readme]
    wanted = {
        (str(path), f"marjapussi_gui/{path.relative_to(TOP).parent.as_posix()}") for path in files
    }

    assert files != there
    assert wanted <= set(contents.data_files())
    assert "start.png" not in {Path(source).name for source, _ in contents.data_files()}


def test_pictures_of_the_readme_are_in_no_wheel() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))
    left_out = project["tool"]["setuptools"]["exclude-package-data"]["marjapussi_gui.assets"]
    of_readme = (TOP / "assets" / "guide" / "pictures").glob("*.png")

    assert sorted(left_out) == sorted(f"guide/pictures/{file.name}" for file in of_readme)


def test_data_and_type_faces_are_carried() -> None:
    carried = contents.data_files()

    assert all(Path(source).is_file() for source, _ in carried)
    names = {Path(source).name for source, _ in carried}
    assert {"grade_thresholds.json", "hands_played.json"} <= names
    of_type = [Path(source).stem for source, folder in carried if folder.startswith("fontpkg_")]
    assert len(of_type) == len(contents.font_files())
    assert {"Lato-Bold", "NotoSansDevanagari[wdth,wght]"} <= {*of_type}


@pytest.mark.parametrize(
    "path",
    [
        f"{PLUGINS}/platforms/libqxcb.so",
        f"{PLUGINS}/platforms/libqoffscreen.so",
        "PySide6/plugins/platforms/qwindows.dll",
        f"{PLUGINS}/platforms/libqcocoa.dylib",
        "PySide6/Qt/translations/qtbase_sv.qm",
        "PySide6\\translations\\qtbase_fi.qm",
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "libxcb-cursor.so.0",
        "libsqlite3.so.0",
    ],
)
def test_what_the_window_needs_is_wanted(path: str) -> None:
    assert contents.is_wanted(path)


@pytest.mark.parametrize(
    "path",
    [
        f"{PLUGINS}/imageformats/libqsvg.so",
        f"{PLUGINS}/platforms/libqvnc.so",
        "PySide6/Qt/translations/qtbase_nn.qm",
        "PySide6/Qt/translations/assistant_fi.qm",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt6Qml.dll",
        "PySide6/opengl32sw.dll",
        "libGL.so.1",
        "libstdc++.so.6",
        "libxkbcommon-x11.so.0",
        "libzstd.so.1",
    ],
)
def test_what_nobody_needs_or_every_system_has_is_left_out(path: str) -> None:
    assert not contents.is_wanted(path)


def test_modules_have_the_same_order_in_every_build(tmp_path: Path) -> None:
    archives = []
    for order in ("ab", "ba"):
        archives.append(tmp_path / f"{order}.zip")
        with ZipFile(archives[-1], "w") as archive:
            for name in order:
                archive.writestr(ZipInfo(f"{name}.pyc"), name)
        contents.sort_modules(archives[-1])

    assert archives[0].read_bytes() == archives[1].read_bytes()
    assert ZipFile(archives[0]).read("b.pyc") == b"b"


def test_links_to_what_is_left_out_are_left_out() -> None:
    binaries = [("Qt/libA.so", "/libA.so", "BINARY")]
    entries = [("libA.so", "Qt/libA.so", "SYMLINK"), ("text", "/text", "DATA")]

    assert (
        contents.without_loose_links([*entries, ("libB.so", "Qt/libB.so", "SYMLINK")], binaries)
        == entries
    )


def test_everything_bundled_has_a_licence() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    names = {name.partition(">")[0] for name in project["dependencies"]}
    under_qt = {"PySide6-Essentials"}

    texts = licences(())

    assert {f"{name}.txt" for name in names - under_qt} <= set(texts)
    assert "shtab.txt" in texts  # whose words stand in what completes the command line
    assert {"Marjapussi.txt", "Python.txt", "Qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt"} <= set(texts)
    assert all(path.stat().st_size > 300 for path in texts.values())  # a notice at least


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ("pyexpat.cpython-311-x86_64-linux-gnu.so", "Expat"),
        ("_decimal.pyd", "mpdecimal"),
        ("libmpdec.so.3", "mpdecimal"),
        ("VCRUNTIME140_1.dll", "Microsoft"),
        ("api-ms-win-crt-heap-l1-1-0.dll", "Microsoft"),
        ("sqlite3.dll", "SQLite"),
        ("libsqlite3.0.dylib", "SQLite"),
        ("libffi-8.dll", "libffi"),
        ("_cffi_backend.cpython-313-darwin.so", "libffi"),
        ("python311.dll", "Mersenne-Twister"),
    ],
)
def test_work_of_others_inside_has_its_licence(file: str, part: str) -> None:
    texts = licences([Path("folder", file)])

    assert "opyright" in texts[f"{part}.txt"].read_text("utf-8")


def test_what_is_not_bundled_has_no_licence() -> None:
    assert not {f"{part}.txt" for part in PART_FILES} & set(licences([Path("table.abi3.so")]))


def test_licence_of_qt_names_its_version_and_what_was_done_to_it() -> None:
    text = licences(())["Qt.txt"].read_text("utf-8")

    assert f"Qt {version('PySide6-Essentials')} " in text
    assert "stripped" in text
    assert "unchanged" not in text
    assert "@" not in text
