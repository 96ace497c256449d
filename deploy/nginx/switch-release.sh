#!/bin/sh
# Switches a running nginx to another package, newer or older:
#
#   switch-release.sh /srv/releases/securecodebox-website-2.0.0 [/srv/website]
#
# nginx runs in the second path, a symbolic link to a package. The link changes atomically, so every request finds the
# old package or the new one. Nothing changes if the package is damaged, if it holds a link or a file that is not in
# its list, or if nginx cannot read its configuration. The tools may be those of GNU or of BusyBox.
set -eu
# Other locales translate the "OK" of sha256sum, and awk must match bytes. With CDPATH, `cd` could go elsewhere. With
# another IFS, the shell of BusyBox crashes.
unset CDPATH IFS
export LC_ALL=C

usage="Usage: switch-release.sh FOLDER [LINK], LINK is /srv/website unless named"
fail() {
  echo "switch-release: $1" >&2
  exit 1
}

[ $# -ge 1 ] && [ $# -le 2 ] || fail "$usage"
# A trailing slash, as shells complete it, would mean the folder that the link points to.
link=${2-/srv/website}
link=${link%/}
[ -n "$link" ] || fail "$usage"
[ -d "$1" ] || fail "$1 is not a folder. $usage"
package=$(cd -- "$1" && pwd -P) || fail "cannot enter $1. Run this as root or as the user of nginx"
[ -f "$package/SHA256SUMS" ] || fail "$package holds no package: SHA256SUMS is missing"
if [ -e "$link" ] && [ ! -L "$link" ]; then
  fail "$link is not a symbolic link. Move it away, and start nginx in the link that this script makes"
fi

# nginx follows links. So does sha256sum, which also waits at a pipe for ever: the tree comes before the sums. `find`
# prints links, pipes and the like twice, and each listed path counts once. That refuses a link at a listed path, and a
# name with line breaks even if each of its lines is a listed path. Lines that sha256sum would skip or shorten are
# refused (its --strict exists only in GNU), and a path outside of the package is never read.
other=$(cd "$package" && find . ! -type d -print ! -type f -print 2>&1 | awk '
  BEGIN { listed["./SHA256SUMS"] }
  !found && (!/^[0-9a-f]+ [ *]./ || index($0, " ") != 65 || /[^ -~]/) {
    other = "\"./SHA256SUMS\", which is damaged in line " NR
    exit
  }
  !found { sub(/^[^ ]+ [ *](\.\/)?/, "./"); listed[$0]; next }
  !($0 in listed) { gsub(/[^ -~]/, "?"); other = "\"" $0 "\", which is a link or no file of SHA256SUMS"; exit }
  { delete listed[$0] }
  END {
    for (path in listed) if (other == "") other = "no \"" path "\", which SHA256SUMS lists"
    if (other != "") print other
  }
' SHA256SUMS found=1 -) || fail "cannot read $package/SHA256SUMS. Run this as root or as the user of nginx"
[ -z "$other" ] ||
  fail "$package holds $other. Unpack it again, into an empty folder"
sums=$(cd "$package" && sha256sum -c SHA256SUMS) || {
  printf '%s\n' "$sums" | sed '/: OK$/d' >&2
  fail "$package is damaged. Unpack it again"
}
# nginx opens its output by path, which works for files and pipes, but not for every terminal and socket.
nginx -t -q -p "$package" -c nginx/nginx.conf >/dev/null || fail "nginx cannot use $package/nginx/nginx.conf"

# Empty the first time, and if the old package was deleted.
previous=$(cd "$link" 2>/dev/null && pwd -P) || previous=

# A rename replaces the old link atomically; `ln -sf` would remove it first. `-T` (GNU, BusyBox) keeps mv from moving
# the new link into the folder that the old one points to. Without `-f`, mv of BusyBox may ask, and a "no" is a success.
next="$link.next.$$"
trap 'rm -f "$next" 2>/dev/null || :' EXIT
# Ended between the next steps, the script would leave a link, or nginx with old headers even after another run.
trap '' HUP INT TERM
# Of a script that was killed: `ln` would write into the folder that it leads to.
rm -f "$next" && ln -s "$package" "$next" && mv -f -T "$next" "$link" ||
  fail "cannot put $next in the place of $link. Their folder must exist, be writable and have space"

# nginx looks up files for each request, but reads headers and redirects only once. It reloads them only if they differ,
# because that closes idle connections. It comes before any output, which fails if nobody reads it.
if [ -n "$previous" ] && ! diff -r -q "$previous/nginx" "$package/nginx" >/dev/null; then
  nginx -q -p "$link" -c nginx/nginx.conf -s reload >/dev/null ||
    fail "$link is the new package already, but nginx did not take up its configuration. Start or restart it in $link"
  echo "switch-release: nginx reads its configuration again"
fi
echo "switch-release: $link is now $package"
