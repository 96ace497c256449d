import {rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {TestProject} from 'vitest/node';

import {createRelease} from '../release/createRelease';
import {writeRelease} from '../release/writeRelease';
import {ensureNginx} from './ensureNginx';
import {createFolder, createPlace, moveRelease, startNginx} from './startNginx';

/** What all hosting tests share. Provided to tests by Vitest, so it consists of plain values. */
export interface Hosting {
  /** Path of the nginx to test with. */
  nginx: string;
  /** The finished build that was packed. */
  buildDir: string;
  /** Its release as `npm run pack` writes it. */
  folder: string;
  archive: string;
  /** A server of that release. */
  port: number;
  pid: number;
  /** What the server prints. */
  log: string;
  /** The folder that it serves: the release with another port. */
  served: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    hosting: Hosting;
  }
}

/** Packs what is built and starts a server, once for all hosting tests. Returns what ends it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const nginx = ensureNginx();
  const buildDir = resolve(project.config.root, 'build');
  const release = await createRelease({buildDir});
  const dir = createFolder('release');
  const {folder, archive} = await writeRelease(dir, release);
  const place = await createPlace();
  const served = await writeRelease(join(dir, 'served'), moveRelease(release, place));
  const server = await startNginx(nginx, served.folder, place);
  project.provide('hosting', {
    nginx,
    buildDir,
    folder,
    archive,
    port: place.port,
    pid: server.process.pid ?? 0,
    log: join(place.dir, 'output.log'),
    served: served.folder,
  });
  return async () => {
    await server.stop();
    rmSync(dir, {recursive: true});
  };
}
