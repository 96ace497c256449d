// cspell:disable -- joined words
/**
 * Words that mean the same to readers of this site. Each line is a group: a query with one of its words also finds the
 * others. Two words that readers type separately are joined by a hyphen: `clean-up`.
 *
 * A word can be in several groups, and then finds the words of all of them. It must not be one that most pages contain.
 */
export const LEXICON_GROUPS = `
cascade follow-up chain subsequent successor child
trigger start launch kick-off
ttl ttlsecondsafterfinished expire expiry retention clean-up
delete remove clean-up purge prune erase get-rid get-rid-of wipe
uninstall remove deinstall tear-down get-rid-of
log-in login sign-in logon authentication credential password username
authentication authenticated login session
credential password secret token api-key
password passphrase secret
schedule scheduledscan cron cronjob recurring repeat periodic interval nightly daily weekly hourly regularly every-night
parallel concurrent simultaneous overlap at-once same-time
timeout time-out deadline expire too-long
stuck hang freeze stall pending forever never-finish
fail failure error errored break broken crash
crash crashloopbackoff exit restart
memory ram oom oomkill out-of-memory
resource limit request memory cpu quota
throttle rate-limit slow-down gentle
exclude skip ignore omit except blacklist denylist blocklist
allowlist whitelist include allow permit
select choose pick filter
filter narrow restrict
false-positive falsepositive suppress ignore mute silence accept
severity criticality priority risk rating
finding result vulnerability issue weakness
report output document summary
notify notification alert message inform ping
email e-mail mail smtp
slack teams chat messenger
webhook callback http-post
send forward push export ship transmit deliver
export download extract dump
download fetch retrieve
upload import push
store save persist keep archive
bucket s3 minio object-storage blob
install setup set-up deploy
upgrade update bump newer
migrate migration move switch port
downgrade rollback revert
configure configuration setting customize adjust tune
customize customise override adapt modify change
default preset standard fallback
permission role access privilege rbac allowed
forbidden denied unauthorized 403 refused
certificate tls ssl https x509 ca self-signed
proxy firewall egress
offline airgapped air-gap disconnected no-internet
registry docker-hub mirror
imagepullsecret pull-secret private-registry
imagepullbackoff errimagepull pull
node worker
affinity toleration taint nodeselector
volume mount attach
environment-variable env variable
log logs stdout console trace
debug troubleshoot diagnose investigate verbose
monitor watch observe
metric prometheus grafana
stop cancel abort kill terminate interrupt
suspend pause
retry rerun re-run backofflimit
disable deactivate turn-off switch-off
enable activate turn-on switch-on
list show display view see
target host url
host server machine
subdomain domain dns
network subnet cidr ip-range
website web-site web-application webapp web-app site
openapi swagger api-definition
crawl spider crawler
wordpress wp
brute-force bruteforce guess crack
wordlist word-list dictionary
fuzz fuzzing fuzzer
leak leaked exposed
sast static-analysis code-analysis source-code
dast dynamic
dependency library package component
sbom bill-of-materials cyclonedx inventory
template pattern boilerplate
team tenant multi-tenant multi-tenancy
isolate separate split
duplicate deduplicate deduplication double twice
dashboard kibana visualization visualise chart
ui gui frontend web-interface
elasticsearch elastic elk opensearch
azure sentinel log-analytics
job task
lurker sidecar
hook plugin extension
parse parser convert transform normalize
crd custom-resource
develop implement write create
contribute pull-request pr merge-request participate
bug defect problem
vulnerability cve weakness
disclose disclosure responsible
license licence
support enterprise commercial help
test testing
local localhost workstation
minikube kind k3s
arm arm64 apple-silicon m1 m2
mac macos osx homebrew brew
windows wsl
completion autocomplete tab-completion
cli command-line terminal
pipeline ci cd github-actions gitlab jenkins
wait block
finish done complete completed end
status state phase
field attribute property
parameter argument option flag switch
option flag parameter argument
order sequence priority
multiple several
every entire
scope boundary restrict
inherit propagate pass-on
telemetry tracking analytics statistics phone-home usage-data
privacy gdpr personal-data
encrypt encryption public-key
screenshot picture snapshot
header cookie bearer
session cookie token
speed fast slow performance quick
large big huge long
empty nothing zero none blank
missing absent lost gone disappear
not-found unknown 404
discover discovery detect autodiscovery
detect identify recognise recognize
automatic automatically auto
security-context securitycontext privileged root
pod-security podsecurity restricted
network-policy networkpolicy egress
service-mesh istio linkerd
gitops argocd argo flux
backup restore
change modify edit update
rename name
reuse share
example sample demo
requirement prerequisite need
replace substitute successor
deprecated removed obsolete outdated discontinued unmaintained
difference compare comparison versus vs
overview introduction summary
endpoint api url
repository repo git
commit sign-off dco
organization organisation org
branch main master
build compile make
local-image own-image
index database
query search
user account
group sort
`;
