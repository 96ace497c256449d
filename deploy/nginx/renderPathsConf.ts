import {compilePathPattern} from '../../framework/security/headersFile';
import {fileChoices} from '../../scripts/prefersMarkdown';
import {SPELLING} from '../../text/publishedPaths';
import {renderMap} from './renderMap';

/** The allowed form of a path: nothing that a configuration would have to escape. */
const PATH = /^(?:\/[A-Za-z0-9._~-]+)*\/?$/;

/**
 * Creates the part of nginx's configuration that maps a request to a page: `$page` is its path without a trailing slash,
 * `$published_path` where it is published, `$page_file` how the name of the file continues `$page`.
 *
 * @throws for a path that nginx's configuration cannot express
 */
export function renderPathsConf(publishedPaths: ReadonlyMap<string, string>): string {
  const wrong = [...publishedPaths].flat().find((path) => !PATH.test(path));
  if (wrong !== undefined) {
    throw new Error(`a published path has letters, digits and "._~-" between slashes, got "${wrong}"`);
  }
  // With a slash, because nginx looks up no pattern for an empty text, which is the root.
  const published = [...publishedPaths].map(
    ([page, path]) => [compilePathPattern(`${page}/`), path] as const,
  );
  return [
    '# Made from _redirects, the sitemap and scripts/prefersMarkdown.ts by `npm run pack`.\n',
    // Not `page`, which is this variable itself.
    renderMap('$uri', 'page', [[SPELLING.replace('<page>', '<own_path>'), '$own_path']], {otherwise: '$uri'}),
    renderMap('$page/', 'published_path', published, {otherwise: '$page'}),
    ...fileChoices.map(({name, text, patterns, otherwise}) =>
      renderMap(text, name, patterns, {otherwise, ignoreCase: true}),
    ),
  ].join('\n');
}
