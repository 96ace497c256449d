import type {Element} from 'hast';
import {h} from 'hastscript';
import type {PrismTheme} from 'prism-react-renderer';

import {WORKS_WITHOUT_SCRIPTS} from '../../protocol';
import {renderHtml} from './renderHtml';
import {createTokenLines, type Token} from './tokens';

/** A code block as written in Markdown. */
export interface CodeBlock {
  /** Language after the fence, if there is one. */
  language?: string | undefined;
  /** What follows the language: `title="scan.yaml" values=nmap`. */
  metastring?: string | undefined;
  code: string;
}

/** A code block as HTML: the class of its box, and its content. */
export interface StaticHtml {
  className: string;
  html: string;
}

/** After the language: `title="scan.yaml"`. */
const TITLE = /title=(?<quote>["'])(?<title>.*?)\k<quote>/;

/**
 * Both are handled by an inline script on all pages (plugins/static-content/client/codeButtons.ts), which also unhides
 * the first.
 */
const BUTTONS = h('.code-buttons', {[WORKS_WITHOUT_SCRIPTS]: true}, [
  h('button', {
    type: 'button',
    className: ['clean-btn', 'code-wrap'],
    ariaLabel: 'Toggle word wrap',
    title: 'Toggle word wrap',
    ariaPressed: 'false',
    hidden: true,
  }),
  h('button', {
    type: 'button',
    className: ['clean-btn', 'code-copy'],
    ariaLabel: 'Copy code to clipboard',
    title: 'Copy',
  }),
]);

function createToken({text, kind}: Token): Element | string {
  return kind === undefined ? text : h('span', {className: ['token', kind]}, text);
}

/** A line ends with a line feed, so that the text content of all lines is the code itself. */
function createLine(tokens: readonly Token[]): Element {
  return h('span.token-line', [...tokens.map(createToken), '\n']);
}

/**
 * Renders a code block: title, coloured lines, buttons.
 *
 * @param theme determines which token types are coloured
 */
export function renderCodeBlock({language, metastring = '', code}: CodeBlock, theme: PrismTheme): StaticHtml {
  const name = (language ?? 'text').toLowerCase();
  const lines = createTokenLines(code.replace(/\n$/, ''), name, theme).map(createLine);
  const title = TITLE.exec(metastring)?.groups?.title ?? '';
  const pre = h('pre', {tabIndex: 0, className: ['thin-scrollbar']}, [h('code', lines)]);
  return {
    className: `${language === undefined ? '' : `language-${name} `}theme-code-block`,
    html: renderHtml([...(title === '' ? [] : [h('.code-title', title)]), h('.code-body', [pre, BUTTONS])]),
  };
}
