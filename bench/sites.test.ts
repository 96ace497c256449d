import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, request, type IncomingMessage} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {gunzipSync} from 'node:zlib';

import {createProxy, findSite, listen} from './sites';

const TEXT = 'a text that repeats itself, '.repeat(50);
const root = mkdtempSync(join(tmpdir(), 'bench-sites-'));
afterAll(() => rmSync(root, {recursive: true}));

it('finds finished sites and projects, and refuses other folders', () => {
  mkdirSync(join(root, 'build'));
  expect(() => findSite(root)).toThrow('is neither a finished site nor a project');
  writeFileSync(join(root, 'build', 'index.html'), 'a build');
  expect(findSite(root)).toBe(join(root, 'build'));
  expect(findSite(join(root, 'build'))).toBe(join(root, 'build'));
});

/** `fetch` would decompress the body; here the bytes sent matter. */
async function ask(url: string) {
  const [response] = (await once(request(url).end(), 'response')) as [IncomingMessage];
  const body = Buffer.concat((await response.toArray()) as Buffer[]);
  return {status: response.statusCode, encoding: response.headers['content-encoding'], body};
}

it.each([undefined, {bytesPerSecond: 1_000_000, roundTrip: 1}])(
  'compresses text, not images, keeps the status, and caches responses: %j',
  async (line) => {
    let asked = 0;
    const upstream = createServer(({url}, response) => {
      asked += 1;
      const type = url === '/image.png' ? 'image/png' : 'text/css';
      response.writeHead(url === '/gone' ? 404 : 200, {'Content-Type': type}).end(TEXT);
    });
    const proxy = createProxy(await listen(upstream), line);
    const origin = await listen(proxy);
    const first = await ask(`${origin}/site.css`);
    expect(first).toMatchObject({status: 200, encoding: 'gzip'});
    expect(gunzipSync(first.body).toString()).toBe(TEXT);
    expect((await ask(`${origin}/site.css`)).body).toEqual(first.body);
    expect(asked).toBe(1);
    expect((await ask(`${origin}/gone`)).status).toBe(404);
    const image = await ask(`${origin}/image.png`);
    expect([image.encoding, image.body.toString()]).toEqual([undefined, TEXT]);
    for (const server of [proxy, upstream]) server.close().closeAllConnections();
  },
);
