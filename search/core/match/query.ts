import {MAX_QUERY_LENGTH} from '../settings';
import {isCommonTerm} from '../text/commonWords';
import {tokenize, type Token} from '../text/tokenize';
import {getFormFactor} from '../text/variables';
import {
  findField,
  getPresence,
  NO_OPERATORS,
  readOperators,
  type Operators,
  type QueryContext,
  type QueryField,
  type Reading,
} from './operators';

/** Words of a query that are read. Later ones are left out, so that a pasted page costs no more than a question. */
const MAX_CLAUSES = 32;
/** A word of everyday English weighs this part of what its rarity says. */
const COMMON_WORD_FACTOR = 0.5;

/** One word of a query, with what its operators ask for. */
export interface Clause extends Operators {
  /** The word as it was typed, without operators. */
  text: string;
  /** Terms of the word: a compound, if it is one, followed by its parts. Never empty. */
  tokens: Token[];
  /** Factor of the word's score, more than 0 and at most 100: what was asked for, times what its form says. */
  boost: number;
  /** Words that begin with this one count, because of a `*` or because it is the last one and may be unfinished. */
  prefix: boolean;
}

/** Two or more words that should follow each other in this order. */
export interface Phrase {
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
  let {text, operators} = readOperators(word, reading);
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

/** Words in quotes, with a sign and a field in front of them. */
const PHRASE = /^([+-]?)(?:([a-z]+):)?"([^"]+)"$/iu;

/** Reads words in quotes; undefined if the piece is something else, such as quotes after an unknown field. */
function parsePhrase(piece: string): Query | undefined {
  const [, sign = '', name, quoted = ''] = PHRASE.exec(piece) ?? [];
  const field = findField(name);
  const groups = groupTokens(tokenize(quoted));
  if (groups.length === 0 || (name !== undefined && field === undefined)) return undefined;
  const presence = getPresence(sign);
  const terms = groups.map((group) => group[0]?.term ?? '');
  const isPhrase = terms.length > 1 && field !== 'type';
  const phrases = isPhrase ? [{terms, field, presence}] : [];
  // The words of an excluded phrase may be anywhere else.
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
