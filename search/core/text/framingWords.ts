// cspell:disable -- stems
import {createTerm} from './tokenize';

const WORDS =
  'all available basic basics compare comparison define definition difference differences doc docs documentation ' +
  'example examples explain explained explanation get getting guide guides how intro introduction learn list manual ' +
  'mean meaning overview quickstart reference sample start started summary support supported tutorial use using ' +
  'versus vs what which';

const FRAMING_TERMS: ReadonlySet<string> = new Set(WORDS.split(' ').map(createTerm));

/** Whether a term says which kind of answer is wanted, not about what: `overview`, `list`. */
export function isFramingTerm(term: string): boolean {
  return FRAMING_TERMS.has(term);
}
