import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {CHROMIUM_ARGS, findChromium} from '../../scripts/chromium';
import {spawnGroup} from '../processGroup';

/** Milliseconds that the browser has to start. */
const LIMIT = 30_000;

/** The port in what the browser writes when it can be spoken to; `undefined` as long as it has not. */
export function findPort(output: string): number | undefined {
  const port = /^DevTools listening on ws:\/\/[^/]+:(\d+)\//m.exec(output)?.[1];
  return port === undefined ? undefined : Number(port);
}

/**
 * Lends a browser that answers on a debugging port of this machine, with a profile of its own that goes with it.
 *
 * @throws if this machine has none, or if it does not start
 */
export async function withDebuggedChromium<Result>(work: (port: number) => Promise<Result>): Promise<Result> {
  const path = findChromium();
  if (path === undefined) throw new Error('no Chromium found');
  const profile = mkdtempSync(join(tmpdir(), 'bench-chromium-'));
  const args = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const {child, kill} = spawnGroup(path, [...CHROMIUM_ARGS, ...args], {stdio: ['ignore', 'ignore', 'pipe']});
  const ended = once(child, 'close');
  try {
    const port = await new Promise<number>((resolve, reject) => {
      let output = '';
      child.stderr?.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
        const found = findPort(output);
        if (found !== undefined) resolve(found);
      });
      child.on('error', reject);
      child.on('close', () => reject(new Error(`Chromium ended before it could be used: ${output}`)));
      setTimeout(() => reject(new Error('Chromium did not start')), LIMIT).unref();
    });
    return await work(port);
  } finally {
    kill();
    await ended;
    // Processes of the browser may write for a moment yet.
    rmSync(profile, {recursive: true, force: true, maxRetries: 10, retryDelay: 100});
  }
}
