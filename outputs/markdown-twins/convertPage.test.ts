import {describe, expect, it} from 'vitest';

import {convertPage} from './convertPage';

const LOOKUP = {
  resolveUrl: (url: string) => new URL(url, 'https://example.com/docs/page').href,
  findDiagram: (id: string) => `source of ${id}`,
};

function convert(text: string): string {
  const html = `<body><nav>Menu</nav><article><div class="theme-doc-markdown markdown">${text}</div></article>`;
  const page = {html, title: 'Title', description: 'Description.', notes: ['Note']};
  return convertPage(page, LOOKUP).replace('# Title\n\n> Description.\n\nNote\n\n', '').trim();
}

describe('convertPage', () => {
  it('begins with title, description and notes instead of the heading of the page', () => {
    const page = {
      html: '<article><div class=markdown><h1>Other</h1><p>Text</div></article>',
      title: 'A *b*',
      description: 'C[d]',
      notes: ['e', 'f'],
    };
    expect(convertPage(page, LOOKUP)).toBe('# A \\*b\\*\n\n> C\\[d]\n\ne\nf\n\nText\n');
  });

  it.each([
    ['headings without their anchor', '<h2 id=a>A<a class=hash-link href=#a>​</a></h2>', '## A'],
    [
      'links',
      '<p><a href=/x>a</a> <a href=#b>b</a>',
      '[a](https://example.com/x) [b](https://example.com/docs/page#b)',
    ],
    ['pictures', '<p><img src=/i.png alt=A>', '![A](https://example.com/i.png)'],
    [
      'pictures that are part of the page, as their text',
      '<p><img src="data:image/svg+xml,x" alt="Bars">',
      '_Bars_',
    ],
    ['names that can wrap', '<p><code>a-<wbr>b</code>', '`a-b`'],
    ['field names that link to themselves', '<p><a class=field-name id=x href=#x><code>x</code></a>', '`x`'],
    ['text after an annotation', '<p><b>A</b>.<!-- -->B', '**A**.B'],
    ['small text that a style sheet moves away', '<p>a<small>b</small>', 'a b'],
    ['severities', '<p><span class="severity severity-high">HIGH</span>', 'HIGH'],
    ['folds, open', '<details><summary>More</summary><p>Text</details>', '**More**\n\nText'],
    [
      'files',
      '<div class="language-yaml theme-code-block"><div class=code-title>a.yaml</div><pre><code><span>a: 1\n</span><span>  b\n</span></code></pre><button>Copy</button></div>',
      '**`a.yaml`**\n\n```yaml\na: 1\n  b\n```',
    ],
    [
      'code with a language only',
      '<div class="language-bash theme-code-block"><div class="code-title code-label">bash</div><pre><code>ls\n</code></pre></div>',
      '```bash\nls\n```',
    ],
    [
      'admonitions with a title of their own',
      '<div class="theme-admonition theme-admonition-tip"><div><span><svg></svg></span>Do</div><div><p>Text</div></div>',
      '> **Tip: Do**\n>\n> Text',
    ],
    [
      'admonitions',
      '<div class="theme-admonition theme-admonition-note"><div>note</div><div><ul><li>a</ul></div></div>',
      '> **Note**\n>\n> - a',
    ],
    [
      'tabs, one after the other',
      '<div class=tabs-container><ul><li role=tab>A<li role=tab>B</ul><div><div role=tabpanel>a</div><div role=tabpanel hidden>b</div></div></div>',
      '**A**\n\na\n\n**B**\n\nb',
    ],
    [
      'diagrams, as their source',
      '<figure><div><svg id=x role=img><text>a</text></svg><svg id=x role=img></svg></div></figure>',
      '```mermaid\nsource of x\n```',
    ],
    [
      'tables',
      '<table><caption>C</caption><thead><tr><th>A<th>B<tbody><tr><th colspan=2>Group<tr><td>a|b<td><ul><li><code>c</code><li>d</ul></table>',
      '| A | B |\n| - | - |\n| Group | |\n| a\\|b | `c`, d |',
    ],
    [
      'pages without controls',
      '<fieldset><input></fieldset><p>a <svg class=icon></svg><span aria-hidden=true>x</span>b<button>c</button>',
      'a b',
    ],
  ])('converts %s', (_, html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });

  it('throws if the page has no text', () => {
    expect(() => convertPage({html: '<p>a', title: '', description: '', notes: []}, LOOKUP)).toThrow(
      'the page has no element with the class "markdown"',
    );
  });
});
