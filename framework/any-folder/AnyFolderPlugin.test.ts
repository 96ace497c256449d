import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {rspack} from '@docusaurus/faster';
import {expect, test} from 'vitest';

import {createFolder, writeFiles} from '../../tests/support/createFolder';
import {AnyFolderPlugin} from './AnyFolderPlugin';

/** What Docusaurus does too: a query, an absolute request, and loaders, of which those that come later have a pitch. */
const createFiles = (folder: string) => ({
  'entry.js': `import('@site/page.js?truncated=true'); import(${JSON.stringify(join(folder, 'page'))});`,
  'page.js': 'import "./sheet.css";',
  'sheet.css': 'a {}',
  'plain.js': 'module.exports = (source) => source;',
  'pitch.js': 'module.exports = () => undefined; module.exports.pitch = () => "console.log()";',
});

async function bundle(folder: string): Promise<string> {
  writeFiles(folder, createFiles(folder));
  const use = (name: string) => ({loader: join(folder, name), options: {}});
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: join(folder, 'entry.js'),
    output: {path: join(folder, 'out')},
    resolve: {alias: {'@site': folder}},
    optimization: {splitChunks: false, chunkIds: 'named'},
    module: {
      rules: [
        {test: /page\.js$/, use: [use('plain.js')]},
        {test: /\.css$/, use: [use('pitch.js'), use('plain.js')]},
      ],
    },
    plugins: [new AnyFolderPlugin(rspack as never, folder) as never],
  });
  const errors = await new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      error ? reject(error) : resolve(stats?.toJson({all: false, errors: true}).errors),
    ),
  );
  expect(errors).toEqual([]);
  return readFileSync(join(folder, 'out', 'main.js'), 'utf8');
}

test('scripts are the same in a folder whose name has a blank, an umlaut, #, % and $', async () => {
  const root = createFolder();
  const plain = await bundle(join(root, 'site'));
  expect(await bundle(join(root, 'Größe #1 50% %41 $&'))).toBe(plain);
});
