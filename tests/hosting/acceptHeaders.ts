/** For tests: headers `Accept`, and whether a page with a Markdown twin is returned as Markdown. */

export interface AcceptHeader {
  /** Who sends it, or what is special about it. */
  name: string;
  accept: string | undefined;
  isMarkdown: boolean;
}

const OF_BROWSERS_AND_TOOLS: [name: string, accept: string | undefined][] = [
  [
    'Chrome',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  ],
  [
    'Firefox before version 132',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/png,image/svg+xml,*/*;q=0.8',
  ],
  ['Firefox, Safari', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  ['curl, fetch, ChatGPT', '*/*'],
  ['Codex', 'text/html, */*'],
  [
    'OpenCode, for HTML',
    'text/html;q=1.0, application/xhtml+xml;q=0.9, text/plain;q=0.8, text/markdown;q=0.7, */*;q=0.1',
  ],
  ['Java', 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2'],
  ['nobody: no header', undefined],
];
const OF_AGENTS: [name: string, accept: string][] = [
  ['Claude Code', 'text/markdown, text/html, */*'],
  ['Cursor', 'text/markdown, text/plain;q=0.9, */*;q=0.8'],
  ['OpenCode', 'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1'],
  ['OpenCode, for text', 'text/plain;q=1.0, text/markdown;q=0.9, text/html;q=0.8, */*;q=0.1'],
];

/** Nearly the 8 KiB that nginx accepts. */
const MANY_TYPES = 'image/png;q=0.5, '.repeat(470);

/** Headers without a sender, which stand for themselves, besides {@link qualityHeaders}. */
const HTML = [
  // Not named.
  'text/*',
  'text/html;q=0.5, text/*',
  'text/html;q=0, */*',
  'application/json',
  '',
  // Not accepted.
  'text/markdown;q=0',
  'text/markdown;q=0.000, */*',
  // HTML has a higher quality.
  'text/markdown;q=0.3, text/*;q=0.4, */*;q=0.1',
  'text/markdown;variant=GFM;q=0.9, text/html;level=1;q=0.95',
  // The same quality, and HTML comes first.
  'text/html;level=1, text/markdown',
  'TEXT/HTML;Q=0.5, TEXT/MARKDOWN;Q=0.50',
  // Malformed.
  'text/markdown;q=1.5',
  'text/markdown;q=1.001',
  'text/markdown;q=-1',
  'text/markdown;q=.5',
  'text/markdown;q=0.1234',
  'text/markdown;q=high',
  'text/markdown;q=',
  'text/markdown;q="1"',
  'text/markdown, text/html;q=2',
  'text/markdown text/html',
  'text/markdown/x',
  'text/markdown2, x-text/markdown, 2text/markdown',
  'text/ markdown',
  'markdown',
  ';, ,;q=1,',
];
const MARKDOWN = [
  'text/markdown',
  'Text/Markdown',
  'text/markdown;',
  'text/markdown;q=0.001',
  'text/markdown;charset=utf-8',
  'text/markdown;variant=GFM;q=0.9',
  'text/markdown; variant="GFM" ; q=0.9; ext=1, text/html;q=0.8',
  ' \ttext/markdown\t;\tq=0.9\t,\ttext/html ; q=0.8',
  // Markdown has a higher quality.
  'text/html;q=0.999,text/markdown;q=1.000',
  'TEXT/HTML;Q=0.89, TEXT/MARKDOWN;Q=0.9',
  'text/html;q=0.2, text/markdown;q=0.3, */*',
  'text/*;q=0.2, text/markdown;q=0.3, */*',
  'text/html;q=0, text/markdown;q=0.1, */*',
  'application/json, text/markdown;q=0.1',
  // The same quality, and HTML comes later or is not named.
  'text/*;q=0.7, */*, text/markdown;q=0.70',
];

const create = (isMarkdown: boolean, headers: readonly (readonly [string, string | undefined])[]) =>
  headers.map(([name, accept]): AcceptHeader => ({name, accept, isMarkdown}));
const createUnnamed = (isMarkdown: boolean, headers: readonly string[]) =>
  create(
    isMarkdown,
    headers.map((accept) => [accept.slice(0, 80) || 'empty', accept]),
  );

export const acceptHeaders: AcceptHeader[] = [
  ...create(false, OF_BROWSERS_AND_TOOLS),
  ...createUnnamed(false, [...HTML, `text/html, ${MANY_TYPES}text/markdown`]),
  ...create(true, OF_AGENTS),
  ...createUnnamed(true, [...MARKDOWN, `text/markdown, ${MANY_TYPES}text/html`]),
];

/** Ways to write qualities; without one it is 1. */
const QUALITIES = ',0,0.,0.001,0.09,0.1,0.10,0.101,0.5,0.99,0.999,1,1.000'.split(',');
const readNumber = (quality: string) => (quality === '' ? 1 : Number(quality));
const write = (type: string, quality: string) => (quality === '' ? type : `${type};q=${quality}`);

/** All pairs of qualities, for each range that includes HTML, in both orders. */
export const qualityHeaders: AcceptHeader[] = ['text/html', 'text/*', '*/*'].flatMap((range) =>
  QUALITIES.flatMap((ofMarkdown) =>
    QUALITIES.flatMap((ofHtml) => {
      const ranges = [write('text/markdown', ofMarkdown), write(range, ofHtml)];
      const difference = readNumber(ofMarkdown) - readNumber(ofHtml);
      return [ranges, [...ranges].reverse()].map((ordered, index) => {
        const accept = ordered.join(', ');
        const winsTie = index === 0 || range !== 'text/html';
        const isMarkdown = readNumber(ofMarkdown) > 0 && (difference > 0 || (difference === 0 && winsTie));
        return {name: accept, accept, isMarkdown};
      });
    }),
  ),
);
