import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';

import {parseServeOptions} from './serve-options';

describe('parseServeOptions', () => {
  it('serves build/ to this machine alone unless told otherwise', () => {
    expect(parseServeOptions([])).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dir: resolve('build'),
      build: false,
    });
  });

  it.each([
    ['0', 0],
    ['80', 80],
    ['8080', 8080],
    ['65535', 65535],
  ])('takes the port %s', (text, port) => {
    expect(parseServeOptions(['--port', text]).port).toBe(port);
  });

  it.each(['', ' ', ' 80', '80 ', '0x50', '1e3', '1_000', '65536', '99999999999', '+80', '1.5', '80a', '٨٠'])(
    'refuses the port "%s"',
    (text) => {
      expect(() => parseServeOptions(['--port', text])).toThrow(
        `--port takes a whole number from 0 to 65535, got "${text}". Usage: npm run serve -- --port N`,
      );
    },
  );

  it.each([
    [['--port'], /--port/],
    [['--prot', '80'], /Unknown option '--prot'.* Usage: /],
    [['--host', ''], /--host takes a name or an IP address, got ""/],
    [['--build', '--dir', 'other'], /--build serves what it builds: leave out --dir/],
  ])('refuses %j', (args, message) => {
    expect(() => parseServeOptions(args)).toThrow(message);
  });
});
