import {useEffect} from 'react';

import {applyKey, isComposing} from './keys';
import {changeInitialQuery, closePanel, getPanelState} from './panelStore';

/**
 * Keeps what is typed while the code of the panel is on its way: the field will begin with it. Enter asks for the first
 * result of it, Escape calls the search off.
 */
export function useTypeAhead(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const {initialQuery} = getPanelState();
      const changed = applyKey(initialQuery, event);
      if (event.key === 'Escape') closePanel();
      else if (event.key === 'Enter') changeInitialQuery(initialQuery, true);
      else if (changed !== undefined) changeInitialQuery(changed);
      else return;
      // The key was meant for the search: neither for the page nor for what has the focus on it.
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', handleKey, {capture: true});
    return () => document.removeEventListener('keydown', handleKey, {capture: true});
  }, [isWaiting]);
}
