// SPDX-FileCopyrightText: the secureCodeBox authors
// SPDX-License-Identifier: Apache-2.0

const {readFile} = require('fs/promises');
const {validateParser} = require('@securecodebox/parser-sdk-nodejs/parser-utils');
const {parse} = require('./parser');

function readTestFile(name) {
  return readFile(`${__dirname}/__testFiles__/${name}`, {encoding: 'utf8'});
}

/** A raw result with the given URL and headers. */
function createResult(url, ...headers) {
  return [url, 'HTTP/1.1 200 OK', ...headers, ''].join('\n');
}

async function findHeaders(fileContent) {
  const findings = await parse(fileContent);
  return findings.map(({attributes}) => attributes.header);
}

test('reports what is missing with the default settings of nginx', async () => {
  const findings = await parse(await readTestFile('nginx.txt'));
  await expect(validateParser(findings)).resolves.toBeUndefined();
  expect(findings).toMatchInlineSnapshot(`
[
  {
    "attributes": {
      "header": "Content-Security-Policy",
      "hostname": "nginx.demo-targets.svc",
      "port": 80,
    },
    "category": "Missing Header",
    "description": "Injected scripts run without restriction.",
    "location": "http://nginx.demo-targets.svc",
    "mitigation": "Configure the web server to send the header Content-Security-Policy.",
    "name": "Missing Header: Content-Security-Policy",
    "osi_layer": "APPLICATION",
    "references": [
      {
        "type": "URL",
        "value": "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Content-Security-Policy",
      },
    ],
    "severity": "MEDIUM",
  },
  {
    "attributes": {
      "header": "X-Frame-Options",
      "hostname": "nginx.demo-targets.svc",
      "port": 80,
    },
    "category": "Missing Header",
    "description": "Other websites can embed the page in a frame.",
    "location": "http://nginx.demo-targets.svc",
    "mitigation": "Configure the web server to send the header X-Frame-Options.",
    "name": "Missing Header: X-Frame-Options",
    "osi_layer": "APPLICATION",
    "references": [
      {
        "type": "URL",
        "value": "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Frame-Options",
      },
    ],
    "severity": "MEDIUM",
  },
  {
    "attributes": {
      "header": "X-Content-Type-Options",
      "hostname": "nginx.demo-targets.svc",
      "port": 80,
    },
    "category": "Missing Header",
    "description": "Browsers may treat a file as another type than the server declares.",
    "location": "http://nginx.demo-targets.svc",
    "mitigation": "Configure the web server to send the header X-Content-Type-Options.",
    "name": "Missing Header: X-Content-Type-Options",
    "osi_layer": "APPLICATION",
    "references": [
      {
        "type": "URL",
        "value": "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Content-Type-Options",
      },
    ],
    "severity": "LOW",
  },
  {
    "attributes": {
      "header": "Referrer-Policy",
      "hostname": "nginx.demo-targets.svc",
      "port": 80,
    },
    "category": "Missing Header",
    "description": "Browsers decide which URLs they disclose to other websites.",
    "location": "http://nginx.demo-targets.svc",
    "mitigation": "Configure the web server to send the header Referrer-Policy.",
    "name": "Missing Header: Referrer-Policy",
    "osi_layer": "APPLICATION",
    "references": [
      {
        "type": "URL",
        "value": "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Referrer-Policy",
      },
    ],
    "severity": "INFORMATIONAL",
  },
  {
    "attributes": {
      "header": "Server",
      "hostname": "nginx.demo-targets.svc",
      "port": 80,
    },
    "category": "Server Version",
    "description": "The version shows attackers which vulnerabilities to try.",
    "location": "http://nginx.demo-targets.svc",
    "mitigation": "Configure the web server to hide its version.",
    "name": "Server Version: nginx/1.27.4",
    "osi_layer": "APPLICATION",
    "references": [
      {
        "type": "URL",
        "value": "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Server",
      },
    ],
    "severity": "LOW",
  },
]
`);
});

test('reports nothing if all headers are set', async () => {
  const findings = await parse(await readTestFile('hardened.txt'));
  await expect(validateParser(findings)).resolves.toBeUndefined();
  expect(findings).toEqual([]);
});

test('reports nothing for an empty file', async () => {
  const findings = await parse(await readTestFile('empty.txt'));
  await expect(validateParser(findings)).resolves.toBeUndefined();
  expect(findings).toEqual([]);
});

test('expects Strict-Transport-Security only for HTTPS', async () => {
  expect(await findHeaders(createResult('https://example.com'))).toContain('Strict-Transport-Security');
  expect(await findHeaders(createResult('http://example.com'))).not.toContain('Strict-Transport-Security');
});

test('accepts frame-ancestors instead of X-Frame-Options', async () => {
  const policy = "Content-Security-Policy: frame-ancestors 'self'";
  expect(await findHeaders(createResult('http://example.com', policy))).not.toContain('X-Frame-Options');
});

test('reads the headers of the last response after a redirect', async () => {
  const result = createResult(
    'http://example.com',
    'Server: Apache/2.4.63',
    'Location: /start',
    'HTTP/1.1 200 OK',
  );
  expect(await findHeaders(result)).not.toContain('Server');
});

test('takes the port from the URL, or the default of its scheme', async () => {
  const findPort = async (url) => (await parse(createResult(url)))[0].attributes.port;
  expect(await findPort('http://example.com')).toBe(80);
  expect(await findPort('https://example.com')).toBe(443);
  expect(await findPort('http://example.com:8080/shop')).toBe(8080);
});
