import {useAllDocsData, useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import {useMemo} from 'react';

import {createVersionId} from '../core/index/records';

/**
 * Ids of the reader's versions, one per docs plugin: the version of the current page, otherwise the one chosen last,
 * otherwise the default version of the site.
 */
export function useReaderVersions(): readonly string[] {
  const ids = Object.keys(useAllDocsData()).map((pluginId) => {
    // The plugins of a site never change, so neither does the number of hooks.
    const [version] = useDocsVersionCandidates(pluginId);
    return createVersionId(pluginId, version.name);
  });
  // Keeps the same array while its content is the same, because a new one would start a new search.
  const key = JSON.stringify(ids);
  return useMemo(() => JSON.parse(key) as string[], [key]);
}
