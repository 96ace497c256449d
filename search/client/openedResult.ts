/** The result that the reader opened. */
export interface OpenedResult {
  /** URL of the section, without the host. */
  route: string;
  /** Words to mark on its page. */
  terms: readonly string[];
}

let openedResult: OpenedResult | undefined;

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
