import {useAllDocsData, useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import {useMemo} from 'react';

import {createVersionId} from '../core/index/records';

/**
 * Ids of the versions that the reader reads, one of each docs plugin: the one of the page, else the one that was chosen
 * last, else the last one.
 */
export function useReaderVersions(): readonly string[] {
  const ids = Object.keys(useAllDocsData()).map((pluginId) => {
    // The plugins of a site are always the same, and so is the number of hooks.
    const [version] = useDocsVersionCandidates(pluginId);
    return createVersionId(pluginId, version.name);
  });
  // The same list as long as it says the same: a search depends on it.
  const key = JSON.stringify(ids);
  return useMemo(() => JSON.parse(key) as string[], [key]);
}
