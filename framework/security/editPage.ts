import {escapeXml} from '../../text/escapeXml';

/** Docusaurus writes the initial values of three properties on lists that the server renders expanded. */
const REDUNDANT_STYLE =
  /(<[a-z]+(?: [^<>]*?)?) style="?display:block;overflow:visible;height:auto"?(?=[ >])/g;
/** From Docusaurus 3.8 on, the theme adds a hidden drawing with the shapes of icons. */
const HIDDEN_DRAWING = /(<svg(?: [^<>]*?)?) style="?display: ?none;?"?(?=[ >])/g;
const CHARSET = /<meta charset=[^>]*>/i;

/**
 * Removes style attributes that have no effect or that an attribute can replace, so that no policy has to allow them.
 */
export function removeRedundantStyles(html: string): string {
  return html.replace(REDUNDANT_STYLE, '$1').replace(HIDDEN_DRAWING, '$1 display="none"');
}

/**
 * Inserts the policies into a page, right after the encoding and before everything that they apply to.
 *
 * @returns the page, or `undefined` if it declares no encoding
 */
export function insertPolicies(html: string, policy: string, referrerPolicy: string): string | undefined {
  if (!CHARSET.test(html)) return undefined;
  return html.replace(
    CHARSET,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}">` +
      `<meta name="referrer" content="${referrerPolicy}">`,
  );
}
