#!/bin/sh
# SPDX-FileCopyrightText: the secureCodeBox authors
# SPDX-License-Identifier: Apache-2.0

# Fetches one URL and writes the result file: the URL, the status line and the headers of the response, one per line.

# The same path as in extractResults of the ScanType. No other folder is writable.
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

# -S prints the status line and the headers, indented by two spaces. After a redirect, it prints all responses.
# timeout is used because not every BusyBox build of wget has -T. If the server returns an error such as 404, wget prints
# only the status line and fails. The scan must fail too, or the parser would report all headers as missing.
if ! response=$(timeout 60 wget -q -S -O /dev/null "$1" 2>&1); then
  printf '%s\n' "$response" >&2
  echo "No usable response from $1" >&2
  exit 1
fi

{
  printf '%s\n' "$1"
  printf '%s\n' "$response" | sed -e 's/^ *//' -e '/^$/d'
} > "$result" || exit 1

# The lurker uploads the file and runs as another user, so everyone must be able to read it.
chmod a+r "$result"
