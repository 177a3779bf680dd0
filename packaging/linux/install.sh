#!/bin/sh
# Installs Marjapussi for the user who runs this, or removes it.
set -eu

usage="Usage: ./install.sh [--remove]
Installs Marjapussi for the user who runs this, or removes it; what was played stays."

case "$#$*" in
0 | 1--remove) ;;
1--help | 1-h)
    echo "$usage"
    exit
    ;;
*)
    echo "install.sh does nothing, because it takes --remove or nothing, not: $*" >&2
    exit 2
    ;;
esac

here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin/marjapussi
program=$HOME/.local/lib/marjapussi

remove() {
    rm -rf "$program"
    rm -f "$bin"
    listed f | while read -r file; do
        rm -f "$share/$file"
    done
}

prune() {
    { echo mime/application; listed d; } | while read -r folder; do
        rmdir "$share/$folder" 2>/dev/null || true
    done
}

forget_caches() {
    folder=$share/$1
    shift
    if [ -d "$folder" ] &&
        [ -z "$(cd "$folder" && find . -type f $(printf ' ! -name %s' "$@"))" ]; then
        (cd "$folder" && rm -f "$@")
    fi
}

complaint() {
    lacking=$(printf '%s\n' "$1" | sed -n 's/.*\(lib[^ /:]*\.so[^ /:]*\): cannot open shared.*/\1/p')
    if [ "$lacking" ]; then
        echo "this system lacks $(echo "$lacking" | head -n 1); install the package that contains it."
    else
        printf '%s\n' "$1" | tail -n 1
    fi
}

listed() {
    (cd "$here/share" && find . -mindepth 1 -depth -type "$1")
}

refresh() {
    refresh_with update-desktop-database "$share/applications"
    refresh_with update-mime-database "$share/mime"
    refresh_with gtk-update-icon-cache --quiet --force --ignore-theme-index "$share/icons/hicolor"
}

refresh_with() {
    for folder; do :; done
    if [ -d "$folder" ] && command -v "$1" >/dev/null 2>&1; then
        "$@" || true
    fi
}

remove
if [ "${1:-}" = --remove ]; then
    refresh
    forget_caches applications mimeinfo.cache
    forget_caches icons/hicolor icon-theme.cache
    forget_caches mime aliases generic-icons globs globs2 icons magic mime.cache subclasses \
        treemagic types version XMLnamespaces
    prune
    echo "Marjapussi is removed."
    exit
fi
mkdir -p "$share" "${bin%/*}" "${program%/*}"
cp -R "$here/program" "$program"
cp -R "$here/share/." "$share"
ln -s "$program/marjapussi" "$bin"
entry=applications/fi.marjapussi.Marjapussi.desktop
sed -e "s|^Exec=marjapussi|Exec=\"$bin\"|" -e "s|^TryExec=.*|TryExec=$bin|" \
    "$here/share/$entry" >"$share/$entry"
refresh
picture=$(mktemp -d)
if ! output=$(QT_QPA_PLATFORM=offscreen "$bin" --shot "$picture/picture.png" 2>&1); then
    rm -rf "$picture"
    echo "Marjapussi is installed but doesn't start: $(complaint "$output")" >&2
    exit 1
fi
rm -rf "$picture"
echo "Marjapussi is installed: look in the menu, or run $bin"
