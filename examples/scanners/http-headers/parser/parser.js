// SPDX-FileCopyrightText: the secureCodeBox authors
// SPDX-License-Identifier: Apache-2.0

const DOCS = 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/';

/** The headers to look for, each with the severity and the risk if it is missing. */
const WANTED = {
  'Content-Security-Policy': ['MEDIUM', 'Injected scripts run without restriction.'],
  'X-Frame-Options': ['MEDIUM', 'Other websites can embed the page in a frame.'],
  'X-Content-Type-Options': ['LOW', 'Browsers may treat a file as another type than the server declares.'],
  'Strict-Transport-Security': ['LOW', 'Browsers may use the website without encryption.'],
  'Referrer-Policy': ['INFORMATIONAL', 'Browsers decide which URLs they disclose to other websites.'],
};

/** Reads lines such as "Server: nginx". Header names are case-insensitive, so the keys are in lower case. */
function readHeaders(lines) {
  const pairs = lines.map((line) => line.split(/:(.*)/));
  return new Map(pairs.map(([name, value = '']) => [name.toLowerCase(), value.trim()]));
}

function isMissing(header, headers, {protocol}) {
  // Browsers ignore this header in responses without encryption.
  if (header === 'Strict-Transport-Security' && protocol !== 'https:') return false;
  // A Content-Security-Policy can replace this header.
  const policy = headers.get('content-security-policy') ?? '';
  if (header === 'X-Frame-Options' && policy.includes('frame-ancestors')) return false;
  return !headers.has(header.toLowerCase());
}

async function parse(fileContent) {
  const [location, ...lines] = fileContent.split('\n');
  if (location === '') return [];

  // After a redirect there are several responses. Only the headers of the last one matter.
  const start = lines.findLastIndex((line) => line.startsWith('HTTP/'));
  const headers = readHeaders(lines.slice(start + 1));
  const url = new URL(location);
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);

  function createFinding(header, category, severity, texts) {
    const references = [{type: 'URL', value: DOCS + header}];
    const attributes = {header, hostname: url.hostname, port};
    return {...texts, category, location, osi_layer: 'APPLICATION', severity, references, attributes};
  }

  const findings = [];
  for (const [header, [severity, risk]] of Object.entries(WANTED)) {
    if (!isMissing(header, headers, url)) continue;
    const name = `Missing Header: ${header}`;
    const mitigation = `Configure the web server to send the header ${header}.`;
    findings.push(createFinding(header, 'Missing Header', severity, {name, description: risk, mitigation}));
  }
  const server = headers.get('server') ?? '';
  if (/\d/.test(server)) {
    const name = `Server Version: ${server}`;
    const description = 'The version shows attackers which vulnerabilities to try.';
    const mitigation = 'Configure the web server to hide its version.';
    findings.push(createFinding('Server', 'Server Version', 'LOW', {name, description, mitigation}));
  }
  return findings;
}

module.exports.parse = parse;
