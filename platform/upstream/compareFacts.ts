import {areEqual, formatValue, type Fact, type Facts, type FactValue} from './facts';
import type {Here} from './readHere';

/** Something that the two repositories say differently, or only one of them says. */
export interface Difference {
  fact: string;
  /** File and line here, of the fact or of what it belongs to. */
  place: string;
  here?: FactValue;
  there?: FactValue;
  /** File there. */
  source?: string;
  /** What else there is to say, such as an exception that no longer fits. */
  note?: string;
}

/** Whether two facts say the same, each in its own words. */
export function agree(here: Fact, there: FactValue): boolean {
  return here.agrees ? here.agrees(there) : areEqual(here.value, there);
}

/** The beginnings of a path: `a/b/c` → `a`, `a/b`. */
export function listParents(name: string): string[] {
  return [...name.matchAll(/\//g)].map(({index}) => name.slice(0, index));
}

/**
 * Compares two sets of facts. What is inside something that one side lacks is left out.
 *
 * @returns in the order of the facts here, then of those that only the other side has
 */
export function compareFacts({facts, needs}: Here, there: Facts): Difference[] {
  const missing = new Set<string>();
  const isInsideMissing = (fact: string) => listParents(fact).some((parent) => missing.has(parent));
  const differences: Difference[] = [];
  for (const [fact, here] of facts) {
    const other = there.get(fact);
    if (other && agree(here, other.value)) continue;
    if (!isInsideMissing(fact)) {
      const place = `${here.file}:${here.line ?? 1}`;
      differences.push({fact, place, here: here.value, there: other?.value, source: other?.file});
    }
    if (!other) missing.add(fact);
  }
  for (const [fact, other] of there) {
    if (facts.has(fact) || other.isOptional || !needs(fact)) continue;
    const parent = listParents(fact).findLast((name) => facts.has(name)) ?? '';
    const {file = 'platform/', line = 1} = facts.get(parent) ?? {};
    if (!isInsideMissing(fact)) {
      differences.push({fact, place: `${file}:${line}`, there: other.value, source: other.file});
    }
    missing.add(fact);
  }
  return differences;
}

export const MISSING = 'missing';

/** A value as messages and exceptions write it. */
export function describeValue(value: FactValue | undefined): string {
  return value === undefined ? MISSING : formatValue(value);
}

/** One line: file and line here, fact, here, there. */
export function formatDifference({fact, place, here, there, source, note}: Difference): string {
  const details = [source, note].filter((detail) => detail !== undefined).join('; ');
  const origin = details === '' ? '' : ` (${details})`;
  return `${place}: ${fact}: here ${describeValue(here)}, there ${describeValue(there)}${origin}`;
}
