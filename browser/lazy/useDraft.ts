import {createContext, useContext, useState, type RefObject} from 'react';

/** Where the lazy content around a component keeps its draft. */
export const Kept = createContext<RefObject<unknown>>({current: undefined});

/**
 * What the reader enters into a lazy content: a state that outlives its component, so that it is still there if the
 * component fails and is loaded again. One for each lazy content.
 */
export function useDraft<Draft extends object | string>(initial: Draft) {
  const kept = useContext(Kept);
  const [draft, setDraft] = useState(() => (kept.current as Draft | undefined) ?? initial);
  const change = (next: Draft | ((current: Draft) => Draft)): void =>
    setDraft((current) => {
      const changed: Draft = next instanceof Function ? next(current) : next;
      // Not in an effect: a component that fails with this draft has none.
      kept.current = changed;
      return changed;
    });
  return [draft, change] as const;
}
