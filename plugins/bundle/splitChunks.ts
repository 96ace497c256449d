import type {Plugin} from '@docusaurus/types';
import {escapeRegexp} from '@docusaurus/utils';

import type {Registry} from './readGenerated';

/** The bundler's configuration, as Docusaurus hands it to plugins. */
export type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** What is asked of a chunk. */
interface Chunk {
  name?: string | null | undefined;
  canBeInitial(): boolean;
}

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

/** Files of libraries. */
const LIBRARIES = /[\\/]node_modules[\\/]/;
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** What only pages of documentation are made of: each of them needs all of it. */
const DOCS = /[\\/]theme[\\/]Doc(?!Card|CategoryGenerated|Tag)/;
/** What only posts and their lists are made of. */
const BLOG = /[\\/](?:theme|components)[\\/]Blog|[\\/]plugin-content-blog[\\/]/;
/** Libraries of which pages of documentation and blog are made. */
const CONTENT_LIBRARIES = String.raw`[\\/]@docusaurus[\\/](?:theme|plugin-content)|[\\/]@mdx-js[\\/]`;
/** Folders of the site, of whose files they are made as well. The parts of the search load when they are used. */
const CONTENT_FOLDERS = String.raw`[\\/](?:src|plugins|markdown|text)[\\/]`;
const SCRIPT = /javascript/;

/** How the request of the landing page begins. */
const HOME = '@site/src/pages/index.';

/**
 * Which scripts the site consists of, besides those of single pages. React, framework and site code are separate, so that
 * a change of the site's code leaves the other two in the reader's cache. The landing page has little in common with
 * content: it keeps a copy of that.
 *
 * @param siteDir folder of the site
 * @throws where the site has no landing page
 */
export function createSplitChunks(siteDir: string, registry: Registry): SplitChunks {
  const content = new RegExp(`${CONTENT_LIBRARIES}|^${escapeRegexp(siteDir)}${CONTENT_FOLDERS}`);
  const [home] = Object.entries(registry).find(([, request]) => request.startsWith(HOME)) ?? [];
  if (home === undefined)
    throw new Error('The registry has no landing page: correct HOME in splitChunks.ts.');
  const shared = {
    type: SCRIPT,
    chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== home,
    minChunks: 3,
    enforce: true,
  };
  return {
    cacheGroups: {
      react: {test: REACT, type: SCRIPT, name: 'react', chunks: 'initial', enforce: true, priority: 60},
      framework: {
        test: LIBRARIES,
        type: SCRIPT,
        name: 'framework',
        chunks: 'initial',
        enforce: true,
        priority: 55,
      },
      docs: {...shared, test: DOCS, name: 'docs', minChunks: 1, priority: 30},
      blog: {...shared, test: BLOG, name: 'blog', priority: 30},
      content: {...shared, test: content, name: 'content', priority: 20},
    },
  };
}
