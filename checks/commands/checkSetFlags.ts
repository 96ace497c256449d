import {findChartValue, type Chart} from '../../platform/charts';
import {checkValues} from '../../platform/manifests/checkValues';
import type {PlatformData} from '../../platform/manifests/platformData';
import {suggest} from '../../text/suggest';
import type {UsedFlag} from './parseCall';
import {EXPANSION} from './parseShell';

/** One `key=value`: the keys, outermost first, and the value unless it is only known when the command runs. */
interface Assignment {
  keys: string[];
  value?: {data: unknown};
}

/** Like Helm, turns true, false, null and whole numbers without a leading zero into their types. */
function toTyped(text: string): unknown {
  const word = text.toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  if (word === 'null') return null;
  return /^(?:0|[+-]?[1-9]\d*)$/.test(text) ? Number(text) : text.replace(/\\(.)/g, '$1');
}

function readValue(text: string): unknown {
  const [, items] = /^\{(.*)\}$/s.exec(text) ?? [];
  if (items === undefined) return toTyped(text);
  return items === '' ? [] : items.split(/(?<!\\),/).map(toTyped);
}

function readJson(text: string, key: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`the value of "${key}" is no valid JSON: ${(error as Error).message}.`);
  }
}

function parseAssignment(text: string, read: (text: string, key: string) => unknown): Assignment {
  const [key = '', ...rest] = text.split('=');
  const value = rest.join('=');
  const keys = key.split(/(?<!\\)\./).map((name) => name.replace(/\\(.)/g, '$1'));
  // A variable may contain the value, or a whole assignment.
  if (text.includes(EXPANSION)) return {keys};
  if (rest.length === 0) throw new Error(`"${text}" has no value. Write ${text}=VALUE.`);
  return {keys, value: {data: read(value, key)}};
}

/** The flags of helm that assign values; a comma that is neither escaped nor in braces separates assignments. */
const PARSERS: ReadonlyMap<string, (text: string) => Assignment[]> = new Map([
  ['set', (text) => text.split(/(?<!\\),(?![^{}]*\})/).map((part) => parseAssignment(part, readValue))],
  ['set-json', (text) => [parseAssignment(text, readJson)]],
]);

function checkAssignment(chart: Chart, {keys, value}: Assignment, platform: PlatformData): string[] {
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
    let faults: string[];
    try {
      faults = parse(value.known).flatMap((assignment) => checkAssignment(chart, assignment, platform));
    } catch (error) {
      faults = [(error as Error).message];
    }
    return faults.map((text) => `helm: --${name}: ${text}`);
  });
}
