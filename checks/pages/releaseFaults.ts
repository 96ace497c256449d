import {escapeRegexp} from '@docusaurus/utils';

import {hasPlaceholder} from '../../markdown/placeholders/fillPlaceholders';
import type {Release} from '../../platform/loadPlatform';
import type {Page, PageFault} from '../sources/parsePage';

/**
 * Places where a page names a version that changes with every release of the platform: charts in the registry, and
 * images that the platform builds itself. Images of scanners have the version of the scanner.
 */
const RELEASED = [
  /oci:\/\/ghcr\.io\/securecodebox\/helm\/[\w-]+.*?\s--version[= ]v?(?<version>\d[\w.-]*)/g,
  /securecodebox\/(?:operator|lurker|auto-discovery-\w+|parser-[\w-]+|hook-[\w-]+):v?(?<version>\d[\w.-]*)/g,
];

function collectForeignReleases(text: string, {version: documented}: Release): string[] {
  const versions = RELEASED.flatMap((pattern) => [...text.matchAll(pattern)]).map(
    ({groups}) => groups?.version ?? '',
  );
  return [...new Set(versions)]
    .filter((version) => version !== documented)
    .map(
      (version) => `this names release ${version}, the site documents another one. Write %release.version%.`,
    );
}

/** Lines of a file, each with its number; lines that a backslash continues are joined. */
function joinContinuedLines(source: string): {text: string; line: number}[] {
  let next = 1;
  return source.split(/(?<!\\)\n/).map((lines) => {
    const line = next;
    next += lines.split('\n').length;
    return {text: lines.replaceAll('\\\n', ' '), line};
  });
}

/** Matches the documented version, unless it is part of a longer one such as `14.13.0` or `4.13.0-rc1`. */
function compileVersionPattern({version}: Release): RegExp {
  return new RegExp(`(?<![\\d.])${escapeRegexp(version)}(?![\\w.-]*\\w)`);
}

/**
 * Lists versions of the platform that are written out on documentation pages, and placeholders where none is replaced:
 * in front matter and in posts.
 */
export function collectReleaseFaults(
  {kind, source, frontMatter, frontMatterLines}: Page,
  release: Release,
): PageFault[] {
  const inFrontMatter = Object.entries(frontMatter)
    .filter(([, value]) => hasPlaceholder(JSON.stringify(value)))
    .map(([field]) => ({
      line: frontMatterLines.get(field),
      message: `placeholders are not replaced in front matter. Rewrite ${field} without one.`,
    }));
  if (kind === 'post') {
    const index = source.split('\n').findIndex(hasPlaceholder);
    const message = 'a post keeps the version of its date. Write it out instead of a placeholder.';
    return index < 0 ? [] : [{line: index + 1, message}];
  }
  const documented = compileVersionPattern(release);
  const inText = joinContinuedLines(source).flatMap(({text, line}) => {
    const messages = collectForeignReleases(text, release);
    // The release of `checked` is older than the documented one while a page waits for a reader.
    if (documented.test(text) && !/^ +release: \S+$/.test(text)) {
      messages.push(`write %release.version% instead of ${release.version}: the build puts it in.`);
    }
    return messages.map((message) => ({line, message}));
  });
  return [...inFrontMatter, ...inText];
}
