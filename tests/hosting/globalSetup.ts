import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';
import type {TestProject} from 'vitest/node';

import {createStaticServer} from '../../scripts/staticServer';
import {buildPackage} from '../../deploy/package/buildPackage';
import {writePackage} from '../../deploy/package/writePackage';
import {ensureNginx} from './ensureNginx';
import {createFolder, createPlace, movePackage, startNginx} from './startNginx';

/** Shared by all hosting tests. Plain values only, because Vitest serialises them. */
export interface Hosting {
  nginx: string;
  buildDir: string;
  /** Its package as `npm run pack` writes it, with another port. */
  folder: string;
  /** The same, unpacked from the archive. */
  served: string;
  port: number;
  previewPort: number;
  log: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    hosting: Hosting;
  }
}

/** Packs the build and serves the archive, once for all hosting tests. Returns a function that stops the servers. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const nginx = ensureNginx();
  const buildDir = resolve(project.config.root, 'build');
  const dir = createFolder('package');
  const place = await createPlace();
  const packed = movePackage(await buildPackage(buildDir), place);
  const {folder, archive} = await writePackage(dir, packed);
  const unpacked = join(dir, 'unpacked');
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', archive, '-C', unpacked]);
  const served = join(unpacked, packed.name);
  const server = await startNginx(nginx, served, place);
  const preview = createStaticServer({dir: buildDir}).listen(0, '127.0.0.1');
  await once(preview, 'listening');
  project.provide('hosting', {
    nginx,
    buildDir,
    folder,
    served,
    port: place.port,
    previewPort: (preview.address() as AddressInfo).port,
    log: join(place.dir, 'output.log'),
  });
  return async () => {
    preview.close();
    await server.stop();
    rmSync(dir, {recursive: true});
  };
}
