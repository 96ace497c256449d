import {STATIC_HTML_POLICY} from '../names';

const policy = globalThis.trustedTypes?.createPolicy(STATIC_HTML_POLICY, {createHTML: (text) => text});

/**
 * Marks HTML that was created and escaped while the site was built, so that it may be set in the page. Never pass
 * anything that comes from the URL, from storage or from a reader's input.
 *
 * @returns an object that wraps the HTML, typed as the string that components expect; a new one on each call, which
 * React treats as a change. Without Trusted Types, as on the server, the string itself.
 */
export function trustHtml(html: string): string {
  return (policy?.createHTML(html) ?? html) as string;
}
