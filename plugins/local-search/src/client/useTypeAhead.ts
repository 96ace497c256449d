import {useEffect} from 'react';

import {applyKey, isComposing, moveChoice} from './keys';
import {changeInitialQuery, closePanel, getPanelState} from './panelStore';

/**
 * Does what a key would do in a panel that is shown: the field will begin with what is typed. Arrow keys choose a result
 * of it, Enter asks for that, Escape calls the search off.
 *
 * @returns whether the key was meant for the search
 */
export function typeAhead(event: KeyboardEvent): boolean {
  if (isComposing(event)) return false;
  const {initialQuery, isSubmitted, choice} = getPanelState();
  const changed = applyKey(initialQuery, event);
  const moved = moveChoice(choice, event.key);
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (event.key === 'Escape') closePanel();
  // Another tab or window is for the panel: later, the browser would not let it open one.
  else if (event.key === 'Enter') changeInitialQuery(initialQuery, isPlain, choice);
  else if (changed !== undefined) changeInitialQuery(changed);
  else if (moved !== undefined && isPlain) changeInitialQuery(initialQuery, isSubmitted, moved);
  else return false;
  return true;
}

/** Keeps what is typed while the code of the panel is on its way. */
export function useTypeAhead(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (!typeAhead(event)) return;
      // The key was meant for the search: neither for the page nor for what has the focus on it.
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', handleKey, {capture: true});
    return () => document.removeEventListener('keydown', handleKey, {capture: true});
  }, [isWaiting]);
}
