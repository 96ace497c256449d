/**
 * Docusaurus generates more than the browser needs: the rest is for the server and the development mode.
 * These functions reduce it to what the browser needs.
 */
import type {DocusaurusConfig} from '@docusaurus/types';

import type {Registry} from './readGenerated';

/** Fields of the site's configuration that only the build reads. */
const BUILD_FIELDS = [
  'baseUrlIssueBanner',
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'organizationName',
  'plugins',
  'presets',
  'projectName',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] satisfies (keyof DocusaurusConfig)[];

/** Text of the module that loads the parts of pages, without what only server-side rendering uses. */
export function shrinkRegistry(registry: Registry): string {
  const entries = Object.entries(registry).map(
    ([chunk, request]) =>
      `"${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(request)})],\n`,
  );
  return `export default {\n${entries.join('')}};\n`;
}

/** Text of the module that holds the site's configuration, without what only the build reads. */
export function shrinkConfig(config: DocusaurusConfig): string {
  // Code colours are in the style sheet; live code has its own editor (plugins/live-code).
  const {prism: _prism, liveCodeBlock: _liveCodeBlock, ...themeConfig} = config.themeConfig;
  // The other flags select build tools.
  const future = {experimental_router: config.future.experimental_router};
  const fields = Object.entries({...config, future, themeConfig}).filter(
    ([name]) => !(BUILD_FIELDS as string[]).includes(name),
  );
  return `export default ${JSON.stringify(Object.fromEntries(fields))};\n`;
}

/**
 * Removes plugin names and versions from the site's metadata: only the framework's debug pages show them.
 *
 * @param metadata text of the generated `site-metadata.json`
 * @returns text of a JSON file
 */
export function shrinkMetadata(metadata: string): string {
  const fields = JSON.parse(metadata) as Record<string, unknown>;
  return JSON.stringify({...fields, pluginVersions: {}});
}
