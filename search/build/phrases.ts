import type {Fault} from '../../text/fault';
import {isPageStart} from '../core/index/records';
import {isStopTerm} from '../core/text/stopWords';
import {collectTerms, tokenize} from '../core/text/tokenize';
import type {IndexRecord} from './buildRecords';

/** A word of fewer pages than that is a subject of each of them. */
const RARE_PAGES = 3;
/** A word that as many phrases of a page share is one of its subjects. */
const SHARED_PHRASES = 2;

/** What readers call something, and the pages and sections that explain it, best first. */
interface Phrase {
  text: string;
  /** As the file has them: relative to the base path, without trailing slashes. */
  places: string[];
  line: number;
}

/** One phrase per line: words, source and places, separated by tabs. */
function parsePhrases(source: string): Phrase[] {
  return source
    .trimEnd()
    .split(/\r?\n/)
    .map((line, index) => {
      const [text = '', , places = ''] = line.split('\t');
      return {text, places: places.split(' ').filter((place) => place !== ''), line: index + 1};
    });
}

const toPage = (place: string) => place.replace(/\/?(?:#.*)?$/, '');
const toPlace = (route: string, baseUrl: string) =>
  `/${route.slice(baseUrl.length)}`.replace(/\/(?=#|$)/, '');

function collectWords(phrases: readonly string[], isWanted: (term: string) => boolean): string[] {
  const words = phrases.flatMap((phrase) =>
    tokenize(phrase)
      .filter(({term}) => !isStopTerm(term) && isWanted(term))
      .map(({start, end}) => phrase.slice(start, end)),
  );
  return [...new Set(words)];
}

/** Words by which a page is more likely to be meant than others: rare ones, and those that its phrases share. */
function compileSubjectTest(phrasesByPage: ReadonlyMap<string, readonly string[]>) {
  const pages = new Map<string, number>();
  for (const phrases of phrasesByPage.values())
    for (const term of collectTerms(phrases)) pages.set(term, (pages.get(term) ?? 0) + 1);
  return (phrases: readonly string[]) => {
    const terms = phrases.map((phrase) => collectTerms([phrase]));
    const countPhrases = (term: string) => terms.filter((own) => own.has(term)).length;
    return (term: string) => (pages.get(term) ?? 0) < RARE_PAGES || countPhrases(term) >= SHARED_PHRASES;
  };
}

function groupBy<Item>(items: readonly Item[], getKeys: (item: Item) => readonly string[]) {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const key of new Set(getKeys(item))) groups.set(key, [...(groups.get(key) ?? []), item]);
  return groups;
}

/**
 * Adds the words of phrases: to the keywords of their sections those that these lack, and to the subjects of the page
 * that explains them best those that tell it from others.
 *
 * @param file path relative to the site's folder, and its content
 * @param baseUrl with slashes at both ends
 */
export function addPhrases(
  records: readonly IndexRecord[],
  {file, source}: {file: string; source: string},
  baseUrl: string,
): {records: IndexRecord[]; faults: Fault[]} {
  const phrases = parsePhrases(source);
  const places = new Set(records.map(({sectionRoute}) => toPlace(sectionRoute, baseUrl)));
  const faults = phrases.flatMap(({text, places: wanted, line}): Fault[] => {
    if (text === '' || wanted.length === 0)
      return [{file, line, message: 'Write a phrase, its source and its places, separated by tabs.'}];
    return wanted
      .filter((place) => !places.has(place))
      .map((place) => ({
        file,
        line,
        message: `There is no searched page or section ${place}. Correct the place.`,
      }));
  });

  const byPlace = groupBy(phrases, (phrase) => phrase.places);
  const byPage = groupBy(phrases, ({places: [best = '']}) => [toPage(best)]);
  const toTexts = (list: readonly Phrase[] = []) => list.map(({text}) => text);
  const getSubjectTest = compileSubjectTest(
    new Map([...byPage].map(([page, list]) => [page, toTexts(list)])),
  );
  const added = records.map((record) => {
    const place = toPlace(record.sectionRoute, baseUrl);
    const own = collectTerms([record.title, record.pageTitle, record.summary, record.content]);
    const keywords = collectWords(toTexts(byPlace.get(place)), (term) => !own.has(term));
    const aboutPage = isPageStart(record) ? toTexts(byPage.get(place)) : [];
    const subjects = collectWords(aboutPage, getSubjectTest(aboutPage));
    return {
      ...record,
      keywords: [...record.keywords, ...keywords],
      subjects: [...record.subjects, ...subjects],
    };
  });
  return {records: added, faults};
}
