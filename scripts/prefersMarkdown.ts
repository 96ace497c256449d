/** A choice among values by patterns, which nginx writes as a `map`. */
export interface Choice {
  name: string;
  /** The text to look at, with `$names` of results. */
  text: string;
  /** The first pattern that matches decides; upper case makes no difference. A value has `$names` of its groups. */
  patterns: readonly (readonly [pattern: string, value: string])[];
  otherwise: string;
}

const END = '\\s*(?:[;,]|$)';
const startOf = (range: string) => `(?:^|,)\\s*${range}\\s*`;

/** The quality of a range as digits, of which the first four count: 085000 for `q=0.85`, 1000 without `q`. */
const readQuality = (range: string) =>
  [
    [`${startOf(range)}(?:;[^;,]*)*?;\\s*q=0\\.?(?<decimals>\\d*)`, '0${decimals}000'],
    [`${startOf(range)}(?:[;,]|$)`, '1000'],
  ] as const;

/**
 * How the header `Accept` decides between a page and its Markdown twin: the last result is how the file continues the
 * path of the page. The rules are in deploy/nginx/README.md. nginx, which is made from this, cannot compare numbers.
 */
export const fileChoices: readonly Choice[] = [
  {
    name: 'quality_of_markdown',
    text: '$http_accept',
    patterns: [
      // HTML if any quality is not a number from 0 to 1 with at most three decimals (RFC 9110, 12.4.2).
      [`;\\s*q=(?!(?:0(?:\\.\\d{0,3})?|1(?:\\.0{0,3})?)${END})`, '0000'],
      ...readQuality('text/markdown'),
    ],
    otherwise: '0000',
  },
  {
    name: 'quality_of_html',
    text: '$http_accept',
    // That of the most specific range that includes HTML.
    patterns: ['text/html', 'text/\\*', '\\*/\\*'].flatMap(readQuality),
    otherwise: '0000',
  },
  {
    name: 'first_named',
    text: '$http_accept',
    patterns: [[`(?:^|,)\\s*text/(?<first>html|markdown)${END}`, '$first']],
    otherwise: '',
  },
  {
    name: 'page_file',
    // After the digits that both qualities share, Markdown's must be larger: it comes first in 9876543210. If all are
    // the same, Markdown must be named first.
    text: '$quality_of_markdown $quality_of_html 9876543210 $first_named',
    patterns: [
      ['^0* ', '/index.html'],
      ['^(?<same>\\d*)(?<more>\\d)\\d* \\k<same>(?<less>\\d)\\d* \\d*\\k<more>\\d*\\k<less>', '.md'],
      ['^(?<same>\\d*?)0* \\k<same>0* \\d* markdown$', '.md'],
    ],
    otherwise: '/index.html',
  },
];

const fill = (text: string, values: Record<string, string> = {}) =>
  text.replace(/\$\{?(\w+)\}?/g, (_, name: string) => values[name] ?? '');

export function prefersMarkdown(accept = ''): boolean {
  const results: Record<string, string> = {http_accept: accept};
  for (const {name, text, patterns, otherwise} of fileChoices) {
    const filled = fill(text, results);
    results[name] = otherwise;
    for (const [pattern, value] of patterns) {
      const match = new RegExp(pattern, 'i').exec(filled);
      if (!match) continue;
      results[name] = fill(value, match.groups);
      break;
    }
  }
  return results.page_file === '.md';
}
