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

/** Refuses a value that is inherited and described again. Duplicates in one file are refused by the schema. */
function assertOnce({chart, values}: Chart): void {
  const keys = values.map(({key}) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice === undefined) return;
  throw new Error(
    `platform/charts/${chart}.yaml: "${twice}" is inherited already. Override it, or make the inherited one absent.`,
  );
}

/** Refuses rules that name a chart that does not exist. */
function assertKnownRules({chart, cascadingRules = []}: Chart, charts: Charts): void {
  for (const {name, findingsOf} of cascadingRules) {
    const unknown = findingsOf.find((source) => !charts.get(source)?.scanTypes);
    if (unknown !== undefined) {
      throw new Error(
        `platform/charts/${chart}.yaml: cascadingRules: ${name}: findingsOf names "${unknown}", which is no scanner chart.`,
      );
    }
  }
}

/** Refuses misspelt keys, which would have no effect: each must be a value of at least one scanner chart. */
function assertKnownKeys({chart, scanTypes = [], withoutEffect = []}: Chart, charts: Charts): void {
  const keys = [...withoutEffect, ...scanTypes.flatMap((scanType) => scanType.withoutEffect ?? [])];
  const scanners = [...charts.values()].filter((other) => other.scanTypes !== undefined);
  const unknown = keys.find((key) => !scanners.some(({values}) => values.some((value) => value.key === key)));
  if (unknown === undefined) return;
  throw new Error(
    `platform/charts/${chart}.yaml: withoutEffect names "${unknown}", which is a value of no scanner chart.`,
  );
}

/** Refuses a chart that names an unknown type, scanner chart or value, or has a value twice. */
export function assertConsistent(chart: Chart, charts: Charts): void {
  assertKnownTypes(chart);
  assertOnce(chart);
  assertKnownRules(chart, charts);
  assertKnownKeys(chart, charts);
}
