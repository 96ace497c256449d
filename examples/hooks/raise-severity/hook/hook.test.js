// SPDX-FileCopyrightText: the secureCodeBox authors
// SPDX-License-Identifier: Apache-2.0

const {handle} = require('./hook');
const findings = require('./__testFiles__/findings.json');
const scan = require('./__testFiles__/scan.json');

const hosts = ['shop.example.com'];

/** Runs the hook and returns the findings that it uploads; `undefined` if it uploads none. */
async function run(input) {
  const updateFindings = jest.fn();
  await handle({getFindings: async () => input, updateFindings, scan, hosts});
  return updateFindings.mock.calls[0]?.[0];
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('raises findings at a listed host by one level and leaves the others alone', async () => {
  const [byHostname, byLocation, high, otherHost] = findings;

  expect(await run(findings)).toEqual([
    {
      ...byHostname,
      severity: 'LOW',
      attributes: {...byHostname.attributes, severityBefore: 'INFORMATIONAL'},
    },
    {...byLocation, severity: 'MEDIUM', attributes: {severityBefore: 'LOW'}},
    high,
    otherHost,
  ]);
});

test('uploads the same list when it runs again, so that the counters of the Scan follow', async () => {
  const raised = await run(findings);

  expect(await run(raised)).toEqual(raised);
});

test('uploads nothing if there is nothing to raise', async () => {
  expect(await run([])).toBeUndefined();
  expect(await run([{severity: 'LOW', location: 'https://blog.example.com'}])).toBeUndefined();
});

test.each([null, undefined, 'shop.example.com', 'shop.example.com:443', 'not a URL'])(
  'leaves a finding alone whose location is %p',
  async (location) => {
    expect(await run([{severity: 'LOW', location, attributes: {}}])).toBeUndefined();
  },
);

test.each([null, undefined])('raises a finding whose attributes are %p', async (attributes) => {
  const finding = {severity: 'LOW', location: 'tcp://shop.example.com:22', attributes};

  expect(await run([finding])).toEqual([
    {...finding, severity: 'MEDIUM', attributes: {severityBefore: 'LOW'}},
  ]);
});

test('takes the host name from the attributes before that of the location', async () => {
  const finding = {
    severity: 'LOW',
    location: 'https://shop.example.com',
    attributes: {hostname: 'blog.example.com'},
  };

  expect(await run([finding])).toBeUndefined();
});

test('compares host names without regard to case', async () => {
  const finding = {severity: 'LOW', location: 'tcp://Shop.Example.com:22'};

  expect(await run([finding])).toHaveLength(1);
});

test('leaves a finding with an unknown severity alone', async () => {
  expect(await run([{severity: 'CRITICAL', location: 'https://shop.example.com'}])).toBeUndefined();
});
