import type {Element} from 'hast';
import {h} from 'hastscript';
import type {PrismTheme} from 'prism-react-renderer';

// The package exports it for pages only, together with React.
import {
  containsLineNumbers,
  parseCodeBlockTitle,
  parseLines,
  type MagicCommentConfig,
} from '../../node_modules/@docusaurus/theme-common/lib/utils/codeBlockUtils';

import {renderHtml} from './renderHtml';
import {createTokenLines, type Token} from './tokens';

/** A code block as it was written. */
export interface CodeBlock {
  /** Language after the fence, if there is one. */
  language?: string | undefined;
  /** What follows the language: `title="scan.yaml" {1,3-4} showLineNumbers`. */
  metastring?: string | undefined;
  code: string;
}

/** A code block as HTML: the box and what is in it. */
export interface StaticHtml {
  className: string;
  html: string;
}

/** Comments that mark lines, as Docusaurus has them by default. */
const MAGIC_COMMENTS: MagicCommentConfig[] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
];

/** Both work through the script that the plugin adds to all pages (client/codeButtons.ts), which shows the first one. */
const BUTTONS = h('.code-buttons', {dataWorksWithoutScripts: true}, [
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

/**
 * A line ends with a line feed, so that the text of all lines is the code. With numbers it is a row of two cells; the
 * style sheet counts.
 */
function createLine(tokens: readonly Token[], marks: readonly string[], hasNumber: boolean): Element {
  const text = [...tokens.map(createToken), '\n'];
  const content = hasNumber ? [h('span.code-number'), h('span.code-text', text)] : text;
  return h('span', {className: ['token-line', ...marks]}, content);
}

/**
 * Renders a code block: title, coloured lines, buttons. Marks of lines, their numbers and the title are those of
 * Docusaurus' code blocks.
 *
 * @param theme says which types of tokens have a colour
 */
export function renderCodeBlock(
  {language, metastring, code: source}: CodeBlock,
  theme: PrismTheme,
): StaticHtml {
  const name = (language ?? 'text').toLowerCase();
  const {lineClassNames, code} = parseLines(source, {
    metastring,
    language: language?.toLowerCase(),
    magicComments: MAGIC_COMMENTS,
  });
  const hasNumbers = containsLineNumbers(metastring);
  const lines = createTokenLines(code, name, theme).map((tokens, index) =>
    createLine(tokens, lineClassNames[index] ?? [], hasNumbers),
  );
  const title = parseCodeBlockTitle(metastring);
  const pre = h('pre', {tabIndex: 0, className: ['thin-scrollbar']}, [
    h('code', {className: hasNumbers ? ['code-numbered'] : undefined}, lines),
  ]);
  return {
    className: `${language === undefined ? '' : `language-${name} `}theme-code-block`,
    html: renderHtml([...(title === '' ? [] : [h('.code-title', title)]), h('.code-body', [pre, BUTTONS])]),
  };
}
