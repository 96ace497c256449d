import Negotiator from 'negotiator';

const HTML = 'text/html';
const MARKDOWN = 'text/markdown';
/** A quality that is not a number from 0 to 1 with at most three decimals (RFC 9110, 12.4.2). */
const INVALID_QUALITY = /;\s*q=(?!(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*(?:[;,]|$))/i;
/** Parameters other than the quality. */
const PARAMETERS = /;(?!\s*q=)[^;,]*/g;

/**
 * Returns whether Markdown is preferred to HTML. It must be named, because programs that do not know it send wildcards.
 * Of two equal qualities, the more specific range wins, then the first one. `deploy/nginx/nginx.conf` has the same
 * rules.
 *
 * @param accept the header `Accept` of a request
 */
export function prefersMarkdown(accept = ''): boolean {
  if (INVALID_QUALITY.test(accept)) return false;
  // To the package, a type with other parameters is another type.
  const negotiator = new Negotiator({headers: {accept: accept.toLowerCase().replace(PARAMETERS, '')}});
  return negotiator.mediaTypes().includes(MARKDOWN) && negotiator.mediaType([HTML, MARKDOWN]) === MARKDOWN;
}
