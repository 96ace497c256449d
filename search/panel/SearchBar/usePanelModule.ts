import {useCallback, useState} from 'react';

import {recoverPanel} from '../../client/recovery';
import {waitForRetry} from '../../client/searchClient';
import type SearchPanel from './SearchPanel';

interface PanelModule {
  default: typeof SearchPanel;
}

/** One for all pages: the layout of the next page brings a new button. */
let loaded: PanelModule | undefined;
let loading: Promise<void> | undefined;

const importPanel = (): Promise<PanelModule> => import('./SearchPanel');

/** A single request can fail by chance, so there are two before somebody hears of it. */
async function fetchPanel(): Promise<void> {
  try {
    loaded = await importPanel().catch(() => waitForRetry().then(importPanel));
  } catch (error) {
    await recoverPanel(error);
  }
  loading = undefined;
}

/**
 * The code of the panel, as soon as it is there.
 *
 * @returns the panel, and what fetches it. Nothing of a failure is kept: the next call tries again.
 */
export function usePanelModule(): [typeof SearchPanel | undefined, () => void] {
  const [panel, setPanel] = useState(loaded);
  const load = useCallback(() => {
    loading ??= fetchPanel();
    void loading.then(() => setPanel(loaded));
  }, []);
  return [panel?.default, load];
}
