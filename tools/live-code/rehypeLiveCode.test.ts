import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';

import rehypeLiveCode from './rehypeLiveCode';

/** Marks live code blocks as Docusaurus does. */
function remarkLive() {
  return ({children}: Root) => {
    for (const node of children) {
      if (node.type !== 'code') continue;
      node.data = {hProperties: {metastring: node.meta, live: node.meta?.startsWith('live')}};
    }
  };
}

async function transform(...lines: string[]): Promise<string> {
  const rehypePlugins = [() => rehypeLiveCode({plain: {}, styles: []})];
  return String(await compile(lines.join('\n'), {remarkPlugins: [remarkLive], rehypePlugins}));
}

it('imports the editor and hands it the text, the marks, and the block as plain code', async () => {
  const code = await transform('```json live as=finding', '{}', '```');
  expect(code).toContain("import LiveCode from '@site/tools/live-code/client';");
  expect(code).toMatch(/_jsx\(LiveCode, \{[^}]*html: "<div/);
  expect(code).toContain('metastring: "live as=finding",\n    code: "{}\\n"');
});

it('leaves other pages alone', async () => {
  expect(await transform('```json', '{}', '```')).not.toContain('LiveCode');
});
