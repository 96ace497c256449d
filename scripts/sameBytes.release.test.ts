import {createHash} from 'node:crypto';
import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, it, onTestFinished} from 'vitest';

import {buildProductionSite, createProductionSite, SOURCES} from '../tests/support/productionSite';

async function collectHashes(dir: string): Promise<Record<string, string>> {
  const files = await Globby('**/*', {cwd: join(dir, 'build'), dot: true});
  return Object.fromEntries(
    files.sort().map((file) => {
      const content = readFileSync(join(dir, 'build', file));
      return [file, createHash('sha256').update(content).digest('hex')];
    }),
  );
}

it('gives the same files, byte for byte, in an odd folder, from Windows line ends, in another language and time zone', async () => {
  let dir = createProductionSite();
  onTestFinished(() => rmSync(dir, {recursive: true, force: true}));
  await buildProductionSite(dir);
  const hashes = await collectHashes(dir);
  const moved = `${dir} Größe #1 50% %41`;
  renameSync(dir, moved);
  dir = moved;
  // Not the files that are served as they are, for which .gitattributes is there.
  const files = await Globby([...SOURCES, '!static', '!**/*.svg', 'static/_redirects'], {
    cwd: dir,
    dot: true,
  });
  for (const file of files) {
    const path = join(dir, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'));
  }
  expect(files.length).toBeGreaterThan(1000);
  rmSync(join(dir, 'build'), {recursive: true});
  // In Estonian, Z comes before T.
  await buildProductionSite(dir, {LC_ALL: 'et_EE.UTF-8', TZ: 'Pacific/Kiritimati'});
  expect(await collectHashes(dir)).toEqual(hashes);
});
