/** A placeholder: a local path resolves to the same host, whatever it is. */
const HOST = 'http://host.invalid';

/**
 * Whether a URL is a path on the same host. Browsers treat a backslash as a slash and ignore tabs and line breaks, so
 * `/\host` and `/<tab>/host` point to another host, just like `//host`.
 */
export function isLocalPath(address: string): boolean {
  if (!address.startsWith('/') || /[\\\p{Cc}]/u.test(address)) return false;
  try {
    return new URL(address, HOST).origin === HOST;
  } catch {
    return false;
  }
}
