import {useEffect} from 'react';

import {isComposing, isSearchShortcut} from './keys';

/** Calls `open` on the shortcuts of the search. */
export function useShortcuts(open: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (isComposing(event) || event.defaultPrevented || !isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [open]);
}
