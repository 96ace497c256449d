import {escapeRegexp} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';

import {readYamlFile} from '../../text/readYamlFile';
import {oneOf, optional, record, some, text, type Infer, type Schema} from '../../text/shape';
import {areEqual, formatValue, MISSING, type FactValue} from './facts';
import type {Difference} from './compareFacts';

const value: Schema<FactValue | undefined> = Joi.any();

/** Facts that differ from the platform on purpose. */
const exceptionSchema = record({
  /** Names of facts; `*` stands for any characters. */
  facts: some(text),
  /** What this repository says, or `missing`; left out if that does not matter. */
  here: optional(value),
  /** What the platform says, or `missing`. */
  there: value.required() as Schema<FactValue>,
  reason: text,
  /** Only the comparison with Helm shows it. */
  helm: optional(oneOf(true)),
});
export type Exception = Infer<typeof exceptionSchema>;

export const EXCEPTIONS = 'platform/exceptions.yaml';

/** @throws if the file is invalid, with file, line and reason */
export function readExceptions(file: string): Exception[] {
  return readYamlFile(file, record({exceptions: some(exceptionSchema)})).exceptions;
}

function fits(pattern: string, fact: string): boolean {
  const expression = escapeRegexp(pattern).replaceAll(String.raw`\*`, '.*');
  return new RegExp(`^${expression}$`).test(fact);
}

function isSaid(said: FactValue | undefined, actual: FactValue | undefined): boolean {
  return said === MISSING
    ? actual === undefined
    : said !== undefined && actual !== undefined && areEqual(said, actual);
}

/**
 * Takes out the differences that are on purpose.
 *
 * @returns what is left: also exceptions that are no longer needed, and those of which one side has changed
 */
export function applyExceptions(
  differences: readonly Difference[],
  exceptions: readonly Exception[],
): Difference[] {
  const meant = new Set<Difference>();
  const stale: Difference[] = [];
  for (const [index, {facts, here, there}] of exceptions.entries()) {
    for (const pattern of facts) {
      const found = differences.filter(({fact}) => fits(pattern, fact));
      for (const difference of found) {
        const isHere = here === undefined || isSaid(here, difference.here);
        if (isHere && isSaid(there, difference.there)) meant.add(difference);
        else
          difference.note = `the exception says: here ${formatValue(here ?? 'anything')}, there ${formatValue(there)}`;
      }
      if (found.length > 0) continue;
      const place = {file: EXCEPTIONS, steps: ['exceptions', index]};
      stale.push({
        fact: pattern,
        place,
        here: 'an exception',
        there: 'no difference',
        note: 'remove the exception',
      });
    }
  }
  return [...differences.filter((difference) => !meant.has(difference)), ...stale];
}
