import {load, type CheerioAPI} from 'cheerio';

/** Attributes that mean something without the style sheets and scripts of the site. */
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

/** What is there to be used on the page. */
const CONTROLS = 'button, .hash-link, [role=tablist], script, style, iframe';

function createLabel($: CheerioAPI, text: string) {
  return $('<p>').append($('<strong>').text(text));
}

/** Labels of tabs become lines above their panels, all of which are shown. */
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

/** Coloured code in boxes becomes plain code below its title. */
function simplifyCodeBlocks($: CheerioAPI): void {
  $('.theme-code-block').each((_, block) => {
    const title = $(block).find('.code-title').text();
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

/** A colour of the site with the one for readers that do not know the site: `var(--diagram-line,#596870)`. */
const COLOUR_VARIABLE = /var\(--[\w-]+,\s*(#[0-9a-f]+)\)/gi;

/** Some readers drop drawings, so their description is written as well. */
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
 * Makes the HTML of a post fit for readers of feeds, which have neither style sheets nor scripts: no buttons, no links
 * of headings to themselves, no classes and styles; code as plain text, notes as quotations, all tabs open.
 *
 * @param html the content of a built post, with absolute addresses
 */
export function cleanFeedHtml(html: string): string {
  const $ = load(html, null, false);
  openTabs($);
  describeDiagrams($);
  simplifyCodeBlocks($);
  simplifyAdmonitions($);
  $(CONTROLS).remove();
  // Icons. Drawings that say something have a role.
  $('svg:not([role=img], [role=img] *)').remove();
  dropComments($);
  dropAttributes($);
  $('div, span').each((_, element) => {
    $(element).replaceWith($(element).contents());
  });
  return $.html().replaceAll(COLOUR_VARIABLE, '$1').trim();
}
