/**
 * The two Trusted Types policies that pages may create; the content security policy names them. `default` decides on
 * texts that reach a sink of the DOM as they are, `static-html` lets HTML through that was made while building.
 */
export const DEFAULT_POLICY = 'default';
export const STATIC_HTML_POLICY = 'static-html';
