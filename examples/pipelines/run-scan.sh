#!/bin/sh
# Creates the Scan of a manifest, waits for its end, saves its findings and fails on severe ones. Needs curl and
# kubectl, with a kubeconfig whose namespace is that of the scans. Settings, as environment variables:
#
# SCAN_FILE   manifest of one Scan, or - for standard input (scan.yaml)
# FAIL_ON     high, medium, low, informational, or never (high)
# TIMEOUT     seconds until the script gives up (1800)
# POLL        seconds between two looks at the scan (10)
# OUTPUT      file for the findings; empty: no download (findings.json)
# STORE       NAMESPACE/SERVICE of an object store to reach by port-forward; empty: the link works as it is
# LOCAL_PORT  port of this machine for the port-forward (19000)
# ON_STOP     keep or delete the scan after the time limit or an interruption (keep)
#
# Exit codes: 0 no finding at or above FAIL_ON, 1 at least one, 2 the scan is Errored, 3 time limit, 4 the scan cannot
# be created or read, 5 the findings cannot be downloaded, 64 wrong setting, 130 or 143 interrupted.
set -u
: "${SCAN_FILE:=scan.yaml}" "${FAIL_ON:=high}" "${TIMEOUT:=1800}" "${POLL:=10}"
: "${OUTPUT=findings.json}" "${STORE:=}" "${LOCAL_PORT:=19000}" "${ON_STOP:=keep}"
scan='' forward='' state='' misses=0 gate=open bad=0 missing=no

stop() { # CODE MESSAGE
  echo "$2" >&2
  exit "$1"
}

finish() {
  [ -z "$forward" ] || kill "$forward" 2>/dev/null
  case $1$ON_STOP in 3delete | 130delete | 143delete) [ -z "$scan" ] || kubectl delete "$scan" --wait=false ;; esac
}

field() { kubectl get "$scan" -o "jsonpath={.status.$1}"; }

download() {
  link=$(field findingDownloadLink) || return
  set -- --fail --silent --show-error --output "$OUTPUT"
  if [ -n "$STORE" ]; then # connects to another port with the same host name, which the signature covers
    kubectl port-forward -n "${STORE%/*}" "service/${STORE#*/}" "$LOCAL_PORT:9000" >/dev/null &
    forward=$!
    set -- "$@" --retry 5 --retry-connrefused --noproxy '*' --connect-to "::127.0.0.1:$LOCAL_PORT"
  fi
  curl "$@" "$link"
}

case $FAIL_ON in
  high | medium | low | informational) ;;
  never) gate=closed ;;
  *) stop 64 "FAIL_ON must be high, medium, low, informational or never, not '$FAIL_ON'." ;;
esac
trap 'finish $?' EXIT
trap 'stop 130 Interrupted.' INT
trap 'stop 143 Interrupted.' TERM
[ -z "$OUTPUT" ] || rm -f "$OUTPUT" # of an earlier run in the same folder

scan=$(kubectl create -f "$SCAN_FILE" -o name) || stop 4 'The scan was not created.'
echo "Created $scan"
end=$(($(date +%s) + TIMEOUT))
while :; do
  last=$state
  if state=$(field state); then misses=0; else state=$last misses=$((misses + 1)); fi
  [ "$misses" -lt 5 ] || stop 4 'The scan cannot be read.'
  [ "$state" = "$last" ] || echo "State: $state"
  case $state in
    Done) break ;;
    Errored) stop 2 "The scan failed: $(field errorDescription)" ;;
  esac
  [ "$(date +%s)" -lt "$end" ] || stop 3 "The scan was not Done after $TIMEOUT seconds."
  sleep "$POLL" >/dev/null 2>&1 & # in the background, so that signals are handled at once
  wait $!
done

for severity in high medium low informational; do
  count=$(field "findings.severities.$severity") || stop 4 'The findings cannot be counted.'
  echo "Findings, $severity: ${count:=0}"
  [ $gate = closed ] || bad=$((bad + count))
  [ "$severity" != "$FAIL_ON" ] || gate=closed
done
[ -z "$OUTPUT" ] || download || missing=yes
[ "$bad" -eq 0 ] || stop 1 "Findings of severity $FAIL_ON or above: $bad"
[ $missing = no ] || stop 5 'The findings were not downloaded.'
