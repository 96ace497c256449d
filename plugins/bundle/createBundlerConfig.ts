import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {CurrentBundler, DocusaurusConfig} from '@docusaurus/types';

import {compactRoutes} from './compactRoutes';
import {ManifestPlugin} from './ManifestPlugin';
import {shrinkConfig, shrinkMetadata, shrinkRegistry} from './shrinkGenerated';
import {createSplitChunks, type Configuration} from './splitChunks';

interface BundlerContext {
  bundler: CurrentBundler['instance'];
  /** Docusaurus' configuration, to which what is returned is added. */
  config: Configuration;
  siteDir: string;
  siteConfig: DocusaurusConfig;
  /** Docusaurus' folder of generated files. */
  generatedFilesDir: string;
}

/** Docusaurus' packages for browser and server need one function of this library, and bring all of it. */
const TSLIB = /^tslib$/;

/** Writes what the browser gets in place of generated modules. Returns the files by the requests they stand in for. */
function writeClientModules({
  siteConfig,
  generatedFilesDir,
}: BundlerContext): [request: RegExp, file: string][] {
  const folder = join(generatedFilesDir, 'bundle');
  const read = (name: string) => readFileSync(join(generatedFilesDir, name), 'utf8');
  mkdirSync(folder, {recursive: true});
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as Parameters<typeof compactRoutes>[1];
  const compact = compactRoutes(read('routes.js'), chunkNames);
  write('pages.js', compact.pages);
  return [
    [/^@generated\/registry$/, write('registry.js', shrinkRegistry(read('registry.js')))],
    [/^@generated\/docusaurus\.config$/, write('config.js', shrinkConfig(siteConfig))],
    [/^@generated\/site-metadata$/, write('metadata.json', shrinkMetadata(read('site-metadata.json')))],
    [/^@generated\/routes$/, write('routes.js', compact.routes)],
    [/^@generated\/routesChunkNames$/, write('chunkNames.js', compact.chunkNames)],
  ];
}

/** What this plugin changes in how Docusaurus bundles. */
export function createBundlerConfig(context: BundlerContext): Configuration {
  const {bundler, config, siteDir, generatedFilesDir} = context;
  const client = join(__dirname, 'client');
  const replace = (request: RegExp, file: string) => new bundler.NormalModuleReplacementPlugin(request, file);
  // Its runtime tells the ids of chunks by their names, which are the same here: 1 KB in the main script.
  config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
  return {
    entry: join(client, 'entry.ts'),
    plugins: [
      replace(TSLIB, join(client, 'importDefault.ts')),
      ...writeClientModules(context).map(([request, file]) => replace(request, file)),
      new ManifestPlugin(join(generatedFilesDir, 'client-manifest.json')),
    ],
    // Names, which the tables of routes hold anyway: with numbers, the runtime would map them to names once more.
    optimization: {
      runtimeChunk: false,
      chunkIds: 'named',
      splitChunks: createSplitChunks(siteDir, readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8')),
    },
  };
}
