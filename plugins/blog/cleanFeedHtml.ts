import {load, type CheerioAPI} from 'cheerio';

/** Attributes that have a meaning without the site's style sheets and scripts. */
const KEPT_ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'datetime',
  'open',
];

/** `Node.COMMENT_NODE` of the DOM. */
const COMMENT_NODE = 8;

/** Elements that only work on the page itself. */
const CONTROLS = 'button, .hash-link, [role=tablist], script, style, iframe';

function createLabel($: CheerioAPI, text: string) {
  return $('<p>').append($('<strong>').text(text));
}

/** Shows all tab panels, each below the label of its tab. */
function openTabs($: CheerioAPI): void {
  $('[role=tablist]').each((_, list) => {
    const labels = $(list)
      .find('[role=tab]')
      .map((_index, tab) => $(tab).text())
      .get();
    $(list)
      .parent()
      .find('[role=tabpanel]')
      .each((index, panel) => {
        $(panel).before(createLabel($, labels[index] ?? ''));
      });
  });
}

/** Turns highlighted code blocks into plain code below their titles. */
function simplifyCodeBlocks($: CheerioAPI): void {
  $('.theme-code-block').each((_, block) => {
    const title = $(block).find('.code-title:not(.code-label)').text();
    const code = $(block).find('pre code');
    const plain = $('<pre>').append($('<code>').text(code.text().trimEnd()));
    $(block).before(title === '' ? '' : createLabel($, title));
    $(block).replaceWith(plain);
  });
  $('code').each((_, code) => {
    $(code).text($(code).text());
  });
}

function simplifyAdmonitions($: CheerioAPI): void {
  $('.theme-admonition').each((_, box) => {
    const title = createLabel($, $(box).find('[class*=admonitionHeading]').text());
    const content = $(box).find('[class*=admonitionContent]').contents();
    $(box).replaceWith($('<blockquote>').append(title, content));
  });
}

/** A colour of the site with its fallback, which feed readers need: `var(--diagram-line,#596870)`. */
const COLOUR_VARIABLE = /var\(--[\w-]+,\s*(#[0-9a-f]+)\)/gi;

/** Adds the description of each diagram as text, because some feed readers drop drawings. */
function describeDiagrams($: CheerioAPI): void {
  $('figure:has(svg[role=img])').each((_, figure) => {
    const svg = $(figure).find('svg').first();
    const caption = `${svg.children('title').text()}: ${svg.children('desc').text()}`;
    $(figure).empty().append(svg, $('<figcaption>').text(caption));
  });
}

function dropAttributes($: CheerioAPI): void {
  $('svg, svg *').removeAttr('class');
  $(':not(svg, svg *)').each((_, element) => {
    for (const name of Object.keys($(element).attr() ?? {})) {
      if (!KEPT_ATTRIBUTES.includes(name)) $(element).removeAttr(name);
    }
  });
}

function dropComments($: CheerioAPI): void {
  $.root()
    .find('*')
    .addBack()
    .contents()
    .filter((_, node) => node.nodeType === COMMENT_NODE)
    .remove();
}

/**
 * Adapts the HTML of a post to feed readers, which have neither style sheets nor scripts: no buttons, no anchor links
 * of headings, no classes and styles; code as plain text, admonitions as quotations, all tabs open.
 *
 * @param html the content of a built post, with absolute URLs
 */
export function cleanFeedHtml(html: string): string {
  const $ = load(html, null, false);
  openTabs($);
  describeDiagrams($);
  simplifyCodeBlocks($);
  simplifyAdmonitions($);
  $(CONTROLS).remove();
  // Icons: drawings that carry information have a role.
  $('svg:not([role=img], [role=img] *)').remove();
  dropComments($);
  dropAttributes($);
  $('div, span').each((_, element) => {
    $(element).replaceWith($(element).contents());
  });
  return $.html().replaceAll(COLOUR_VARIABLE, '$1').trim();
}
