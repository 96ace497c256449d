import {useEffect} from 'react';

import {OPEN_SEARCH_EVENT, type OpenSearchDetail} from '../../protocol';
import {openPanel} from './panelStore';

/** Opens the panel on {@link OPEN_SEARCH_EVENT}. Without `detail` this is the same as a click on the button. */
export function useOpenSearchEvent(): void {
  useEffect(() => {
    const handleEvent = (event: Event) => {
      openPanel('', (event as CustomEvent<Partial<OpenSearchDetail> | null>).detail?.keys);
    };
    document.addEventListener(OPEN_SEARCH_EVENT, handleEvent);
    return () => document.removeEventListener(OPEN_SEARCH_EVENT, handleEvent);
  }, []);
}
