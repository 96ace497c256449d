#!/bin/sh
# Creates the Scan of a manifest, waits for its end, saves its findings and fails on severe ones. Needs curl and
# kubectl. A manifest without a namespace takes that of the kubeconfig. Settings, as environment variables:
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
set -uf
: "${SCAN_FILE:=scan.yaml}" "${FAIL_ON:=high}" "${TIMEOUT:=1800}" "${POLL:=10}"
: "${OUTPUT=findings.json}" "${STORE:=}" "${LOCAL_PORT:=19000}" "${ON_STOP:=keep}"
missing=$OUTPUT gate=$FAIL_ON children='' last='' misses=0 bad=0 scan=''

stop() { echo "$2" >&2; exit "$1"; } # CODE MESSAGE

finish() {
  [ -z "$children" ] || kill $children 2>/dev/null
  [ ! -f "$missing" ] || rm -f "$missing" # of an earlier run, or only a part
  case $1$ON_STOP$scan in 3delete?* | 130delete?* | 143delete?*) kubectl delete $scan --wait=false ;; esac
}

show() { kubectl get $scan --request-timeout=30s -o "jsonpath=$1"; }
download() {
  link=$(show '{.status.findingDownloadLink}') || link=$(show '{.status.findingDownloadLink}') || return
  set -- --fail --silent --show-error --connect-timeout 30 --max-time 600 --output "$OUTPUT"
  if [ -n "$STORE" ]; then # connects to another port with the same host name, which the signature covers
    kubectl port-forward -n "${STORE%/*}" "service/${STORE#*/}" "$LOCAL_PORT:9000" >/dev/null &
    children=$!
    set -- "$@" --retry 5 --retry-connrefused --noproxy '*' --connect-to "::127.0.0.1:$LOCAL_PORT"
  fi
  curl "$@" "$link" & # in the background, so that signals are handled at once
  children="$children $!"
  wait $! && { [ ! -f "$OUTPUT" ] || [ "$(head -c 1 "$OUTPUT")" = '[' ]; } # a proxy may send a page instead
}

trap 'finish $?' EXIT
trap 'stop 130 Interrupted.' INT
trap 'stop 143 Interrupted.' TERM
case $FAIL_ON in high | medium | low | informational | never) ;; *)
  stop 64 "FAIL_ON must be high, medium, low, informational or never, not '$FAIL_ON'." ;; esac
case $ON_STOP in keep | delete) ;; *) stop 64 "ON_STOP must be keep or delete, not '$ON_STOP'." ;; esac
case $TIMEOUT$POLL$LOCAL_PORT in *[!0-9]*) stop 64 'TIMEOUT, POLL and LOCAL_PORT must be whole numbers.' ;; esac
[ -z "$OUTPUT" ] || (: >"$OUTPUT") || stop 64 'OUTPUT cannot be written.'

# The namespace may be another one than that of the kubeconfig.
name='{.kind}.execution.securecodebox.io/{.metadata.name} -n {.metadata.namespace}{"\n"}'
scan=$(kubectl create -f "$SCAN_FILE" -o "jsonpath=$name") || stop 4 "The scan was not created.${scan:+ Only: $scan}"
set -- $scan
case $#$scan in 3Scan.*) ;; *) stop 4 "SCAN_FILE must have one Scan and nothing else. Created: $scan" ;; esac
echo "Created $scan"
start=$(date +%s) s=.status.findings.severities
look="{.status.state}/{.status.findings.count}/{$s.high}/{$s.medium}/{$s.low}/{$s.informational}/"
while :; do
  if now=$(show "$look"); then misses=0; else now=$last misses=$((misses + 1)); fi
  [ "$misses" -lt 5 ] || stop 4 'The scan cannot be read.'
  [ "${now%%/*}" = "${last%%/*}" ] || echo "State: ${now%%/*}"
  last=$now
  case $now in
    Done/*[!0-9/]*) stop 4 'The findings cannot be counted.' ;;
    Done/*/*/*/*/*/) break ;;
    Errored/*) stop 2 "The scan failed: $(show '{.status.errorDescription}')" ;;
  esac
  [ $(($(date +%s) - start)) -lt "$TIMEOUT" ] || stop 3 "The scan was not Done after $TIMEOUT seconds."
  sleep "$POLL" >/dev/null 2>&1 & wait $!
done

IFS=/ && set -- $now && unset IFS
set -- $((${2:-0} - ${3:-0} - ${4:-0} - ${5:-0} - ${6:-0})) "$3" "$4" "$5" "$6"
[ "$1" -ge 0 ] || stop 4 'The findings cannot be counted.'
for severity in unknown high medium low informational; do
  [ "$severity$1" = unknown0 ] || echo "Findings, $severity: ${1:-0}"
  [ "$gate" = never ] || bad=$((bad + ${1:-0}))
  [ "$severity" != "$gate" ] || gate=never
  shift
done
[ -z "$OUTPUT" ] || ! download || missing=''
[ "$bad" -eq 0 ] || stop 1 "Findings of severity $FAIL_ON or above: $bad"
[ -z "$missing" ] || stop 5 'The findings were not downloaded.'
