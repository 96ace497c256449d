import {STATIC_HTML_POLICY} from '../names';

const policy = globalThis.trustedTypes?.createPolicy(STATIC_HTML_POLICY, {createHTML: (text) => text});

/**
 * Marks HTML that was made and escaped while the site was built, so that it may be set in the page. What comes from the
 * address, from storage or from what a reader types must never get here.
 *
 * @returns an object that wraps the HTML, typed as what components expect; a new one on each call, which React
 * takes for a change. Without Trusted Types, as on the server, the text itself.
 */
export function trustHtml(html: string): string {
  return (policy?.createHTML(html) ?? html) as string;
}
