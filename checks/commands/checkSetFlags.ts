import {findChartValue, type Chart} from '../../platform/charts';
import {checkValues} from '../../platform/manifests/checkValues';
import type {PlatformData} from '../../platform/manifests/platformData';
import {suggest} from '../../text/suggest';
import {parseAssignments, parseJsonAssignment, type Assignment} from './parseAssignments';
import type {UsedFlag} from './parseCall';
import {EXPANSION} from './shellScript';

/** The flags of helm that assign values. */
const PARSERS = new Map([
  ['set', parseAssignments],
  ['set-json', parseJsonAssignment],
]);

function describeAssignment(chart: Chart, {keys, value}: Assignment, platform: PlatformData): string[] {
  // With an index (`env[0].name`) other assignments may set the rest of the list, so only the key is checked.
  const plainKeys = keys.map((key) => key.replace(/\[\d+\]$/, ''));
  // A key with a variable can be any key.
  if (keys.some((key) => key.includes(EXPANSION))) return [];
  if (findChartValue(chart, plainKeys).type === 'unknown') {
    const key = keys.join('.');
    const known = chart.values.map((known) => known.key);
    return [`the chart "${chart.chart}" has no value "${key}".${suggest(key, known)}`];
  }
  if (!value || plainKeys.join() !== keys.join()) return [];
  const data = keys.reduceRight<unknown>((inner, key) => ({[key]: inner}), value.data);
  return checkValues(chart, data, platform).map(({message}) => message);
}

/**
 * Lists what is wrong with the values that a helm call sets: keys that the chart does not read, values of a wrong type.
 * If a value contains a variable, only its key is checked.
 */
export function collectSetFaults(chart: Chart, flags: readonly UsedFlag[], platform: PlatformData): string[] {
  return flags.flatMap(({name, value}) => {
    const parse = PARSERS.get(name);
    if (!parse || !value) return [];
    const {assignments, fault} = parse(value.known);
    const faults = assignments.flatMap((assignment) => describeAssignment(chart, assignment, platform));
    return [...(fault === undefined ? [] : [fault]), ...faults].map((text) => `helm: --${name}: ${text}`);
  });
}
