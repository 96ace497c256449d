// SPDX-FileCopyrightText: the secureCodeBox authors
// SPDX-License-Identifier: Apache-2.0

const NEXT_SEVERITY = {INFORMATIONAL: 'LOW', LOW: 'MEDIUM', MEDIUM: 'HIGH'};

function findHost({attributes, location}) {
  if (attributes?.hostname) return attributes.hostname;
  // Some scanners give a host without a scheme, the name of an image or null.
  return URL.canParse(location) ? new URL(location).hostname : '';
}

function raise(finding) {
  return {
    ...finding,
    severity: NEXT_SEVERITY[finding.severity],
    attributes: {...finding.attributes, severityBefore: finding.severity},
  };
}

async function handle({getFindings, updateFindings, scan, hosts = JSON.parse(process.env['HOSTS'])}) {
  const important = hosts.map((host) => host.toLowerCase());
  const mustRise = (finding) =>
    finding.severity in NEXT_SEVERITY &&
    // If a hook fails, it runs again for the same Scan: what an earlier attempt raised stays as it is.
    !finding.attributes?.severityBefore &&
    important.includes(findHost(finding).toLowerCase());

  const findings = await getFindings();
  // The list replaces the old one, so it has to contain the unchanged findings too.
  const updated = findings.map((finding) => (mustRise(finding) ? raise(finding) : finding));
  const count = updated.filter(({attributes}) => attributes?.severityBefore).length;
  if (count === 0) {
    console.log(`Scan "${scan.metadata.name}": no severity to raise in ${findings.length} findings`);
    return;
  }

  // Needed even if an earlier attempt raised them all: it may have failed before the Scan got its new counters.
  await updateFindings(updated);
  console.log(`Scan "${scan.metadata.name}": raised the severity of ${count} of ${findings.length} findings`);
}

module.exports.handle = handle;
