import {relative, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Issue, RunResult} from 'cspell';

import type {Fault} from '../../text/fault';
import type {Check, CheckResult} from '../check';

const CONFIG = resolve(__dirname, '../../cspell.yaml');

export interface SpellingRun {
  result: Pick<RunResult, 'files' | 'errors'>;
  issues: readonly Pick<Issue, 'uri' | 'row' | 'text'>[];
  errors: readonly string[];
}

function toFault({uri = '', row, text}: SpellingRun['issues'][number], siteDir: string): Fault {
  return {
    file: relative(siteDir, fileURLToPath(uri)).replaceAll('\\', '/'),
    line: row,
    message: `the word "${text}" is in no dictionary. Correct it, or add it to cspell-words.txt if it is right.`,
  };
}

/**
 * Creates the result of the check: the number of files, and a fault for each unknown word.
 *
 * @param siteDir absolute path that file names are made relative to
 * @throws if no file was checked, or some files could not be
 */
export function toSpellingResult({result, issues, errors}: SpellingRun, siteDir: string): CheckResult {
  if (result.files === 0 || result.errors > 0 || errors.length > 0) {
    const reason = errors.length > 0 ? errors.join('\n') : `${result.files} files, ${result.errors} errors`;
    throw new Error(`spelling: cspell did not check everything.\n${reason}`);
  }
  return {
    checked: {count: result.files, unit: 'files'},
    faults: issues.map((issue) => toFault(issue, siteDir)),
  };
}

async function runCspell(siteDir: string): Promise<SpellingRun> {
  // cspell is an ES module, and a static import in this file would be compiled to `require`.
  const {lint} = await import('cspell');
  const issues: Issue[] = [];
  const errors: string[] = [];
  const result = await lint(
    ['.'],
    {config: CONFIG, root: siteDir, dot: true},
    {
      issue: (issue) => void issues.push(issue),
      error: (message, error) => void errors.push(`${message}: ${error.message}`),
    },
  );
  return {result, issues, errors};
}

/** Checks the spelling of the files that `cspell.yaml` lists: content, code and documents. */
export const spellingCheck: Check = {
  name: 'spelling',
  promise: 'every word is in a dictionary or in cspell-words.txt',
  reads: 'sources',
  async run({siteDir}) {
    return toSpellingResult(await runCspell(siteDir), siteDir);
  },
};
