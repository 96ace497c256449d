import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';

import remarkReference from './index';

function transform(source: string): Root {
  const file = new VFile({path: 'docs/page.md', value: source});
  const tree = unified().use(remarkParse).use(remarkMdx).parse(file);
  remarkReference()(tree, file);
  return tree;
}

function findTable(tree: Root): Table | undefined {
  return tree.children.find((node): node is Table => node.type === 'table');
}

function rowTexts(tree: Root): string[][] {
  return (findTable(tree)?.children ?? []).map(({children}) => children.map((cell) => toString(cell)));
}

describe('remarkReference', () => {
  it('puts the fields of a resource in the place of FieldTable', () => {
    const rows = rowTexts(
      transform('Text.\n\n<FieldTable of="Scan" path="spec" without="spec.cascades" />\n'),
    );
    expect(rows[0]).toEqual(['Field', 'Type', 'Meaning']);
    expect(rows.map(([field]) => field)).toContain('spec.ttlSecondsAfterFinished');
    expect(rows.find(([field]) => field === 'spec.scanType')?.[1]).toBe('string, required');
    expect(rows.find(([field]) => field === 'spec.resourceMode')?.[1]).toBe(
      'string, default "namespaceLocal"',
    );
  });

  it('gives every field an anchor of its own', () => {
    const tree = transform('<FieldTable of="Scan" path="spec.cascades" />');
    expect(JSON.stringify(tree)).toContain('"value":"spec.cascades.matchLabels"');
    expect(JSON.stringify(tree)).toContain('"value":"spec.cascades.scopeLimiter.anyOf.key"');
  });

  it('puts the values of a chart in the place of ChartValues', () => {
    const rows = rowTexts(transform('<ChartValues chart="nmap" prefix="cascadingRules" />'));
    expect(rows.map(([key]) => key)).toEqual(['Key', 'cascadingRules.enabled']);
  });

  it.each(['<FieldTable of="Scan" />', '<ChartValues chart="nmap" />'])(
    'marks the table of %s for the style sheet',
    (element) => {
      const tree = transform(element);
      expect(findTable(tree)?.data).toEqual({hProperties: {className: ['reference-table']}});
    },
  );

  it.each([
    ['<FieldTable of="Scna" />', 'docs/page.md:3: <FieldTable> there is no schema "scna.json".'],
    ['<FieldTable />', 'docs/page.md:3: <FieldTable> needs the attribute "of": the kind, such as of="Scan".'],
    ['<FieldTable of="Scan" path="spce" />', 'docs/page.md:3: <FieldTable> scan.json has no field "spce".'],
    [
      '<FieldTable of="Scan" path="spec" without="spec.cascade" />',
      'docs/page.md:3: <FieldTable> has no field "spec.cascade" that "without" could leave out. Did you mean "spec.cascades"?',
    ],
    [
      '<FieldTable kind="Scan" />',
      'docs/page.md:3: <FieldTable> has no attribute "kind". It takes of, path, without.',
    ],
    [
      '<ChartValues chart="nmpa" />',
      'docs/page.md:3: <ChartValues> needs the attribute "chart" with a known chart, got "nmpa".',
    ],
    [
      '<ChartValues chart="nmap" prefix="scaner" />',
      'docs/page.md:3: <ChartValues> shows nothing: no value of nmap begins with "scaner".',
    ],
  ])('refuses %s with file and line', (element, message) => {
    expect(() => transform(`Text.\n\n${element}\n`)).toThrow(message);
  });
});
