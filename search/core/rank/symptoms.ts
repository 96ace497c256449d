// cspell:disable -- stems
import type {Clause} from '../match/query';
import {compileTermTest} from '../text/tokenize';

const isSymptomTerm = compileTermTest(
  'not no never cannot without neither nothing none why ' +
    "can't don't doesn't isn't aren't won't wasn't didn't hasn't couldn't " +
    'error errored fail failure stuck hang freeze empty missing lost crash broken wrong invalid unable refused denied ' +
    'forbidden unauthorized rejected timeout timed pending warning backoff exceeded unexpected unknown',
);

/** Longer queries are pasted messages. */
const MAX_QUESTION_LENGTH = 9;

const EXPLANATION =
  /\b(?:troubleshoot\w*|pitfalls?|errors?|fail\w*|not|no|nothing|hangs|stays|stuck|refused|rejected|problems?|when \w+ goes wrong)\b/iu;

export function isPastedMessage(clauses: readonly Clause[]): boolean {
  return clauses.length > MAX_QUESTION_LENGTH;
}

export function isSymptom(clauses: readonly Clause[]): boolean {
  return (
    isPastedMessage(clauses) ||
    clauses.some(({tokens: [head]}) => head !== undefined && isSymptomTerm(head.term))
  );
}

export function explainsFailure({title, pageTitle}: {title: string; pageTitle: string}): boolean {
  return EXPLANATION.test(title) || EXPLANATION.test(pageTitle);
}
