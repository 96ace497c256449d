import {findClosest} from '../text/suggest';
import type {FieldPath} from '../text/loose';
import {findChartValue, type Chart} from './charts';
import {toSchemaFileName, type Schema} from './schemas';
import {mergeReferenced, type Resolve} from './walkSchema';

/** The anchor of a field in the reference: its path without the list markers `[]`. */
export function toFieldAnchor(path: string): string {
  return path.replaceAll('[]', '');
}

/** Names of the fields that the reference lists below a schema: not those of Kubernetes' own types. */
function collectListed({properties = {}, ...schema}: Schema): string[] {
  if (schema['x-kubernetes-type'] !== undefined) return [];
  return Object.keys(properties).filter((name) => typeof properties[name] === 'object');
}

/** The beginning of a path that the reference lists; a misspelt field counts as the one with the nearest name. */
function findListedPath(root: Schema, path: FieldPath, resolve: Resolve): string[] {
  const listed: string[] = [];
  let schema = mergeReferenced(root, resolve);
  for (const step of path) {
    const known = collectListed(schema);
    const name =
      typeof step === 'number' || known.includes(step) ? step : (findClosest(step, known) ?? undefined);
    const next = typeof name === 'string' ? schema.properties?.[name] : schema.items;
    if (name === undefined || typeof next !== 'object') break;
    if (typeof name === 'string') listed.push(name);
    schema = mergeReferenced(next, resolve);
  }
  return listed;
}

/**
 * Route and anchor of the row of a field in the reference, or of its nearest parent with a row. The field may be
 * misspelt, or inside a type of Kubernetes.
 */
export function findFieldRow(
  kind: string,
  schema: Schema,
  path: FieldPath,
  resolve: Resolve,
): string | undefined {
  const listed = findListedPath(schema, path, resolve);
  const [group = '', first, ...inner] = listed;
  // The pages list what is below `spec` and `status`; those of the first two leave out what is on other pages.
  if (!['spec', 'status'].includes(group) || first === undefined) return undefined;
  if (kind === 'ScheduledScan' && first === 'scanSpec' && inner.length > 0) {
    return `/docs/api/crds/scan#spec.${inner.join('.')}`;
  }
  const shown = kind === 'CascadingRule' && inner[0] === 'cascades' ? listed.slice(0, 3) : listed;
  // The kinds for all namespaces are on the pages of those for one.
  const page = toSchemaFileName(kind.replace(/^Cluster/, '')).replace('.json', '');
  return `/docs/api/crds/${page}#${shown.join('.')}`;
}

/** Route and anchor of the row of a chart's value, the last key of which may be misspelt; undefined if it has none. */
export function findValueRow(chart: Chart, path: readonly string[]): string | undefined {
  // Of a chart that is known in part no page lists the values.
  if (chart.page === undefined || chart.partial) return undefined;
  const match = findChartValue(chart, path);
  if (match.type === 'value') return `${chart.page}#${match.value.key}`;
  const parent = path
    .slice(0, -1)
    .map((step) => `${step}.`)
    .join('');
  const names = chart.values
    .filter(({key}) => key.slice(0, key.lastIndexOf('.') + 1) === parent)
    .map(({key}) => key.slice(parent.length));
  const closest = findClosest(path.at(-1) ?? '', names);
  return closest && `${chart.page}#${parent}${closest}`;
}
