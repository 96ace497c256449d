import {useLayoutEffect} from 'react';

import {isComposing, readSearchKey} from './keys';
import {changeStart, closePanel, getPanelState} from './panelStore';

/** Keeps the keys that are pressed while the panel's code is loading. Escape cancels the search. */
export function useTypeAhead(isWaiting: boolean): void {
  // A layout effect, like the one that focuses the panel's field (useModal), so that no key is lost in between.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const {initialQuery, keys} = getPanelState();
      const key = readSearchKey(event);
      if (event.key === 'Escape') closePanel();
      else if (key === undefined) return;
      else changeStart(initialQuery, [...keys, key]);
      // The key was meant for the search, not for the page or its focused element.
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', handleKey, {capture: true});
    return () => document.removeEventListener('keydown', handleKey, {capture: true});
  }, [isWaiting]);
}
