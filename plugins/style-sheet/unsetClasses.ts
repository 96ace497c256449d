/**
 * Classes that scripts of the theme or texts of pages name and that this site never sets, with the reason. Their rules
 * are removed. Where a page of the build has one of them, a test fails (tests/weight/styles.spec.ts).
 */
export const UNSET_CLASSES: readonly RegExp[] = [
  // themeConfig.navbar.style is not set, and the search has its own field.
  /^navbar--(?:dark|primary)$/,
  /^darkNavbarColorModeToggle_/,
  // No page has a banner of Infima's. The landing page has its own (src/components/HomeHero).
  /^hero(?:__title)?$/,
  // The footer has no logo, and its links are in columns.
  /^footer__(?:logo|link-separator)$/,
  /^footerLogoLink_/,
  // Buttons and badges of Infima: only `button--primary` and `button--link` are used.
  /^button--(?:outline|secondary|active|sm|lg)$/,
  /^badge(?:--\w+)?$/,
  // Folds are the browser's own (src/components/Fold).
  /^(?:details|isBrowser|collapsibleContent)_/,
  // Of components of the theme that this site replaces.
  /^(?:col--offset-1|margin-vert--md)$/,
  // The navbar hides while a reader scrolls (themeConfig.navbar.hideOnScroll), so headings need no room for it.
  /^anchorWithStickyNavbar_/,
  // Buttons that cannot be used have the attribute, not the class; no page has a list of tasks.
  /^(?:disabled$|containsTaskList_)/,
  // Lists of pages in numbers, tabs in blocks and pills: the theme names them, no page has them.
  /^pagination$/,
  /^(?:tabs|pills)--block$/,
  // The sidebar cannot be hidden (themeConfig.docs.sidebar.hideable), and has neither HTML nor links to other sites.
  /^(?:collapseSidebarButton|expandButton)(?:Icon)?_/,
  /^(?:sidebarHidden|docSidebarContainerHidden|docMainContainerEnhanced|docItemWrapperEnhanced)_/,
  /^menu(?:HtmlItem|ExternalLink)_/,
  // The team is the only author: no portrait, no links to other networks, no page of its own.
  /^avatar__photo/,
  /^(?:author-as-|authorSocial(?:Icon|Link)_|authorImage_|authorBlogPostCount_|imageOnlyAuthor)/,
  /^(?:github|x|instagram|threads)Svg_/,
];

/** Classes that pages have and whose rules change nothing, because later rules set all of it again. */
export const OVERRIDDEN_CLASSES: readonly RegExp[] = [
  // The only boxes of this kind are admonitions. src/css/site/content.css gives them colours of their own.
  /^alert--/,
];
