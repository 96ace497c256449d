#!/bin/sh
# SPDX-FileCopyrightText: the secureCodeBox authors
# SPDX-License-Identifier: Apache-2.0

# Fetches one URL and writes down the URL, the status line and the headers of the response, one per line.

# The path in extractResults of the ScanType. No other folder can be written to.
result=/home/securecodebox/http-headers-results.txt

usage() {
  echo "Usage: wrapper.sh URL (with http:// or https://)" >&2
  exit 2
}

[ "$#" -eq 1 ] || usage
case "$1" in
  http://* | https://*) ;;
  *) usage ;;
esac

# -S prints the status line and the headers, each behind two spaces. For a status of 400 or more, wget of BusyBox prints
# no headers and fails: the scan has to fail as well, or the parser would report all headers as missing.
if ! response=$(timeout 60 wget -q -S -O /dev/null "$1" 2>&1); then
  printf '%s\n' "$response" >&2
  echo "No usable response from $1" >&2
  exit 1
fi

{
  printf '%s\n' "$1"
  printf '%s\n' "$response" | sed -e 's/^ *//' -e '/^$/d'
} > "$result" || exit 1

# The lurker, which uploads the file, runs as another user.
chmod a+r "$result"
