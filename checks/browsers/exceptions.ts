/**
 * Features that some of the supported browsers do not have, as MDN's data names them, by what happens in a browser
 * without them. One that the build no longer uses fails the check.
 */
export const EXCEPTIONS: Record<string, readonly string[]> = {
  'Phones have no pointer, nor a mouse to drag the corner of a field with.': [
    'css.properties.cursor.default',
    'css.properties.cursor.pointer',
    'css.properties.cursor.progress',
    'css.properties.resize',
  ],
  'Safari has no mode with forced colours.': ['css.properties.forced-color-adjust'],
  'Only phones enlarge texts by themselves.': ['css.properties.text-size-adjust'],
  'The selection has the colour of the system.': ['css.selectors.selection'],
  'A sheet of paper may end with a heading, and has the margins, header and footer of the browser.': [
    'css.properties.break-after.avoid',
    'css.at-rules.page',
  ],
  'A dialog appears without fading in; a table of contents fades at both ends.': [
    'css.at-rules.starting-style',
    'css.properties.animation-timeline',
  ],
  // The loader opens folds while a page is printed (framework/loader/client/folds.ts), as `content-visibility` would.
  'A fold opens without fading in.': ['css.selectors.details-content', 'css.properties.content-visibility'],
  'browser/lazy/useScrollAnchoring.ts does it.': ['css.properties.overflow-anchor'],
  'The last line of a heading or text may be short.': ['css.properties.text-wrap'],
  'Scrollbars look like those of the system, and the page may move by their width when they disappear.': [
    'css.properties.scrollbar-color',
    'css.properties.scrollbar-gutter',
    'css.properties.scrollbar-width',
  ],
  'The prefixed property is next to it.': ['css.properties.text-decoration.wavy'],
  'The site has another rule for pages without scripts (no-scripts.css).': ['css.at-rules.media.scripting'],
  'The next font is used.': ['css.properties.font-family.ui-monospace'],
  'A field with a wrong value has no border of its own; a text says what is wrong.': [
    'css.selectors.user-invalid',
  ],
  'browser/clipboard.ts catches the error and copies in another way.': ['api.ClipboardItem'],
  'search/client/highlight.ts asks for `CSS.highlights`, which came with it.': ['api.Highlight'],
  'Docusaurus asks whether it exists: without it, links are prefetched on every connection.': [
    'api.Navigator.connection',
  ],
  'React catches the error, and changes the page at once.': ['api.Document.startViewTransition'],
  'Properties of other objects with the same name, in packages.': [
    'javascript.builtins.Iterator.toArray',
    'javascript.builtins.Set.intersection',
    'javascript.builtins.Set.union',
    'api.AnimationEvent.animation',
    'api.CSS.in_static',
    'api.FileSystemEntry.copyTo',
    'api.IntersectionObserver.delay',
    'api.Navigator.share',
  ],
};
