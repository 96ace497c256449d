/** State of the panel. It is kept outside React, so that any part of a page can open the search. */
export interface PanelState {
  isOpen: boolean;
  /** Initial content of the field, updated as the reader types, so that a new panel can continue from there. */
  initialQuery: string;
  /** Keys pressed after that, before the panel was shown; see `applyKeys`. */
  keys: readonly string[];
  /** Why the search cannot be used. */
  error: Error | undefined;
}

/** The result that the reader opened. */
export interface OpenedResult {
  /** URL of the section, without the host. */
  route: string;
  /**
   * Shows where the section with this anchor is. Provided by the panel, so that its code is not loaded on every page.
   *
   * @returns a function that undoes this
   */
  show: (hash: string) => () => void;
}

/** The initial state, also used for server rendering. */
export const closedState: PanelState = {
  isOpen: false,
  initialQuery: '',
  keys: [],
  error: undefined,
};
let state = closedState;
let openedResult: OpenedResult | undefined;
const listeners = new Set<() => void>();

function setState(next: PanelState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

export function getPanelState(): PanelState {
  return state;
}

/** Calls the listener on every change. Returns a function that unsubscribes it. */
export function subscribeToPanel(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Opens the panel. Does nothing if it is already open. */
export function openPanel(initialQuery = '', keys: readonly string[] = []): void {
  if (!state.isOpen) setState({...closedState, isOpen: true, initialQuery, keys});
}

/** Changes what the panel will start with when it is shown. */
export function changeStart(initialQuery: string, keys: readonly string[]): void {
  if (state.isOpen) setState({...state, initialQuery, keys});
}

/** Records that the search cannot be used. Does nothing if nobody is waiting for it. */
export function failPanel(error: unknown): void {
  if (state.isOpen) setState({...state, error: error instanceof Error ? error : new Error(String(error))});
}

/** Clears the error, so that the panel is loaded again. */
export function retryPanel(): void {
  setState({...state, error: undefined});
}

export function closePanel(): void {
  if (state.isOpen) setState(closedState);
}

/** Keeps the result that a reader opened until its page is shown. */
export function setOpenedResult(result: OpenedResult): void {
  openedResult = result;
}

/**
 * Returns the opened result if it leads to the given URL. Must be called for every page that is shown, because it also
 * forgets the result, even if another page was shown first.
 */
export function takeOpenedResult(route: string): OpenedResult | undefined {
  const taken = openedResult;
  openedResult = undefined;
  return taken?.route === route ? taken : undefined;
}
