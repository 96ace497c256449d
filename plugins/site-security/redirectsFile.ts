/** A path that redirects to another one. */
export interface Redirect {
  /** Path from the root of the host, without a slash at its end. */
  from: string;
  to: string;
}

/** Name of the file in the build: the one that Netlify reads. */
export const REDIRECTS_FILE = '_redirects';

/** What a path may consist of: nothing that would have to be escaped in a configuration or a response. */
const FROM = /^(?:\/[A-Za-z0-9._~-]+)+$/;
/** A page may be published with a slash at its end. */
const TO = /^(?:\/[A-Za-z0-9._~-]+)+\/?$/;
/** The one status that the table has: for good. */
export const REDIRECT_STATUS = '301';

function parseLine(line: string, at: string): Redirect {
  const [from = '', to = '', status, ...rest] = line.split(/\s+/);
  if (status !== REDIRECT_STATUS || rest.length > 0) {
    throw new Error(`${at}: expected "/from /to ${REDIRECT_STATUS}", got "${line}"`);
  }
  const wrong = [FROM.test(from) ? [] : from, TO.test(to) ? [] : to].flat()[0];
  if (wrong !== undefined) {
    throw new Error(`${at}: a path consists of letters, digits and "._~-" between slashes, got "${wrong}"`);
  }
  return {from, to};
}

/**
 * Reads redirects in the format of Netlify, without its placeholders and conditions.
 *
 * @param hasPage whether the site has a page or a file at a path; left out where the build has checked that already
 * @throws for a line that cannot be read, says what another one says, hides a page, or leads to none; with its number
 */
export function parseRedirects(text: string, hasPage?: (path: string) => boolean): Redirect[] {
  const redirects: Redirect[] = [];
  text.split('\n').forEach((line, index) => {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) return;
    const at = `${REDIRECTS_FILE}:${index + 1}`;
    const redirect = parseLine(content, at);
    const {from, to} = redirect;
    if (redirects.some((other) => other.from === from)) throw new Error(`${at}: ${from} occurs twice`);
    if (hasPage?.(from)) throw new Error(`${at}: ${from} is a page, which no redirect may hide`);
    if (hasPage?.(to.replace(/\/$/, '')) === false) throw new Error(`${at}: ${to} is no page`);
    redirects.push(redirect);
  });
  return redirects;
}

/**
 * Writes redirects in the format of Netlify.
 *
 * @param baseUrl path that all of them are moved below, with a slash at both ends
 */
export function createRedirectsFile(redirects: readonly Redirect[], baseUrl: string): string {
  const below = (path: string) => baseUrl + path.slice(1);
  return redirects.map(({from, to}) => `${below(from)} ${below(to)} ${REDIRECT_STATUS}\n`).join('');
}
