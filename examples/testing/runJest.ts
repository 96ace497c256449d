/**
 * Runs the tests of the examples, with the test runner of the platform. Arguments are passed to Jest:
 * `npx tsx examples/testing/runJest.ts --update-snapshot`.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {buildSync} from 'esbuild';

const JEST = require.resolve('jest/bin/jest');

function buildConfig(parserUtils: string) {
  return {
    rootDir: join(__dirname, '..'),
    testMatch: ['<rootDir>/**/*.test.js'],
    // Integration tests need the platform's repository and a cluster.
    testPathIgnorePatterns: ['/node_modules/', '/integration-tests/'],
    moduleNameMapper: {'^@securecodebox/parser-sdk-nodejs/parser-utils$': parserUtils},
    // Do not compile the examples.
    transform: {},
    // Jest 29 cannot write snapshots with Prettier 3.
    prettierPath: null,
    watchman: false,
  };
}

const dir = mkdtempSync(join(tmpdir(), 'jest-'));
try {
  const parserUtils = join(dir, 'parserUtils.js');
  buildSync({
    entryPoints: [join(__dirname, 'parserUtils.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: parserUtils,
    logLevel: 'warning',
  });
  const args = [JEST, '--config', JSON.stringify(buildConfig(parserUtils)), ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, args, {stdio: 'inherit'}).status ?? 1;
} finally {
  rmSync(dir, {recursive: true});
}
