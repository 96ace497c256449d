/**
 * Classes that scripts of the theme or texts of pages name but this site never sets, with the reasons. Their rules are
 * removed. A test fails if a page of the build has one of them (tests/weight/styles.spec.ts).
 */
export const UNSET_CLASSES: readonly RegExp[] = [
  // themeConfig.navbar.style is not set, and the search has its own field.
  /^navbar--(?:dark|primary)$/,
  /^darkNavbarColorModeToggle_/,
  // No page uses Infima's hero banner. The landing page has its own (src/components/HomeHero).
  /^hero(?:__title)?$/,
  // The footer has no logo, and its links are in columns.
  /^footer__(?:logo|link-separator)$/,
  /^footerLogoLink_/,
  // Of Infima's buttons, only `button--primary` and `button--link` are used; none of its badges.
  /^button--(?:outline|secondary|active)$/,
  /^badge(?:--\w+)?$/,
  // Folds are the browser's own (src/components/Fold).
  /^(?:details|isBrowser|collapsibleContent)_/,
  // A class of a theme component that this site replaces.
  /^margin-vert--md$/,
  // No page lists others as cards (theme/DocCard).
  /^card$/,
  // Disabled buttons have the attribute, not the class; no page has a task list.
  /^(?:disabled$|containsTaskList_)/,
  // Numbered pagination, block tabs and pills: the theme names them, but no page has them.
  /^pagination$/,
  /^(?:tabs|pills)--block$/,
  // The sidebar cannot be hidden (themeConfig.docs.sidebar.hideable), and has neither HTML nor links to other sites.
  /^(?:collapseSidebarButton|expandButton)(?:Icon)?_/,
  /^(?:sidebarHidden|docSidebarContainerHidden|docMainContainerEnhanced|docItemWrapperEnhanced)_/,
  /^menu(?:HtmlItem|ExternalLink)_/,
  // The team is the only author: no portrait, no page of its own.
  /^avatar__photo/,
  /^(?:author-as-|authorImage_|authorBlogPostCount_|imageOnlyAuthor)/,
];

/** Classes that pages have but whose rules have no effect, because later rules override all of them. */
export const OVERRIDDEN_CLASSES: readonly RegExp[] = [
  // Only admonitions are alerts, and src/css/site/content.css gives them their own colours.
  /^alert--/,
];
