// cspell:disable -- misspelt names are what is tested
import {join} from 'node:path';
import {expect, it} from 'vitest';

import {createFolder} from '../tests/support/createFolder';
import {readYamlFile} from '../text/readYamlFile';
import {buildChartSchema} from './chartSchema';

const BASES = new Map([
  ['scanner', {values: [{key: 'scanner.env', type: 'list', default: '[]', meaning: 'Variables.'}]}],
]);

const SCANNER = [
  'extends: scanner',
  'egress: {rules: []}',
  'scanTypes:',
  '  - {name: nmap, command: nmap -oX /home/securecodebox/nmap.xml, resultType: nmap-xml}',
];

function read(lines: readonly string[]) {
  const folder = createFolder({'nmap.yaml': lines.join('\n')});
  return readYamlFile(join(folder, 'nmap.yaml'), buildChartSchema(BASES));
}

it('accepts a chart that overrides what it inherits', () => {
  expect(read([...SCANNER, 'overrides: {scanner.env: absent}']).overrides).toEqual({'scanner.env': 'absent'});
});

it.each([
  ['an unknown base', ['extends: scaner'], '1: "extends" must be [scanner]'],
  [
    'an override of a value that the base does not have',
    [...SCANNER, 'overrides:', '  scanner.evn: {default: a}'],
    '6: "overrides.scanner.evn" is no value of platform/charts/base/scanner.yaml. Correct the key, or describe the value below "values"',
  ],
  [
    'an unknown field in an override',
    [...SCANNER, 'overrides:', '  scanner.env: {defualt: a}'],
    '6: "overrides.scanner.env.defualt" is not allowed',
  ],
  [
    'a word other than absent',
    [...SCANNER, 'overrides:', '  scanner.env: none'],
    '6: "overrides.scanner.env" must be [absent]',
  ],
  [
    'a place that the base does not have',
    [...SCANNER, 'values:', '  - {key: a, after: scanner.evn, type: string, meaning: Own.}'],
    '6: "values[0].after" must be [scanner.env]',
  ],
  [
    'a value twice',
    [...SCANNER, 'values:', '  - {key: a, type: list, meaning: A.}', '  - {key: a, type: list, meaning: B.}'],
    '7: "values[1]" contains a duplicate value',
  ],
  [
    'a ScanType without a result file',
    [...SCANNER.slice(0, 2), 'scanTypes:', '  - {name: nmap, command: sh /wrapper.sh, resultType: nmap-xml}'],
    '4: "scanTypes[0].resultFile" is required',
  ],
  [
    'a scanner without outbound connections',
    SCANNER.filter((_, index) => index !== 1),
    '1: "egress" is required',
  ],
  [
    'a rule for any address that does not say what it is for',
    [
      ...SCANNER.filter((_, index) => index !== 1),
      'egress:',
      '  rules:',
      '    - {to: anywhere, ports: [443]}',
    ],
    '6: "egress.rules[0].hosts" is required',
  ],
  ['ScanTypes of a chart that is no scanner', SCANNER.slice(2), '1: "scanTypes" is not allowed'],
])('refuses %s, with file, line and field', (_, lines, message) => {
  expect(() => read(lines)).toThrow(`nmap.yaml:${message}`);
});
