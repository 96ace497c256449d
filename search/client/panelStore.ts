/** Whether the panel is open. Lives outside of React, so that any part of a page can open the search. */
export interface PanelState {
  isOpen: boolean;
  /** What the field holds when the panel is shown, and what was typed since then: another panel goes on from there. */
  initialQuery: string;
  /** Keys that were pressed after that, until the panel was shown, see `applyKeys`. */
  keys: readonly string[];
  /** Why the search cannot be used. */
  error: Error | undefined;
}

/** The result that leads to the next page. */
export interface OpenedResult {
  /** URL of the section, without the host. */
  route: string;
  /**
   * Shows where the section with this anchor is. Comes from the panel, so that its code is no part of every page.
   *
   * @returns ends that
   */
  show: (hash: string) => () => void;
}

/** What the server renders, and what every page begins with. */
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

/** Calls the listener on every change. Returns the way to stop that. */
export function subscribeToPanel(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Opens the panel, or leaves it as it is if it is open. */
export function openPanel(initialQuery = '', keys: readonly string[] = []): void {
  if (!state.isOpen) setState({...closedState, isOpen: true, initialQuery, keys});
}

/** Changes what the panel will begin with once it is shown. */
export function changeStart(initialQuery: string, keys: readonly string[]): void {
  if (state.isOpen) setState({...state, initialQuery, keys});
}

/** Notes that the search cannot be used. Of no interest unless somebody wants to. */
export function failPanel(error: unknown): void {
  if (state.isOpen) setState({...state, error: error instanceof Error ? error : new Error(String(error))});
}

/** Forgets the failure, so that the panel is waited for again. */
export function retryPanel(): void {
  setState({...state, error: undefined});
}

export function closePanel(): void {
  if (state.isOpen) setState(closedState);
}

/** Keeps the result that a reader opens until its page is shown. */
export function setOpenedResult(result: OpenedResult): void {
  openedResult = result;
}

/**
 * The opened result if it leads to the given URL. To be asked for every page that is shown: a result is forgotten
 * then, even if another page came first.
 */
export function takeOpenedResult(route: string): OpenedResult | undefined {
  const taken = openedResult;
  openedResult = undefined;
  return taken?.route === route ? taken : undefined;
}
