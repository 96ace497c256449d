import type {AllContent} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** Versions of a docs plugin that has more than one. */
export interface DocsVersions {
  pluginId: string;
  /** Local storage key for the name of the version that the reader chose last. */
  storageKey: string;
  names: string[];
  /** Name of the default version. */
  last: string;
}

/**
 * Collects the docs plugins with more than one version.
 *
 * @param allContent what the content plugins of the site have loaded
 * @param namespace what Docusaurus appends to its storage keys
 */
export function collectDocsVersions(allContent: AllContent, namespace: string): DocsVersions[] {
  return Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(([pluginId, content]) => {
    const {loadedVersions} = content as LoadedContent;
    if (loadedVersions.length < 2) return [];
    return {
      pluginId,
      storageKey: `docs-preferred-version-${pluginId}${namespace}`,
      names: loadedVersions.map(({versionName}) => versionName),
      last: loadedVersions.find(({isLast}) => isLast)?.versionName ?? '',
    };
  });
}
