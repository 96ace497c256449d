import {existsSync} from 'node:fs';
import {join} from 'node:path';

import type {Configuration} from './panel/configuration';
import {bundleFile, readSheet} from '../framework/bundleScript';

interface ScriptsContext {
  /** Absolute path of the site. */
  siteDir: string;
  configuration: Configuration;
  analyticsEndpoint: string | null;
  /** By id; not only the texts of the search. */
  translations: Record<string, string>;
}

const TEXT_IDS = /^(?:localSearch|cmfcmf\/d-s-l)\./;

/** The site's own, or none. */
function findStartPages(siteDir: string): string {
  const own = join(siteDir, 'src/theme/startPages');
  return existsSync(`${own}.ts`) ? own : join(__dirname, 'theme/startPages');
}

/** Bundles worker and panel. Their paths, and those of the files with their texts, are relative to the base path. */
export function bundleScripts({siteDir, configuration, analyticsEndpoint, translations}: ScriptsContext) {
  const ownTranslations = Object.fromEntries(
    Object.entries(translations).filter(([id]) => TEXT_IDS.test(id)),
  );
  const worker = bundleFile('search-worker', {entry: join(__dirname, 'client/worker.ts')});
  const panel = bundleFile('search-panel', {
    entry: join(__dirname, 'panel/index.ts'),
    define: {
      CONFIGURATION: JSON.stringify(configuration),
      ANALYTICS_ENDPOINT: JSON.stringify(analyticsEndpoint),
      STYLES: JSON.stringify(readSheet(join(__dirname, 'panel/panel.css'))),
      TRANSLATIONS: JSON.stringify(ownTranslations),
    },
    alias: {
      '@docusaurus/Translate': join(__dirname, 'panel/translate'),
      '@theme/startPages': findStartPages(siteDir),
    },
  });
  return {
    files: {[worker.path]: worker.text, [panel.path]: panel.text} as Record<string, string>,
    worker: worker.path,
    panel: panel.path,
  };
}
