/** Where the entry of the browser's history holds the message: it is there again after the page was loaded anew. */
const KEY = 'decodingError';

/** The state of an entry of the history, with the error that the router's library raises for a path. */
export function addDecodingError(state: unknown, pathname: string): object {
  const message = `Pathname "${pathname}" could not be decoded. This is likely caused by an invalid percent-encoding.`;
  return {...(state as object | null), [KEY]: message};
}

/** Why the path that the reader asked for could not be decoded; undefined where it could. For the browser only. */
export function readDecodingError(): string | undefined {
  return (history.state as Partial<Record<typeof KEY, string>> | null)?.[KEY];
}
