import type {SearchIndex} from './index/format';
import type {InvertedLists} from './index/invertedIndex';
import {mergeIndex} from './index/supplement';
import type {Correction} from './match/clauseMatch';
import {joinNeighbours} from './match/joinNeighbours';
import {matchClause} from './match/matchClause';
import {describePages} from './match/pageContext';
import {parseQuery, type Query} from './match/query';
import {createScorer, type Scorer} from './match/scorer';
import {weighFraming} from './match/weighFraming';
import {choosePages} from './rank/choosePages';
import {compileFactors} from './rank/factors';
import {getHitRoute, type SearchHit} from './rank/hit';
import {compileEntryFinder, nameEntries} from './rank/namedEntries';
import {compileRouteFinder} from './rank/pastedRoute';
import {applyPhrases, needsContent} from './rank/phrases';
import {findTelling, rank} from './rank/rank';
import {compileRepeatedKey, selectHits} from './rank/selectHits';
import {findUnknown, type UnknownWords} from './rank/unknownWords';
import type {SearchSettings} from './settings';
import {fieldLexicon, type Lexicon} from './text/lexicon';
import {isStopTerm} from './text/stopWords';

/** Documents from which results are selected. */
const MAX_CANDIDATES = 100;

export interface SearchAnswer {
  hits: SearchHit[];
  /** Terms that were searched for, to mark them in titles and passages. */
  terms: ReadonlySet<string>;
  corrections: Correction[];
  unknown: UnknownWords | undefined;
  /** Whether the answer depends on the content because of a phrase, but the content was not passed in. */
  needsContent: boolean;
}

function createEngine(index: SearchIndex, settings: SearchSettings, lexicon: Lexicon) {
  const scorer = createScorer(index, settings, lexicon);
  const {documents, vocabulary} = scorer;
  const factors = compileFactors(scorer, settings);
  const findEntries = compileEntryFinder(documents);
  const findPasted = compileRouteFinder(documents);
  const starts = documents.filter(({id}) => scorer.starts[id] === id);
  const read = (input: string) => parseQuery(input, (term) => vocabulary.find(term) !== undefined);

  return {
    scorer,
    read,
    search(input: string, content?: readonly string[], isComplete = true): SearchAnswer {
      const query = read(input);
      const joined = query.clauses.map((clause) => matchClause(clause, scorer));
      joinNeighbours(joined, scorer);
      const matches = weighFraming(joined, scorer);
      const named = findEntries(matches);
      const sections = nameEntries(rank(matches, documents, factors), named);
      const described = describePages(matches, scorer);
      const pages = rank(described, starts, factors);
      const hits = choosePages(sections, pages, described, scorer);
      const shown = matches.filter(({clause}) => clause.presence !== 'excluded');
      // Words that only the supplement has are not unknown.
      const unknown = isComplete ? findUnknown(shown) : undefined;
      const ranked = unknown?.rest === '' ? [] : applyPhrases(hits, query.phrases, content, MAX_CANDIDATES);
      const pasted = findPasted(input);
      const candidates = pasted
        ? [pasted, ...ranked.filter((hit) => getHitRoute(hit) !== getHitRoute(pasted))]
        : ranked;
      return {
        hits: selectHits(
          candidates,
          settings.maxSearchResults,
          compileRepeatedKey(scorer, findTelling(shown)),
        ),
        unknown: pasted ? undefined : unknown,
        terms: new Set(shown.flatMap(({terms}) => terms.map((id) => vocabulary.terms[id] ?? ''))),
        corrections: shown.map(({correction}) => correction).filter((correction) => correction !== undefined),
        needsContent: content === undefined && query.phrases.some(needsContent),
      };
    },
  };
}

/**
 * Whether the index alone answers a query: one plain word that is in a title, tag, category or URL, or begins one.
 * Several words are weighed against each other, which requires all of their occurrences; a word in no name may only
 * occur in samples.
 */
function isAnsweredByIndex({clauses, phrases}: Query, {fields, vocabulary}: Scorer): boolean {
  const [clause, ...others] = clauses;
  const head = clause?.tokens[0];
  if (!clause || !head || others.length > 0 || phrases.length > 0) return false;
  const {presence, wildcard, editDistance, field, prefix} = clause;
  if (field === 'type') return true;
  if (presence !== 'optional' || wildcard || editDistance !== undefined || field === 'content') return false;
  if (isStopTerm(head.term)) return false;
  const id = vocabulary.find(head.term);
  const known = [...(id === undefined ? [] : [id]), ...(prefix ? vocabulary.findPrefixed(head.surface) : [])];
  const names = fields.filter(({name}) => name !== 'content' && name !== 'keywords');
  return known.some((term) => names.some(({count}) => count(term) > 0));
}

export type Searcher = ReturnType<typeof createSearcher>;

/** Throws if the file is damaged. */
export function createSearcher(
  index: SearchIndex,
  settings: SearchSettings,
  lexicon: Lexicon = fieldLexicon,
) {
  const engine = createEngine(index, settings, lexicon);
  let rare: InvertedLists | undefined;
  let whole: typeof engine | undefined;

  /**
   * Depends only on the query and the index, never on what has arrived, so that a query always has the same results.
   */
  const needsSupplement = (input: string) => !isAnsweredByIndex(engine.read(input), engine.scorer);

  return {
    needsSupplement,
    /** Until then, queries that need the rare words are answered as well as possible. */
    addSupplement(supplement: InvertedLists): void {
      rare = supplement;
    },
    /** No input throws. Only phrases depend on `content`, the texts of all documents. */
    search(input: string, content?: readonly string[]): SearchAnswer {
      const isWanted = needsSupplement(input);
      if (!rare || !isWanted) return engine.search(input, content, !isWanted);
      // Created when a query needs it: many readers find what they want without it.
      whole ??= createEngine({...index, index: mergeIndex(index.index, rare)}, settings, lexicon);
      return whole.search(input, content);
    },
  };
}
