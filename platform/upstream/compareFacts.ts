import {escapeRegexp} from '@docusaurus/utils';

import {listOf, textOf} from '../../text/loose';
import {parseValueType} from '../valueTypes';
import {findTypeByName} from './defaults';
import {areEqual, formatValue, KEYS, listParents, NOT_SAID, type Facts, type FactValue} from './facts';
import type {Place} from './places';
import type {Here} from './readHere';

/** Something that the two repositories say differently, or only one of them says. */
export interface Difference {
  fact: string;
  /** Place here, of the fact or of what it belongs to. */
  place: Place;
  here?: FactValue;
  there?: FactValue;
  /** What else there is to say, such as an exception that no longer fits. */
  note?: string;
}

/** A command with placeholders: words in capitals stand for one word, all others for themselves. */
function fitsCommand(here: string, there: string): boolean {
  const words = here.split(' ').map((word) => {
    const [, end] = /^[A-Z]+(\]?)$/.exec(word) ?? [];
    return end === undefined ? escapeRegexp(word) : String.raw`\S+?` + escapeRegexp(end);
  });
  return new RegExp(`^${words.join(' ')}$`).test(there);
}

/** Whether a description names an object by its kind; those for access together. */
function describesObject(text: string, object: string): boolean {
  const [kind = '', name = ''] = object.split(' ');
  if (/^(?:Cluster)?Role(?:Binding)?$/.test(kind)) return text.includes('RBAC');
  if (kind === 'ServiceAccount') return text.includes(`service account \`${name}\``);
  return text.includes(kind) && (kind !== 'ConfigMap' || text.includes(`\`${name}\``));
}

/** Whether a type allows the default there, and is what the name of the value says. */
function fitsType(key: string, type: string, there: FactValue): boolean {
  const byName = findTypeByName(key);
  if (byName !== undefined) return type === byName;
  if (areEqual(there, KEYS)) return true;
  if (typeof there === 'boolean' && !/boolean|`true`/.test(type)) return false;
  return parseValueType(type).some(({matches}) => matches(there));
}

/** Whether two facts say the same: some are in other words here, or say less. */
export function agree(name: string, here: FactValue, there: FactValue): boolean {
  const [kind, , group = '', ...rest] = name.split('/');
  const [said, other] = [textOf(here), textOf(there)];
  if (kind === 'charts' && group === '') return true;
  // Long defaults are left out, and those that are said by the keys below.
  if (group === 'values' && here === NOT_SAID) return typeof there === 'object' && there !== null;
  if (group === 'types') return fitsType(rest.join('/'), said, there);
  if (rest.at(-1) === 'command') return fitsCommand(said, other);
  if (group === 'user') return new RegExp(`(?<![\\w-])${other}(?![\\w-])`).test(said);
  if (group === 'objects')
    return listOf(there).every((object) => describesObject(listOf(here).join(), textOf(object)));
  // Pods are described in words, not by the names of their objects.
  if (group === 'withoutPullSecrets') return listOf(here).length > 0 === listOf(there).length > 0;
  if (/^(?:crds|finding)\b(?!.*\/(?:enum|default|required)$)/.test(name)) {
    return said === '' || other.split(' or ').every((type) => said.split(' or ').includes(type));
  }
  return areEqual(here, there);
}

/** The fact there that one here is compared with: a type with the default. */
export function toOther(name: string): string {
  return name.replace(/^(charts\/[^/]+)\/types\//, '$1/values/');
}

/** Whether a fact of the platform must be said here, too. */
export function isNeeded(name: string, value: FactValue, {facts, opaque, charts}: Here): boolean {
  const [kind, chartName = '', group, ...rest] = name.split('/');
  if (kind === 'crds') {
    const parent = listParents(name).findLast((other) => facts.has(other));
    return parent !== undefined && !opaque.has(parent) && !name.endsWith('/columns');
  }
  const chart = charts.get(chartName);
  if (kind !== 'charts' || group === undefined) return kind !== 'keys';
  if (
    chart?.page === undefined ||
    /^(?:reads|testImages|baseImages)$/.test(group) ||
    rest.at(-1) === 'others'
  )
    return !chart;
  if (/^(?:user|objects|architectures)$/.test(group)) return chart.scanTypes !== undefined;
  if (group === 'appVersion')
    return chart.scanTypes !== undefined || facts.has(`charts/${chartName}/hookTypes`);
  if (group !== 'values') return true;
  // Below an open value of which nothing is listed, and in a chart that is known in part.
  const key = rest.join('/');
  const open = chart.values.find((other) => other.open && key.startsWith(`${other.key}.`));
  const isListed = open === undefined || chart.values.some((other) => other.key.startsWith(`${open.key}.`));
  return !chart.partial && isListed && !areEqual(value, KEYS);
}

/**
 * Compares two sets of facts. What is inside something that one side lacks is left out.
 *
 * @returns in the order of the facts here, then of those that only the other side has
 */
export function compareFacts(here: Here, there: Facts): Difference[] {
  const missing = new Set<string>();
  const isInside = (fact: string) => listParents(fact).some((parent) => missing.has(parent));
  const differences: Difference[] = [];
  for (const [fact, value] of here.facts) {
    const other = there.get(toOther(fact));
    if (other !== undefined && agree(fact, value, other)) continue;
    const place = here.places.get(fact);
    if (place && !isInside(fact) && !(other === undefined && toOther(fact) !== fact)) {
      differences.push({fact, place, here: value, there: other});
    }
    if (other === undefined) missing.add(fact);
  }
  for (const [fact, other] of there) {
    if (here.facts.has(fact) || !isNeeded(fact, other, here)) continue;
    const parent = listParents(fact).findLast((name) => here.facts.has(name)) ?? '';
    const place = here.places.get(parent) ?? {file: 'platform/README.md', steps: []};
    if (!isInside(fact)) differences.push({fact, place, there: other});
    missing.add(fact);
  }
  return differences;
}

/** Fact, here, there. */
export function formatDifference({fact, here, there, note}: Difference): string {
  return `${fact}: here ${formatValue(here)}, there ${formatValue(there)}${note === undefined ? '' : ` (${note})`}`;
}
