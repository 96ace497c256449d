/**
 * Origin of relative URLs while they are resolved; nothing is asked there. Its scheme is one that no page uses, because
 * `https:a.org` without slashes is relative to a page with that scheme, and absolute on others.
 */
const OWN_ORIGIN = 'wss://this-site.invalid';

/** URLs with these schemes hold content or code themselves; `new URL` writes them in lower case. */
const INLINE_SCHEMES = new Set(['data:', 'javascript:', 'vbscript:']);

/** A prefix of Docusaurus: what follows is not resolved while building, but reaches the page as it is. */
const PATHNAME_PREFIX = /^\s*pathname:\/\//i;

/** Reads a URL the way browsers do: without spaces around it, tabs and line breaks in it, and in any case. */
function resolveUrl(text: string): URL | undefined {
  const rest = text.replace(PATHNAME_PREFIX, '');
  return URL.canParse(rest, OWN_ORIGIN) ? new URL(rest, OWN_ORIGIN) : undefined;
}

/** What is wrong with the URL of a link; `undefined` if nothing is. Links may lead to every host. */
export function describeLinkFault(text: string): string | undefined {
  const scheme = resolveUrl(text)?.protocol ?? '';
  if (!INLINE_SCHEMES.has(scheme)) return undefined;
  return `the link has the scheme "${scheme}" and leads to no page. Link to a page, a file or an https URL.`;
}

/**
 * What is wrong with a URL that a page loads something from; `undefined` if nothing is.
 *
 * @param what loads it, as the subject of the message: `the image`, `<video>`
 */
export function describeSourceFault(text: string, what: string): string | undefined {
  const url = resolveUrl(text);
  const advice = 'Save the file beside the page or in static/, and write its path.';
  if (!url) return `${what} loads "${text}", which is no valid URL. ${advice}`;
  if (INLINE_SCHEMES.has(url.protocol)) {
    return `${what} has a source with the scheme "${url.protocol}". ${advice}`;
  }
  if (url.origin === OWN_ORIGIN) return undefined;
  return `${what} loads ${text.replace(/[\t\r\n]/g, '').trim()} from elsewhere, which tells others who reads the page. ${advice}`;
}

/** The URLs of `srcset="a.png 1x, b.png 2x"`. */
export function splitSourceSet(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** The URLs of a style sheet or of the styles of an element: every `url(…)`, and quoted text that is a URL. */
export function findStyleUrls(text: string): string[] {
  const functions = text.matchAll(/url\(\s*["'`]?(?<url>[^"'`)]*)/gi);
  const quoted = text.matchAll(/["'`]\s*(?<url>(?:data:|(?:[a-z][a-z\d+.-]*:)?\/\/)[^"'`]*)/gi);
  return [...new Set([...functions, ...quoted].map(({groups}) => groups?.url ?? ''))];
}
