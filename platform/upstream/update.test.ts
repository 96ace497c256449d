import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {createFolder} from '../../tests/support/createFolder';
import type {FactValue} from './facts';
import {planUpdate} from './planUpdate';
import {readHere} from './readHere';
import {writeReport} from './report';
import {createChart, createPage} from './skeletons';
import {buildFiles, writeFiles} from './writePlan';

const here = readHere('.');
const OLD: Record<string, FactValue> = Object.fromEntries(here.facts);

/** Plans and builds an update of the site's own data with some changes; `undefined` removes a fact. */
function update(changes: Record<string, FactValue | undefined>, mine: Record<string, FactValue> = {}) {
  const next = Object.entries({...OLD, ...changes}).filter(
    (entry): entry is [string, FactValue] => entry[1] !== undefined,
  );
  const mineHere = {...here, facts: new Map([...here.facts, ...Object.entries(mine)])};
  const [old, nextFacts] = [new Map(Object.entries(OLD)), new Map(next)];
  const plan = planUpdate(mineHere, old, nextFacts);
  const written = buildFiles('.', '9.0.0', plan.write, nextFacts, mineHere, () => '8.0.0');
  return {plan, written, old, text: (file: string) => written.files.get(file) ?? ''};
}

describe('three ways', () => {
  const FACT = 'charts/nmap/appVersion';

  it.each<[what: string, there: FactValue, mine: Record<string, FactValue>, fate: string]>([
    ['did not change there stays', OLD[FACT] ?? '', {[FACT]: 'mine'}, ''],
    ['is here as it was is written', '9', {}, 'write'],
    ['is otherwise here is a conflict', '9', {[FACT]: 'mine'}, 'conflict'],
    ['is up to date already is met', '9', {[FACT]: '9'}, 'met'],
  ])('what %s', (_, there, mine, fate) => {
    const {plan} = update({[FACT]: there}, mine);
    const found = Object.entries(plan).filter(([, changes]) => changes.some(({fact}) => fact === FACT));
    expect(found.map(([name]) => name)).toEqual(fate === '' ? [] : [fate]);
  });

  it('what nothing here says is left to a person', () => {
    expect(update({'charts/nmap/baseImages': ['alpine:9']}).plan.unsaid).toHaveLength(1);
  });
});

describe('what is written', () => {
  it('is in the style of the file, and nothing else changes', () => {
    const {text} = update({'charts/operator/values/s3.bucket': 'other', kubernetes: '9.9.9'});
    const before = readFileSync('platform/charts/operator.yaml', 'utf8');
    expect(text('platform/charts/operator.yaml')).toBe(
      before.replace("default: 'my-bucket'", "default: 'other'"),
    );
    expect(parse(text('platform/release.yaml'))).toMatchObject({version: '9.0.0', kubernetes: '9.9.9'});
  });

  it('overrides an inherited value, and makes one absent that is gone', () => {
    const {text} = update({
      'charts/nmap/values/scanner.backoffLimit': 4,
      'charts/nmap/values/scanner.suspend': undefined,
    });
    expect(parse(text('platform/charts/nmap.yaml'))).toMatchObject({
      overrides: {'scanner.backoffLimit': {default: '4'}, 'scanner.suspend': 'absent'},
    });
  });

  it('makes one absent that the chart overrides, too', () => {
    const {text} = update({'charts/trivy/values/scanner.suspend': undefined});
    expect(parse(text('platform/charts/trivy.yaml'))).toMatchObject({
      overrides: {'scanner.suspend': 'absent'},
    });
  });

  it('removes a value of the chart itself', () => {
    const {text} = update({'charts/operator/values/s3.bucket': undefined});
    expect(text('platform/charts/operator.yaml')).toMatch(
      /key: s3\.endpoint\n(?!(?:.*\n)*.*key: s3\.bucket\n)/,
    );
  });

  it('has a TODO for what only a person can write', () => {
    const {text} = update({
      'charts/nmap/values/scanner.tries': 5,
      'crds/Scan/spec.pause': 'boolean',
      'crds/Scan/spec.pause/default': false,
    });
    const {values} = parse(text('platform/charts/nmap.yaml')) as {values: object[]};
    expect(values).toEqual([
      {key: 'scanner.tries', after: 'cascadingRules.enabled', type: 'integer', default: '5', meaning: 'TODO'},
    ]);
    expect(text('platform/schemas/scan-spec.json')).toMatch(
      /"pause":\s*\{"description":\s*"TODO",\s*"type":\s*"boolean",\s*"default":\s*false\}/,
    );
  });

  it('removes the file of a chart that is gone, with all that is in it', () => {
    const gone = Object.keys(OLD).filter((fact) =>
      /^charts\/whatweb(?:\/|$)|^importers\/whatweb$/.test(fact),
    );
    const {written} = update(Object.fromEntries(gone.map((fact) => [fact, undefined])));
    expect([...written.files].filter(([, content]) => content === undefined)).toEqual([
      ['platform/charts/whatweb.yaml', undefined],
    ]);
  });

  it('leaves to a person what has no place', () => {
    const {written} = update({'importers/nmap': 'NEW_CONSTANT', kubernetes: 'unknown; kubectl is 9'});
    expect(written.left.map(({fact}) => fact)).toEqual(['importers/nmap', 'kubernetes']);
  });
});

describe('writing', () => {
  it('writes all files, or none', async () => {
    const root = createFolder({'a.yaml': 'a: 1\n', 'b.json': '{}\n', 'c.yaml': 'c: 1\n'});
    await expect(
      writeFiles(
        root,
        new Map([
          ['a.yaml', 'a: 2'],
          ['b.json', '{"a": '],
        ]),
      ),
    ).rejects.toThrow();
    expect(readFileSync(join(root, 'a.yaml'), 'utf8')).toBe('a: 1\n');
    expect(existsSync(join(root, 'a.yaml.new'))).toBe(false);
    await writeFiles(
      root,
      new Map<string, string | undefined>([
        ['a.yaml', 'a:   2'],
        ['c.yaml', undefined],
      ]),
    );
    expect(readFileSync(join(root, 'a.yaml'), 'utf8')).toBe('a: 2\n');
    expect(existsSync(join(root, 'c.yaml'))).toBe(false);
  });
});

describe('a new scanner', () => {
  const FIELDS = {
    appVersion: 'v2',
    architectures: ['linux/amd64'],
    user: '1001',
    'scanTypes/probe': true,
    'scanTypes/probe/command': 'probe -o a.json',
    'cascadingRules/probe-http': true,
    'cascadingRules/probe-http/invasive': 'invasive',
    'values/parser': {'…': '…'},
    'values/scanner.backoffLimit': 4,
    'values/mode': 'fast',
    'reads/scanner.nameAppend': true,
  };

  it('gets a chart that says how it differs from the others', () => {
    expect(parse(createChart('probe', FIELDS, '8.0.0'))).toMatchObject({
      extends: 'scanner',
      addedIn: '8.0.0',
      user: 'UID 1001',
      scanTypes: [{name: 'probe', command: 'probe -o a.json'}],
      cascadingRules: [{name: 'probe-http', invasive: 'invasive', findingsOf: ['TODO']}],
      overrides: {
        'scanner.backoffLimit': {default: '4'},
        'scanner.nameAppend': {hidden: true},
        'scanner.suspend': 'absent',
      },
      values: [{key: 'mode', type: 'string', default: 'fast', meaning: 'TODO'}],
    });
  });

  it('gets a page with all sections, and with cascading rules only if it has some', () => {
    const page = createPage('probe', FIELDS);
    expect(page).toContain('title: Probe\n');
    expect(page).toContain('<CascadingRules chart="probe" />');
    expect(page).not.toMatch(/[{}]/);
    const {'cascadingRules/probe-http': _rule, ...others} = FIELDS;
    expect(createPage('probe', others)).not.toContain('Cascading rules');
  });
});

it('the report lists what was written, what is left, and every line that names what is gone', () => {
  const gone = Object.keys(OLD).filter((fact) => /^charts\/whatweb(?:\/|$)/.test(fact));
  const {plan, written, old} = update({
    ...Object.fromEntries(gone.map((fact) => [fact, undefined])),
    'charts/nmap/appVersion': '9',
    'charts/nmap/baseImages': ['alpine:9'],
  });
  const report = writeReport('.', 'Update', plan, written, old, here, {
    claims: ['- a claim'],
    links: [],
    unread: [],
  });
  expect(report).toMatch(/^# Update\n\n## Written \(2\)\n/);
  expect(report).toMatch(/^- `charts\/nmap\/appVersion`: `\S+` → `9`$/m);
  expect(report).toContain('- platform/charts/whatweb.yaml (removed)');
  expect(report).toMatch(/^### `whatweb`\n\n(?:- .*\n)*- docs\/scanners\/index\.mdx:\d+: /m);
  expect(report).toMatch(/^- docs\/scanners\/nmap\.md:\d+: appVersion: /m);
  expect(report).toContain('## Claims to check again (1)');
});
