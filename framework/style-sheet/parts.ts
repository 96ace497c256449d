import {PRINT_SHEET} from '../template';

interface Part {
  /** Name of its file, before the hash. */
  name: string;
  test: RegExp;
}

/**
 * Parts that not all pages have, or only on paper. A source belongs here only if no page outside the part imports its
 * component: otherwise that page loads the part's sheet as well. The rest is in the sheet that all pages share. If two
 * parts match, the first one is used.
 */
const PARTS: readonly Part[] = [
  {name: PRINT_SHEET, test: /[\\/]site[\\/]print\.css/},
  {name: 'styles-home', test: /[\\/]components[\\/](?:Home\w+|IntegrationGallery)[\\/]/},
  {name: 'styles-catalogue', test: /[\\/]markdown[\\/]catalogue[\\/]/},
  {
    name: 'styles-blog',
    test: /[\\/]theme[\\/]Blog|[\\/]components[\\/]BlogIntroduction[\\/]|[\\/]site[\\/]blog\.css/,
  },
  {
    // Loaded with the tools: no page links it.
    name: 'styles-tool',
    test: /[\\/]tools[\\/]/,
  },
  {name: 'styles-code', test: /[\\/]client[\\/](?:code|severities)\.css/},
  {
    // For pages made from Markdown: documentation and posts.
    name: 'styles-content',
    test: /[\\/]theme[\\/](?:Admonition|BackToTopButton|CodeInline|Details|Doc\w+|EditMetaRow|MDX\w+|Tab\w+|Tag\w*|TOC\w*)[\\/]|[\\/]components[\\/]PageMenu[\\/]|[\\/]site[\\/]content\.css|[\\/]markdown[\\/](?:diagrams|reference|tables)[\\/]/,
  },
];

/** Lowest priority among the parts, far above that of Docusaurus' own group, which takes all styles. */
const PRIORITY = 1000;

/** Creates the entries of `optimization.splitChunks.cacheGroups` that split the style sheets, one for each part. */
export function buildCacheGroups() {
  return Object.fromEntries(
    PARTS.map(({name, test}, index) => [
      name,
      {
        name,
        test,
        type: 'css/mini-extract',
        chunks: 'all' as const,
        enforce: true,
        priority: PRIORITY + PARTS.length - index,
      },
    ]),
  );
}
