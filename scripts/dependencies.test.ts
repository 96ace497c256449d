import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';

const ROOT = resolve(__dirname, '..');

interface LockedPackage {
  hasInstallScript?: boolean;
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Content;
}

const {packages} = readJson<{packages: Record<string, LockedPackage>}>('package-lock.json');
/** Names of the packages that want to run a script when they are installed. */
const withScript = Object.entries(packages)
  .filter(([, {hasInstallScript}]) => hasInstallScript)
  .map(([path]) => path.replace(/^.*node_modules\//, ''));

describe('install scripts', () => {
  it('are denied by name for every package that has one, and for no other', () => {
    const {allowScripts} = readJson<{allowScripts: Record<string, boolean>}>('package.json');
    const denied = Object.fromEntries([...new Set(withScript)].map((name) => [name, false]));
    expect(allowScripts).toEqual(denied);
  });

  it('do not run with an npm that does not know the field either', () => {
    expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('are explained where contributors look', () => {
    const contributing = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
    const unexplained = withScript.filter((name) => !new RegExp(`^\\|.*\`${name}\``, 'm').test(contributing));
    expect(unexplained).toEqual([]);
  });
});
