import {readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it, vi} from 'vitest';

import {loadSchemas} from '../../platform/loadPlatform';
import {createPlay, NAME, STORE_HOST, type Look, type Play} from './playScan';

const [SCANNING, PARSING] = [{state: 'Scanning'}, {state: 'Parsing'}];
/** Counts of no findings are missing, because the operator leaves out zeros. */
const CLEAN = {state: 'Done', findings: {}};
const FINDINGS = {
  state: 'Done',
  findings: {count: 14, severities: {informational: 8, low: 3, medium: 2, high: 1}},
};
const ERRORED = {
  state: 'Errored',
  errorDescription: "Failed to run the Scan Container, check k8s Job and its logs for more details = 'x'",
};

function play(...looks: readonly Look[]): Promise<Play> {
  return createPlay((link) =>
    looks.map((look) => (look === 'lost' ? look : {findingDownloadLink: link('findings.json'), ...look})),
  );
}

/** A scan without findings, with a link to a file of the store. */
function playWithFile(file: string): Promise<Play> {
  return createPlay((link) => [{...CLEAN, findingDownloadLink: link(file)}]);
}

/** Runs the script with settings, and gives what it says, without what only repeats the settings. */
async function run({start}: Play, settings: NodeJS.ProcessEnv = {}) {
  const {code, output} = await start('exec sh ./run-scan.sh', settings).ended;
  return {code, lines: output.split('\n').slice(0, -1)};
}

it('only reads fields that the status of a scan has, in states that it knows', () => {
  const validate = loadSchemas().findKind('execution.securecodebox.io/v1', 'Scan');
  const toScan = (status: unknown) => ({
    apiVersion: 'execution.securecodebox.io/v1',
    kind: 'Scan',
    metadata: {name: 'a'},
    spec: {scanType: 'nmap', parameters: []},
    status,
  });
  expect([SCANNING, PARSING, CLEAN, FINDINGS, ERRORED].flatMap((look) => validate?.(toScan(look)))).toEqual(
    [],
  );
  expect(validate?.(toScan({state: 'Done', findings: {severities: {High: 1}}}))).not.toEqual([]);
});

it('succeeds for a scan without findings, shows its states and saves the findings', async () => {
  const scan = await play({}, {}, SCANNING, SCANNING, PARSING, CLEAN);
  expect(await run(scan)).toEqual({
    code: 0,
    lines: [
      `Created ${NAME}`,
      'State: Scanning',
      'State: Parsing',
      'State: Done',
      'Findings, high: 0',
      'Findings, medium: 0',
      'Findings, low: 0',
      'Findings, informational: 0',
    ],
  });
  expect(scan.read('findings.json')).toBe('[]\n');
  expect(scan.listCalls().filter((call) => !call.startsWith('get '))).toEqual([
    expect.stringMatching(/^create -f scan\.yaml -o /),
  ]);
});

it.each([
  ['high', 1, 1],
  ['medium', 1, 3],
  ['low', 1, 6],
  ['informational', 1, 14],
  ['never', 0, undefined],
])('counts findings of severity %s or above, and ends with %i', async (severity, expected, count) => {
  const scan = await play(SCANNING, FINDINGS);
  const {code, lines} = await run(scan, {FAIL_ON: severity});
  expect(code).toBe(expected);
  expect(lines.slice(3)).toEqual([
    'Findings, high: 1',
    'Findings, medium: 2',
    'Findings, low: 3',
    'Findings, informational: 8',
    ...(count === undefined ? [] : [`Findings of severity ${severity} or above: ${count}`]),
  ]);
  expect(scan.read('findings.json')).toBe('[]\n');
});

it('succeeds if all findings are below the severity', async () => {
  const scan = await play({state: 'Done', findings: {count: 5, severities: {medium: 5}}});
  expect((await run(scan)).code).toBe(0);
});

it.each([
  ['FAIL_ON', 'HIGH', "FAIL_ON must be high, medium, low, informational or never, not 'HIGH'."],
  ['ON_STOP', 'Delete', "ON_STOP must be keep or delete, not 'Delete'."],
  ...['30m', '1:30', '-1', 'x'].flatMap((value) =>
    ['TIMEOUT', 'POLL', 'LOCAL_PORT'].map((name) => [
      name,
      value,
      'TIMEOUT, POLL and LOCAL_PORT must be whole numbers.',
    ]),
  ),
  ['OUTPUT', 'no such folder/findings.json', 'OUTPUT cannot be written.'],
  ['OUTPUT', 'bin', 'OUTPUT cannot be written.'],
])('refuses %s=%s before it creates anything', async (name = '', value, message) => {
  const scan = await play(CLEAN);
  writeFileSync(join(scan.dir, 'findings.json'), 'old');
  const {code, lines} = await run(scan, {[name]: value});
  expect({code, last: lines.at(-1), calls: scan.listCalls()}).toEqual({code: 64, last: message, calls: []});
  if (name !== 'OUTPUT') expect(scan.read('findings.json')).toBeUndefined();
});

it('reads numbers as decimals', async () => {
  expect((await run(await play(SCANNING, CLEAN), {TIMEOUT: '08', POLL: '00'})).code).toBe(0);
});

describe('counts that do not add up', () => {
  it('count findings of an unknown severity, which a hook can set, as severe', async () => {
    const findings = {count: 5, severities: {low: 3}};
    const {code, lines} = await run(await play({state: 'Done', findings}));
    expect({code, first: lines[2], last: lines.at(-1)}).toEqual({
      code: 1,
      first: 'Findings, unknown: 2',
      last: 'Findings of severity high or above: 2',
    });
    expect((await run(await play({state: 'Done', findings}), {FAIL_ON: 'never'})).code).toBe(0);
    expect((await run(await play({state: 'Done', findings: {count: 5}}))).code).toBe(1);
  });

  it.each([
    {severities: {high: 1}},
    {count: 1, severities: {high: 2}},
    {count: 0, severities: {high: '0x1'}},
    {count: 'a', severities: {}},
  ])('end the script with 4: %j', async (findings) => {
    const {code, lines} = await run(await play({state: 'Done', findings}), {FAIL_ON: 'never'});
    expect({code, last: lines.at(-1)}).toEqual({code: 4, last: 'The findings cannot be counted.'});
  });
});

describe('a file that', () => {
  const other = 'ScheduledScan.execution.securecodebox.io/nightly -n pipeline-scans';
  it.each([
    ['has two scans', `${NAME}\n${NAME}`],
    ['has a scan and something else', `${NAME}\n${other}`],
    ['has another kind', other],
    ['creates nothing', ''],
  ])('%s ends the script with 4', async (_case, created) => {
    const scan = await play(CLEAN);
    scan.change('created', created);
    const {code, lines} = await run(scan);
    expect(code).toBe(4);
    expect(lines.join('\n')).toContain(`SCAN_FILE must have one Scan and nothing else. Created: ${created}`);
    expect(scan.listCalls()).toHaveLength(1);
  });

  it('is created only in part ends it with 4, and says what is left', async () => {
    const scan = await play(CLEAN);
    scan.change('refusal', 'scans "d" already exists');
    expect(await run(scan)).toEqual({
      code: 4,
      lines: ['scans "d" already exists', `The scan was not created. Only: ${NAME}`],
    });
  });

  it('has spaces in its name is read, and so is one for the findings written', async () => {
    const scan = await play(CLEAN);
    writeFileSync(join(scan.dir, 'my scan.yaml'), 'kind: Scan');
    expect((await run(scan, {SCAN_FILE: 'my scan.yaml', OUTPUT: 'my findings *.json'})).code).toBe(0);
    expect(scan.read('my findings *.json')).toBe('[]\n');
    expect(scan.read('play/manifest')).toBe('kind: Scan');
  });
});

it('ends with 2 at once if the scan is Errored, and prints why', async () => {
  const scan = await play(SCANNING, ERRORED);
  const {code, lines} = await run(scan);
  expect(code).toBe(2);
  expect(lines.at(-1)).toBe(`The scan failed: ${ERRORED.errorDescription}`);
});

describe('a scan that takes too long', () => {
  it.each([
    ['keep', []],
    ['delete', [`delete ${NAME} --wait=false`]],
  ])('ends with 3; ON_STOP=%s', async (setting, deletions) => {
    const scan = await play(SCANNING);
    const {code, lines} = await run(scan, {TIMEOUT: '0', ON_STOP: setting});
    expect(code).toBe(3);
    expect(lines).toContain('The scan was not Done after 0 seconds.');
    expect(scan.listCalls().filter((call) => call.startsWith('delete'))).toEqual(deletions);
  });

  it('may also have no state yet', async () => {
    expect(await run(await play({}), {TIMEOUT: '0'})).toEqual({
      code: 3,
      lines: [`Created ${NAME}`, 'The scan was not Done after 0 seconds.'],
    });
  });
});

describe('an API server that does not do what it should', () => {
  it('ends the script with 4 if it refuses the manifest; nothing is left to delete', async () => {
    const scan = await play(CLEAN);
    scan.change('created');
    scan.change('refusal', 'scans.execution.securecodebox.io is forbidden');
    expect(await run(scan, {ON_STOP: 'delete'})).toEqual({
      code: 4,
      lines: ['scans.execution.securecodebox.io is forbidden', 'The scan was not created.'],
    });
    expect(scan.listCalls()).toHaveLength(1);
  });

  it('may fail four times in a row', async () => {
    expect((await run(await play(SCANNING, 'lost', 'lost', 'lost', 'lost', CLEAN))).code).toBe(0);
  });

  it('may fail every second time, also when the scan is Done', async () => {
    const scan = await play(SCANNING, PARSING, CLEAN);
    scan.change('flaky');
    expect((await run(scan)).code).toBe(0);
    expect(scan.read('findings.json')).toBe('[]\n');
  });

  it('may send warnings', async () => {
    const scan = await play(SCANNING, FINDINGS);
    scan.change('warning', 'Warning: unknown field "spec.foo"');
    expect((await run(scan)).code).toBe(1);
  });

  it('changes no exit code if it does not delete the scan', async () => {
    const scan = await play(SCANNING);
    const {code} = await scan.start('sh ./run-scan.sh & sleep 0.5; : > "$PLAY/refusal"; wait $!', {
      TIMEOUT: '1',
      POLL: '1',
      ON_STOP: 'delete',
    }).ended;
    expect(code).toBe(3);
    expect(scan.listCalls().at(-1)).toBe(`delete ${NAME} --wait=false`);
  });

  it('ends the script with 4 at the fifth time, also if the scan was deleted', async () => {
    const {code, lines} = await run(await play(SCANNING, 'lost'));
    expect(code).toBe(4);
    expect(lines.at(-1)).toBe('The scan cannot be read.');
  });
});

describe('the findings', () => {
  it('that cannot be downloaded end the script with 5, without the file of an earlier run', async () => {
    const scan = await playWithLink('http://127.0.0.1:1/findings.json');
    writeFileSync(join(scan.dir, 'findings.json'), 'old');
    const {code, lines} = await run(scan);
    expect({code, last: lines.at(-1), file: scan.read('findings.json')}).toEqual({
      code: 5,
      last: 'The findings were not downloaded.',
      file: undefined,
    });
  });

  it.each([
    ['that the store has no longer', 'gone.json'],
    ['instead of which a proxy sends a page', 'page.html'],
  ])('%s end it with 5 too', async (_case, file) => {
    const scan = await playWithFile(file);
    expect((await run(scan)).code).toBe(5);
    expect(scan.read('findings.json')).toBeUndefined();
  });

  it('may go to a device, which is not deleted', async () => {
    const scan = await playWithFile('gone.json');
    // A link, because a script that deletes too much would delete the device of this machine.
    symlinkSync('/dev/null', join(scan.dir, 'null'));
    expect((await run(scan, {OUTPUT: 'null'})).code).toBe(5);
    expect(scan.read('null')).toBe('');
  });

  it('fail a build even if they cannot be downloaded', async () => {
    expect((await run(await playWithLink('http://127.0.0.1:1/', FINDINGS))).code).toBe(1);
  });

  it('are not downloaded without a file', async () => {
    const scan = await play(CLEAN);
    expect((await run(scan, {OUTPUT: ''})).code).toBe(0);
    expect(scan.requests).toEqual([]);
  });

  it('come through a port-forward with the host name of the link, which ends with the script', async () => {
    const scan = await playWithLink(`http://${STORE_HOST}/findings.json?X-Amz-Signature=a`);
    const {code} = await run(scan, {
      STORE: 'securecodebox-system/securecodebox-operator-minio',
      LOCAL_PORT: String(scan.storePort),
      // A proxy would not know the host name.
      http_proxy: 'http://127.0.0.1:1',
      NO_PROXY: '',
    });
    expect({code, requests: scan.requests}).toEqual({
      code: 0,
      requests: [`${STORE_HOST} /findings.json?X-Amz-Signature=a`],
    });
    expect(scan.read('findings.json')).toBe('[]\n');
    expect(scan.listCalls()).toContain(
      `port-forward -n securecodebox-system service/securecodebox-operator-minio ${scan.storePort}:9000`,
    );
  });

  it('have a link that is in no output, because it needs no login', async () => {
    const {lines} = await run(await playWithLink('http://127.0.0.1:1/secret'));
    expect(lines.join('\n')).not.toContain('secret');
  });

  async function playWithLink(findingDownloadLink: string, look: object = CLEAN): Promise<Play> {
    return play({...look, findingDownloadLink});
  }
});

describe('an interruption', () => {
  it.each([
    ['SIGINT', 130, 'delete', [`delete ${NAME} --wait=false`]],
    ['SIGTERM', 143, 'delete', [`delete ${NAME} --wait=false`]],
    ['SIGTERM', 143, 'keep', []],
  ] as const)('by %s ends with %i at once; ON_STOP=%s', async (signal, expected, setting, deletions) => {
    const scan = await play(SCANNING);
    const started = scan.start('exec sh ./run-scan.sh', {POLL: '600', ON_STOP: setting});
    await started.waitForOutput(/State: Scanning/);
    process.kill(started.pid, signal);
    expect((await started.ended).code).toBe(expected);
    expect(scan.listCalls().filter((call) => call.startsWith('delete'))).toEqual(deletions);
  });

  it('of the download ends it at once, and leaves no half of the findings', async () => {
    const scan = await playWithFile('half.json');
    const started = scan.start('exec sh ./run-scan.sh', {FAIL_ON: 'never'});
    await started.waitForOutput(/Findings, informational: /);
    await vi.waitFor(() => {
      expect(scan.read('findings.json')).toMatch(/^\[/);
    });
    process.kill(started.pid, 'SIGTERM');
    expect((await started.ended).code).toBe(143);
    expect(scan.read('findings.json')).toBeUndefined();
  });

  it('of the creation still knows the scan', async () => {
    const scan = await play(SCANNING);
    scan.change('slow');
    const started = scan.start('exec sh ./run-scan.sh', {ON_STOP: 'delete'});
    await started.waitForOutput(/Creating/);
    process.kill(started.pid, 'SIGTERM');
    expect((await started.ended).code).toBe(143);
    expect(scan.listCalls().at(-1)).toBe(`delete ${NAME} --wait=false`);
  });
});

it('gives the same exit codes with bash', async () => {
  const codes = [];
  for (const [look, settings] of [
    [CLEAN, {}],
    [FINDINGS, {}],
    [ERRORED, {}],
    [SCANNING, {TIMEOUT: '0'}],
    ['lost', {}],
    [CLEAN, {TIMEOUT: 'x'}],
  ] as const) {
    codes.push((await (await play(look)).start('exec bash ./run-scan.sh', settings).ended).code);
  }
  expect(codes).toEqual([0, 1, 2, 3, 4, 64]);
});

it('reads the manifest from standard input too', async () => {
  const scan = await play(CLEAN);
  const commands = "printf 'image: @COMMIT@' | sed 's/@COMMIT@/1a2b3c/' | SCAN_FILE=- sh ./run-scan.sh";
  expect((await scan.start(commands).ended).code).toBe(0);
  expect(scan.read('play/manifest')).toBe('image: 1a2b3c');
});

it('is short enough to read before use', () => {
  const lines = readFileSync(join(__dirname, 'run-scan.sh'), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(85);
});
