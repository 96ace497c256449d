import {expect, it} from 'vitest';

import {ModulesPlugin} from './ModulesPlugin';

it('lists the files of concatenated modules, without queries, and skips modules that are in no chunk', () => {
  const modules = {
    first: [{resource: '/a.css?layer'}, {modules: [{resource: '/b.js'}, {modules: [{resource: '/c.js'}]}]}],
    second: [{resource: '/b.js'}, {}],
  };
  const compilation = {
    chunks: ['first', 'second'] as const,
    chunkGraph: {getChunkModulesIterable: (chunk: keyof typeof modules) => modules[chunk]},
    modules: [{resource: '/in-no-chunk.js'}],
  };
  let found: readonly string[] = [];
  const compiler = {
    hooks: {afterEmit: {tap: (_name: string, run: (value: typeof compilation) => void) => run(compilation)}},
  };
  new ModulesPlugin((files) => (found = files)).apply(compiler as never);
  expect([...new Set(found)]).toEqual(['/a.css', '/b.js', '/c.js']);
});
