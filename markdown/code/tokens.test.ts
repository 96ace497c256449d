import type {PrismTheme} from 'prism-react-renderer';
import {describe, expect, it} from 'vitest';

import {parseLines} from './tokens';

const theme: PrismTheme = {
  plain: {},
  styles: [
    {types: ['comment'], style: {}},
    {types: ['key', 'atrule', 'property', 'tag', 'attr-name', 'selector', 'target'], style: {}},
    {types: ['keyword', 'builtin'], style: {}},
    {types: ['string', 'attr-value'], style: {}},
    {types: ['number', 'boolean', 'symbol'], style: {}},
    {types: ['function'], languages: ['go', 'python'], style: {}},
    {types: ['inserted'], style: {}},
    {types: ['deleted'], style: {}},
  ],
};

/** Each line with its tokens: `key(a)` for coloured ones. */
function describeLines(code: string, language: string): string[] {
  return parseLines(code, language, theme).map(({tokens: line}) =>
    line.map(({text, kind}) => (kind === undefined ? text : `${kind}(${text})`)).join(''),
  );
}

describe('parseLines', () => {
  it.each([
    ['bash', 'echo "a" # b', ['command(echo) string("a" )comment(# b)']],
    ['diff', '-a\n+b', ['deleted(-a)', 'inserted(+b)']],
    ['go', 'func main() {}', ['keyword(func )function(main)() {}']],
    ['java', 'int a = 1;', ['keyword(int) a = number(1);']],
    ['javascript', 'const a = true;', ['keyword(const) a = number(true);']],
    ['json', '{"a": true}', ['{key("a"): number(true)}']],
    ['jsx', '<A b="c" />', ['key(<A b)string(="c" )key(/>)']],
    ['makefile', 'all: a\n\techo b', ['number(all): a', '\techo b']],
    ['python', 'def f(): pass', ['keyword(def )function(f)(): keyword(pass)']],
    ['rust', 'let a = 1;', ['keyword(let) a = number(1);']],
    ['xml', '<a/>', ['key(<a/>)']],
    ['yaml', 'a: "b"', ['key(a): string("b")']],
    ['text', 'a: "b"', ['a: "b"']],
    ['dockerfile', 'FROM a', ['FROM a']],
  ])('colours %s', (language, code, lines) => {
    expect(describeLines(code, language)).toEqual(lines);
  });

  it('gives each line of a token its own colour', () => {
    expect(describeLines('/* a\n\nb */ c', 'javascript')).toEqual(['comment(/* a)', '', 'comment(b */) c']);
  });

  it('colours nested tokens by the innermost type', () => {
    expect(describeLines('"a$(echo b)c"', 'bash')).toEqual(['string("a$()keyword(echo)string( b)c")']);
  });

  it('uses a language-specific rule in its languages only', () => {
    expect(describeLines('go curl()', 'bash')).toEqual(['command(go) curl()']);
    expect(describeLines('def curl()', 'python')).toEqual(['keyword(def )function(curl)()']);
  });

  it('loses nothing', () => {
    const code = '  a:\n\n- "<b>"\t# & c\n ';
    const lines = parseLines(code, 'yaml', theme);
    expect(lines.map(({tokens}) => tokens.map(({text}) => text).join('')).join('\n')).toBe(code);
  });
});
