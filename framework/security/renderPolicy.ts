import {DEFAULT_POLICY, STATIC_HTML_POLICY} from './names';

/**
 * Creates the content security policy of all pages, as a header and as the part that a `<meta>` can contain. It allows
 * only what the site itself serves, and the inline scripts with these hashes.
 */
export function renderPolicy(scriptHashes: readonly string[]): {header: string; meta: string} {
  const meta = [
    // Only for scripts that are prefetched: Firefox has no other directive for them. All other kinds are listed.
    "default-src 'self'",
    "font-src 'none'",
    "manifest-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    ["script-src 'self'", ...[...scriptHashes].sort()].join(' '),
    "style-src 'self'",
    // `data:` for the icons in style sheets.
    "img-src 'self' data:",
    // Search files, and pages that are fetched in advance.
    "connect-src 'self'",
    "worker-src 'self'",
    // Live code, which has policies of its own.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${DEFAULT_POLICY} ${STATIC_HTML_POLICY}`,
  ].join('; ');
  // Browsers accept the last directive only in a header.
  return {header: `${meta}; frame-ancestors 'none'`, meta};
}
