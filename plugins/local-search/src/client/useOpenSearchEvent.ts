import {useEffect} from 'react';

import {OPEN_SEARCH_EVENT, type OpenSearchDetail} from '../core/openSearchEvent';
import {getPanelState, openPanel} from './panelStore';
import {typeAhead} from './useTypeAhead';

/** Opens the panel when the event asks for it. Without details it begins as after a click on the button. */
export function useOpenSearchEvent(): void {
  useEffect(() => {
    const handleEvent = (event: Event) => {
      if (getPanelState().isOpen) return;
      const {detail} = event as CustomEvent<Partial<OpenSearchDetail> | null>;
      openPanel();
      detail?.keys?.forEach(typeAhead);
    };
    document.addEventListener(OPEN_SEARCH_EVENT, handleEvent);
    return () => document.removeEventListener(OPEN_SEARCH_EVENT, handleEvent);
  }, []);
}
