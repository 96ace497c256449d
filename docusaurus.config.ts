import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Options as ThemeOptions} from '@docusaurus/theme-classic';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {ThemeConfig as LiveCodeThemeConfig} from '@docusaurus/theme-live-codeblock';
import type {Config} from '@docusaurus/types';
import {GlobExcludeDefault, normalizeUrl} from '@docusaurus/utils';

import type {Options as LocalSearchOptions} from './search/options';
import pluginDocs from './framework/docs';
import {hasHistory} from './framework/docs/hasHistory';
import {prepareForSidebar} from './framework/docs/prepareForSidebar';
import pluginBlog from './outputs/feeds';
import pluginImageChooser from './tools/image-chooser';
import pluginCatalogue from './markdown/catalogue';
import pluginCascadeExplainer from './tools/cascade-explainer';
import pluginStyleSheet from './framework/style-sheet';
import pluginBillOfMaterials from './outputs/bill-of-materials';
import pluginSocialImages, {type PluginOptions as SocialImagesOptions} from './outputs/social-images';
import pluginOwnNames from './tools/own-names';
import pluginManifestCheck from './tools/manifest-check';
import pluginMarkdownTwins from './outputs/markdown-twins';
import pluginSiteSecurity from './framework/security';
import pluginLiveCode from './tools/live-code';
import rehypeLiveCode from './tools/live-code/rehypeLiveCode';
import pluginCode, {type PluginOptions as CodeOptions} from './markdown/code';
import pluginLocalSearch from './search';
import {buildMarkdownChain} from './markdown/chain';
import pluginAnyFolder from './framework/any-folder';
import pluginBundle from './framework/bundle';
import pluginLoader, {type PluginOptions as LoaderOptions} from './framework/loader';
import {PAGE_TEMPLATE} from './framework/template';
import pluginRouter from './framework/router';
import {DEFAULT_IMAGE} from './outputs/social-images/imagePath';
import {homeSnippets} from './src/components/HomeCode/snippets';
import {loadRelease} from './platform/loadPlatform';
import {describeArchive, findArchivedVersion, listArchives} from './src/archive';
import {toEditUrl, DOCUMENTATION_EDIT_URL} from './src/toEditUrl';
import {codeTheme} from './src/css/codeThemes';
import {normaliseLines} from './text/readText';

/**
 * Base path of the site, with a slash at both ends. For a site that is not published at the root of its host, set it at
 * build time: `SITE_BASE_URL=/preview/ npm run build`.
 */
const BASE_URL = normalizeUrl(['/', process.env.SITE_BASE_URL ?? '', '/']);

const release = loadRelease();
const archived = findArchivedVersion(BASE_URL);
const archive = archived === undefined ? undefined : describeArchive(archived, release.version);
const SITE_URL = 'https://www.securecodebox.io';

const VERSION_LABEL = archived ?? 'Current';
/** The development server would show invented dates. */
const HAS_DATES = process.env.NODE_ENV === 'production' && hasHistory(__dirname);
const blogTitle = 'Blog on Automated Security Testing';
const blogDescription =
  'The maintainers of OWASP secureCodeBox write about development, roadmap, ideas and requests for comments.';

const {beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins} = buildMarkdownChain(__dirname, codeTheme, [
  rehypeLiveCode,
]);

/** Options that are missing have Docusaurus' defaults. */
const config: Config = {
  title: 'secureCodeBox',
  tagline:
    'Run security scanners on Kubernetes: many tools, one result format, on demand, on a schedule, and one scan after another.',
  url: SITE_URL,
  baseUrl: BASE_URL,
  // The loader detects a wrong base URL, on every page.
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  organizationName: 'secureCodeBox',
  projectName: 'secureCodeBox',
  // A template whose scripts only start when the reader interacts with the page.
  ssrTemplate: PAGE_TEMPLATE,

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  onBrokenMarkdownLinks: 'throw',

  markdown: {
    // Both read a page's text: the first for pages, the second for metadata.
    preprocessor: ({fileContent}) => normaliseLines(fileContent),
    parseFrontMatter: async ({filePath, fileContent, defaultParseFrontMatter}) => {
      const {frontMatter, content} = await defaultParseFrontMatter({
        filePath,
        fileContent: normaliseLines(fileContent),
      });
      // Readers' words: the search reads them from the file, and no page has to load them.
      const {section_keywords: _sections, subjects: _subjects, ...rest} = frontMatter;
      return {frontMatter: rest, content};
    },
  },

  future: {
    experimental_faster: true,
  },

  plugins: [
    [
      pluginDocs,
      {
        sidebarPath: './sidebars.ts',
        sidebarItemsGenerator: ({defaultSidebarItemsGenerator, docs, ...rest}) =>
          defaultSidebarItemsGenerator({...rest, docs: docs.map(prepareForSidebar)}),
        editUrl: ({docPath}) => toEditUrl(docPath),
        // Posts keep the state of their date: only the sitemap says when they were edited.
        showLastUpdateTime: HAS_DATES,
        beforeDefaultRemarkPlugins,
        remarkPlugins,
        rehypePlugins,
        exclude: [
          ...GlobExcludeDefault,
          // For contributors only: how decisions are recorded, and the template for a record.
          'architecture/architecture_decisions/adr_README.md',
          'architecture/architecture_decisions/adr_0000.md',
        ],
        versions: {current: {label: VERSION_LABEL}},
      } satisfies DocsOptions,
    ],
    [
      pluginBlog,
      {
        blogTitle,
        blogDescription,
        blogSidebarTitle: 'All posts',
        blogSidebarCount: 'ALL',
        editUrl: DOCUMENTATION_EDIT_URL,
        remarkPlugins,
        rehypePlugins,
        onInlineAuthors: 'throw',
        onInlineTags: 'throw',
        onUntruncatedBlogPosts: 'throw',
        feedOptions: {
          type: 'all',
          title: 'The secureCodeBox Developer Blog',
          description: blogDescription,
          copyright: 'Copyright © iteratec GmbH',
        },
      } satisfies BlogOptions,
    ],
    '@docusaurus/plugin-content-pages',
    ['@docusaurus/plugin-sitemap', {lastmod: HAS_DATES ? 'date' : null} satisfies SitemapOptions],
    [pluginLoader, {head: './src/loader.ts', end: './src/controls.ts'} satisfies LoaderOptions],
    [pluginRouter, {}],
    [pluginBundle, {}],
    [pluginAnyFolder, {}],
    [pluginOwnNames, {}],
    [pluginLiveCode, {}],
    [pluginManifestCheck, {}],
    [pluginCatalogue, {}],
    [pluginCode, {snippets: homeSnippets} satisfies CodeOptions],
    [pluginImageChooser, {}],
    [pluginCascadeExplainer, {}],
    [pluginStyleSheet, {}],
    [pluginBillOfMaterials, {}],
    [
      pluginSocialImages,
      {homeTitle: 'Automated security testing on Kubernetes', blogTitle} satisfies SocialImagesOptions,
    ],
    // Reads the finished pages, before `security` changes them.
    [pluginMarkdownTwins, {}],
    // Changes the finished pages, so it is last.
    [pluginSiteSecurity, {}],
  ],

  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: ['./src/css/tokens.css', './src/css/site.css', './src/css/site/print.css'],
      } satisfies ThemeOptions,
    ],
    // Supports `live` on code blocks. The editor is our own, because code must not run in the page itself.
    '@docusaurus/theme-live-codeblock',
    [
      pluginLocalSearch,
      {
        remarkPlugins: [...beforeDefaultRemarkPlugins, ...remarkPlugins],
        // Lists of links, which repeat the titles of other pages.
        ignoredHeadings: ['Next step', 'Next steps'],
        phrases: 'search/phrases.tsv',
        // Most readers operate the platform. The words of those who extend it or want to know why it is as it is.
        routeBoosts: [
          {
            route: '/docs/contributing',
            boost: 0.65,
            words:
              'add build contribute create custom develop dockerfile fork integrate makefile new own sdk test'.split(
                ' ',
              ),
            boostForWords: 1.1,
          },
          // What to do comes before why it is so.
          {
            route: '/docs/architecture/architecture_decisions',
            boost: 0.55,
            words: ['adr', 'chosen', 'decision', 'design', 'implemented', 'proposal', 'why'],
          },
          {route: '/docs/architecture/introduction_and_goals', boost: 1},
          {
            route: '/docs/architecture',
            boost: 0.65,
            words:
              'adr architect architecture chosen component concept decision design glossary proposal requirement stakeholder why'.split(
                ' ',
              ),
          },
        ],
      } satisfies LocalSearchOptions,
    ],
  ],

  clientModules: ['./markdown/folds/client/openFold.ts'],

  themeConfig: {
    image: DEFAULT_IMAGE,
    metadata: [
      {
        name: 'keywords',
        content:
          'security, scanner, automation, devsecops, vulnerability, pipeline, kubernetes, docker, cloud, opensource, owasp, defectdojo, nmap, nikto, nuclei, typo3, joomla, wordpress',
      },
      ...(archive?.metadata ?? []),
    ],
    announcementBar: archive?.announcementBar ?? {
      id: `documents-${release.version}`,
      // Docusaurus does not process this HTML, so the link has to include the base path.
      // Narrow windows leave out the spans.
      content: `Documented release: ${release.version}. <a href="${BASE_URL}docs/operations/upgrade#newer-releases">Newer releases<span> and what they change</span></a>`,
    },
    // The default. Without it, the bytes of a build depend on which of two themes is loaded first and adds its defaults.
    liveCodeBlock: {playgroundPosition: 'bottom'},
    navbar: {
      title: 'secureCodeBox',
      hideOnScroll: true,
      logo: {
        alt: 'secureCodeBox logo',
        src: 'img/logo.svg',
        srcDark: 'img/logo-dark.svg',
        width: 32,
        height: 32,
      },
      items: [
        {
          type: 'doc',
          docId: 'getting-started/installation',
          label: 'Docs',
          position: 'left',
        },
        {to: '/blog', label: 'Blog', position: 'left'},
        {
          type: 'docsVersionDropdown',
          position: 'right',
          className: 'navbar-version',
          'aria-label': `Docs version: ${VERSION_LABEL} (${release.version})`,
          'data-release': release.version,
          // The active item is always the version of the page, so there is nothing to highlight.
          dropdownActiveClassDisabled: true,
          dropdownItemsAfter: listArchives(release.archives, SITE_URL),
        },
        {type: 'localeDropdown', position: 'right'},
        {
          href: 'https://github.com/secureCodeBox/secureCodeBox',
          position: 'right',
          className: 'navbar-icon navbar-icon--github',
          'aria-label': 'GitHub repository',
        },
        {
          href: 'https://owasp.org/www-project-securecodebox/',
          position: 'right',
          className: 'navbar-icon navbar-icon--owasp',
          'aria-label': 'OWASP project page',
        },
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {
          title: 'Docs',
          items: [
            {
              label: 'Style Guide',
              href: 'https://github.com/secureCodeBox/secureCodeBox/tree/main/documentation/#style-guide',
            },
            {label: 'Icons', href: 'https://www.flaticon.com/'},
          ],
        },
        {
          title: 'Community',
          items: [
            {label: 'GitHub', href: 'https://github.com/secureCodeBox'},
            {
              label: 'OWASP Slack (channel #project-securecodebox)',
              href: 'https://owasp.org/slack/invite',
            },
            {label: 'Mastodon', href: 'https://infosec.exchange/@secureCodeBox'},
          ],
        },
        {
          title: 'More',
          items: [
            {label: 'Imprint', href: 'https://www.iteratec.com/en/legal-notice/'},
            {label: 'Data Protection', href: 'https://www.iteratec.com/en/data-protection/'},
            {
              html: `<a class="footer__link-item footer-badge" href="https://www.netlify.com" target="_blank" rel="noopener noreferrer"><img src="${BASE_URL}img/deploys-by-netlify.svg" alt="Deploys by Netlify" width="114" height="51" loading="lazy"></a>`,
            },
          ],
        },
      ],
      copyright: 'Copyright © the secureCodeBox authors. Built with Docusaurus.',
    },
    // For the live code editor and the code of the landing page. markdown/code/languages.ts lists the highlighted languages.
    prism: {theme: codeTheme},
  } satisfies UserThemeConfig & LiveCodeThemeConfig,
};

export default config;
