import {tokenize} from '../text/tokenize';

const MAX_EDIT_DISTANCE = 3;
const MAX_BOOST = 100;

const FIELDS = ['title', 'content', 'tags', 'sidebarParentCategories', 'type'] as const;
/** Named as in a record. */
export type QueryField = (typeof FIELDS)[number];

const FIELDS_BY_NAME: ReadonlyMap<string, QueryField> = new Map([
  ...FIELDS.map((field): [string, QueryField] => [field.toLowerCase(), field]),
  ['tag', 'tags'],
  ['category', 'sidebarParentCategories'],
]);

export function findField(name = ''): QueryField | undefined {
  return FIELDS_BY_NAME.get(name.toLowerCase());
}

export interface Operators {
  field: QueryField | undefined;
  presence: 'optional' | 'required' | 'excluded';
  /** Up to 3; undefined lets the search decide. */
  editDistance: number | undefined;
  /** More than 0 and at most 100. */
  boost: number;
  wildcard: boolean;
}

export const NO_OPERATORS: Operators = {
  field: undefined,
  presence: 'optional',
  editDistance: undefined,
  boost: 1,
  wildcard: false,
};

export interface Reading {
  hasTerm: (term: string) => boolean;
  /** The query consists of exclusions. */
  onlyExcludes: boolean;
}

interface ReadWord {
  text: string;
  operators: Operators;
}

/**
 * `-Pn`, `-sV`, `-p-`: a known option of up to three letters or with a capital letter is no exclusion. A longer one,
 * `-tuning`, if the query is nothing else.
 */
function isOption(word: string, {hasTerm, onlyExcludes}: Reading): boolean {
  const [head] = tokenize(word);
  if (!head?.term.startsWith('-')) return false;
  const name = word.slice(head.start + 1, head.end);
  const mayBeLong = onlyExcludes && head.end === word.length;
  return (mayBeLong || name.length <= 3 || /\p{Lu}/u.test(name)) && hasTerm(head.term);
}

export function getPresence(sign: string): Operators['presence'] {
  if (sign === '') return 'optional';
  return sign === '+' ? 'required' : 'excluded';
}

/** `+word`, `-word` */
function readSign({text, operators}: ReadWord, reading: Reading): ReadWord {
  if (!/^(?:\+.|-[^-])/u.test(text) || isOption(text, reading)) return {text, operators};
  return {text: text.slice(1), operators: {...operators, presence: getPresence(text.charAt(0))}};
}

/** `title:word` */
function readField({text, operators}: ReadWord): ReadWord {
  const [, name, rest = ''] = /^([a-z]+):(.*)$/iu.exec(text) ?? [];
  const field = findField(name);
  // A field name without a value is a plain word. After a minus it is not: nobody wants to exclude that word.
  const isField = field !== undefined && (rest !== '' || operators.presence === 'excluded');
  return isField ? {text: rest, operators: {...operators, field}} : {text, operators};
}

/** `word~1`, `word^2`, in any order. */
function readNumbers(word: ReadWord): ReadWord {
  const {text, operators} = word;
  const [, rest = '', sign, digits] = /^(.+?)([~^])(\d{1,3}(?:\.\d{1,3})?)$/u.exec(text) ?? [];
  const value = Number(digits);
  if (sign === '~' && operators.editDistance === undefined && Number.isInteger(value)) {
    const editDistance = Math.min(value, MAX_EDIT_DISTANCE);
    return readNumbers({text: rest, operators: {...operators, editDistance}});
  }
  if (sign === '^' && value > 0)
    return readNumbers({text: rest, operators: {...operators, boost: Math.min(value, MAX_BOOST)}});
  return word;
}

/** `wor*` */
function readWildcard({text, operators}: ReadWord): ReadWord {
  if (!/.\*$/u.test(text)) return {text, operators};
  return {text: text.replace(/\*+$/u, ''), operators: {...operators, wildcard: true}};
}

/** Incomplete operators and anything else stay part of the word. */
export function readOperators(word: string, reading: Reading): ReadWord {
  const signed = readSign({text: word, operators: NO_OPERATORS}, reading);
  return readWildcard(readNumbers(readField(signed)));
}
