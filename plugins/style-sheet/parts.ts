/** A part of the site with a style sheet of its own. */
interface Part {
  /** Name of the part; its file is `styles-<name>.<hash>.css`. */
  name: string;
  /** Fits the paths of the sources that belong to the part. */
  test: RegExp;
}

/**
 * Parts that not all pages have. A source belongs here only if no page outside of the part imports its component:
 * otherwise that page loads the sheet of the part as well. The rest is put into the one sheet of all pages. Where two
 * parts fit, the first one counts.
 */
const PARTS: readonly Part[] = [
  {name: 'home', test: /[\\/]components[\\/](?:Home\w+|IntegrationGallery)[\\/]/},
  {name: 'catalogue', test: /[\\/]components[\\/]Integration(?:Filter|Index)[\\/]/},
  {
    name: 'blog',
    test: /[\\/]theme[\\/](?:Blog|TagsListByLetter)|[\\/]components[\\/]BlogWays[\\/]|[\\/]site[\\/]blog\.css/,
  },
  {name: 'search', test: /[\\/]SearchBar[\\/]SearchPanel[\\/]/},
  {name: 'live-code', test: /[\\/]live-code[\\/]theme[\\/]/},
  {
    // What pages from Markdown have: documentation and posts.
    name: 'content',
    test: /[\\/]theme[\\/](?:Admonition|BackToTopButton|CodeInline|Details|Doc\w+|EditMetaRow|MDX\w+|Tab\w+|Tag\w*|TOC\w*)[\\/]|[\\/]components[\\/](?:Diagram|FieldName)[\\/]|[\\/]site[\\/](?:tables|cascades)\.css/,
  },
];

/** Lowest priority among the parts. Docusaurus' own group, which takes all styles, has 50: parts have to come before. */
const PRIORITY = 60;

/** How the bundler cuts style sheets: the entry of `optimization.splitChunks.cacheGroups` for each part. */
export function createCacheGroups() {
  return Object.fromEntries(
    PARTS.map(({name, test}, index) => [
      `styles-${name}`,
      {
        name: `styles-${name}`,
        test,
        type: 'css/mini-extract',
        chunks: 'all' as const,
        enforce: true,
        priority: PRIORITY + PARTS.length - index,
      },
    ]),
  );
}
