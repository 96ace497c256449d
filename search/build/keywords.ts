import type {Fault} from '../../text/fault';
import {findFieldLine} from '../../text/yamlLines';
import {isStopTerm} from '../core/text/stopWords';
import {collectTerms, tokenize} from '../core/text/tokenize';

const PAGE_FIELD = 'keywords';
const SECTION_FIELD = 'section_keywords';
const SUBJECT_FIELD = 'subjects';

interface Limits {
  /** More entries no longer characterise the page. */
  entries: number;
  /** Longer entries are questions, whose words should be separate entries. */
  words: number;
}

const PAGE_LIMITS: Limits = {entries: 18, words: 3};
const SECTION_LIMITS: Limits = {entries: 14, words: 3};
const SUBJECT_LIMITS: Limits = {entries: 6, words: 4};

export interface KeywordSection {
  /** Undefined for the start of the page. */
  anchor: string | undefined;
  texts: readonly string[];
}

export interface PageKeywords {
  /** By position of their section. */
  lists: string[][];
  subjects: string[];
  faults: Fault[];
}

function describeKeyword(
  keyword: unknown,
  {words}: Limits,
  searched: readonly ReadonlySet<string>[],
  place: string,
): string | undefined {
  if (typeof keyword !== 'string') return `${String(keyword)} is not a string. Put it in quotes.`;
  const tokens = tokenize(keyword).filter(({term}) => !isStopTerm(term));
  if (tokens.length === 0) return `"${keyword}" has no meaningful word. Remove it.`;
  if (keyword.trim().split(/\s+/u).length > words)
    return `"${keyword}" has more than ${words} words. Keep those that readers would type.`;
  const repeated = tokens.find(({term}) => searched.some((terms) => terms.has(term)));
  if (!repeated) return undefined;
  return `"${keyword}": ${place} has "${keyword.slice(repeated.start, repeated.end)}" already, in this form or another. Remove it.`;
}

/**
 * Reads readers' words and other names of the page's subject.
 *
 * @param sections starting with the start of the page
 * @param file path relative to the site's folder
 * @param source content of the file, to find the lines of faults
 */
export function readKeywords(
  frontMatter: Readonly<Record<string, unknown>>,
  sections: readonly KeywordSection[],
  file: string,
  source: string,
): PageKeywords {
  const lists = sections.map((): string[] => []);
  const subjects: string[] = [];
  const faults: Fault[] = [];
  const terms = sections.map(({texts}) => collectTerms(texts));

  function addList(
    value: unknown,
    path: string[],
    list: string[],
    limits: Limits,
    searched: readonly ReadonlySet<string>[],
    place = 'the start of the page',
  ): void {
    const report = (message: string) => faults.push({file, line: findFieldLine(source, path), message});
    const name = path.join('.');
    if (!Array.isArray(value) || value.length === 0) {
      report(`${name} must be a list of words. Write [first, second], or remove it.`);
      return;
    }
    if (value.length > limits.entries)
      report(`${name} has ${value.length} entries. Keep the best ${limits.entries}.`);
    for (const keyword of value) {
      const wrong = describeKeyword(keyword, limits, searched, place);
      if (wrong === undefined) list.push(keyword as string);
      else report(`${name}: ${wrong}`);
    }
  }

  if (frontMatter[PAGE_FIELD] !== undefined)
    addList(frontMatter[PAGE_FIELD], [PAGE_FIELD], lists[0] ?? [], PAGE_LIMITS, terms.slice(0, 1));
  if (frontMatter[SUBJECT_FIELD] !== undefined)
    addList(frontMatter[SUBJECT_FIELD], [SUBJECT_FIELD], subjects, SUBJECT_LIMITS, []);
  for (const [anchor, value] of Object.entries(frontMatter[SECTION_FIELD] ?? {})) {
    const path = [SECTION_FIELD, anchor];
    const position = sections.findIndex((section) => section.anchor === anchor);
    const own = terms[position];
    if (own) addList(value, path, lists[position] ?? [], SECTION_LIMITS, [own], 'the section');
    else {
      const line = findFieldLine(source, path);
      const message = `${SECTION_FIELD}.${anchor}: the page has no section with this anchor. Write the anchor of an h2 or h3 heading.`;
      faults.push({file, line, message});
    }
  }
  return {lists, subjects, faults};
}
