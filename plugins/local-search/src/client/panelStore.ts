/** Whether the panel is open. Lives outside of React, so that any part of a page can open the search. */
export type PanelState = {
  isOpen: boolean;
  /** What the field holds when the panel opens. */
  initialQuery: string;
};

/** Words to be marked once a page is shown. */
export type PendingHighlight = {
  /** Address of the section, below the host. */
  route: string;
  terms: readonly string[];
};

/** What the server renders, and what every page begins with. */
export const closedState: PanelState = {isOpen: false, initialQuery: ''};
let state = closedState;
let pendingHighlight: PendingHighlight | undefined;
const listeners = new Set<() => void>();

function setState(next: PanelState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

export function getPanelState(): PanelState {
  return state;
}

/** Calls the listener on every change. Returns the way to stop that. */
export function subscribeToPanel(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Opens the panel, or leaves it as it is if it is open. */
export function openPanel(initialQuery = ''): void {
  if (!state.isOpen) setState({isOpen: true, initialQuery});
}

export function closePanel(): void {
  if (state.isOpen) setState(closedState);
}

/** Asks for words to be marked on the page that is opened next. */
export function requestHighlight(highlight: PendingHighlight): void {
  pendingHighlight = highlight;
}

/** The words to be marked if the given address is the one that was asked for. They are given out once. */
export function takeHighlight(route: string): PendingHighlight | undefined {
  if (pendingHighlight?.route !== route) return undefined;
  const taken = pendingHighlight;
  pendingHighlight = undefined;
  return taken;
}
