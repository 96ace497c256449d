import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import type {ChartValue} from './charts';
import {loadCharts, loadNames, loadSchemas} from './loadPlatform';
import {parseValueType} from './valueTypes';

const named = [...loadCharts()];

/** First part of a key: `scanner` of `scanner.image.tag`. */
function groupOf({key}: ChartValue): string {
  return key.split('.')[0] ?? key;
}

/** Groups in order; a group that is interrupted by another one is listed twice. */
function collectGroups(values: readonly ChartValue[]): string[] {
  return values.map(groupOf).filter((group, index, all) => group !== all[index - 1]);
}

/** Keys inside a value that is not open: a values file could not have both (`a.b` needs a map in `a`). */
function collectBlockedKeys(values: readonly ChartValue[]): string[] {
  const closed = values.filter(({open}) => open !== true);
  return values.map(({key}) => key).filter((key) => closed.some((other) => key.startsWith(`${other.key}.`)));
}

describe('chart data', () => {
  describe.each(named)('%s', (_, chart) => {
    const values = chart.values;

    it('shows a default, unless the value is hidden, open or of a chart with unknown defaults', () => {
      for (const value of values) {
        const mayLackDefault = value.hidden === true || value.open === true || chart.partial === true;
        expect(typeof value.default, value.key).toBe(
          value.default === undefined && mayLackDefault ? 'undefined' : 'string',
        );
      }
    });

    it('has defaults that are valid YAML, of the type and among the allowed values', () => {
      for (const {key, type, default: text, allowed} of values) {
        if (text === undefined) continue;
        const value: unknown = parse(text);
        expect(
          parseValueType(type).some(({matches}) => matches(value)),
          `${key}: ${text}`,
        ).toBe(true);
        if (allowed !== undefined) expect(allowed, key).toContain(value);
      }
    });

    it('has keys below others only where those are open', () => {
      expect(collectBlockedKeys(values)).toEqual([]);
    });

    it('keeps values of one group together, hidden ones last', () => {
      const shown = values.filter(({hidden}) => hidden !== true);
      expect(values.slice(0, shown.length)).toEqual(shown);
      const groups = collectGroups(shown);
      expect(new Set(groups).size).toBe(groups.length);
    });
  });

  it('gives CascadingRules labels with values that the platform knows', () => {
    const {keys} = loadNames();
    for (const {name, invasive, intensive, type} of named.flatMap(
      ([, {cascadingRules}]) => cascadingRules ?? [],
    )) {
      expect(keys['securecodebox.io/invasive'], name).toContain(invasive);
      expect(keys['securecodebox.io/intensive'], name).toContain(intensive);
      if (type !== undefined) expect(keys['securecodebox.io/type'], name).toContain(type);
    }
  });

  it('names values of the chart as conditions of ScanTypes', () => {
    for (const [name, {scanTypes = [], values}] of named) {
      const keys = values.map(({key}) => key);
      for (const {onlyWith} of scanTypes) if (onlyWith !== undefined) expect(keys, name).toContain(onlyWith);
    }
  });

  it('names structures that the schemas have', () => {
    const {findType, findValueType} = loadSchemas();
    for (const {key, kubernetes, schema} of named.flatMap(([, {values}]) => values)) {
      if (kubernetes) expect(findType(kubernetes.replace('[]', '')), key).toBeDefined();
      if (schema) expect(findValueType(schema.replace('[]', '')), key).toBeDefined();
    }
  });
});
