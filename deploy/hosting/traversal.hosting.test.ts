import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, inject, it} from 'vitest';

import {readStatus, sendPath} from './sendRequest';

const {port, folder} = inject('hosting');

/** What no answer may hold: a part of a file outside the site. */
const SECRETS = [
  'root:x:0',
  'worker_processes',
  readFileSync(join(folder, 'SHA256SUMS'), 'latin1').slice(0, 64),
];

/** Ways to write a step up, followed by what separates it from the next one. */
const STEPS = [
  '../',
  '%2e%2e/',
  '.%2e/',
  '%2E%2E%2F',
  '..%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '%252e%252e/',
  '..%252f',
  '%c0%ae%c0%ae/',
  '%c0%ae%c0%ae%c0%af',
  '..%c0%af',
  '..%c1%9c',
  '%e0%80%ae%e0%80%ae/',
  '%uff0e%uff0e/',
  '....//',
  '..;/',
  '..%00/',
  '..%0d/',
  './/..//',
  '%2e%2e%5c',
  '\u002e\u002e/./',
];

describe('a path that leaves the site', () => {
  it.each(STEPS)('shows nothing: %j', async (step) => {
    for (const start of ['/', '/docs/', '/assets/js/', '//', '/docs/hooks/index.html/']) {
      for (const target of ['etc/passwd', 'nginx/nginx.conf', 'SHA256SUMS', 'site/../nginx/nginx.conf']) {
        for (const depth of [1, 2, 3, 12]) {
          const received = await sendPath(port, `${start}${step.repeat(depth)}${target}`);
          expect([400, 404]).toContain(readStatus(received));
          for (const secret of SECRETS) expect(received).not.toContain(secret);
        }
      }
    }
  });
});

describe('a redirect', () => {
  it.each([
    '//evil.example/index.html',
    '//evil.example/',
    '//evil.example/..;/docs/hooks/',
    '//evil.example/docs//hooks',
    '/docs//hooks%0d%0aX-Evil:%201',
    '/docs%2Fhooks%20',
    '//evil.example//',
    '/%2f%2fevil.example',
    '/\\evil.example/index.html',
    '/%5cevil.example/index.html',
    '/%5c%5cevil.example/',
    '/%2f%2fevil.example/index.html',
    '/%2fevil.example/',
    '///evil.example/%2e%2e/evil.example/',
    '/.evil.example/',
    '/@evil.example/',
    '/docs%0d%0aX-Evil:%201/index.html',
    '/docs/hooks%0d%0aX-Evil:%201.html',
    '/docs/hooks%0aX-Evil:%201/',
    '/docs/hooks%e5%98%8d%e5%98%8aX-Evil:%201/',
    '/docs/hooks%20/',
    '/javascript:alert(1)/',
  ])('leads to no other host and starts no header: %s', async (path) => {
    const received = await sendPath(port, path);
    expect([400, 404]).toContain(readStatus(received));
    expect(received).not.toMatch(/^(?:location|x-evil):/im);
  });

  it.each([
    ['//docs/hooks/', '/docs/hooks'],
    ['//evil.example/../docs/hooks', '/docs/hooks'],
    ['/docs//hooks?//evil.example', '/docs/hooks?//evil.example'],
    ['http://evil.example//docs/hooks', '/docs/hooks'],
    ['/docs/../docs/./hooks', '/docs/hooks'],
    ['//', '/'],
    ['/evil.example/../docs/hooks/', '/docs/hooks'],
    ['/docs/hooks/?//evil.example', '/docs/hooks?//evil.example'],
    ['/docs/hooks/?a=%0d%0aX-Evil:1', '/docs/hooks?a=%0d%0aX-Evil:1'],
    ['http://evil.example/docs/hooks/', '/docs/hooks'],
  ])('from %s leads to %s', async (path, location) => {
    const received = await sendPath(port, path);
    expect(readStatus(received)).toBe(301);
    expect(/^Location: (.*)\r$/m.exec(received)?.[1]).toBe(location);
    expect(received).not.toMatch(/^x-evil:/im);
  });
});
