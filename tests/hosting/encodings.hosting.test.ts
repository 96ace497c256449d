import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {describe, expect, inject, it} from 'vitest';

import {readServedFiles} from './readServedFiles';
import {sendRequest} from './sendRequest';

const {port, buildDir} = inject('hosting');
const files = readServedFiles(buildDir);
const PATH = '/docs/hooks';
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

const getFile = (path: string, encoding: string, headers = {}) =>
  sendRequest(port, path, {headers: {'Accept-Encoding': encoding, ...headers}});

describe('compressed copies', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('all have the content of the plain file: %s', async (encoding, decompress) => {
    let count = 0;
    for (const {path, content} of files) {
      const {headers, body} = await getFile(path, encoding);
      const isCompressed = headers['content-encoding'] === encoding;
      const plain = isCompressed ? decompress(body) : body;
      expect({path, isSame: plain.equals(content)}).toEqual({path, isSame: true});
      if (isCompressed) {
        count += 1;
        expect(body.length).toBeLessThan(content.length);
      } else {
        // Too small, or compressed already.
        expect(headers).not.toHaveProperty('content-encoding');
        expect({path, isPlain: content.length < 200 || /\.(?:ico|png)$/.test(path)}).toEqual({
          path,
          isPlain: true,
        });
      }
    }
    expect(count).toBeGreaterThan(400);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip;q=1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('are chosen by what the browser accepts: %j', async (accepted, encoding) => {
    expect((await getFile(PATH, accepted)).headers['content-encoding']).toBe(encoding);
  });
});

describe('ETags', () => {
  it('are strong, and differ if the bytes do', async () => {
    const owners = new Map<string, string>();
    for (const {path} of files) {
      const bodies = new Map<string, Buffer>();
      for (const encoding of ENCODINGS) {
        const {headers, body} = await getFile(path, encoding);
        const etag = headers.etag ?? '';
        expect({path, etag}).toEqual({path, etag: expect.stringMatching(/^"[^"]+"$/) as string});
        const other = bodies.get(etag);
        expect(other === undefined || other.equals(body)).toBe(true);
        bodies.set(etag, body);
        owners.set(etag, path);
      }
    }
    expect(owners.size).toBeGreaterThan(files.length);
  });
});

it('a range request returns the whole file', async () => {
  for (const encoding of ENCODINGS) {
    const whole = await getFile(PATH, encoding);
    const {status, headers, body} = await getFile(PATH, encoding, {Range: 'bytes=0-9'});
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('accept-ranges');
    expect(body.equals(whole.body)).toBe(true);
  }
});
