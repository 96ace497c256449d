import {Joi} from '@docusaurus/utils-validation';

import {readYamlFile} from '../../text/readYamlFile';
import {oneOf, optional, record, some, text, type Infer, type Schema} from '../../text/shape';
import {areEqual} from './facts';
import {describeValue, MISSING, type Difference} from './compareFacts';

const value: Schema<Difference['here']> = Joi.any();

/** Facts that differ from the platform on purpose. */
const exceptionSchema = record({
  /** Names of facts; `*` stands for any characters. */
  facts: some(text),
  /** What this repository says, or `missing`; left out if that does not matter. */
  here: optional(value),
  /** What the platform says, or `missing`. */
  there: value.required() as Schema<NonNullable<Difference['there']>>,
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

function matches(pattern: string, fact: string): boolean {
  const expression = pattern.replace(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`).replaceAll('*', '.*');
  return new RegExp(`^${expression}$`).test(fact);
}

function isSaid(said: Difference['here'], actual: Difference['here']): boolean {
  return said === MISSING
    ? actual === undefined
    : actual !== undefined && said !== undefined && areEqual(said, actual);
}

/**
 * Takes out the differences that are on purpose.
 *
 * @returns what is left: also exceptions that are no longer needed, and those of which one side has changed
 */
export function applyExceptions(
  differences: readonly Difference[],
  exceptions: readonly Exception[],
  hasHelm: boolean,
): Difference[] {
  const left = new Set(differences);
  const stale: Difference[] = [];
  for (const {facts, here, there} of exceptions.filter(({helm}) => !helm || hasHelm)) {
    for (const pattern of facts) {
      const meant = differences.filter(({fact}) => matches(pattern, fact));
      if (meant.length === 0) {
        stale.push({
          fact: pattern,
          place: EXCEPTIONS,
          here: 'an exception',
          there: 'no difference',
          note: 'remove it',
        });
      }
      for (const difference of meant) {
        const isMeant =
          isSaid(there, difference.there) && (here === undefined || isSaid(here, difference.here));
        if (isMeant) left.delete(difference);
        else {
          const said = `${here === undefined ? '' : `here ${describeValue(here)}, `}there ${describeValue(there)}`;
          difference.note = `the exception says ${said}`;
        }
      }
    }
  }
  return [...left, ...stale];
}
