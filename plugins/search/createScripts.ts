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
  /** By id; not only the texts of the search. */
  translations: Record<string, string>;
}

const TEXT_IDS = /^(?:localSearch|cmfcmf\/d-s-l)\./;

export interface SearchScripts {
  /** By URL path relative to the base path. */
  files: Record<string, string>;
  worker: string;
  panel: string;
}

/** The site's own, or none. */
function findStartPages(siteDir: string): string {
  const own = join(siteDir, 'src/theme/startPages');
  return existsSync(`${own}.ts`) ? own : join(SEARCH, 'theme/startPages');
}

function readStyles(): string {
  const filename = join(SEARCH, 'panel/panel.css');
  return transform({filename, code: readFileSync(filename), minify: true}).code.toString();
}

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
