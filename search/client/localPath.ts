/** Stands for any host: a local path leads to the same one, whatever it is. */
const HOST = 'http://host.invalid';

/**
 * Whether a URL is a path on the same host, such as `/search-events?v=1`.
 *
 * Browsers take a backslash for a slash and leave out tabs and line ends, so that `/\host` and `/<tab>/host` lead to
 * another host as `//host` does.
 */
export function isLocalPath(address: string): boolean {
  if (!address.startsWith('/') || /[\\\p{Cc}]/u.test(address)) return false;
  try {
    return new URL(address, HOST).origin === HOST;
  } catch {
    return false;
  }
}
