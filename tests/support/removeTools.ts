import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/**
 * Removes all tools of a copy of the site as a maintainer would: their folders, and what imports them in the
 * configuration.
 *
 * @returns their names
 */
export function removeTools(siteDir: string): string[] {
  const tools = readdirSync(join(siteDir, 'tools'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'frame')
    .map(({name}) => name);
  for (const name of tools) rmSync(join(siteDir, 'tools', name), {recursive: true});
  edit(join(siteDir, 'docusaurus.config.ts'), (text) => {
    const imports = /^import (\w+) from '\.\/tools\/.*\n/gm;
    const names = Array.from(text.matchAll(imports), ([, name = '']) => name).join('|');
    return text
      .replaceAll(imports, '')
      .replaceAll(new RegExp(`^ *(?:\\[(?:${names}), \\{\\}\\]|${names}),\\n`, 'gm'), '');
  });
  return tools;
}

/** What makes a block one that readers can change, and what it works on. */
const LIVE_MARKS = / live(?:="[^"]*"| as=\w+)| (?:input|env)=(?:"[^"]*"|'[^']*')/g;

/** Removes what a page uses of a tool that is gone, at the place which a fault names: an import and its element, a mark. */
export function removeUse(siteDir: string, fault: string): void {
  const [file = '', line = '1'] = fault.split(':');
  edit(join(siteDir, file), (text) => {
    const used = text.split('\n')[Number(line) - 1] ?? '';
    const element = /^import (\w+)/.exec(used)?.[1];
    if (element === undefined) return text.replace(used, used.replace(LIVE_MARKS, ''));
    // The line stays, so that those of other faults do not move.
    return text.replace(used, '').replaceAll(new RegExp(`^</?${element}>$`, 'gm'), '');
  });
}
