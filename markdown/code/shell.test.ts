import type {PrismTheme} from 'prism-react-renderer';
import {describe, expect, it} from 'vitest';

import {findRoles, splitHereDocuments} from './shell';
import {parseLines} from './tokens';

const theme: PrismTheme = {
  plain: {},
  styles: [
    {types: ['punctuation', 'operator'], style: {}},
    {types: ['key', 'atrule'], style: {}},
    {types: ['string'], style: {}},
    {types: ['number'], style: {}},
  ],
};

/** Each line with its coloured tokens: `key(-f)`. Punctuation stays as it is. */
function describeLines(...lines: string[]): string[] {
  return parseLines(lines.join('\n'), 'bash', theme).map(({tokens}) =>
    tokens
      .map(({text, kind}) => (kind === undefined || kind === 'punctuation' ? text : `${kind}(${text})`))
      .join(''),
  );
}

describe('findRoles', () => {
  it.each([
    ['one command a line', ['a', 'b c'], ['command', 'command']],
    [
      'a backslash, a pipe and && continue a command',
      ['a \\', ' b', 'c |', 'd', 'e &&', 'f'],
      ['command', 'more', 'command', 'more', 'command', 'more'],
    ],
    ['comments and empty lines are no commands', ["# it's a", '', 'a'], ['more', 'more', 'command']],
    [
      'a quote that stays open continues a command',
      ["a '{", '"b": 1', '}\' \\"', 'c'],
      ['command', 'more', 'more', 'command'],
    ],
    ['a text ends at its word', ['a <<EOF', 'b', 'EOF', 'c'], ['command', 'text', 'more', 'command']],
    ['the word may be in quotes', ["a <<-'END'", 'b', 'END', 'c'], ['command', 'text', 'more', 'command']],
  ])('%s', (_, lines, roles) => {
    expect(findRoles(lines)).toEqual(roles);
  });
});

describe('splitHereDocuments', () => {
  it('finds the language of each text, and loses nothing', () => {
    const script = 'a <<EOF\nkind: Scan\nEOF\nb <<END\n{"c": 1}\nEND\nd <<EOF\nplain\nEOF';
    const parts = splitHereDocuments(script);
    expect(parts.map(({language}) => language).join(' ')).toBe('bash yaml bash json bash text bash');
    expect(parts.map(({code}) => code).join('')).toBe(script);
  });

  it('leaves a text without an end as it is', () => {
    expect(splitHereDocuments('a <<EOF\nb')).toEqual([{language: 'bash', code: 'a <<EOF\nb'}]);
  });
});

describe('the colours of a script', () => {
  it.each([
    [
      'versions and addresses are whole',
      'a --version 4.13.0 10.0.0.1:80 8080:80',
      'command(a) key(--version) number(4.13.0) number(10.0.0.1:80) number(8080:80)',
    ],
    ['options are whole', 'a --set-string b=c -n d', 'command(a) key(--set-string) b=c key(-n) d'],
    [
      'programs are coloured where they stand',
      'a b | jq c && (cd d)',
      'command(a) b | command(jq) c && (command(cd) d)',
    ],
    ['a variable is no program', 'A=b', 'A=b'],
  ])('%s', (_, line, expected) => {
    expect(describeLines(line)).toEqual([expected]);
  });

  it('a manifest is coloured as YAML', () => {
    expect(describeLines('kubectl apply -f - <<EOF', 'a: "b"', 'EOF')).toEqual([
      'command(kubectl) apply key(-f) - <<EOF',
      'key(a): string("b")',
      'EOF',
    ]);
  });
});
