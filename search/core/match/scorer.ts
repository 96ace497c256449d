import type {Alternative} from './expandTerms';
import {createFields, type Field} from '../index/fields';
import type {SearchIndex} from '../index/format';
import type {Lexicon} from '../text/lexicon';
import {getPageRoute, isPageStart, type SearchDocument} from '../index/records';
import type {SearchSettings} from '../settings';
import {isStopTerm} from '../text/stopWords';
import {tokenize} from '../text/tokenize';
import {createVersionRule, type VersionRule} from './versions';
import {createVocabulary, type Vocabulary} from '../index/vocabulary';

/** A stop word weighs this part of what its frequency says. */
export const STOP_WORD_WEIGHT = 0.1;

/** What any word says that is no stop word, however common it is. */
const LEAST_WEIGHT = 0.6;

export interface CommonHeading {
  start: number;
  terms: ReadonlySet<number>;
}

/** Scores terms: the part of the ranking that knows the index and nothing of queries. */
export interface Scorer {
  documents: readonly SearchDocument[];
  vocabulary: Vocabulary;
  lexicon: Lexicon;
  fields: readonly Field[];
  /** Number of words of each document's name: its title and the title of its page. */
  nameLengths: ArrayLike<number>;
  /** Whether a document has a text, and not only a heading above the headings of others. */
  hasText: (id: number) => boolean;
  /**
   * The start of the page of a section whose heading many sections have, and the terms of this heading; undefined for
   * all other documents.
   */
  getCommonHeading: (id: number) => CommonHeading | undefined;
  /** The start of the page of a section; the document itself at the start. */
  starts: readonly number[];
  /** Factor of the part of the site that a document is in. */
  getRouteBoost: (id: number) => number;
  versionRule: VersionRule;
  getTermWeight: (id: number) => number;
  /** Scores of all documents for the best of the alternatives; 0 where none occurs. */
  scoreAlternatives: (alternatives: readonly Alternative[], searched?: readonly Field[]) => Float64Array;
  /** For each document how surely its name has one of the alternatives as a whole word, 0 to 1. */
  markNames: (alternatives: readonly Alternative[], surface: string) => Float64Array;
  /** Documents whose own title, or the end of whose address, has a word just as it is written. */
  getTitled: (surface: string) => ReadonlySet<number>;
}

/** A heading that so many sections have names none of them without its page: `Pitfalls`, `First scan`. */
const COMMON_HEADING = 5;
/** A heading is not common because each version of the documentation has it. */
const getHeading = ({version, title}: SearchDocument) => `${version?.id ?? ''} ${title}`;
/** Bends what the fields of a document give for one word, so that no word alone outweighs the others. */
const FIELD_POWER = 0.95;
/** The same for the rarity of words: in questions the rare ones are often those of everyday English. */
const RARITY_POWER = 0.85;

/** A word of a name that is not typed to its end yet counts as this part of one that is. */
const UNFINISHED_NAME_WORD = 0.7;
/** One that is there in another form: `operators` for `operator`. */
const OTHER_FORM = 0.7;
const NAME_FIELDS: ReadonlySet<Field['name']> = new Set(['title', 'pageTitle', 'address']);

/**
 * Reads an index.
 *
 * @throws if the file is damaged
 */
export function createScorer(
  {documents, index}: SearchIndex,
  settings: SearchSettings,
  lexicon: Lexicon,
): Scorer {
  const vocabulary = createVocabulary(index.terms);
  const fields = createFields(documents, index, vocabulary, settings);
  const nameFields = fields.filter(({name}) => NAME_FIELDS.has(name));
  const isStart = documents.map(isPageStart);
  const getLength = (name: Field['name'], id: number) =>
    fields.find((field) => field.name === name)?.lengths[id] ?? 0;
  const nameLengths = documents.map(({id}) => {
    const title = getLength('title', id);
    if (!isStart[id]) return title + getLength('pageTitle', id);
    return Math.min(title, getLength('address', id) || title);
  });

  const headingCounts = new Map<string, number>();
  const starts = new Map<string, number>();
  documents.forEach((document) => {
    if (isPageStart(document)) starts.set(getPageRoute(document), document.id);
    else headingCounts.set(getHeading(document), (headingCounts.get(getHeading(document)) ?? 0) + 1);
  });

  const startIds = documents.map((document) => starts.get(getPageRoute(document)) ?? document.id);
  const routeBoosts = documents.map((document) => {
    // The start of a folder may be written with a slash at the end.
    const page = getPageRoute(document).replace(/\/$/, '');
    return settings.routeBoosts.find(({route}) => page === route || page.startsWith(`${route}/`))?.boost ?? 1;
  });

  const findTerms = (title: string) =>
    new Set(
      tokenize(title)
        .map(({term}) => vocabulary.find(term))
        .filter((term) => term !== undefined),
    );
  const commonTerms = new Map<string, ReadonlySet<number>>();
  const commonHeadings = documents.map((document) => {
    const {id, title} = document;
    if (isStart[id] || (headingCounts.get(getHeading(document)) ?? 0) < COMMON_HEADING) return undefined;
    const terms = commonTerms.get(title) ?? findTerms(title);
    commonTerms.set(title, terms);
    return {start: startIds[id] ?? id, terms};
  });

  /** How much a term says: BM25's inverse document frequency, over the field in which the term is most common. */
  function getTermWeight(id: number): number {
    let count = 0;
    for (const field of fields) {
      const postings = field.getPostings(id);
      if (postings) count = Math.max(count, postings.end - postings.start);
    }
    const weight = Math.log(1 + (documents.length - count + 0.5) / (count + 0.5)) ** RARITY_POWER;
    return isStopTerm(vocabulary.terms[id] ?? '')
      ? weight * STOP_WORD_WEIGHT
      : Math.max(weight, LEAST_WEIGHT);
  }

  function scoreAlternatives(
    alternatives: readonly Alternative[],
    searched: readonly Field[] = fields,
  ): Float64Array {
    const {k1, b} = settings;
    const scores = new Float64Array(documents.length);
    // Shared by all alternatives, as a short prefix has hundreds of them; only the touched places are reset.
    const own = new Float64Array(documents.length);
    for (const {id, weight} of alternatives) {
      const touched: number[] = [];
      const factor = weight * getTermWeight(id);
      for (const field of searched) {
        const postings = field.getPostings(id);
        if (!postings) continue;
        for (let position = postings.start; position < postings.end; position += 1) {
          const document = postings.documents[position] ?? 0;
          const frequency = postings.getFrequency(position);
          const relativeLength = (field.lengths[document] ?? 0) / field.averageLength;
          const saturation = (frequency * (k1 + 1)) / (frequency + k1 * (1 - b + b * relativeLength));
          if (own[document] === 0) touched.push(document);
          own[document] = (own[document] ?? 0) + field.boost * saturation;
        }
      }
      for (const document of touched) {
        scores[document] = Math.max(scores[document] ?? 0, factor * (own[document] ?? 0) ** FIELD_POWER);
        own[document] = 0;
      }
    }
    return scores;
  }

  /** An address is a name only at the start of a page. */
  const isNamed = (field: Field, document: number) => field.name !== 'address' || isStart[document] === true;

  function getTitled(surface: string): ReadonlySet<number> {
    const own = nameFields.filter(({name}) => name !== 'pageTitle');
    return new Set(
      own.flatMap((field) => field.getWritten(surface).filter((document) => isNamed(field, document))),
    );
  }

  function markNames(alternatives: readonly Alternative[], surface: string): Float64Array {
    const marks = new Float64Array(documents.length);
    const hasExact = alternatives.some(({kind}) => kind === 'exact');
    for (const {id, kind} of alternatives) {
      // A guess is no name.
      if (kind === 'near' || (hasExact && kind !== 'exact')) continue;
      const mark = kind === 'exact' ? OTHER_FORM : UNFINISHED_NAME_WORD;
      for (const field of nameFields) {
        const postings = field.getPostings(id);
        if (!postings) continue;
        for (let position = postings.start; position < postings.end; position += 1) {
          const document = postings.documents[position] ?? 0;
          if (isNamed(field, document)) marks[document] = Math.max(marks[document] ?? 0, mark);
        }
      }
    }
    for (const field of nameFields) {
      for (const document of field.getWritten(surface))
        if (marks[document] === OTHER_FORM) marks[document] = 1;
    }
    return marks;
  }

  return {
    documents,
    vocabulary,
    lexicon,
    fields,
    nameLengths,
    hasText: (id) => getLength('content', id) > 0,
    getCommonHeading: (id) => commonHeadings[id],
    starts: startIds,
    getRouteBoost: (id) => routeBoosts[id] ?? 1,
    versionRule: createVersionRule(documents),
    getTermWeight,
    scoreAlternatives,
    markNames,
    getTitled,
  };
}
