import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';

import {readFindings, readRules, readScan} from './readFields';

describe('readScan', () => {
  it('reads the scan, and the aliases of a ParseDefinition beside it', () => {
    const aliases = {host: '{{a.b}}'};
    const text = `kind: Scan\n---\n${JSON.stringify({kind: 'ParseDefinition', spec: {scopeLimiterAliases: aliases}})}`;
    expect(readScan(text).value).toEqual({scan: {kind: 'Scan'}, aliases});
    expect(readScan('{"kind": "Scan"}').value).toEqual({scan: {kind: 'Scan'}, aliases: {}});
  });

  it.each([
    ['kind: Scan\nmetadata:\n  name: "a\n', /^Line \d: Missing closing "quote\.$/],
    ['{\n"kind": "Scan",\n"a" 1}', /^Line 3: /],
    ['\nkind: ScheduledScan\n', 'Line 2: this is a ScheduledScan, not a Scan.'],
    ['a: b', 'Line 1: this is an object without "kind", not a Scan.'],
    ['', 'There is no Scan in this field.'],
    ['a'.repeat(300_001), 'At most 300,000'],
    [`a: &a [x]\nb: [${'*a,'.repeat(200)}]`, 'alias'],
  ])('says what is wrong with %.40j', (text, problem) => {
    expect(readScan(text).problem).toMatch(problem);
  });
});

describe('readFindings', () => {
  const finding = {name: 'a', attributes: {port: 22}};

  it.each([JSON.stringify(finding), JSON.stringify([finding]), '- name: a\n  attributes: {port: 22}'])(
    'reads %j',
    (text) => expect(readFindings(text).value).toEqual([finding]),
  );

  it('keeps what is null, which the API server would drop from a manifest', () => {
    expect(readFindings('{"a": {"b": null}}').value).toEqual([{a: {b: null}}]);
    const scan =
      'kind: Scan\nmetadata: {annotations: null}\nspec: {env: [null], cascades: {scopeLimiter: null}}';
    expect(readScan(scan).value?.scan).toEqual({
      kind: 'Scan',
      metadata: {},
      spec: {env: [null], cascades: {}},
    });
  });

  it('takes lists apart as kubectl and the API server print them', () => {
    for (const list of [
      {items: [finding]},
      {apiVersion: 'v1', kind: 'List', metadata: {}, items: [finding]},
    ]) {
      expect(readFindings(JSON.stringify(list)).value).toEqual([finding]);
      expect(readFindings(stringify(list)).value).toEqual([finding]);
    }
  });

  it('takes no field for a list, in YAML and JSON', () => {
    const withItems = {name: 'x', items: [{a: 1}]};
    expect(readFindings('name: x\nitems: [{a: 1}]').value).toEqual([withItems]);
    expect(readFindings(JSON.stringify(withItems)).value).toEqual([withItems]);
  });

  it('says if there is none', () => {
    expect(readFindings('[]').problem).toBe('There is no finding in this field.');
    expect(readFindings('kind: Scan').problem).toBe('Line 1: this is not a finding.');
    expect(readFindings('22').problem).toBe('Line 1: this is not a finding.');
  });
});

describe('readRules', () => {
  const rule = {kind: 'CascadingRule', metadata: {name: 'a'}};
  const text = JSON.stringify(rule);

  it.each<[string, object[]]>([
    ['', []],
    ['# none\n', []],
    [`${text}\n---\n${text}`, [rule, rule]],
    [JSON.stringify({kind: 'List', items: [rule]}), [rule]],
    [JSON.stringify({kind: 'CascadingRuleList', items: [rule]}), [rule]],
    [`kind: CascadingRuleList\nitems: [${text}]`, [rule]],
  ])('reads %j', (list, rules) => expect(readRules(list).value).toEqual(rules));

  it.each([
    [`${text}\n---\nkind: Scan\n`, 'Line 3: this is a Scan, not a CascadingRule.'],
    ['kind: CascadingRule', 'Line 1: the rule has no "metadata.name".'],
    [`kind: List\nitems:\n- ${text}\n- kind: CascadingRule`, 'Line 4: the rule has no "metadata.name".'],
  ])('names the line in %j', (list, problem) => expect(readRules(list).problem).toBe(problem));
});
