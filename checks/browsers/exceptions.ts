/** Features that some of the supported browsers do not have, and that the site uses all the same. */
export interface Exception {
  /** As MDN's data names them, joined by dots. */
  features: readonly string[];
  /** Part of the only texts that may use them; any may if it is absent. */
  only?: string;
  /** What happens in a browser without them. */
  without: string;
}

/** One that the build no longer uses fails the check. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    features: [
      'css.properties.cursor.default',
      'css.properties.cursor.pointer',
      'css.properties.cursor.progress',
    ],
    without: 'Phones have no pointer.',
  },
  {
    features: ['css.properties.resize'],
    without: 'Phones have no mouse to drag the corner of a field with.',
  },
  {
    features: ['css.properties.forced-color-adjust'],
    without: 'Safari has no mode with forced colours.',
  },
  {features: ['css.selectors.selection'], without: 'The selection has the colour of the system.'},
  {
    features: ['css.properties.break-after.avoid'],
    without: 'A sheet of paper may end with a heading.',
  },
  {features: ['css.at-rules.page'], without: 'The browser prints its own margins, header and footer.'},
  {
    features: ['css.at-rules.starting-style', 'css.properties.animation-timeline'],
    without: 'A dialog appears without fading in; a table of contents fades at both ends.',
  },
  {
    features: ['css.properties.overflow-anchor'],
    without: 'plugins/lazy-content/client/useScrollAnchoring.ts does it.',
  },
  {features: ['css.properties.text-wrap'], without: 'The last line of a heading or text may be short.'},
  {
    features: ['css.selectors.details-content'],
    only: '.scb-fold',
    without: 'A fold opens without fading in.',
  },
  {
    features: ['css.selectors.details-content'],
    only: 'details::details-content{content-visibility:visible}',
    without: 'The loader opens folds while a page is printed (plugins/loader/client/folds.ts).',
  },
  {
    features: ['css.properties.content-visibility'],
    only: 'content-visibility:visible',
    without: 'It is only in the rule above.',
  },
  {
    features: [
      'css.properties.scrollbar-color',
      'css.properties.scrollbar-gutter',
      'css.properties.scrollbar-width',
    ],
    without:
      'Scrollbars look like those of the system, and the page may move by their width when they disappear.',
  },
  {
    features: ['css.properties.text-size-adjust'],
    without: 'Only phones enlarge texts by themselves.',
  },
  {
    features: ['css.properties.text-decoration.wavy'],
    without: 'The prefixed property is next to it.',
  },
  {
    features: ['css.at-rules.media.scripting'],
    without: 'The site has another rule for pages without scripts (no-scripts.css).',
  },
  {
    features: ['css.properties.font-family.ui-monospace'],
    without: 'The next font is used.',
  },
  {
    features: ['css.selectors.user-invalid'],
    without: 'A field with a wrong value has no border of its own; a text says what is wrong.',
  },
  {
    features: ['api.ClipboardItem'],
    without: 'plugins/static-content/client/clipboard.ts catches the error and copies in another way.',
  },
  {
    features: ['api.Highlight'],
    without: 'search/client/highlight.ts asks for `CSS.highlights`, which came with it.',
  },
  {
    features: ['api.Document.startViewTransition'],
    without: 'React catches the error, and changes the page at once.',
  },
  {
    features: [
      'javascript.builtins.Iterator.toArray',
      'javascript.builtins.Set.intersection',
      'javascript.builtins.Set.union',
      'api.AnimationEvent.animation',
      'api.CSS.in_static',
      'api.IntersectionObserver.delay',
      'api.Navigator.share',
    ],
    without: 'Properties of other objects with the same name, in packages.',
  },
];
