import {useCallback, useState} from 'react';

import {failPanel} from '../../client/panelStore';
import type SearchPanel from './SearchPanel';

type PanelModule = {default: typeof SearchPanel};

/** One for all pages: the layout of the next page brings a new button. */
let loaded: PanelModule | undefined;

/**
 * The code of the panel, as soon as it is there.
 *
 * @returns the panel, and what fetches it. Nothing of a failure is kept: the next call tries again.
 */
export function usePanelModule(): [typeof SearchPanel | undefined, () => void] {
  const [panel, setPanel] = useState(loaded);
  const load = useCallback(() => {
    import('./SearchPanel').then((module: PanelModule) => {
      loaded = module;
      setPanel(module);
    }, failPanel);
  }, []);
  return [panel?.default, load];
}
