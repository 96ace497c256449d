import {useEffect} from 'react';

import {applyKey, isComposing, moveChoice} from './keys';
import {changeInitialQuery, closePanel, getPanelState} from './panelStore';

/**
 * Keeps what is typed while the code of the panel is on its way: the field will begin with it. Arrow keys choose a
 * result of it, Enter asks for that, Escape calls the search off.
 */
export function useTypeAhead(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const {initialQuery, isSubmitted, choice} = getPanelState();
      const changed = applyKey(initialQuery, event);
      const moved = moveChoice(choice, event.key);
      // Another tab or window is for the panel: later, the browser would not let it open one.
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (event.key === 'Escape') closePanel();
      else if (event.key === 'Enter') changeInitialQuery(initialQuery, isPlain, choice);
      else if (changed !== undefined) changeInitialQuery(changed);
      else if (moved !== undefined && isPlain) changeInitialQuery(initialQuery, isSubmitted, moved);
      else return;
      // The key was meant for the search: neither for the page nor for what has the focus on it.
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', handleKey, {capture: true});
    return () => document.removeEventListener('keydown', handleKey, {capture: true});
  }, [isWaiting]);
}
