import {areEqual, findParentField, type Fact, type Facts, type FactValue} from './facts';
import {agree, listParents} from './compareFacts';
import type {Here} from './readHere';

/** What a release changes in one fact. */
export interface Change {
  fact: string;
  /** What the old release says; undefined if it does not say it. */
  old?: Fact;
  /** What the new one says; undefined if it no longer says it. */
  next?: Fact;
  /** What this repository says. */
  here?: Fact;
}

/** What becomes of the changes of a release. */
export interface Plan {
  /** Here as in the old release: the tool writes the new one. */
  write: Change[];
  /** Here as in neither: a person decides. */
  conflicts: Change[];
  /** Nothing here says it: a person decides whether something should. */
  unsaid: Change[];
  /** The platform says only now what is written here: exceptions and sentences about the difference are outdated. */
  met: Change[];
  /** Tags of images that follow from the version of a tool. */
  implied: Change[];
}

/**
 * Compares three ways. What did not change there stays as it is here; what is here as it was there becomes as it is
 * there now; all else is for a person.
 *
 * @param old facts of the documented release
 * @param next facts of the release to document
 */
export function planUpdate({facts, needs}: Here, old: Facts, next: Facts): Plan {
  const plan: Plan = {write: [], conflicts: [], unsaid: [], met: [], implied: []};
  const whole = new Set<string>();
  for (const fact of new Set([...old.keys(), ...next.keys()])) {
    // What a template reads matters only for values that are not in values.yaml.
    if (/^charts\/[^/]+\/reads\//.test(fact) && !facts.has(fact)) continue;
    const change = {fact, old: old.get(fact), next: next.get(fact), here: facts.get(fact)};
    if (change.old && change.next && areEqual(change.old.value, change.next.value)) continue;
    // A map with keys says nothing of its own, nor does what is inside of a field that is as new or as gone.
    const isNew = !old.has(fact);
    const parent = findParentField(fact);
    const isInside = parent !== fact && (isNew ? !old.has(parent) : !next.has(fact) && !next.has(parent));
    if (
      !facts.has(fact) &&
      ((fact.includes('/values/') && (change.old ?? change.next)?.isOptional) ||
        (fact.startsWith('crds/') && isInside))
    )
      continue;
    const isWhole = /^charts\/[^/]+(?:\/(?:scanTypes|cascadingRules)\/[^/]+)?$/.test(fact);
    // What comes or goes as a whole is written as a whole.
    if (listParents(fact).some((parent) => whole.has(parent))) continue;
    if (isWhole && (!change.old || !change.next)) whole.add(fact);
    sortChange(change, needs(fact), isNamedByValue(fact, next, facts), plan);
  }
  return plan;
}

/** Whether a value that is here names the repository of an image. */
function isNamedByValue(fact: string, next: Facts, facts: Facts): boolean {
  const [, chart, repository] = /^(charts\/[^/]+)\/images\/(?:docker\.io\/)?(.+)$/.exec(fact) ?? [];
  return (
    repository !== undefined &&
    [...next].some(
      ([name, {value}]) =>
        name.startsWith(`${chart ?? ''}/values/`) &&
        facts.has(name) &&
        typeof value === 'string' &&
        value.endsWith(repository),
    )
  );
}

function sortChange(change: Change, isNeeded: boolean, isImplied: boolean, plan: Plan): void {
  const {old, next, here} = change;
  if (!here && isImplied) {
    plan.implied.push(change);
  } else if (!here) {
    const isNew = old === undefined && next !== undefined && !next.isOptional && isNeeded;
    plan[isNew ? 'write' : 'unsaid'].push(change);
  } else if (next && agree(here, next.value)) {
    // What fits both, such as a value without a default, may still be described in the text.
    plan[old && agree(here, old.value) ? 'unsaid' : 'met'].push(change);
  } else if (here.place && (old === undefined || agree(here, old.value))) {
    plan.write.push(change);
  } else if (/^charts\/[^/]+\/images\//.test(change.fact) && old && agree(here, old.value)) {
    plan.implied.push(change);
  } else {
    plan.conflicts.push(change);
  }
}

/** The fields of something that comes as a whole, by their name in it. */
export function collectFields(facts: Facts, name: string): Record<string, FactValue> {
  return Object.fromEntries(
    [...facts].flatMap(([fact, {value}]) =>
      fact.startsWith(`${name}/`) ? [[fact.slice(name.length + 1), value] as const] : [],
    ),
  );
}
