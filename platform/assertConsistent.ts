import type {Chart, Charts} from './charts';
import {parseValueType} from './valueTypes';

function assertKnownTypes({chart, values}: Chart): void {
  for (const {key, type} of values) {
    try {
      parseValueType(type);
    } catch (error) {
      throw new Error(`platform/charts/${chart}.yaml: ${key}: ${(error as Error).message}.`);
    }
  }
}

/** The schema refuses a key twice in one file: what occurs twice here is inherited and described again. */
function assertOnce({chart, values}: Chart): void {
  const keys = values.map(({key}) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice === undefined) return;
  throw new Error(
    `platform/charts/${chart}.yaml: "${twice}" is inherited already. Override it, or make the inherited one absent.`,
  );
}

/** A rule that names a chart or a ScanType which does not exist would lead readers nowhere. */
function assertKnownRules({chart, scanTypes = [], cascadingRules = []}: Chart, charts: Charts): void {
  for (const {name, findingsOf, scanType} of cascadingRules) {
    const place = `platform/charts/${chart}.yaml: cascadingRules: ${name}`;
    const unknown = findingsOf.find((source) => !charts.get(source)?.scanTypes);
    if (unknown !== undefined) {
      throw new Error(`${place}: findingsOf names "${unknown}", which is no scanner chart.`);
    }
    if (!scanTypes.some((own) => own.name === scanType)) {
      throw new Error(`${place}: scanType is "${scanType}", which the chart does not install.`);
    }
  }
}

/** A misspelt key would say nothing: what has no effect in one chart must be a value of a scanner chart at least. */
function assertKnownKeys({chart, scanTypes = [], withoutEffect = []}: Chart, charts: Charts): void {
  const keys = [...withoutEffect, ...scanTypes.flatMap((scanType) => scanType.withoutEffect ?? [])];
  const scanners = [...charts.values()].filter((other) => other.scanTypes !== undefined);
  const unknown = keys.find((key) => !scanners.some(({values}) => values.some((value) => value.key === key)));
  if (unknown === undefined) return;
  throw new Error(
    `platform/charts/${chart}.yaml: withoutEffect names "${unknown}", which is a value of no scanner chart.`,
  );
}

/**
 * Refuses a chart that names what does not exist (a type of value, a scanner chart, a ScanType or a value) or a value
 * twice.
 *
 * @param charts all charts
 * @throws an error with the file, the place and the name
 */
export function assertConsistent(chart: Chart, charts: Charts): void {
  assertKnownTypes(chart);
  assertOnce(chart);
  assertKnownRules(chart, charts);
  assertKnownKeys(chart, charts);
}
