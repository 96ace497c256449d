/** Missing from TypeScript's DOM library: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypePolicyRules {
  /** Returns what may become HTML, or `null` to refuse it. */
  createHTML?: (text: string) => string | null;
  /** Returns what may become a script, or `null` to refuse it. */
  createScript?: (text: string) => string | null;
  /** Returns the URL that a script or worker may be loaded from, or `null` to refuse it. */
  createScriptURL?: (address: string) => string | null;
}

interface TrustedTypePolicy {
  createHTML: (text: string) => {toString: () => string};
}

/** Missing on the server and in browsers that do not enforce Trusted Types. */
// Only "var" declares a property of the global object.
// oxlint-disable-next-line no-var -- a global is declared so
declare var trustedTypes:
  undefined | {createPolicy: (name: string, rules: TrustedTypePolicyRules) => TrustedTypePolicy};
