import {DEFAULT_POLICY, STATIC_HTML_POLICY} from './names';

/** Directives that browsers accept only in a header. */
const HEADER_ONLY = ["frame-ancestors 'none'"];

function createDirectives(scriptHashes: readonly string[]): string[] {
  return [
    // Only for scripts that are prefetched: Firefox has no other directive for them. All other kinds are listed.
    "default-src 'self'",
    "font-src 'none'",
    "manifest-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
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
  ];
}

/** The content security policy of all pages, as a header and as the part that a `<meta>` can contain. */
export interface Policy {
  header: string;
  meta: string;
}

/** Creates the policy: it allows only what the site itself serves, and the inline scripts with these hashes. */
export function createPolicy(scriptHashes: readonly string[]): Policy {
  const directives = createDirectives([...scriptHashes].sort());
  return {header: [...directives, ...HEADER_ONLY].join('; '), meta: directives.join('; ')};
}
