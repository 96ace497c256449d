/**
 * The two Trusted Types policies that pages may create; the content security policy lists them. `default` checks plain
 * strings that reach a DOM sink, `static-html` allows HTML that was created by the build.
 */
export const DEFAULT_POLICY = 'default';
export const STATIC_HTML_POLICY = 'static-html';
