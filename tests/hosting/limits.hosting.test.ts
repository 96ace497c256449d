import {describe, expect, inject, it} from 'vitest';

import {readStatus, sendBytes, sendRequest} from './sendRequest';

const {port} = inject('hosting');
const PAGE = '/docs/hooks';
const END = 'Host: localhost\r\nConnection: close\r\n\r\n';

describe('a path', () => {
  // nginx resolves `..` itself; these paths reach the places where our configuration joins a path with a folder.
  it.each(['/../nginx/nginx.conf', '/docs/..%2f..%2fnginx/nginx.conf', '/docs/%2e%2e/%2e%2e/SHA256SUMS/'])(
    'shows nothing outside the site: %s',
    async (path) => {
      const {status, body} = await sendRequest(port, path);
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toMatch(/worker_processes|[0-9a-f]{64} {2}/);
    },
  );

  it.each([
    '//evil.example/index.html',
    '//evil.example/',
    '/%2f%2fevil.example/index.html',
    '/\\evil.example/index.html',
    '/%5c%5cevil.example/',
    '/@evil.example/',
    '/docs//hooks%0d%0aX-Evil:%201',
    '/docs/hooks%0d%0aX-Evil:%201.html',
    '/docs/hooks%20/',
  ])('leads to no other host and starts no header: %s', async (path) => {
    const received = await sendBytes(port, `GET ${path} HTTP/1.1\r\n${END}`);
    expect([400, 404]).toContain(readStatus(received));
    expect(received).not.toMatch(/^(?:location|x-evil):/im);
  });

  it.each([
    ['//evil.example/../docs/hooks', '/docs/hooks'],
    ['/docs//hooks?//evil.example', '/docs/hooks?//evil.example'],
    ['/docs/hooks/?a=%0d%0aX-Evil:1', '/docs/hooks?a=%0d%0aX-Evil:1'],
    ['http://evil.example/docs/hooks/', '/docs/hooks'],
  ])('may lead to a page: %s to %s', async (path, location) => {
    const received = await sendBytes(port, `GET ${path} HTTP/1.1\r\n${END}`);
    expect(readStatus(received)).toBe(301);
    expect(/^Location: (.*)\r$/m.exec(received)?.[1]).toBe(location);
    expect(received).not.toMatch(/^x-evil:/im);
  });
});

describe('a request beyond the limits', () => {
  it.each([
    ['a line of 8 KiB', `GET /${'a'.repeat(8192)} HTTP/1.1\r\n${END}`, 414],
    ['a header of 8 KiB', `GET / HTTP/1.1\r\nX-A: ${'a'.repeat(8192)}\r\n${END}`, 400],
    ['headers of 32 KiB', `GET / HTTP/1.1\r\n${`X-A: ${'a'.repeat(4000)}\r\n`.repeat(9)}${END}`, 400],
    ['a body', `GET / HTTP/1.1\r\nContent-Length: 2000\r\n${END}`, 413],
  ])('is refused: %s', async (_name, bytes, status) => {
    expect(readStatus(await sendBytes(port, bytes))).toBe(status);
  });

  it('is aborted if it stays incomplete, and does not block others', async () => {
    const slow = Array.from({length: 200}, () => sendBytes(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-A', false));
    expect((await sendRequest(port, PAGE)).status).toBe(200);
    // Resolves when the server has closed all of them; otherwise the test times out.
    expect(new Set((await Promise.all(slow)).map(readStatus))).toEqual(new Set([0]));
  });
});
