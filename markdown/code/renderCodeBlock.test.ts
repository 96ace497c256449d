import type {PrismTheme} from 'prism-react-renderer';
import {describe, expect, it} from 'vitest';

import {renderCodeBlock} from './renderCodeBlock';

const theme: PrismTheme = {
  plain: {},
  styles: [
    {types: ['key', 'atrule', 'property'], style: {color: 'red'}},
    {types: ['string'], style: {color: 'green'}},
    {types: ['number', 'boolean'], style: {color: 'blue'}},
  ],
};

const BUTTONS =
  '<div class="code-buttons" data-works-without-scripts><button type="button" class="clean-btn code-wrap" aria-label="Toggle word wrap" title="Toggle word wrap" aria-pressed="false" hidden></button><button type="button" class="clean-btn code-copy" aria-label="Copy code to clipboard" title="Copy"></button></div>';

function render(metastring: string | undefined, ...lines: string[]) {
  return renderCodeBlock({language: 'yaml', metastring, code: `${lines.join('\n')}\n`}, theme);
}

/** The lines of a block: whether they are highlighted, and content without colours. */
function readLines(html: string): string[] {
  const code = /<code[^>]*>(?<lines>.*)<\/code>/s.exec(html)?.groups?.lines ?? '';
  return code
    .replace(/<span class="token [a-z]+">(.*?)<\/span>/gs, '$1')
    .split(/(?<=<\/span>)(?=<span class="token-line)/);
}

describe('renderCodeBlock', () => {
  it('renders coloured lines, each with its line feed, and buttons', () => {
    expect(render(undefined, 'a: "b"', '', 'c: 1')).toEqual({
      className: 'language-yaml theme-code-block code-file',
      html: `<div class="code-title code-label">YAML</div><div class="code-body"><pre tabindex="0" translate="no" class="thin-scrollbar"><code><span class="token-line"><span class="token key">a</span>: <span class="token string">"b"</span>\n</span><span class="token-line">\n</span><span class="token-line"><span class="token key">c</span>: <span class="token number">1</span>\n</span></code></pre>${BUTTONS}</div>`,
    });
  });

  it('renders the title above the code', () => {
    expect(render('values=nmap title="values & more.yaml"', 'a: 1').html).toMatch(
      /^<div class="code-title">values &amp; more\.yaml<\/div><div class="code-body">/,
    );
  });

  it('tells commands, their output and files apart', () => {
    const kinds = [
      {language: 'bash', code: 'ls'},
      {language: 'text', code: 'a.yaml'},
      {language: 'text', metastring: 'title="/etc/hosts"', code: '127.0.0.1 a'},
      {language: 'json', code: '{}'},
    ].map((block) => {
      const {className, html} = renderCodeBlock(block, theme);
      const title = /^<div class="code-title[^>]*>([^<]*)/.exec(html)?.[1];
      return [className.split(' ').at(-1), title, html.includes('code-copy')];
    });
    expect(kinds).toEqual([
      ['code-terminal', 'Terminal', true],
      ['code-output', undefined, false],
      ['code-file', '/etc/hosts', true],
      ['code-file', 'JSON', true],
    ]);
  });

  it('marks the lines at which a command begins', () => {
    const code = 'a \\\n  b\nkubectl apply -f - <<EOF\na: 1\nEOF\n';
    const lines = readLines(renderCodeBlock({language: 'bash', code}, theme).html);
    expect(lines.map((line) => line.includes('code-command'))).toEqual([true, false, true, false, false]);
  });

  it('escapes code in every language', () => {
    const code = 'if (a < b && c) "&lt;" \'</pre>\'';
    const escaped = 'if (a &lt; b &amp;&amp; c) "&amp;lt;" \'&lt;/pre>\'';
    for (const language of ['text', 'javascript', 'bash']) {
      const {html} = renderCodeBlock({language, code}, theme);
      expect(html.replace(/<\/?span[^>]*>/g, '')).toContain(`<code>${escaped}\n</code>`);
    }
  });

  it('shows a language that it does not know as plain text', () => {
    const {className, html} = renderCodeBlock({language: 'Klingon', code: 'a: "b"'}, theme);
    expect(className).toBe('language-klingon theme-code-block code-file');
    expect(readLines(html)).toEqual(['<span class="token-line">a: "b"\n</span>']);
  });

  it('shows a block without a language, and an empty one', () => {
    const {className, html} = renderCodeBlock({code: ''}, theme);
    expect(className).toBe('theme-code-block code-output');
    expect(readLines(html)).toEqual(['<span class="token-line">\n</span>']);
  });

  it('keeps empty lines at the end, except for the line feed of the fence', () => {
    expect(readLines(render(undefined, 'a', '').html)).toHaveLength(2);
  });
});
