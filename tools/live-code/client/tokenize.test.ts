import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

import {parseLines} from '../../../markdown/code/tokens';
import {codeTheme} from '../../../src/css/codeThemes';
import {tokenize} from './tokenize';

const readExample = (path: string) => readFileSync(`examples/${path}`, 'utf8');
const readBlock = (path: string, mark: RegExp) => mark.exec(readFileSync(path, 'utf8'))?.groups?.code ?? '';

/** Each character that can be seen, with its colour. */
const listColours = (lines: {text: string; kind: string | undefined}[][]) =>
  lines
    .flat()
    .flatMap(({text, kind}) => Array.from(text.replaceAll(/\s/g, ''), (character) => `${character} ${kind}`));

it.each([
  ['javascript', readExample('scanners/http-headers/parser/parser.js')],
  ['javascript', readExample('hooks/raise-severity/hook/hook.js')],
  ['json', readExample('hooks/raise-severity/hook/__testFiles__/findings.json')],
  ['json', readBlock('docs/api/finding.md', /```json live.*\n(?<code>[^]*?)```/)],
] as const)('an example in %s has the colours of the page', (language, code) => {
  const page = parseLines(code, language, codeTheme).map(({tokens}) => tokens);
  expect(listColours(tokenize(code, language))).toEqual(listColours(page));
});

it('tags and their texts have colours of their own', () => {
  expect(tokenize('<b title="a">for if</b>', 'jsx')).toEqual([
    [
      {text: '<', kind: 'punctuation'},
      {text: 'b', kind: 'key'},
      {text: ' ', kind: undefined},
      {text: 'title', kind: 'key'},
      {text: '=', kind: 'punctuation'},
      {text: '"a"', kind: 'string'},
      {text: '>', kind: 'punctuation'},
      {text: 'for if', kind: undefined},
      {text: '</', kind: 'punctuation'},
      {text: 'b', kind: 'key'},
      {text: '>', kind: 'punctuation'},
    ],
  ]);
});

it('keeps each character of each text, in lines', () => {
  const texts = [
    '',
    '\n',
    'a\n\nb',
    '`${a}${',
    '"',
    "'\n'",
    '/a',
    '/[/',
    '<a b={`',
    '\\',
    '/*',
    '=`\n${`',
    '\r\n',
  ];
  for (const language of ['javascript', 'jsx', 'json', 'text'] as const) {
    for (const text of texts) {
      const lines = tokenize(text, language).map((line) => line.map((token) => token.text).join(''));
      expect(lines.join('\n')).toBe(text);
    }
  }
});
