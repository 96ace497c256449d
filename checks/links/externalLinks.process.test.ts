import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {renderFixturePage, writeFixtureSite, type BuiltSiteFixture} from '../build/builtSiteFixture';

/** Far above what starting the program takes on a busy machine. */
const TIME_LIMIT = 120_000;

let fixture: BuiltSiteFixture;

beforeAll(() => {
  fixture = writeFixtureSite({
    'build/index.html': renderFixturePage('/', '<a href=https://other.org/page>1</a>'),
  });
});

afterAll(() => fixture.remove());

/** Runs the program on the fixture; it must not ask a host, so every case ends before that. */
function run(...options: string[]): Promise<{output: string; errors: string; exitCode: number | null}> {
  return new Promise((resolve) => {
    const program = join(__dirname, 'externalLinks.ts');
    const child = spawn(process.execPath, [
      '--import',
      'tsx',
      program,
      '--site',
      fixture.siteDir,
      ...options,
    ]);
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
    child.on('close', (exitCode) => resolve({output, errors, exitCode}));
  });
}

describe('npm run check:external-links', {timeout: TIME_LIMIT}, () => {
  it('prints the links without asking anybody with --list', async () => {
    expect(await run('--list')).toEqual({
      output: 'https://other.org/page (build/index.html)\n',
      errors: '',
      exitCode: 0,
    });
  });

  it('refuses an option that is no number', async () => {
    expect(await run('--retries', 'x')).toEqual({
      output: '',
      errors: 'check:external-links: --retries must be a whole number from 0 on, not "x".\n',
      exitCode: 1,
    });
  });
});
