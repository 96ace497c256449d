// cspell:ignore Cber instal mrak über -- anchors: encoded, misspelt, not ASCII
import {describe, expect, it} from 'vitest';

import {formatFault, sortFaults} from '../../text/fault';
import {FIXTURE_ORIGIN, renderFixturePage, writeFixtureSite} from '../../tests/support/builtSite';
import {readPages} from '../sources/readPages';
import {linksCheck} from './linksCheck';

const SOURCES = {
  '/docs/a': 'docs/a.md',
  '/docs/api/': 'docs/api/index.md',
  '/blog/2024/01/01/post': 'blog/2024-01-01-post.md',
};

/** A site without a fault; tests replace or add files. */
const GOOD_SITE = {
  'build/index.html': renderFixturePage('/', '<a href=/docs/a>A</a>'),
  'build/404.html': renderFixturePage('/404.html', '<a href=/404>English</a><a href=/>Home</a>'),
  'build/docs/a/index.html': renderFixturePage('/docs/a', '<h2 id=part>Part</h2>'),
  'build/docs/api/index.html': renderFixturePage('/docs/api/', '<a href=chart.yaml>Chart</a>'),
  'build/docs/api/chart.yaml/index.html': renderFixturePage('/docs/api/chart.yaml', ''),
  'build/blog/2024/01/01/post/index.html': renderFixturePage('/blog/2024/01/01/post', ''),
  'build/img/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="mark"/><use href="#mark"/></svg>',
  'build/img/ä ö.png': '',
};

async function checkLinks(files: Record<string, string>): Promise<string[]> {
  const siteDir = writeFixtureSite({...GOOD_SITE, ...files}, SOURCES);
  const {faults} = await linksCheck.run({siteDir, readPages: () => readPages(siteDir)});
  return sortFaults(faults).map(formatFault);
}

function checkContent(content: string): Promise<string[]> {
  return checkLinks({'build/docs/a/index.html': renderFixturePage('/docs/a', content)});
}

const LEADS_TO_NO_PAGE = 'leads to no page. Correct it, or write that page first.';
const LEADS_TO_NO_FILE = 'leads to no file of the build. Correct it, or add the file to static/.';
const FROM_ANOTHER_HOST =
  'from another host, which learns who reads it. Save the file in static/, and name its path.';

describe('the link check', () => {
  it.each(
    Object.entries({
      'a page, with and without trailing slash':
        '<a href=/docs/api>1</a><a href=/docs/api/>2</a><a href=/>3</a>',
      'an address with query': '<a href="/docs/a?x=1&amp;y=2">1</a>',
      'the own host, also without TLS': `<a href=${FIXTURE_ORIGIN}/docs/a>1</a><a href=http://site.example/docs/a>2</a>`,
      'another name of the own host':
        '<a href=https://www.site.example/docs/a>1</a><a href=https://docs.site.example/docs/a#>2</a>',
      'programs on the machine of the reader':
        '<a href=http://localhost:3000>1</a><a href=http://localhost:9001/docs/a>2</a>',
      'another host': '<a href=https://other.example/nowhere#x>1</a>',
      'mail, telephone and inline data':
        '<a href=mailto:a@b.example>1</a><a href=tel:1>2</a><img src="data:image/png;base64,AA">',
      'an anchor, by id or by name':
        '<h2 id=x>X</h2><a name=y></a><a href=#x>1</a><a href=#y>2</a><a href=/docs/a#x>3</a>',
      'an anchor with letters beyond ASCII':
        '<h2 id="über-uns">X</h2><a href="#%C3%BCber-uns">1</a><a href="#über-uns">2</a>',
      'the top of the page and a text fragment':
        '<a href=#>1</a><a href=#top>2</a><a href="/docs/api#:~:text=Chart">3</a>',
      'a file, with percent-encoding':
        '<img src="/img/%C3%A4%20%C3%B6.png"><img srcset="/img/logo.svg 1x, /img/logo.svg 2x">',
      'parts of a drawing':
        '<svg><marker id=m></marker><path marker-end=url(#m) style="fill:url(\'#m\')"/><use xlink:href=/img/logo.svg#mark /></svg>',
    }),
  )('accepts links to %s', async (_what, content) => {
    expect(await checkContent(content)).toEqual([]);
  });

  it.each([
    ...[
      '/docs/nowhere',
      '../nowhere',
      '/docs/b.md',
      '/%E0%A4%A',
      'http://[',
      `${FIXTURE_ORIGIN}/nowhere`,
      'https://www.site.example/nowhere',
      'https://docs.site.example/docs/nowhere',
    ].map((url) => [`<a href=${url}>1</a>`, `the link ${url} ${LEADS_TO_NO_PAGE}`]),
    ...[
      '<img src=/img/no.png>',
      '<img src=/img/logo.svg srcset="/img/logo.svg 1x, /img/no.png 2x">',
      '<video poster=/img/no.png></video>',
      '<object data=/img/no.png></object>',
      '<p style="background:url(/img/no.png)">',
      '<style>p{background:url("/img/no.png")}</style>',
    ].map((content) => [content, `the URL /img/no.png ${LEADS_TO_NO_FILE}`]),
    ...Object.entries({
      '<a href=http://localhost:3000/docs/a>1</a>':
        'the link http://localhost:3000/docs/a leads to the machine of the reader. Write /docs/a.',
      '<a href="">1</a>': 'a link has no URL: []() or an empty attribute. Add the URL.',
      '<p aria-describedby="note x">1</p><p id=note></p>':
        'aria-describedby names the id "x", which no element of the page has. Correct it, or remove the attribute.',
      '<label for=name></label>':
        'for names the id "name", which no element of the page has. Correct it, or remove the attribute.',
      '<p id=a></p><p id=a></p>': 'the id "a" is on two elements of the page. Give each its own.',
      [`<script type=application/ld+json>{"image":{"url":"${FIXTURE_ORIGIN}/img/no.png"},"name":"/no/url"}</script>`]: `the URL ${FIXTURE_ORIGIN}/img/no.png ${LEADS_TO_NO_FILE}`,
      '<a href=https://other.org>1</a><img src=//other.org/a.png>': `the page loads //other.org/a.png ${FROM_ANOTHER_HOST}`,
      '<p style="background:url(https://other.org/b.png)">': `the page loads https://other.org/b.png ${FROM_ANOTHER_HOST}`,
      '<svg><use xlink:href=/img/logo.svg#mrak /></svg>':
        'the link /img/logo.svg#mrak names an anchor that build/img/logo.svg does not have. Write #mark.',
      '<h2 id=install>X</h2><a href=#instal>1</a>':
        'the link #instal names an anchor that this page does not have. Write #install, or add {#instal} to a heading there.',
      '<a href=/docs/api/#values>1</a>':
        'the link /docs/api/#values names an anchor that docs/api/index.md does not have. Choose another one, or add {#values} to a heading there.',
    }),
  ])('reports %s with the source of the page', async (content, message) => {
    expect(await checkContent(content)).toEqual([`docs/a.md: ${message}`]);
  });

  it('reads the base path of the site from its home page', async () => {
    const content =
      '<a href=/sub/docs/a>1</a><a href=/sub/>2</a><a href=/sub>3</a><a href=/docs/a>4</a><a href=/subdocs/a>5</a><a href=http://localhost:3000/sub/docs/a>6</a>';
    const faults = await checkLinks({
      'build/index.html': renderFixturePage('/sub/', '<a href=/sub/docs/a>A</a>'),
      'build/404.html': renderFixturePage('/sub/404.html', '<a href=/sub/404>English</a>'),
      'build/docs/a/index.html': renderFixturePage('/sub/docs/a', content),
      'build/docs/api/index.html': renderFixturePage('/sub/docs/api', ''),
      'build/docs/api/chart.yaml/index.html': renderFixturePage('/sub/docs/api/chart.yaml', ''),
      'build/blog/2024/01/01/post/index.html': renderFixturePage('/sub/blog/2024/01/01/post', ''),
    });
    expect(faults).toEqual([
      `build/docs/a/index.html: the link /docs/a ${LEADS_TO_NO_PAGE}`,
      `build/docs/a/index.html: the link /subdocs/a ${LEADS_TO_NO_PAGE}`,
      'build/docs/a/index.html: the link http://localhost:3000/sub/docs/a leads to the machine of the reader. Write /sub/docs/a.',
    ]);
  });

  it('reads relative links against the canonical address, with its trailing slash', async () => {
    const page = (target: string) => ({
      'build/docs/api/index.html': renderFixturePage('/docs/api/', `<a href=${target}>1</a>`),
    });
    expect(await checkLinks(page('./chart.yaml'))).toEqual([]);
    expect(await checkLinks(page('./a'))).toEqual([`docs/api/index.md: the link ./a ${LEADS_TO_NO_PAGE}`]);
  });

  it('reports links and ids of navigation or metadata once for all pages', async () => {
    const frame =
      '<nav aria-labelledby=title><a href=/gone>Gone</a></nav><meta property=og:image content=https://site.example/img/no.png>';
    const faults = await checkLinks({
      'build/index.html': renderFixturePage('/', '', frame),
      'build/docs/a/index.html': renderFixturePage('/docs/a', '', frame),
    });
    const where = 'It is outside the text of 2 pages: look at';
    const links = `${where} navbar, footer and metadata in docusaurus.config.ts.`;
    expect(faults).toEqual([
      `docs/a.md: aria-labelledby names the id "title", which no element of the page has. Correct it, or remove the attribute. ${where} src/theme.`,
      `docs/a.md: the link /gone ${LEADS_TO_NO_PAGE} ${links}`,
      `docs/a.md: the URL https://site.example/img/no.png ${LEADS_TO_NO_FILE} ${links}`,
    ]);
  });

  it('reports a link of a post once, although lists and feeds repeat it', async () => {
    const link = (target: string) => `<a href="${target}">1</a>`;
    const absolute = `${FIXTURE_ORIGIN}/gone`;
    const address = `${FIXTURE_ORIGIN}/blog/2024/01/01/post`;
    const messages = await checkLinks({
      'build/blog/2024/01/01/post/index.html': renderFixturePage('/blog/2024/01/01/post', link('/gone')),
      'build/blog/index.html': renderFixturePage('/blog', link('/gone')),
      'build/blog/rss.xml': `<rss><channel><item><link>${address}</link><content:encoded><![CDATA[${link(absolute)}]]></content:encoded></item></channel></rss>`,
      'build/blog/atom.xml': `<feed><entry><link href="${address}"/><content type="html"><![CDATA[${link(absolute)}]]></content></entry></feed>`,
      'build/blog/feed.json': JSON.stringify({items: [{url: address, content_html: link(absolute)}]}),
    });
    expect(messages).toEqual([`blog/2024-01-01-post.md: the link /gone ${LEADS_TO_NO_PAGE}`]);
  });

  const GONE = `${FIXTURE_ORIGIN}/gone`;

  it.each([
    ['blog/rss.xml', `<rss><channel><link>${GONE}</link></channel></rss>`],
    ['blog/atom.xml', `<feed><entry><id>${GONE}</id><summary>&lt;a href="${GONE}"></summary></entry></feed>`],
    ['blog/feed.json', JSON.stringify({items: [{content_html: `<a href="${GONE}">1</a>`}]})],
    ['sitemap.xml', `<urlset><url><loc>${GONE}</loc></url></urlset>`],
  ])('reports a link that only %s holds', async (file, feed) => {
    expect(await checkLinks({[`build/${file}`]: feed})).toEqual([
      `build/${file}: the link ${GONE} ${LEADS_TO_NO_PAGE}`,
    ]);
  });

  it('reports links of pictures and style sheets', async () => {
    const faults = await checkLinks({
      'build/img/drawing.svg': '<svg><use xlink:href="#no"/><image href="no.png"/></svg>',
      'build/assets/css/styles.css': '@font-face{src:url(../no.woff2)}',
    });
    expect(faults).toEqual([
      `build/assets/css/styles.css: the URL ../no.woff2 ${LEADS_TO_NO_FILE}`,
      'build/img/drawing.svg: the link #no names an anchor that this page does not have. Choose another one.',
      `build/img/drawing.svg: the URL no.png ${LEADS_TO_NO_FILE}`,
    ]);
  });

  it('reports redirects that lead nowhere, with their line in the source file', async () => {
    const redirects = '# comment\n/old /docs/a 301\n/docs/a /docs/api/ 301\n/api /docs/gone 301\n';
    const faults = [
      '_redirects:3: /docs/a is a page, which no redirect may hide. Remove the line.',
      '_redirects:4: /docs/gone is no page. Correct the path.',
    ];
    expect(await checkLinks({'build/_redirects': redirects, 'static/_redirects': redirects})).toEqual(
      faults.map((fault) => `static/${fault}`),
    );
    expect(await checkLinks({'build/_redirects': redirects})).toEqual(
      faults.map((fault) => `build/${fault}`),
    );
  });

  it('says what to do when the home page does not name the host', async () => {
    await expect(checkLinks({'build/index.html': '<main></main>'})).rejects.toThrow(
      'build/index.html has no canonical link, so the host of the site is not known. Run "npm run build".',
    );
  });
});
