import {stripVTControlCharacters} from 'node:util';

import {trimTrailingSlash, type PageSources} from '../checks/build/pageSources';

function collectBrokenLinks(output: string, sources: PageSources): string[] {
  const faults: string[] = [];
  const pages = output.matchAll(/- Broken link on source page path = (\S+):\n((?: +-> linking to .+\n?)+)/g);
  for (const [, page = '', links = ''] of pages) {
    const file = sources.get(trimTrailingSlash(page)) ?? `page ${page}`;
    for (const [, link] of links.matchAll(/-> linking to (\S+)/g)) {
      faults.push(`${file}: the link ${link} leads to no page. Correct it, or write that page first.`);
    }
  }
  return faults;
}

function collectBrokenMarkdownLinks(output: string): string[] {
  const links = output.matchAll(
    /markdown link couldn't be resolved: \((\S+)\) in source file "?([^"\s]+)"?/gi,
  );
  return [...links].map(
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

/**
 * Errors of the project's own plugins: their messages already begin with a file, one fault per line.
 */
function collectPluginFaults(output: string): string[] {
  const causes = output.matchAll(
    /(?:\[cause\]: )?\w*Error: (?:[^\n]*:\n)?((?:[ \t]*(?:(?:docs|blog|static)\/|\.git-blame-ignore-revs:)\S+: [^\n]+\n?)+)/g,
  );
  return [...causes].flatMap(([, lines = '']) => lines.trim().split(/\s*\n\s*/));
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
  const plain = stripVTControlCharacters(output)
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
