import {connect} from 'node:net';
import {describe, expect, inject, it} from 'vitest';

import {readStatus, sendBytes, sendRequest} from './sendRequest';

const {port} = inject('hosting');
const END = 'Host: localhost\r\nConnection: close\r\n\r\n';
const PAGE = '/docs/hooks';

/** How often an answer begins in what was received. */
const countAnswers = (received: string) => received.match(/^HTTP\/1\.[01] \d{3} /gm)?.length ?? 0;

describe('a request out of the ordinary', () => {
  it.each<[name: string, bytes: string, status: number]>([
    ['a path of 9 KB', `GET /${'a'.repeat(9000)} HTTP/1.1\r\n${END}`, 414],
    ['a path of 7 KB', `GET /${'a'.repeat(7000)} HTTP/1.1\r\n${END}`, 404],
    ['a path of 7 KB of slashes', `GET ${'/'.repeat(7000)} HTTP/1.1\r\n${END}`, 301],
    ['a path of 1,000 folders', `GET ${'/a'.repeat(1000)}/index.html HTTP/1.1\r\n${END}`, 404],
    ['a query of 7 KB', `GET ${PAGE}?${'a'.repeat(7000)} HTTP/1.1\r\n${END}`, 200],
    ['a header of 9 KB', `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(9000)}\r\n${END}`, 400],
    ['1,000 headers', `GET / HTTP/1.1\r\n${'X-Header-Of-Many: value-of-many\r\n'.repeat(1000)}${END}`, 400],
    ['100 headers', `GET / HTTP/1.1\r\n${'X-A: b\r\n'.repeat(100)}${END}`, 200],
    ['an encoded NUL', `GET /%00 HTTP/1.1\r\n${END}`, 400],
    ['a NUL at the end of a file', `GET /index.html%00.png HTTP/1.1\r\n${END}`, 400],
    ['a raw NUL in the path', `GET /\0 HTTP/1.1\r\n${END}`, 400],
    ['a raw NUL in a header', `GET / HTTP/1.1\r\nX-A: a\0b\r\n${END}`, 400],
    ['half an escape', `GET /%2 HTTP/1.1\r\n${END}`, 400],
    ['an escape that is none', `GET /%zz HTTP/1.1\r\n${END}`, 400],
    ['bytes that are no UTF-8', `GET /\xff\xfe HTTP/1.1\r\n${END}`, 404],
    ['HTTP/1.0', `GET ${PAGE} HTTP/1.0\r\n\r\n`, 200],
    ['HTTP/2.0 without its preface', `GET / HTTP/2.0\r\n${END}`, 505],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two Hosts', `GET / HTTP/1.1\r\nHost: other\r\n${END}`, 400],
    ['an invalid Host', 'GET / HTTP/1.1\r\nHost: a/../b\r\nConnection: close\r\n\r\n', 400],
    ['another Host', 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 200],
    ['two equal Content-Length', `GET / HTTP/1.1\r\nContent-Length: 0\r\nContent-Length: 0\r\n${END}`, 400],
    [
      'two different Content-Length',
      `GET / HTTP/1.1\r\nContent-Length: 0\r\nContent-Length: 5\r\n${END}`,
      400,
    ],
    ['a negative Content-Length', `GET / HTTP/1.1\r\nContent-Length: -1\r\n${END}`, 400],
    [
      'Content-Length and chunks',
      `GET / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${END}`,
      400,
    ],
    ['an unknown Transfer-Encoding', `GET / HTTP/1.1\r\nTransfer-Encoding: xchunked\r\n${END}`, 501],
    [
      'two Transfer-Encodings',
      `GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n${END}`,
      400,
    ],
    ['chunks in HTTP/1.0', 'GET / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['a chunk without a size', `POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${END}zz\r\n`, 405],
    ['a space before a colon', `GET / HTTP/1.1\r\nContent-Length : 5\r\n${END}`, 400],
    ['a folded header', `GET / HTTP/1.1\r\nX-A: b\r\n c\r\n${END}`, 400],
    ['a method in small letters', `get / HTTP/1.1\r\n${END}`, 400],
    ['an unknown method', `BREW / HTTP/1.1\r\n${END}`, 405],
    ['a long method', `${'A'.repeat(500)} / HTTP/1.1\r\n${END}`, 405],
    ['TRACE', `TRACE / HTTP/1.1\r\n${END}`, 405],
    ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${END}`, 400],
    ['an asterisk', `OPTIONS * HTTP/1.1\r\n${END}`, 400],
    ['a path without a slash', `GET docs HTTP/1.1\r\n${END}`, 400],
    ['a body that is too large', `POST / HTTP/1.1\r\nContent-Length: 99999999\r\n${END}`, 405],
    ['a GET with a body that is too large', `GET / HTTP/1.1\r\nContent-Length: 99999999\r\n${END}`, 413],
    ['the greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
    [
      'an upgrade',
      `GET / HTTP/1.1\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\nConnection: Upgrade\r\n${END}`,
      200,
    ],
  ])('is answered: %s', async (_name, bytes, status) => {
    const received = await sendBytes(port, bytes);
    expect(readStatus(received)).toBe(status);
    expect(countAnswers(received)).toBe(1);
    // Whatever it was, the next request is answered.
    expect((await sendRequest(port, PAGE)).status).toBe(200);
  });

  it('gets the page alone in HTTP/0.9, which has no headers', async () => {
    expect(await sendBytes(port, `GET ${PAGE}\r\n`)).toMatch(/^<!doctype html>/i);
  });

  it('may have a body, which is not taken for the next request', async () => {
    const smuggled = `GET /smuggled HTTP/1.1\r\n${END}`;
    const received = await sendBytes(
      port,
      `HEAD / HTTP/1.1\r\nHost: a\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}HEAD / HTTP/1.1\r\n${END}`,
    );
    expect(received.match(/^HTTP\/1\.1 200 /gm)).toHaveLength(2);
    expect(countAnswers(received)).toBe(2);
  });

  it('may come with others at once, which are answered in order', async () => {
    const paths = [PAGE, '/no-page', '/docs/hooks/', '/healthz'];
    const received = await sendBytes(
      port,
      [...paths.map((path) => `HEAD ${path} HTTP/1.1\r\nHost: a\r\n\r\n`), `HEAD / HTTP/1.1\r\n${END}`].join(
        '',
      ),
    );
    expect(Array.from(received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm), ([, status]) => status)).toEqual([
      '200',
      '404',
      '301',
      '200',
      '200',
    ]);
  });
});

describe('a slow reader', () => {
  it('is sent away in the end, and holds nobody up', async () => {
    const slow = Array.from({length: 200}, () => sendBytes(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-A', false));
    const silent = Array.from({length: 200}, () => sendBytes(port, '', false));
    for (let count = 0; count < 100; count += 1) {
      expect((await sendRequest(port, PAGE)).status).toBe(200);
    }
    // Ends when the server has closed all of them, else the test fails by its own limit of time.
    const received = await Promise.all([...slow, ...silent]);
    expect(new Set(received.map(readStatus))).toEqual(new Set([0]));
  });

  it('may go away in the middle of an answer', async () => {
    await Promise.all(
      Array.from(
        {length: 100},
        () =>
          new Promise<void>((resolve) => {
            const socket = connect(port, '127.0.0.1');
            socket
              .once('data', () => socket.resetAndDestroy())
              .on('error', () => undefined)
              .on('close', () => resolve())
              .write('GET /search-content-en.json HTTP/1.1\r\nHost: a\r\n\r\n');
          }),
      ),
    );
    expect((await sendRequest(port, '/search-content-en.json')).status).toBe(200);
  });
});
