import {isCommonTerm} from '../text/commonWords';
import {MAX_QUERY_LENGTH} from '../settings';
import {tokenize, type Token} from '../text/tokenize';
import {getFormFactor} from '../text/variables';

/** Words of a query that are read. Later ones are left out, so that a pasted page costs no more than a question. */
const MAX_CLAUSES = 32;
const MAX_EDIT_DISTANCE = 3;
/** A word of everyday English weighs this part of what its rarity says. */
const COMMON_WORD_FACTOR = 0.5;
const MAX_BOOST = 100;

/** Fields that a query can name, as they are called in a record. */
export const queryFields = ['title', 'content', 'tags', 'sidebarParentCategories', 'type'] as const;
export type QueryField = (typeof queryFields)[number];

const FIELDS_BY_NAME: ReadonlyMap<string, QueryField> = new Map([
  ...queryFields.map((field): [string, QueryField] => [field.toLowerCase(), field]),
  ['tag', 'tags'],
  ['category', 'sidebarParentCategories'],
]);

/** One word of a query, with what its operators ask for. */
export interface Clause {
  /** The word as it was typed, without operators. */
  text: string;
  /** Terms of the word: a compound, if it is one, followed by its parts. Never empty. */
  tokens: Token[];
  field: QueryField | undefined;
  presence: 'optional' | 'required' | 'excluded';
  /** Edit distance that was asked for, 0 to 3; undefined lets the search decide. */
  editDistance: number | undefined;
  /** Factor of the word's score, more than 0 and at most 100: what was asked for, times what its form says. */
  boost: number;
  /** Words that begin with this one count, because of a `*` or because it is the last one and may be unfinished. */
  prefix: boolean;
  /** The prefix was asked for with `*`. */
  wildcard: boolean;
}

/** Two or more words that should stand in this order. */
export interface Phrase {
  text: string;
  /** Terms in order, without the parts of compounds. */
  terms: string[];
  /** Where it is looked for; undefined looks in titles and content. */
  field: QueryField | undefined;
  presence: Clause['presence'];
}

/** A query after reading. */
export interface Query {
  clauses: Clause[];
  phrases: Phrase[];
}

/** What the index knows, as far as reading a query depends on it. */
export interface QueryContext {
  /** Whether a term occurs in the index. */
  hasTerm: (term: string) => boolean;
}

type Operators = Pick<Clause, 'field' | 'presence' | 'editDistance' | 'boost' | 'wildcard'>;
const NO_OPERATORS: Operators = {
  field: undefined,
  presence: 'optional',
  editDistance: undefined,
  boost: 1,
  wildcard: false,
};

/** What a query is read with. */
type Reading = QueryContext & {
  /** Nothing but exclusions is in the query. */
  onlyExcludes: boolean;
};

/**
 * Options of commands look like exclusions. A dash in front of up to three letters, or of a name with a capital, is the
 * option if the documentation knows it: `-Pn`, `-sV`, `-p-`. So is any known one if nothing else is asked for:
 * `-tuning`. What begins with `--` does not look like an exclusion.
 */
function isOption(word: string, {hasTerm, onlyExcludes}: Reading): boolean {
  const [head] = tokenize(word);
  if (!head?.term.startsWith('-')) return false;
  const name = word.slice(head.start + 1, head.end);
  const mayBeLong = onlyExcludes && head.end === word.length;
  return (mayBeLong || name.length <= 3 || /\p{Lu}/u.test(name)) && hasTerm(head.term);
}

/** Reads the operators of a word. What is not an operator, or only half of one, stays part of the word. */
function parseOperators(word: string, reading: Reading): {text: string; operators: Operators} {
  const operators = {...NO_OPERATORS};
  let text = word;
  if (/^\+./u.test(text)) {
    operators.presence = 'required';
    text = text.slice(1);
  } else if (/^-[^-]/u.test(text) && !isOption(text, reading)) {
    operators.presence = 'excluded';
    text = text.slice(1);
  }
  const [, name = '', rest = ''] = /^([a-z]+):(.*)$/iu.exec(text) ?? [];
  const known = FIELDS_BY_NAME.get(name.toLowerCase());
  // A field of which nothing is typed yet is a word, but nobody wants to leave this word out.
  if (known !== undefined && (rest !== '' || operators.presence === 'excluded')) {
    operators.field = known;
    text = rest;
  }
  for (;;) {
    const suffix = /^(.+?)([~^])(\d{1,3}(?:\.\d{1,3})?)$/u.exec(text);
    if (!suffix) break;
    const [, rest = '', operator, digits] = suffix;
    const value = Number(digits);
    if (operator === '~' && operators.editDistance === undefined && Number.isInteger(value)) {
      operators.editDistance = Math.min(value, MAX_EDIT_DISTANCE);
    } else if (operator === '^' && value > 0) {
      operators.boost = Math.min(value, MAX_BOOST);
    } else break;
    text = rest;
  }
  if (/.\*$/u.test(text)) {
    operators.wildcard = true;
    text = text.replace(/\*+$/u, '');
  }
  return {text, operators};
}

/** The terms of a word, as far as a clause needs them: one compound with its parts, or several words. */
function groupTokens(tokens: Token[]): Token[][] {
  const groups: Token[][] = [];
  let end = -1;
  for (const token of tokens) {
    if (token.start < end) groups.at(-1)?.push(token);
    else {
      groups.push([token]);
      end = token.end;
    }
  }
  return groups;
}

function createClauses(word: string, isLast: boolean, reading: Reading): Clause[] {
  let {text, operators} = parseOperators(word, reading);
  let tokens = tokenize(text);
  if (tokens.length === 0 && operators.presence !== 'excluded') {
    text = word;
    operators = NO_OPERATORS;
    tokens = tokenize(word);
  }
  const groups = groupTokens(tokens);
  const boost = operators.boost * getFormFactor(word);
  return groups.map((group, index) => ({
    ...operators,
    boost: boost * (isCommonTerm(group[0]?.term ?? '') ? COMMON_WORD_FACTOR : 1),
    text: text.slice(group[0]?.start, group[0]?.end),
    tokens: group,
    // What is left out is left out as it was typed: half a word would take far more away than was meant.
    prefix:
      operators.wildcard ||
      (isLast &&
        index === groups.length - 1 &&
        operators.editDistance === undefined &&
        operators.presence !== 'excluded'),
  }));
}

const PRESENCES: ReadonlyMap<string, Clause['presence']> = new Map([
  ['+', 'required'],
  ['-', 'excluded'],
]);
/** Words in quotes, with a sign and a field in front of them. */
const PHRASE = /^([+-]?)(?:([a-z]+):)?"([^"]+)"$/iu;

/** Reads words in quotes; undefined if the piece is something else, such as quotes behind an unknown field. */
function parsePhrase(piece: string): Query | undefined {
  const [, sign = '', name, quoted = ''] = PHRASE.exec(piece) ?? [];
  const field = name === undefined ? undefined : FIELDS_BY_NAME.get(name.toLowerCase());
  const groups = groupTokens(tokenize(quoted));
  if (groups.length === 0 || (name !== undefined && field === undefined)) return undefined;
  const presence = PRESENCES.get(sign) ?? 'optional';
  const terms = groups.map((group) => group[0]?.term ?? '');
  const isPhrase = terms.length > 1 && field !== 'type';
  const phrases = isPhrase ? [{text: quoted, terms, field, presence}] : [];
  // The words of an excluded phrase may stand anywhere else.
  const words = presence === 'excluded' && isPhrase ? [] : groups;
  const clauses = words.map((tokens) => ({
    ...NO_OPERATORS,
    field,
    presence,
    text: quoted.slice(tokens[0]?.start, tokens[0]?.end),
    tokens,
    prefix: false,
  }));
  return {clauses, phrases};
}

function readPieces(text: string, reading: Reading): Query {
  const phrases: Phrase[] = [];
  const clauses: Clause[] = [];

  const pieces = text.match(/(?<!\S)[+-]?(?:[a-z]+:)?"[^"]+"(?!\S)|\S+/giu) ?? [];
  const endsInSpace = /\s$/u.test(text);
  pieces.forEach((piece, index) => {
    const phrase = parsePhrase(piece);
    if (phrase) {
      clauses.push(...phrase.clauses);
      phrases.push(...phrase.phrases);
      return;
    }
    const words = piece.split(/\s+/u);
    words.forEach((word, position) => {
      const isLast = index === pieces.length - 1 && position === words.length - 1 && !endsInSpace;
      clauses.push(...createClauses(word, isLast, reading));
    });
  });
  return {clauses: clauses.slice(0, MAX_CLAUSES), phrases};
}

/**
 * Reads a query. Every text is a query: operators that are half typed, out of place or unknown are read as plain text.
 * One that only excludes looks for nothing.
 *
 * @param input what was typed
 */
export function parseQuery(input: string, context: QueryContext): Query {
  const text = input.slice(0, MAX_QUERY_LENGTH);
  const query = readPieces(text, {...context, onlyExcludes: false});
  const isExcluded = ({presence}: Clause | Phrase) => presence === 'excluded';
  if (![...query.clauses, ...query.phrases].every(isExcluded)) return query;
  return readPieces(text, {...context, onlyExcludes: true});
}
