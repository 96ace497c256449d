import type {DocsVersions} from '../build/collectDocsVersions';
import {createVersionId} from '../core/index/records';

/** Name of the `<meta>` by which Docusaurus' theme tells search engines the version of a page. */
const TAG_META = 'docusaurus_tag';

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Ids of the reader's versions, one per docs plugin: the version of the current page, otherwise the one chosen last,
 * otherwise the default version of the site.
 */
export function readVersions(docs: readonly DocsVersions[]): string[] {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name=${TAG_META}]`)?.content;
  return docs.map(({pluginId, storageKey, names, last}) => {
    const current = names.find((name) => tag === `docs-${pluginId}-${name}`);
    const stored = readStorage(storageKey);
    return createVersionId(pluginId, current ?? names.find((name) => name === stored) ?? last);
  });
}
