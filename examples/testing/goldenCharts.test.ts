import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse, visit, isMap, isScalar, parseDocument} from 'yaml';

import {GOLDEN_CHARTS, isUpToDate, listSchemaErrors, readGolden, type Resource} from './goldenCharts';

/** The helpers that Helm creates read two values that charts of the platform do not list. */
const UNLISTED = ['nameOverride', 'fullnameOverride'];

/** Keys of `values.yaml` that hold a value: no map, or an empty one. */
function listValueKeys(folder: string): string[] {
  const keys: string[] = [];
  visit(parseDocument(readFileSync(join(folder, 'values.yaml'), 'utf8')), {
    Pair: (_key, {key, value}, path) => {
      if (isMap(value) && value.items.length > 0) return;
      const parents = path.flatMap((node) => ('key' in node && isScalar(node.key) ? [node.key.value] : []));
      keys.push([...parents, isScalar(key) ? key.value : ''].join('.'));
    },
  });
  return keys;
}

/** Paths behind `.Values` in the templates. */
function listUsedKeys(folder: string): string[] {
  const templates = readdirSync(join(folder, 'templates')).map((name) =>
    readFileSync(join(folder, 'templates', name), 'utf8'),
  );
  return [...templates.join('\n').matchAll(/\.Values\.([\w.]*\w)/g)].map(([, path = '']) => path);
}

/** Whether one path is the other or lies in it. */
function isWithin(path: string, parent: string): boolean {
  return `${path}.`.startsWith(`${parent}.`);
}

describe.each(GOLDEN_CHARTS)('$file', (golden) => {
  const name = basename(golden.file);

  it('was rendered from the chart as it is', () => {
    expect(isUpToDate(golden), `${name} is outdated: npx tsx examples/testing/renderCharts.ts`).toBe(true);
  });

  it('holds valid resources, with a value in every field that has one', () => {
    const resources = readGolden(golden.chart, golden.values ? 'everything' : 'default');
    expect(resources.length).toBeGreaterThan(0);
    expect(resources.flatMap(listSchemaErrors)).toEqual([]);
  });
});

describe.each(GOLDEN_CHARTS.filter(({values}) => values))('the values of $chart', ({folder, values = ''}) => {
  it('are all used, and every value that is used is listed', () => {
    const [keys, used] = [listValueKeys(folder), listUsedKeys(folder)];
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !used.some((path) => isWithin(key, path)))).toEqual([]);
    expect(
      used.filter((path) => !keys.some((key) => isWithin(key, path)) && !UNLISTED.includes(path)),
    ).toEqual([]);
  });

  it('reach every optional part of the templates', () => {
    expect(Object.keys(parse(readFileSync(values, 'utf8')) as object).length).toBeGreaterThan(2);
    for (const condition of listConditions(folder))
      expect(readValue(values, condition), condition).toBeTruthy();
  });
});

/** Values that decide whether a part of a template is rendered. */
function listConditions(folder: string): string[] {
  const texts = readdirSync(join(folder, 'templates'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(folder, 'templates', name), 'utf8'));
  return [...texts.join('\n').matchAll(/(?:if|with) \.Values\.([\w.]*\w)/g)].map(([, path = '']) => path);
}

function readValue(file: string, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      parse(readFileSync(file, 'utf8')),
    );
}

it('reports a resource that does not fit its kind', () => {
  const [resource] = readGolden('raise-severity');
  expect(listSchemaErrors({...resource, spec: {type: 'ReadAndWrite', imag: 'x'}} as Resource)).not.toEqual(
    [],
  );
  expect(listSchemaErrors({...resource, kind: 'Hook'} as Resource)).toEqual([
    'Hook of execution.securecodebox.io/v1 is not a known kind',
  ]);
});
