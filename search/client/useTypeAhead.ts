import {useLayoutEffect} from 'react';

import {isComposing, readSearchKey} from './keys';
import {changeStart, closePanel, getPanelState} from './panelStore';

/** Keeps the keys that are pressed while the code of the panel is on its way. Escape calls the search off. */
export function useTypeAhead(isWaiting: boolean): void {
  // Together with the focus of the panel's field (useModal): a key between them would be kept for nobody.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const {initialQuery, keys} = getPanelState();
      const key = readSearchKey(event);
      if (event.key === 'Escape') closePanel();
      else if (key === undefined) return;
      else changeStart(initialQuery, [...keys, key]);
      // The key was meant for the search: neither for the page nor for what has the focus on it.
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', handleKey, {capture: true});
    return () => document.removeEventListener('keydown', handleKey, {capture: true});
  }, [isWaiting]);
}
