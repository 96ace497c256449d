import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {formatFault} from '../fault';
import {spellingCheck} from './spellingCheck';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'spelling-'));
  mkdirSync(join(siteDir, 'docs'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

async function check(text: string): Promise<string[]> {
  writeFileSync(join(siteDir, 'docs/page.md'), text);
  const {faults} = await spellingCheck.run({siteDir, readPages: () => Promise.reject(new Error('not read'))});
  return faults.map(formatFault);
}

describe('spellingCheck', () => {
  it('names file, line and word', async () => {
    expect(await check('# Scans\n\nA kubernets cluster.\n')).toEqual([
      'docs/page.md:3: the word "kubernets" is in no dictionary. Correct it, or add it to cspell-words.txt if it is right.',
    ]);
  });

  it('knows the words of the project and of the field', async () => {
    expect(await check('# Scans\n\nA Kubernetes cluster with secureCodeBox and Nmap.\n')).toEqual([]);
  });

  it('leaves code blocks of pages alone', async () => {
    expect(await check('# Scans\n\n```text\nqwrtz\n```\n')).toEqual([]);
  });

  it('fails if there is nothing to check', async () => {
    await expect(
      spellingCheck.run({siteDir, readPages: () => Promise.reject(new Error('not read'))}),
    ).rejects.toThrow('cspell did not check anything');
  });
});
