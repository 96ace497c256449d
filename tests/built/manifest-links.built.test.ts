import {expect, it} from 'vitest';

import {findFieldRow, findValueRow} from '../../platform/fieldAnchors';
import {loadCharts, loadSchemas} from '../../platform/loadPlatform';
import type {Schema} from '../../platform/schemas';
import {mergeReferenced} from '../../platform/walkSchema';
import {readPageHtml} from '../buildPages';

const schemas = loadSchemas();

/** Paths of all fields in a schema, down to a depth at which every type of Kubernetes has begun. */
function collectPaths(schema: Schema, depth = 9): (string | number)[][] {
  const {items, properties = {}} = mergeReferenced(schema, schemas.resolve);
  if (depth === 0) return [];
  const children: [string | number, Schema | boolean | undefined][] = [
    ...Object.entries(properties),
    [0, items],
  ];
  return children.flatMap(([step, child]) =>
    typeof child === 'object'
      ? [[step], ...collectPaths(child, depth - 1).map((path) => [step, ...path])]
      : [],
  );
}

function collectFieldRows(): string[] {
  return schemas.kinds.flatMap((kind) => {
    const apiVersion = schemas.findApiVersion(kind) ?? '';
    const schema = schemas.findSchema(apiVersion, kind);
    if (!schema || !apiVersion.includes('securecodebox.io/')) return [];
    return collectPaths(schema).flatMap((path) => findFieldRow(kind, schema, path, schemas.resolve) ?? []);
  });
}

function collectValueRows(): string[] {
  return [...loadCharts().values()].flatMap((chart) =>
    chart.values.flatMap(({key}) => findValueRow(chart, key.split('.')) ?? []),
  );
}

it('every field and every value has a row in the reference to which the check can link', () => {
  const rows = [...new Set([...collectFieldRows(), ...collectValueRows()])];
  expect(rows.length).toBeGreaterThan(1000);
  const ids = new Map<string, Set<string>>();
  const missing = rows.filter((row) => {
    const [page = '', id = ''] = row.split('#');
    const known = ids.get(page) ?? new Set(readPageHtml(page).match(/(?<= id="?)[^" >]+/g));
    ids.set(page, known);
    return !known.has(id);
  });
  expect(missing).toEqual([]);
});
