export interface OpenedResult {
  route: string;
  terms: readonly string[];
}

let openedResult: OpenedResult | undefined;

export function setOpenedResult(result: OpenedResult): void {
  openedResult = result;
}

/**
 * The opened result if it leads to this URL. Must be called for every page that is shown, because it also forgets the
 * result.
 */
export function takeOpenedResult(route: string): OpenedResult | undefined {
  const taken = openedResult;
  openedResult = undefined;
  return taken?.route === route ? taken : undefined;
}
