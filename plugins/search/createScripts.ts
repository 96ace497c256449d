import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {transform} from 'lightningcss';

import type {Configuration} from '../../search/panel/configuration';
import {bundleFile} from '../bundleScript';

const SEARCH = join(__dirname, '../../search');

interface ScriptsContext {
  /** Absolute path of the site. */
  siteDir: string;
  configuration: Configuration;
  analyticsEndpoint: string | null;
  /** The site's texts in the current language, by id; not only those of the search. */
  translations: Record<string, string>;
}

/** Beginnings of the ids of the search's texts. */
const TEXT_IDS = /^(?:localSearch|cmfcmf\/d-s-l)\./;

/** The scripts of the search. */
export interface SearchScripts {
  /** Their texts by URL path relative to the base path. */
  files: Record<string, string>;
  worker: string;
  panel: string;
}

/** The pages to begin with: the site's own, or none. */
function findStartPages(siteDir: string): string {
  const own = join(siteDir, 'src/theme/startPages');
  return existsSync(`${own}.ts`) ? own : join(SEARCH, 'theme/startPages');
}

/** Reads the panel's style sheet, which is part of its script. */
function readStyles(): string {
  const filename = join(SEARCH, 'panel/panel.css');
  return transform({filename, code: readFileSync(filename), minify: true}).code.toString();
}

/** Bundles the worker and the panel, which are not part of the page's scripts. */
export function createScripts(context: ScriptsContext): SearchScripts {
  const {siteDir, configuration, analyticsEndpoint, translations} = context;
  const ownTranslations = Object.fromEntries(
    Object.entries(translations).filter(([id]) => TEXT_IDS.test(id)),
  );
  const worker = bundleFile('search-worker', {entry: join(SEARCH, 'client/worker.ts')});
  const panel = bundleFile('search-panel', {
    entry: join(SEARCH, 'panel/index.ts'),
    define: {
      CONFIGURATION: JSON.stringify(configuration),
      ANALYTICS_ENDPOINT: JSON.stringify(analyticsEndpoint),
      STYLES: JSON.stringify(readStyles()),
      TRANSLATIONS: JSON.stringify(ownTranslations),
    },
    alias: {
      '@docusaurus/Translate': join(SEARCH, 'panel/translate'),
      '@theme/startPages': findStartPages(siteDir),
    },
  });
  return {
    files: {[worker.path]: worker.text, [panel.path]: panel.text},
    worker: worker.path,
    panel: panel.path,
  };
}
