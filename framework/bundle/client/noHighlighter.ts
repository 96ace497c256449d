/** Replaces the theme's highlighter: code is coloured at build time. */
export {};
