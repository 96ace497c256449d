import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';

import type {Fault} from '../../text/fault';
import type {Check} from '../check';
import {findFeature, findTooOld, isPartOfNewer, readTargets, type Use} from './compatibility';
import {EXCEPTIONS} from './exceptions';
import {collectScriptUses} from './scriptUses';
import {collectStyleUses} from './styleUses';

const EXCEPTIONS_FILE = 'checks/browsers/exceptions.ts';
const INLINE = /<(script|style)(?![^>]*json)[^>]*>(.+?)<\/\1>/gs;

async function readUses(siteDir: string): Promise<[file: string, uses: Use[]][]> {
  const files = await Globby('build/**/*.{css,js,html}', {cwd: siteDir});
  const known = new Set<string>();
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(siteDir, file), 'utf8');
    const kind = file.endsWith('.css') ? 'style' : 'script';
    const parts = file.endsWith('.html')
      ? [...text.matchAll(INLINE)].map(([, name = '', part = '']) => [name, part] as const)
      : [[kind, text] as const];
    return parts
      .filter(([, part]) => !known.has(part) && known.add(part))
      .map(([name, part]): [string, Use[]] => [
        file,
        name === 'style' ? collectStyleUses(part) : collectScriptUses(part),
      ]);
  });
}

/** Creates the check: what the build uses is in all browsers of `package.json`, or an exception. */
export function createBrowsersCheck(exceptions: readonly string[]): Check {
  return {
    name: 'browsers',
    promise: 'no style and no script needs a newer browser than package.json names',
    reads: 'build',
    async run({siteDir}) {
      const targets = readTargets(siteDir);
      const unused = new Set(exceptions);
      const faults = new Map<string, Fault>();
      let count = 0;
      for (const [file, uses] of await readUses(siteDir)) {
        count += 1;
        for (const {paths, text, fault} of uses) {
          if (fault !== undefined) faults.set(fault + text, {file, message: `"${text}": ${fault}.`});
          const own = paths.filter((path) => findFeature(path)?.__compat && !isPartOfNewer(path, targets));
          const tooOld = own.map((path) => findTooOld(path, targets));
          if (own.length === 0 || tooOld.some(({length}) => length === 0)) continue;
          const [name = ''] = own.map((path) => path.join('.'));
          unused.delete(name);
          if (!exceptions.includes(name)) {
            const message = `"${text}" needs ${name}, which is not in all browsers of package.json: ${tooOld[0]?.join(', ')}. Put a style into @supports or after one that they know, ask in a script whether it exists, or add it to ${EXCEPTIONS_FILE}.`;
            faults.set(`${file} ${name}`, {file, message});
          }
        }
      }
      const unusedFaults = [...unused].map((name) => ({
        file: EXCEPTIONS_FILE,
        message: `${name} needs no exception any more. Remove it.`,
      }));
      return {checked: {count, unit: 'files'}, faults: [...faults.values(), ...unusedFaults]};
    },
  };
}

export const browsersCheck = createBrowsersCheck(Object.values(EXCEPTIONS).flat());
