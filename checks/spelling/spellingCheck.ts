import {spawn} from 'node:child_process';
import {join, resolve} from 'node:path';

import type {Check} from '../check';
import type {Fault} from '../fault';

const ROOT = resolve(__dirname, '../..');
const CONFIG = join(ROOT, 'cspell.yaml');
/** The program itself, because its interface for other programs is for ES modules only. */
const CSPELL = join(ROOT, 'node_modules/cspell/bin.mjs');

/** What cspell prints for a word it does not know, and for its summary. */
const UNKNOWN_WORD = /^(?<file>.+?):(?<line>\d+):\d+ - Unknown word \((?<word>.+?)\)/;
const SUMMARY = /Files checked: (?<count>\d+)/;

/** Reads what cspell prints: the number of files, and a fault for each unknown word. */
export function parseReport(output: string): {count: number; faults: Fault[]} {
  const lines = output.split('\n');
  const faults = lines.flatMap((line): Fault[] => {
    const {file, line: number, word} = UNKNOWN_WORD.exec(line)?.groups ?? {};
    if (file === undefined || number === undefined || word === undefined) return [];
    const message = `the word "${word}" is in no dictionary. Correct it, or add it to cspell-words.txt if it is right.`;
    return [{file, line: Number(number), message}];
  });
  return {count: Number(lines.map((line) => SUMMARY.exec(line)?.groups?.count).find(Boolean) ?? 0), faults};
}

function runCspell(dir: string): Promise<{output: string; errors: string; exitCode: number | null}> {
  return new Promise((done) => {
    const child = spawn(
      process.execPath,
      [
        CSPELL,
        'lint',
        '--config',
        CONFIG,
        '--root',
        dir,
        '--relative',
        '--dot',
        '--no-progress',
        '--no-color',
        '.',
      ],
      {cwd: dir, stdio: ['ignore', 'pipe', 'pipe']},
    );
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
    child.on('close', (exitCode) => done({output, errors, exitCode}));
  });
}

/** Checks the spelling of content, code and documents. `cspell.yaml` says of which files. */
export const spellingCheck: Check = {
  name: 'spelling',
  promise: 'every word is in a dictionary or in cspell-words.txt',
  reads: 'sources',
  async run({siteDir}) {
    const {output, errors, exitCode} = await runCspell(siteDir);
    const {count, faults} = parseReport(`${output}\n${errors}`);
    if (count === 0 || (exitCode !== 0 && faults.length === 0)) {
      throw new Error(`spelling: cspell did not check anything.\n${errors || output}`);
    }
    return {checked: {count, unit: 'files'}, faults};
  },
};
