import {join} from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';

import {transformPage} from '../../tests/support/markdownPage';
import remarkExampleFiles from './index';

function transform(source: string): Root {
  return transformPage(remarkExampleFiles({folder: join(__dirname, 'fixtures/examples')}), source);
}

describe('remarkExampleFiles', () => {
  it('shows the file as a block with its path as the title', () => {
    const [, block] = transform('Text.\n\n<ExampleFile path="tool/run.sh" />\n').children;
    expect(block).toMatchObject({
      type: 'code',
      lang: 'bash',
      meta: 'title="tool/run.sh"',
      value: 'echo "$@"',
    });
  });

  it.each([
    ['tool/Dockerfile', 'dockerfile'],
    ['tool/raw.txt', 'text'],
  ])('knows the language of %s', (path, lang) => {
    expect(transform(`<ExampleFile path="${path}" />`).children[0]).toMatchObject({lang});
  });

  it('marks a live block and passes on its input', () => {
    const source = '<ExampleFile path="tool/run.sh" live="parser" input="tool/raw.txt" env="LIMIT=3" />';
    expect(transform(source).children[0]).toMatchObject({
      meta: 'live as=parser title="tool/run.sh"',
      data: {hProperties: {input: 'a\nb', env: 'LIMIT=3'}},
    });
  });

  it.each([
    [
      '<ExampleFile path="tool/rnu.sh" />',
      'finds no file "tool/rnu.sh" in examples/. Did you mean "tool/run.sh"?',
    ],
    ['<ExampleFile path="tool" />', 'finds no file "tool" in examples/.'],
    ['<ExampleFile />', 'needs the attribute "path": a file of the worked examples.'],
    [
      '<ExampleFile path="tool/raw.txt" part="a" />',
      'has no attribute "part". It takes path, live, input, env.',
    ],
    ['<ExampleFile path={1} />', 'takes attributes with plain text only: name="value".'],
  ])('refuses %s', (source, message) => {
    expect(() => transform(`Text.\n\n${source}`)).toThrow(`docs/page.md:3: <ExampleFile> ${message}`);
  });
});
