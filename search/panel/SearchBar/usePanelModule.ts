import {useCallback, useState} from 'react';

import {recoverPanel} from '../../client/recovery';
import {waitForRetry} from '../../client/searchClient';
import type SearchPanel from './SearchPanel';

interface PanelModule {
  default: typeof SearchPanel;
}

/** Outside of the component, because the layout of each page renders a new button. */
let loaded: PanelModule | undefined;
let loading: Promise<void> | undefined;

const importPanel = (): Promise<PanelModule> => import('./SearchPanel');

/** A request can fail for a moment, so it is repeated once before the failure is handled. */
async function fetchPanel(): Promise<void> {
  try {
    loaded = await importPanel().catch(() => waitForRetry().then(importPanel));
  } catch (error) {
    await recoverPanel(error);
  }
  loading = undefined;
}

/**
 * The panel component, once its code has loaded.
 *
 * @returns the panel, and a function that loads it; after a failure, the next call tries again
 */
export function usePanelModule(): [typeof SearchPanel | undefined, () => void] {
  const [panel, setPanel] = useState(loaded);
  const load = useCallback(() => {
    loading ??= fetchPanel();
    void loading.then(() => setPanel(loaded));
  }, []);
  return [panel?.default, load];
}
