import {stripVTControlCharacters} from 'node:util';

import type {PageSources} from '../checks/build/pageSources';
import {trimSlash} from '../text/trimSlash';

function collectBrokenLinks(output: string, sources: PageSources): string[] {
  const faults: string[] = [];
  const pages = output.matchAll(/- Broken link on source page path = (\S+):\n((?: +-> linking to .+\n?)+)/g);
  for (const [, page = '', links = ''] of pages) {
    const file = sources.get(trimSlash(page)) ?? `page ${page}`;
    for (const [, link] of links.matchAll(/-> linking to (\S+)/g)) {
      faults.push(`${file}: the link ${link} leads to no page. Correct it, or write that page first.`);
    }
  }
  return faults;
}

function collectBrokenMarkdownLinks(output: string): string[] {
  const links = /markdown link couldn't be resolved: \((\S+)\) in source file "?([^"\s]+)"?/gi;
  return Array.from(
    output.matchAll(links),
    ([, link, file]) =>
      `${file}: the link ${link} leads to no file. Correct its path, relative to this file.`,
  );
}

function collectMdxFaults(output: string): string[] {
  const failures = output.matchAll(
    /MDX compilation failed for file "?([^"\n]+?)"?\s*\nCause: ([^\n]+)\nDetails:\n(?:\{(.*?)\n\})?/gs,
  );
  return [...failures].flatMap(([, file = '', cause = '', details = '']) => {
    // Broken file links are reported above, with a clearer message.
    if (cause.includes("markdown link couldn't be resolved")) return [];
    if (cause.startsWith(file)) return [cause];
    const line = /"line": (\d+)/.exec(details)?.[1];
    return [`${file}${line ? `:${line}` : ''}: ${cause}`];
  });
}

/** Errors of the project's own plugins: their messages already begin with a file, one fault per line. */
function collectPluginFaults(output: string): string[] {
  const causes = output.matchAll(
    /(?:\[cause\]: )?\w*Error: (?:[^\n]*:\n)?((?:[ \t]*(?:docs|blog|static)\/\S+: [^\n]+\n?)+)/g,
  );
  return [...causes].flatMap(([, lines = '']) => lines.trim().split(/\s*\n\s*/));
}

const NO_RIGHT =
  'this user may not read or write it. Give the user the right to, or build as the owner of the folder.';
/** What a writer can do, by the code of the error. */
const SYSTEM_ERRORS: Record<string, string> = {
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  EROFS: 'it is on a read-only file system. Build a copy of the site that can be written.',
  ENOSPC: 'no space is left on its disk. Free at least 100 MB, then build again.',
  EDQUOT: "this user's quota of its disk is used up. Free at least 100 MB, then build again.",
  EEXIST: 'it is no folder. Move it away, then build again.',
  ENOTDIR: 'it is no folder. Move it away, then build again.',
};
/** How Node.js writes such an error, and the bundler, whose messages have neither code nor file. */
const SYSTEM_ERROR =
  /\b(?<code>E[A-Z]+): [^,\n]+, \w+(?: '(?<file>[^'\n]+)')?|\(os error (?<number>13|28|30)\)/g;
const CODES: Partial<Record<string, string>> = {13: 'EACCES', 28: 'ENOSPC', 30: 'EROFS'};

/**
 * Turns an error of the file system into one line that says which file it is about, and what to do.
 *
 * @param text a message of Node.js, or output that contains one
 * @param siteDir absolute path of the site, removed from file names, and named if the error names no file
 * @returns undefined if the text has no such error
 */
export function describeSystemError(text: string, siteDir: string): string | undefined {
  for (const {groups} of text.matchAll(SYSTEM_ERROR)) {
    const advice = SYSTEM_ERRORS[groups?.code ?? CODES[groups?.number ?? ''] ?? ''];
    if (advice) return `${groups?.file?.replace(`${siteDir}/`, '') ?? siteDir}: ${advice}`;
  }
  return undefined;
}

/**
 * Turns the output of a failed Docusaurus build into messages that a writer can act on, one line each, file first.
 * Returns an empty list if there is no known fault in it: then only the full output helps.
 *
 * @param output what the build printed, colours allowed
 * @param siteDir absolute path of the site, removed from file names
 * @param sources source file of each page, for faults that Docusaurus reports by URL
 */
export function collectBuildFaults(output: string, siteDir: string, sources: PageSources): string[] {
  const printed = stripVTControlCharacters(output);
  const systemError = describeSystemError(printed, siteDir);
  // All else follows from it.
  if (systemError !== undefined) return [systemError];
  const plain = printed
    // The bundler draws a box around messages of its loaders; remove it.
    .replaceAll(/^[ \t]*[│×╰─▶]+(?:[ \t]*×)? ?/gm, '')
    .replaceAll(`${siteDir}/`, '');
  const faults = [
    ...collectPluginFaults(plain),
    ...collectMdxFaults(plain),
    ...collectBrokenMarkdownLinks(plain),
    ...collectBrokenLinks(plain, sources),
  ];
  return [...new Set(faults)];
}
