import {createContext, useContext, useState, type Dispatch, type SetStateAction} from 'react';

/** Where the lazy content around a component keeps its draft. */
export const Kept = createContext<{draft?: unknown}>({});

/**
 * What the reader enters into a lazy content: a state that outlives its component, so that it is still there if the
 * component fails and is loaded again. One for each lazy content.
 */
export function useDraft<Draft>(initial: Draft): [Draft, Dispatch<SetStateAction<Draft>>] {
  const kept = useContext(Kept);
  const [draft, setDraft] = useState(() => ('draft' in kept ? (kept.draft as Draft) : initial));
  // Not in an effect: a component that fails with this draft has none.
  kept.draft = draft;
  return [draft, setDraft];
}
