import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {CurrentBundler, DocusaurusConfig} from '@docusaurus/types';

import {compactRoutes} from './compactRoutes';
import {ManifestPlugin} from './ManifestPlugin';
import {readRegistry, readRoutes, type Registry} from './readGenerated';
import {shrinkConfig, shrinkMetadata, shrinkRegistry} from './shrinkGenerated';
import {createSplitChunks, type Configuration} from './splitChunks';

interface BundlerContext {
  bundler: CurrentBundler['instance'];
  /** Docusaurus' configuration, into which the result is merged. */
  config: Configuration;
  siteDir: string;
  siteConfig: DocusaurusConfig;
  /** Docusaurus' folder of generated files. */
  generatedFilesDir: string;
}

/** A Docusaurus package needs one function of this library, but all of it would be bundled. */
const TSLIB = /^tslib$/;

/** Docusaurus' plugin that adds a table from chunk names to files to the runtime. */
const CHUNK_FILES = 'ChunkAssetPlugin';

/** Writes the modules that replace the generated ones in the browser. Returns them with the requests they replace. */
function writeClientModules(
  {siteConfig, generatedFilesDir}: BundlerContext,
  registry: Registry,
): [request: RegExp, file: string][] {
  const folder = join(generatedFilesDir, 'bundle');
  const read = (name: string) => readFileSync(join(generatedFilesDir, name), 'utf8');
  mkdirSync(folder, {recursive: true});
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as Parameters<typeof compactRoutes>[1];
  const compact = compactRoutes(readRoutes(generatedFilesDir), chunkNames);
  write('pages.js', compact.pages);
  return [
    [/^@generated\/registry$/, write('registry.js', shrinkRegistry(registry))],
    [/^@generated\/docusaurus\.config$/, write('config.js', shrinkConfig(siteConfig))],
    [/^@generated\/site-metadata$/, write('metadata.json', shrinkMetadata(read('site-metadata.json')))],
    [/^@generated\/routes$/, write('routes.js', compact.routes)],
    [/^@generated\/routesChunkNames$/, write('chunkNames.js', compact.chunkNames)],
  ];
}

/** The changes to Docusaurus' bundler configuration. */
export function createBundlerConfig(context: BundlerContext): Configuration {
  const {bundler, config, siteDir, generatedFilesDir} = context;
  const client = join(__dirname, 'client');
  const replace = (request: RegExp, file: string) => new bundler.NormalModuleReplacementPlugin(request, file);
  const registry = readRegistry(generatedFilesDir);
  // Chunk names serve as ids here, so plugins/router asks the bundler's runtime: 1 KB less in the main script.
  const plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== CHUNK_FILES);
  if (plugins?.length === config.plugins?.length) {
    throw new Error(`Docusaurus adds no ${CHUNK_FILES} to the bundler. See DOCUSAURUS.md, "Chunk files".`);
  }
  config.plugins = plugins;
  return {
    entry: join(client, 'entry.ts'),
    plugins: [
      replace(TSLIB, join(client, 'importDefault.ts')),
      ...writeClientModules(context, registry).map(([request, file]) => replace(request, file)),
      new ManifestPlugin(join(generatedFilesDir, 'client-manifest.json')),
    ],
    // The route table holds the names anyway: with numeric ids, the runtime would need another map to names.
    optimization: {
      runtimeChunk: false,
      chunkIds: 'named',
      splitChunks: createSplitChunks(siteDir, registry),
    },
  };
}
