// cspell:ignore aeiou bcdfghjklmnprstvwz -- the letters of invented words
/** Generated pages that are like those of the site, but have words of their own: see README.md. */
import type {Nodes, Root} from 'mdast';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {unified} from 'unified';

import {isStopTerm} from '../search/core/text/stopWords';
import {toTerm} from '../search/core/text/tokenize';

export interface SourcePage {
  title: string;
  description: string;
  subjects: readonly string[];
  /** As {@link toPlainMarkdown} returns it. */
  text: string;
}

/**
 * A text of n words has about n to this power different ones (Heaps' law). Within the site's documentation it is 0.42:
 * it has one subject. A site with ten times as many pages has more of them.
 */
const HEAPS = 0.55;
/** Pages in a folder, and folders in an area. */
const FOLDER_SIZE = 20;
/** Words that more of the pages have are words of the platform, which new pages have too. */
const COMMON = 0.2;
/** A word, or what must stay as it is: the rest of a line after a fence, addresses, entities. */
const WORD = /(?:```|:::).*|\]\([^)]*\)|&#?\w+;|[A-Z]?[a-z]{3,}/g;

/** Leaves out components, images and links within the site, and keeps the text in them. */
function simplify(node: Nodes): Nodes[] {
  if (['yaml', 'image', 'comment', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'].includes(node.type))
    return [];
  const children = 'children' in node ? (node.children as Nodes[]).flatMap(simplify) : [];
  const isInside = node.type === 'link' && !/^https?:/.test(node.url);
  if (isInside || node.type.startsWith('mdxJsx')) return children;
  // A diagram with other words may not be one.
  if (node.type === 'code')
    return [{...node, meta: null, lang: node.lang === 'mermaid' ? 'text' : node.lang}];
  return ['children' in node ? ({...node, children} as Nodes) : node];
}

const dialect = unified()
  .use([[remarkGfm, {tablePipeAlign: false}], remarkMdx, remarkDirective])
  .freeze();
const {toMarkdownExtensions: extensions} = dialect.data() as {toMarkdownExtensions: Options[]};

/** The text of a page as Markdown that needs no other file. */
export function toPlainMarkdown(tree: Root): string {
  return simplify(tree)
    .map((node) => toMarkdown(node, {extensions}))
    .join('');
}

/** Mulberry32: the same numbers from 0 to 1 in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const listWords = (text: string): string[] =>
  (text.match(WORD) ?? []).filter((word) => /^[a-z]/i.test(word)).map((word) => word.toLowerCase());

function count(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Adds the words of each page, and those that few pages have, most frequent first. */
function compareWords(sources: readonly SourcePage[]) {
  const drafts = sources.map((source) => ({source, words: listWords(source.text)}));
  const counts = drafts.map(({words}) => count(words));
  const pages = count(counts.flatMap((words) => [...words.keys()]));
  // The build refuses subjects that are only stop words.
  const isRare = ([word]: [string, number]) =>
    (pages.get(word) ?? 0) <= sources.length * COMMON && !isStopTerm(toTerm(word));
  const rare = counts.map((words) => [...words].filter(isRare).sort(([, a], [, b]) => b - a));
  return drafts.map((draft, index) => ({...draft, rare: (rare[index] ?? []).map(([word]) => word)}));
}

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function renderPage(
  {title, description, subjects, text}: SourcePage,
  names: ReadonlyMap<string, string>,
  name: string,
) {
  const rename = (part: string) =>
    part.replace(WORD, (word) => {
      const other = names.get(word.toLowerCase()) ?? word;
      return /^[A-Z]/.test(word) ? capitalise(other) : other;
    });
  const head = {
    title: `${capitalise(name)}: ${rename(title)}`,
    // Within the limits of the check.
    description: rename(description).slice(0, 160).padEnd(60, '.'),
    ...(subjects.length > 0 && {subjects: subjects.map(rename)}),
  };
  const fields = Object.entries(head).map(([field, value]) => `${field}: ${JSON.stringify(value)}\n`);
  return `---\n${fields.join('')}---\n\n${rename(text)}`;
}

/**
 * Generates pages from those of the site, each of which is taken equally often. Words of few pages get others in their
 * place, the same within a page: invented ones, as many as Heaps' law demands, otherwise one of an earlier page, the
 * more likely the more pages have it (as in Simon's model of texts). The page is named after its most frequent one.
 *
 * @returns their Markdown by path, relative to the folder of the documentation
 */
export function createPages(
  sources: readonly SourcePage[],
  pageCount: number,
  seed = 1,
): Map<string, string> {
  const random = createRandom(seed);
  const pick = <Item>(items: ArrayLike<Item>) => items[Math.floor(random() * items.length)];
  const drafts = compareWords(sources);
  const used = drafts.flatMap(({rare}) => rare);
  const known = new Set(drafts.flatMap(({words}) => words));
  let read = drafts.reduce((sum, {words}) => sum + words.length, 0);
  const factor = known.size / read ** HEAPS;

  function invent(): string {
    const length = 2 + Math.floor(random() * 3);
    const syllables = Array.from({length}, () => `${pick('bcdfghjklmnprstvwz')}${pick('aeiou')}`);
    const word = syllables.join('') + pick(['', '', 'l', 'n', 'r', 's', 't']);
    if (known.has(word)) return invent();
    known.add(word);
    return word;
  }

  const order: typeof drafts = [];
  while (order.length < pageCount) {
    const rest = [...drafts];
    while (rest.length > 0) order.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  let [area, folder] = ['', ''];
  const pages = order.slice(0, pageCount).map(({source, words, rare: [subject, ...others]}, position) => {
    if (position % FOLDER_SIZE ** 2 === 0) area = invent();
    if (position % FOLDER_SIZE === 0) folder = invent();
    const name = invent();
    read += words.length;
    let missing = factor * read ** HEAPS - known.size;
    const names = new Map(subject === undefined ? [] : [[subject, name]]);
    const shuffled = others.map((word) => ({word, key: random()})).sort((a, b) => a.key - b.key);
    for (const {word} of shuffled) {
      names.set(word, missing > 0 ? invent() : (pick(used) ?? word));
      missing -= 1;
    }
    used.push(...names.values());
    return [`${area}/${folder}/${name}.md`, renderPage(source, names, name)] as const;
  });
  return new Map(pages);
}
