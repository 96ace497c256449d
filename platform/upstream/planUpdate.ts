import {agree, isNeeded} from './compareFacts';
import {areEqual, findParentField, formatValue, KEYS, listParents, type Facts, type FactValue} from './facts';
import type {Here} from './readHere';

/** What a release changes in one fact: what the old and the new one say, and this repository. */
export interface Change {
  fact: string;
  old?: FactValue;
  next?: FactValue;
  here?: FactValue;
}

/**
 * What becomes of a change. `write`: here as in the old release, so the tool writes the new one. `conflict`: here as in
 * neither, so a person decides. `unsaid`: nothing here says it. `met`: the platform says only now what is written here.
 * `implied`: the tag of an image that follows from the version of a tool.
 */
export type Fate = 'write' | 'conflict' | 'unsaid' | 'met' | 'implied';
export type Plan = Record<Fate, Change[]>;

function findFate({fact, old, next, here}: Change, context: Here, all: Facts): Fate {
  const isImage = /^charts\/[^/]+\/images\//.test(fact);
  if (here === undefined) {
    if (isImage && next !== undefined && isNamedByValue(fact, all, context)) return 'implied';
    return old === undefined && next !== undefined && isNeeded(fact, next, context) ? 'write' : 'unsaid';
  }
  // What fits both, such as a value without a default, may still be described in the text.
  if (next !== undefined && agree(fact, here, next))
    return old !== undefined && agree(fact, here, old) ? 'unsaid' : 'met';
  if (old !== undefined && !agree(fact, here, old)) return 'conflict';
  const isListed = context.charts
    .get(fact.split('/')[1] ?? '')
    ?.images?.some(({image}) =>
      image.includes(`${fact.split('/images/')[1]?.replace('docker.io/', '') ?? ''}:`),
    );
  return isImage && !isListed ? 'implied' : 'write';
}

/** Whether a value that is here names the repository of an image. */
function isNamedByValue(fact: string, all: Facts, {facts}: Here): boolean {
  const [chart = '', repository = ''] = fact.replace('docker.io/', '').split('/images/');
  return [...all].some(
    ([name, value]) =>
      name.startsWith(`${chart}/values/`) && facts.has(name) && formatValue(value).endsWith(repository),
  );
}

/**
 * Compares three ways: what did not change there stays as it is here.
 *
 * @param old facts of the documented release
 * @param next facts of the release to document
 */
export function planUpdate(here: Here, old: Facts, next: Facts): Plan {
  const plan: Plan = {write: [], conflict: [], unsaid: [], met: [], implied: []};
  const whole = new Set<string>();
  for (const fact of new Set([...old.keys(), ...next.keys()])) {
    const change = {fact, old: old.get(fact), next: next.get(fact), here: here.facts.get(fact)};
    if (change.old !== undefined && change.next !== undefined && areEqual(change.old, change.next)) continue;
    // What comes or goes as a whole is written as a whole, and so is what is inside of a type of Kubernetes.
    if (listParents(fact).some((parent) => whole.has(parent))) continue;
    const isWhole = /^charts\/[^/]+(?:\/(?:scanTypes|cascadingRules)\/[^/]+)?$/.test(fact);
    if (isWhole && (change.old === undefined || change.next === undefined)) whole.add(fact);
    const isInside =
      change.here === undefined &&
      fact.startsWith('crds/') &&
      [old, next].some((facts) => !facts.has(findParentField(fact))) &&
      !isNeeded(fact, change.next ?? null, here);
    const isMap = change.here === undefined && areEqual(change.next ?? change.old ?? null, KEYS);
    const isRead = change.here === undefined && fact.includes('/reads/');
    if (!isInside && !isMap && !isRead) plan[findFate(change, here, next)].push(change);
  }
  return plan;
}
