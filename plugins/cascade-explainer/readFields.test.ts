import {describe, expect, it} from 'vitest';

import {readFindings, readRules, readScan} from './readFields';

const RULE = 'kind: CascadingRule\nmetadata: {name: a}\n';

describe('readScan', () => {
  it('reads YAML and JSON', () => {
    const scan = {kind: 'Scan', metadata: {name: 'a'}};
    expect(readScan('kind: Scan\nmetadata:\n  name: a\n').value).toEqual({scan, aliases: {}});
    expect(readScan(JSON.stringify(scan)).value).toEqual({scan, aliases: {}});
  });

  it('reads the aliases of a ParseDefinition beside the scan', () => {
    const text =
      'kind: Scan\n---\nkind: ParseDefinition\nspec:\n  scopeLimiterAliases:\n    host: "{{a.b}}"\n';
    expect(readScan(text).value?.aliases).toEqual({host: '{{a.b}}'});
  });

  it('gives the line and the message of a syntax error', () => {
    expect(readScan('kind: Scan\nmetadata:\n  name: "a\n').problem).toMatch(
      /^Line \d: Missing closing "quote\.$/,
    );
    expect(readScan('{\n"kind": "Scan",\n"a" 1}').problem).toMatch(/^Line 3: /);
  });

  it('says what else it has found', () => {
    expect(readScan('\nkind: ScheduledScan\n').problem).toBe('Line 2: this is a ScheduledScan, not a Scan.');
    expect(readScan('a: b').problem).toBe('Line 1: this is an object without `kind`, not a Scan.');
    expect(readScan('').problem).toBe('There is no Scan in this field.');
  });

  it('does not read texts that would make the page slow', () => {
    expect(readScan('a'.repeat(500_001)).problem).toContain('at most 500000');
    expect(readScan(`a: &a [x]\nb: [${'*a,'.repeat(200)}]`).problem).toContain('alias');
  });
});

describe('readFindings', () => {
  it('reads one finding or a list of them, in JSON and YAML', () => {
    const finding = {name: 'a', attributes: {port: 22}};
    for (const text of [
      JSON.stringify(finding),
      JSON.stringify([finding]),
      '- name: a\n  attributes: {port: 22}',
    ]) {
      expect(readFindings(text).value).toEqual([finding]);
    }
  });

  it('says if there is none', () => {
    expect(readFindings('[]').problem).toBe('There is no finding in this field.');
    expect(readFindings('kind: Scan').problem).toBe('Line 1: this is not a finding.');
    expect(readFindings('22').problem).toBe('Line 1: this is not a finding.');
  });
});

describe('readRules', () => {
  it('reads no rule from an empty text', () => {
    expect(readRules('').value).toEqual([]);
    expect(readRules('# none\n').value).toEqual([]);
  });

  it('reads several documents, and a list as kubectl prints it', () => {
    const rule = {kind: 'CascadingRule', metadata: {name: 'a'}};
    expect(readRules(`${RULE}---\n${RULE}`).value).toEqual([rule, rule]);
    const list = {apiVersion: 'v1', kind: 'List', items: [rule]};
    expect(readRules(JSON.stringify(list)).value).toEqual([rule]);
    expect(readRules('kind: List\nitems:\n- kind: CascadingRule\n  metadata: {name: a}\n').value).toEqual([
      rule,
    ]);
  });

  it('names other kinds and rules without a name with their line', () => {
    expect(readRules(`${RULE}---\nkind: Scan\n`).problem).toBe(
      'Line 4: this is a Scan, not a CascadingRule.',
    );
    expect(readRules('kind: CascadingRule').problem).toBe('Line 1: the rule has no `metadata.name`.');
  });
});
