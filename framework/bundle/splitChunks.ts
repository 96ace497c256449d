import type {Plugin} from '@docusaurus/types';
import {escapeRegexp} from '@docusaurus/utils';

import {markHashes} from '../hashMarks';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** The members of a chunk that are used here. */
interface Chunk {
  canBeInitial(): boolean;
  /** Where it is requested from. */
  groupsIterable: Iterable<{origins: readonly {request?: string}[]}>;
}

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

const LIBRARIES = /[\\/]node_modules[\\/]/;
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** Modules that only documentation pages use: each page needs all of them. */
const DOCS = /[\\/]theme[\\/]Doc(?!Card|CategoryGenerated|Tag)/;
/** Modules that only posts and their lists use. */
const BLOG = /[\\/](?:theme|components)[\\/]Blog|[\\/]plugin-content-blog[\\/]/;
/** Libraries that documentation and blog pages use. */
const CONTENT_LIBRARIES = String.raw`[\\/]@docusaurus[\\/](?:theme|plugin-content)|[\\/]@mdx-js[\\/]`;
/** Folders of the site whose files they use as well. `search` is missing because its modules load on first use. */
const CONTENT_FOLDERS = String.raw`[\\/](?:browser|framework|markdown|outputs|src|text|tools)[\\/]`;
const SCRIPT = /javascript/;

function isOfLandingPage({groupsIterable}: Chunk): boolean {
  return [...groupsIterable].some(({origins}) =>
    origins.some(({request = ''}) => request.startsWith('@site/src/pages/index.')),
  );
}

/**
 * Splits the code that several pages share into scripts. React, framework and site code are separate, so that a change
 * to the site's code leaves the other two in the reader's cache. The landing page shares little with content pages, so
 * it keeps its own copy of that code.
 *
 * @param siteDir folder of the site
 */
export function buildSplitChunks(siteDir: string): SplitChunks {
  const content = new RegExp(`${CONTENT_LIBRARIES}|^${escapeRegexp(markHashes(siteDir))}${CONTENT_FOLDERS}`);
  const initial = {type: SCRIPT, chunks: 'initial' as const, enforce: true};
  const shared = {
    type: SCRIPT,
    chunks: (chunk: Chunk) => !chunk.canBeInitial() && !isOfLandingPage(chunk),
    minChunks: 4,
    enforce: true,
  };
  return {
    cacheGroups: {
      // By default, libraries that one script needs are another script, which is always loaded with it.
      defaultVendors: {test: LIBRARIES, type: SCRIPT, minChunks: 2, priority: -10},
      react: {...initial, test: REACT, name: 'react', priority: 1001},
      framework: {...initial, test: LIBRARIES, name: 'framework', priority: 1000},
      docs: {...shared, test: DOCS, name: 'docs', minChunks: 1, priority: 30},
      blog: {...shared, test: BLOG, name: 'blog', priority: 30},
      content: {...shared, test: content, name: 'content', priority: 20},
    },
  };
}
