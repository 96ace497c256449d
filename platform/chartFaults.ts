import {compareVersions} from '../text/compareVersions';
import type {FieldPath} from '../text/loose';
import type {Chart, Charts} from './charts';
import {parseValueType} from './valueTypes';

/** What is wrong with the file of a chart, and where: a path of its fields. */
export interface ChartFault {
  path: FieldPath;
  message: string;
}

function collectTypeFaults({values}: Chart): ChartFault[] {
  return values.flatMap(({key, type}) => {
    try {
      parseValueType(type);
      return [];
    } catch (error) {
      return [{path: findValue(key), message: `${key}: ${(error as Error).message}.`}];
    }
  });
}

/** Values are found by their key: those of a base, too, have their line in the overrides. */
function findValue(key: string): FieldPath {
  return ['overrides', key];
}

/** Values that are inherited and described again. Duplicates in one file are refused by the schema. */
function collectDuplicates({values}: Chart): ChartFault[] {
  const keys = values.map(({key}) => key);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  return twice.map((key) => ({
    path: ['values'],
    message: `"${key}" is inherited already. Override it, or make the inherited one absent.`,
  }));
}

/** Rules for findings of a chart that does not exist. */
function collectRuleFaults({cascadingRules = []}: Chart, charts: Charts): ChartFault[] {
  return cascadingRules.flatMap(({name, findingsOf}, index) =>
    findingsOf
      .filter((source) => !charts.get(source)?.scanTypes)
      .map((source) => ({
        path: ['cascadingRules', index, 'findingsOf'],
        message: `${name}: findingsOf names "${source}", which is no scanner chart.`,
      })),
  );
}

/** Misspelt keys, which would have no effect: each must be a value of at least one scanner chart. */
function collectKeyFaults({scanTypes = [], withoutEffect = []}: Chart, charts: Charts): ChartFault[] {
  const scanners = [...charts.values()].filter((other) => other.scanTypes !== undefined);
  const known = new Set(scanners.flatMap(({values}) => values.map(({key}) => key)));
  const lists: [path: FieldPath, keys: readonly string[]][] = [
    [['withoutEffect'], withoutEffect],
    ...scanTypes.map((scanType, index): [FieldPath, readonly string[]] => [
      ['scanTypes', index, 'withoutEffect'],
      scanType.withoutEffect ?? [],
    ]),
  ];
  return lists.flatMap(([path, keys]) =>
    keys
      .filter((key) => !known.has(key))
      .map((key) => ({path, message: `withoutEffect names "${key}", which is a value of no scanner chart.`})),
  );
}

/** Charts that the documented release does not have. */
function collectReleaseFaults({addedIn, removedIn}: Chart, release: string): ChartFault[] {
  const faults: ChartFault[] = [];
  if (addedIn !== undefined && compareVersions(addedIn, release) > 0) {
    const message = `addedIn: the chart exists since ${addedIn}, and the site documents ${release}. Remove the file.`;
    faults.push({path: ['addedIn'], message});
  }
  if (removedIn !== undefined && compareVersions(removedIn, release) <= 0) {
    const message = `removedIn: the chart is gone since ${removedIn}, and the site documents ${release}. Remove the file and its page.`;
    faults.push({path: ['removedIn'], message});
  }
  return faults;
}

/** Everything in a chart that contradicts itself, other charts or the documented release. */
export function collectChartFaults(chart: Chart, charts: Charts, release: string): ChartFault[] {
  return [
    ...collectTypeFaults(chart),
    ...collectDuplicates(chart),
    ...collectRuleFaults(chart, charts),
    ...collectKeyFaults(chart, charts),
    ...collectReleaseFaults(chart, release),
  ];
}
