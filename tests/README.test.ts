import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';

const README = readFileSync(join(__dirname, 'README.md'), 'utf8');
/** The rows of the tables: a sentence, and its tests in backticks. */
const rows = (/^## Sentences and their tests$[^]*?^## /m.exec(README)?.[0] ?? '')
  .split('\n')
  .filter((line) => /^\| (?!Sentence \||---)/.test(line))
  .map((line) => line.split(/ ?\| ?/).slice(1, -1));

/** Why a reference is invalid; undefined if the file has exactly one test whose title begins as given. */
function findFault(reference: string): string | undefined {
  const [name = '', title = ''] = reference.split(' › ');
  const file = [join(__dirname, name), join(__dirname, '..', name)].find((path) => existsSync(path));
  if (file === undefined) return `${name}: no such file`;
  const code = readFileSync(file, 'utf8').replace(/\(\s+/g, '(');
  const count = ["'", '"', '`'].reduce((sum, quote) => sum + code.split(`(${quote}${title}`).length - 1, 0);
  return title !== '' && count === 1 ? undefined : `${name}: ${count} tests begin with "${title}"`;
}

it('every sentence has a test that exists, or a reason why there is none', () => {
  const faults = rows.flatMap(([sentence = '', tests = '', ...rest]) => {
    const references = [...tests.matchAll(/`([^`]+ › [^`]+)`/g)].map(([, reference = '']) => reference);
    const isEmpty = references.length === 0 && !/^Nothing to test: ./.test(tests);
    return [
      ...(isEmpty || rest.length > 0 ? [`no test, or a third cell: ${sentence} | ${tests}`] : []),
      ...references.map(findFault).filter((fault) => fault !== undefined),
    ];
  });
  expect(faults).toEqual([]);
  expect(rows.length).toBeGreaterThan(130);
});

it('every file of tests of the build is named', async () => {
  const files = await Globby(['tests/**', 'tools/*/e2e/**']);
  expect(
    files.filter(
      (file) =>
        /\.(?:spec|built\.test)\.ts$/.test(file) && !README.includes(`\`${file.replace(/^tests\//, '')}`),
    ),
  ).toEqual([]);
});
