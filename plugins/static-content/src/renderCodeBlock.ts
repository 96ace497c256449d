import type {PrismTheme} from 'prism-react-renderer';

// The package exports it for pages only, together with React.
import {
  containsLineNumbers,
  parseCodeBlockTitle,
  parseLines,
  type MagicCommentConfig,
} from '../../../node_modules/@docusaurus/theme-common/lib/utils/codeBlockUtils';

import {escapeText} from './renderHtml';
import {createTokenLines, type Token} from './tokens';

/** A code block as it was written. */
export interface CodeBlock {
  /** Language behind the fence, if there is one. */
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
const BUTTONS =
  '<div class="code-buttons" data-works-without-scripts>' +
  '<button type="button" class="clean-btn code-wrap" aria-label="Toggle word wrap" title="Toggle word wrap" aria-pressed="false" hidden></button>' +
  '<button type="button" class="clean-btn code-copy" aria-label="Copy code to clipboard" title="Copy"></button>' +
  '</div>';

function renderToken({text, kind}: Token): string {
  return kind === undefined ? escapeText(text) : `<span class="token ${kind}">${escapeText(text)}</span>`;
}

/**
 * A line ends with a line feed, so that the text of all lines is the code. With numbers it is a row of two cells; the
 * style sheet counts.
 */
function renderLine(tokens: readonly Token[], marks: readonly string[], hasNumber: boolean): string {
  const text = `${tokens.map(renderToken).join('')}\n`;
  const content = hasNumber
    ? `<span class="code-number"></span><span class="code-text">${text}</span>`
    : text;
  return `<span class="${['token-line', ...marks].join(' ')}">${content}</span>`;
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
    renderLine(tokens, lineClassNames[index] ?? [], hasNumbers),
  );
  const title = parseCodeBlockTitle(metastring);
  return {
    className: `${language === undefined ? '' : `language-${name} `}theme-code-block`,
    html: [
      title === '' ? '' : `<div class="code-title">${escapeText(title)}</div>`,
      '<div class="code-body">',
      '<pre tabindex="0" class="thin-scrollbar">',
      `<code${hasNumbers ? ' class="code-numbered"' : ''}>${lines.join('')}</code></pre>`,
      `${BUTTONS}</div>`,
    ].join(''),
  };
}
