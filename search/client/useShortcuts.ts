import {useEffect} from 'react';

import {isComposing} from './keys';

/** Whether the element accepts typed text. */
function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
  );
}

/** Whether the key opens the search: `/` outside of fields, Ctrl+K or ⌘K anywhere. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  if (isComposing(event) || event.altKey || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k';
  return event.key === '/' && !isEditable(event.target);
}

/** Calls `open` on the shortcuts of the search. */
export function useShortcuts(open: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [open]);
}
