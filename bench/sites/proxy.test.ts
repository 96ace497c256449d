import {once} from 'node:events';
import {createServer, request, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {gunzipSync} from 'node:zlib';

import {createProxy, isCompressible} from './proxy';

const TEXT = 'a text that repeats itself, '.repeat(50);
const servers: Server[] = [];
let asked = 0;

async function start(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** `fetch` would decompress the body; here the bytes sent matter. */
async function ask(url: string): Promise<{status?: number; encoding?: string; body: Buffer}> {
  const [response] = (await once(request(url).end(), 'response')) as [IncomingMessage];
  const chunks = await response.toArray();
  return {
    ...(response.statusCode === undefined ? {} : {status: response.statusCode}),
    ...(response.headers['content-encoding'] ? {encoding: response.headers['content-encoding']} : {}),
    body: Buffer.concat(chunks as Buffer[]),
  };
}

describe('createProxy', () => {
  let upstream = '';

  beforeAll(async () => {
    upstream = await start(
      createServer(({url}, response) => {
        asked += 1;
        const isImage = url === '/image.png';
        response.writeHead(url === '/gone' ? 404 : 200, {'Content-Type': isImage ? 'image/png' : 'text/css'});
        response.end(TEXT);
      }),
    );
  });

  afterAll(() => servers.forEach((server) => server.close()));

  it('compresses text, keeps the status, and caches responses', async () => {
    const origin = await start(createProxy({upstream}));
    asked = 0;
    const first = await ask(`${origin}/site.css`);
    const second = await ask(`${origin}/site.css`);
    expect(first).toMatchObject({status: 200, encoding: 'gzip'});
    expect(gunzipSync(first.body).toString()).toBe(TEXT);
    expect(second.body).toEqual(first.body);
    expect(asked).toBe(1);
    expect((await ask(`${origin}/gone`)).status).toBe(404);
  });

  it('sends images as they are', async () => {
    const origin = await start(createProxy({upstream}));
    const {encoding, body} = await ask(`${origin}/image.png`);
    expect(encoding).toBeUndefined();
    expect(body.toString()).toBe(TEXT);
  });

  it('sends whole responses over a slow connection too', async () => {
    const line = {bytesPerSecond: 1_000_000, roundTrip: 1};
    const origin = await start(createProxy({upstream, line}));
    expect(gunzipSync((await ask(`${origin}/site.css`)).body).toString()).toBe(TEXT);
  });
});

describe('isCompressible', () => {
  it('accepts text, and no type that is compressed already', () => {
    expect(
      [
        'text/html;charset=utf-8',
        'text/javascript',
        'image/svg+xml',
        'application/json',
        'application/rss+xml',
      ].filter((type) => !isCompressible(type)),
    ).toEqual([]);
    expect(['image/png', 'font/woff2', 'application/octet-stream', ''].filter(isCompressible)).toEqual([]);
  });
});
