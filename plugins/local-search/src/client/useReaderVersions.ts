import {
  useActivePluginAndVersion,
  useAllDocsData,
  useDocsPreferredVersionByPluginId,
} from '@docusaurus/plugin-content-docs/client';
import {useMemo} from 'react';

import {createVersionId} from '../core/records';

/**
 * Ids of the versions that the reader reads, one of each docs plugin: the one of the page, else the one that was read
 * last, else the current one.
 */
export function useReaderVersions(): readonly string[] {
  const docs = useAllDocsData();
  const page = useActivePluginAndVersion();
  const preferred = useDocsPreferredVersionByPluginId();
  const ids = Object.entries(docs).map(([pluginId, {versions}]) => {
    const shown = page?.activePlugin.pluginId === pluginId ? page.activeVersion : undefined;
    const version = shown ?? preferred[pluginId] ?? versions.find(({isLast}) => isLast);
    return version ? createVersionId(pluginId, version.name) : '';
  });
  // The same list as long as it says the same: a search depends on it.
  const key = JSON.stringify(ids);
  return useMemo(() => JSON.parse(key) as string[], [key]);
}
