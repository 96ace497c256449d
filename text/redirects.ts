import {formatFault, type Fault} from './fault';
import {trimSlash} from './trimSlash';

export interface Redirect {
  /** Absolute path without a trailing slash; the redirect applies with one too. */
  from: string;
  to: string;
}

/** Name of the file in `static/` and in the build: the one that Netlify reads. */
export const REDIRECTS_FILE = '_redirects';

/** What a path may consist of: nothing that must be escaped in a configuration or a response. */
const FROM = /^(?:\/[A-Za-z0-9._~-]+)+$/;
/** Of a page, which may be published with a trailing slash, or of an image. */
const TO = /^(?:\/[A-Za-z0-9._~-]+)+\/?$/;
/** Which targets are images, of {@link Redirect}: everything else is a page. */
export const IMAGE = /^\/img\//;
export const REDIRECT_STATUS = '301';

function describeFault([from = '', to = '', status, ...rest]: readonly string[]): string | undefined {
  if (status !== REDIRECT_STATUS || rest.length > 0) {
    return `expected "/from /to ${REDIRECT_STATUS}", got "${[from, to, status, ...rest].join(' ').trim()}". Correct the line.`;
  }
  const wrong = [...(FROM.test(from) ? [] : [from]), ...(TO.test(to) ? [] : [to])][0];
  return wrong === undefined
    ? undefined
    : `a path consists of letters, digits and "._~-" between slashes, got "${wrong}". Correct it.`;
}

/**
 * Reads redirects in Netlify's format, without placeholders and conditions. Lines with a fault are left out.
 *
 * @param file name for the faults
 * @param hasPage whether the site has a page or a file at a path; omit it if the build has checked that already
 */
export function readRedirects(
  text: string,
  file: string,
  hasPage?: (path: string) => boolean,
): {redirects: Redirect[]; faults: Fault[]} {
  const redirects = new Map<string, Redirect>();
  const faults: Fault[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const words = line.trim().split(/\s+/);
    const [from = '', to = ''] = words;
    if (from === '' || from.startsWith('#')) continue;
    let message = describeFault(words);
    if (redirects.has(from)) message ??= `${from} occurs twice. Remove one of the lines.`;
    if (hasPage?.(from)) message ??= `${from} is a page, which no redirect may hide. Remove the line.`;
    if (hasPage?.(trimSlash(to)) === false) message ??= `${to} is no page. Correct the path.`;
    if (message === undefined) redirects.set(from, {from, to});
    else faults.push({file, line: index + 1, message});
  }
  return {redirects: [...redirects.values()], faults};
}

/**
 * Reads redirects as {@link readRedirects} does.
 *
 * @throws if there is a fault; the message has one line for each
 */
export function parseRedirects(
  text: string,
  file = REDIRECTS_FILE,
  hasPage?: (path: string) => boolean,
): Redirect[] {
  const {redirects, faults} = readRedirects(text, file, hasPage);
  if (faults.length > 0) throw new Error(faults.map(formatFault).join('\n'));
  return redirects;
}
