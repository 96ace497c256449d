import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {evaluate} from '@mdx-js/mdx';
import {createElement, type ReactNode} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import remarkDiagrams, {createDiagramIds} from './index';

const FIXTURES = join(__dirname, 'fixtures');

function Diagram({title, svg}: {title: string; svg: string}): ReactNode {
  return createElement('figure', {'data-title': title, dangerouslySetInnerHTML: {__html: svg}});
}

/** Compiles a page as Docusaurus does and renders it to HTML. */
async function renderPage(fixture: string, format: 'md' | 'mdx'): Promise<string> {
  const path = join(FIXTURES, fixture);
  const value = readFileSync(path, 'utf8').replace(/^---\n.*?\n---\n/s, '');
  const {default: Page} = await evaluate(
    {value, path, cwd: FIXTURES},
    {...runtime, format, remarkPlugins: [remarkDiagrams]},
  );
  return renderToStaticMarkup(createElement(Page, {components: {Diagram}}));
}

/** Loading the layout engine takes seconds on a busy machine. */
const TIMEOUT = {timeout: 60_000};

describe('remarkDiagrams', TIMEOUT, () => {
  it.each(['md', 'mdx'] as const)(
    'replaces every mermaid block of an .%s file with a drawing',
    async (format) => {
      const html = await renderPage('good.md', format);
      expect([...html.matchAll(/data-title="([^"]+)"/g)].map(([, title]) => title)).toEqual([
        'Way of a result',
        'States of a scan',
        'Start of a scan',
      ]);
      expect(html).toContain('<code class="language-yaml">');
      expect(html).not.toContain('language-mermaid');
      expect(html).toMatch(/<li>\s*<p>A state diagram in a list:<\/p>\s*<figure/);
      expect(html).toMatch(/<blockquote>\s*<figure/);
      expect(html).toContain('uploads it &amp; &quot;stores&quot; it in &lt;bucket&gt;.</desc>');
    },
  );

  it('gives every diagram on a page unique ids', async () => {
    const html = await renderPage('good.md', 'mdx');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(9);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/(?:url\(#|aria-\w+=")([\w-]+)/g)) expect(ids).toContain(id);
  });

  it.each([
    ['typing-mistake.md', 8, 'cannot read "-- findings" in "parser -- findings": expected an arrow'],
    ['options.md', 1, 'a mermaid block takes no options: remove "title="Scan"" after mermaid.'],
    ['second-diagram.md', 12, 'cannot read "Scanning -> Done": expected one of A --> B'],
  ])('refuses %s with file, line and what to do', async (fixture, line, message) => {
    await expect(renderPage(`bad/${fixture}`, 'mdx')).rejects.toThrow(`bad/${fixture}:${line}: ${message}`);
  });
});

describe('createDiagramIds', () => {
  it('depends on page and text only', () => {
    const ids = createDiagramIds('docs/a.md');
    ids('another diagram above');
    expect(ids('x')).toBe(createDiagramIds('docs/a.md')('x'));
    expect(ids('y')).not.toBe(createDiagramIds('docs/b.md')('y'));
  });

  it('gives two diagrams with the same text different ids', () => {
    const ids = createDiagramIds('docs/a.md');
    expect(ids('x')).toMatch(/^diagram-[0-9a-f]{8}$/);
    expect(ids('x')).toMatch(/^diagram-[0-9a-f]{8}-2$/);
  });
});
