import {MAX_QUERY_LENGTH} from '../settings';
import {isCommonTerm} from '../text/commonWords';
import {tokenize, type Token} from '../text/tokenize';
import {
  findField,
  getPresence,
  NO_OPERATORS,
  readOperators,
  type Operators,
  type QueryField,
  type Reading,
} from './operators';

/** So that a pasted page is as fast as a question. */
const MAX_CLAUSES = 32;
/** Everyday words are rare in the documentation, which makes them seem important. */
const COMMON_WORD_FACTOR = 0.5;

export interface Clause extends Operators {
  /** Without operators. */
  text: string;
  /** The word, or a compound followed by its parts. Never empty. */
  tokens: Token[];
  /** The boost in the query, halved for everyday words: more than 0, at most 100. */
  boost: number;
  /** Because of a `*`, or because it is the last word and may be unfinished. */
  prefix: boolean;
  /** It says which kind of answer is wanted, and the rest of the query names a page. */
  isFraming?: boolean;
}

/** Words that should follow each other. */
export interface Phrase {
  /** Without the parts of compounds. */
  terms: string[];
  /** Undefined: title and content. */
  field: QueryField | undefined;
  presence: Clause['presence'];
}

export interface Query {
  clauses: Clause[];
  phrases: Phrase[];
}

/** Each compound is in one group with its parts. */
export function groupTokens(tokens: Token[]): Token[][] {
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

function toClauses(word: string, isLast: boolean, reading: Reading): Clause[] {
  let {text, operators} = readOperators(word, reading);
  let tokens = tokenize(text);
  if (tokens.length === 0 && operators.presence !== 'excluded') {
    text = word;
    operators = NO_OPERATORS;
    tokens = tokenize(word);
  }
  const groups = groupTokens(tokens);
  return groups.map((group, index) => ({
    ...operators,
    boost: operators.boost * (isCommonTerm(group[0]?.term ?? '') ? COMMON_WORD_FACTOR : 1),
    text: text.slice(group[0]?.start, group[0]?.end),
    tokens: group,
    // Exclusions are exact: as a prefix, a half-typed word would exclude far more than was meant.
    prefix:
      operators.wildcard ||
      (isLast &&
        index === groups.length - 1 &&
        operators.editDistance === undefined &&
        operators.presence !== 'excluded'),
  }));
}

const PHRASE = /^([+-]?)(?:([a-z]+):)?"([^"]+)"$/iu;

/** Undefined for anything but words in quotes, also after an unknown field. */
function parsePhrase(piece: string): Query | undefined {
  const [, sign = '', name, quoted = ''] = PHRASE.exec(piece) ?? [];
  const field = findField(name);
  const groups = groupTokens(tokenize(quoted));
  if (groups.length === 0 || (name !== undefined && field === undefined)) return undefined;
  const presence = getPresence(sign);
  const terms = groups.map((group) => group[0]?.term ?? '');
  const isPhrase = terms.length > 1 && field !== 'type';
  const phrases = isPhrase ? [{terms, field, presence}] : [];
  // The single words of an excluded phrase are not excluded.
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
      clauses.push(...toClauses(word, isLast, reading));
    });
  });
  return {clauses: clauses.slice(0, MAX_CLAUSES), phrases};
}

/** What word processors and phones make of quotes and of the two hyphens of an option. */
function undoTypography(text: string): string {
  return text.replaceAll(/[“”„«»]/g, '"').replaceAll(/(?<!\S)[–—](?=\p{L})/gu, '--');
}

/** Any input is valid: incomplete, misplaced or unknown operators are plain text. */
export function parseQuery(input: string, hasTerm: Reading['hasTerm']): Query {
  const text = undoTypography(input.slice(0, MAX_QUERY_LENGTH));
  const query = readPieces(text, {hasTerm, onlyExcludes: false});
  const isExcluded = ({presence}: Clause | Phrase) => presence === 'excluded';
  if (![...query.clauses, ...query.phrases].every(isExcluded)) return query;
  return readPieces(text, {hasTerm, onlyExcludes: true});
}
