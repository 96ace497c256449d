import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

import type {Configuration} from '../../search/panel/configuration';
import {bundleFile} from '../bundleScript';
import {shrinkOwnSheet} from '../style-sheet/shrinkSheets';

const SEARCH = join(__dirname, '../../search');

interface ScriptsContext {
  /** Absolute path of the site. */
  siteDir: string;
  /** Style sheet with the site's design tokens, relative to the site. */
  tokens: string | null;
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

/** Creates the panel's style sheet. It includes the tokens, whose names in the page's sheets are shortened. */
function createStyles(siteDir: string, tokens: string | null): string {
  const files = [...(tokens === null ? [] : [resolve(siteDir, tokens)]), join(SEARCH, 'panel/panel.css')];
  return shrinkOwnSheet(files.map((file) => readFileSync(file, 'utf8')).join('\n'), '--search-');
}

/** Bundles the worker and the panel, which are not part of the page's scripts. */
export function createScripts(context: ScriptsContext): SearchScripts {
  const {siteDir, tokens, configuration, analyticsEndpoint, translations} = context;
  const ownTranslations = Object.fromEntries(
    Object.entries(translations).filter(([id]) => TEXT_IDS.test(id)),
  );
  const worker = bundleFile('search-worker', {entry: join(SEARCH, 'client/worker.ts')});
  const panel = bundleFile('search-panel', {
    entry: join(SEARCH, 'panel/index.ts'),
    define: {
      CONFIGURATION: JSON.stringify(configuration),
      ANALYTICS_ENDPOINT: JSON.stringify(analyticsEndpoint),
      STYLES: JSON.stringify(createStyles(siteDir, tokens)),
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
