import {compile} from '@mdx-js/mdx';
import type {Root} from 'hast';
import type {PluggableList} from 'unified';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';

import rehypeStaticContent from './rehypeStaticContent';

interface Component {
  name: string | null;
  attributes: Record<string, unknown>;
}

type Node = Root | Root['children'][number];

function collectComponents(node: Node): Component[] {
  const inner = 'children' in node ? node.children.flatMap((child) => collectComponents(child)) : [];
  if (node.type !== 'mdxJsxFlowElement') return inner;
  const attributes = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
  );
  return [{name: node.name, attributes: Object.fromEntries(attributes) as Record<string, unknown>}, ...inner];
}

/** Compiles a page. Returns the components that the plugin created, and the code of the page. */
async function transform(...lines: string[]): Promise<{components: Component[]; code: string}> {
  let components: Component[] = [];
  const collect = () => (tree: Root) => {
    components = collectComponents(tree);
  };
  const remarkPlugins: PluggableList = [remarkGfm];
  const rehypePlugins: PluggableList = [[rehypeStaticContent, {theme: {plain: {}, styles: []}}], collect];
  const {value} = await compile(lines.join('\n'), {remarkPlugins, rehypePlugins});
  return {components, code: String(value)};
}

async function readTable(...rows: string[]): Promise<unknown> {
  const {components} = await transform('| A | B |', '| --- | --: |', ...rows);
  return components.find(({name}) => name === 'StaticTable')?.attributes.html;
}

const HEAD =
  '<thead role="rowgroup"><tr><th>A</th><th data-align="right">B</th></tr></thead><tbody role="rowgroup">';
const createRow = (first: string, second = '') =>
  `${HEAD}<tr><td>${first}</td><td data-align="right">${second}</td></tr></tbody>`;

describe('code blocks', () => {
  it('become one string, wherever they are', async () => {
    const {components} = await transform('- item', '', '  ```yaml', '  # <a>', '  ```');
    expect(components).toEqual([
      {
        name: 'StaticHtml',
        attributes: {
          className: 'language-yaml theme-code-block code-file',
          html: expect.stringContaining('# &lt;a>\n</span>') as string,
        },
      },
    ]);
  });
});

describe('code within a line', () => {
  it('does not wrap after the hyphens of an option', async () => {
    const {code} = await transform('Use `helm --set a.b=c`.');
    expect(code).toMatch(/className: "code-option",\s*children: "--set"/);
    expect(code).not.toContain('wbr');
  });

  it('wraps between the parts of a name in a table', async () => {
    expect(await readTable('| `spec.scanType` | `-o a.b` |')).toBe(
      createRow(
        '<code translate="no">spec.<wbr>scanType</code>',
        '<code translate="no"><span class="code-option">-o</span> a.<wbr>b</code>',
      ),
    );
  });
});

describe('tables', () => {
  it('become one string, escaped, with the roles and alignment of their parts', async () => {
    expect(await readTable('| a < b & "c" | **x** *y* ~~z~~ |')).toBe(
      createRow('a &lt; b &amp; "c"', '<strong>x</strong> <em>y</em> <del>z</del>'),
    );
  });

  it('keep links within the page and, as Docusaurus renders them, to other sites', async () => {
    expect(await readTable('| [x](https://example.com/?a=1&b=2) | [y](#z) |')).toBe(
      createRow(
        '<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">x</a>',
        '<a href="#z">y</a>',
      ),
    );
  });

  it('link the names of fields to themselves', async () => {
    expect(await readTable('| <FieldName id="spec.env">spec.env[]</FieldName> | |')).toBe(
      createRow('<a id="spec.env" href="#spec.env" class="field-name"><code>spec.<wbr>env[]</code></a>'),
    );
  });

  it.each(['[x](/docs/a)', '[x](../a.md)', '<Badge />', '{1 + 1}', '![x](/a.png)'])(
    'remain components if they contain %s',
    async (cell) => {
      const {components} = await transform('| A |', '| --- |', `| ${cell} |`, '| `a.b` |');
      expect(components.filter(({name}) => name === 'StaticTable')).toEqual([]);
    },
  );

  it('that remain components still have names that wrap', async () => {
    const {code} = await transform('| A |', '| --- |', '| [x](/docs/a) `a.b` |');
    expect(code).toContain('_components.wbr');
  });
});
