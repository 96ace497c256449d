/** Where Docusaurus unfolds a list on the server it writes the initial values of three properties. */
const REDUNDANT_STYLE =
  /(<[a-z]+(?: [^<>]*?)?) style="?display:block;overflow:visible;height:auto"?(?=[ >])/g;
/** From Docusaurus 3.8 on, the theme adds a drawing that holds the shapes of icons and is not shown itself. */
const HIDDEN_DRAWING = /(<svg(?: [^<>]*?)?) style="?display: ?none;?"?(?=[ >])/g;
const CHARSET = /<meta charset=[^>]*>/i;

/** Takes out style attributes that change nothing or that an attribute can replace, so that no policy has to allow them. */
export function removeRedundantStyles(html: string): string {
  return html.replace(REDUNDANT_STYLE, '$1').replace(HIDDEN_DRAWING, '$1 display="none"');
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/**
 * Writes the policies into a page, before everything that they apply to: only the encoding comes before them.
 *
 * @returns the page, or `undefined` where it declares no encoding
 */
export function insertPolicies(html: string, policy: string, referrerPolicy: string): string | undefined {
  if (!CHARSET.test(html)) return undefined;
  return html.replace(
    CHARSET,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">` +
      `<meta name="referrer" content="${referrerPolicy}">`,
  );
}
