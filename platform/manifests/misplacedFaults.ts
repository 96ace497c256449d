import {mergeReferenced} from '../fieldAnchors';
import type {Schema} from '../schemas';
import type {DocumentFault} from './documents';

/** Most places that a message names; a field that may be in more is too common to say where it belongs. */
const MAX_PLACES = 2;

/** A part of a schema at its path in the document: `spec.cascades`, or `[]` after it for the items of a list. */
interface Place {
  schema: Schema;
  path: string;
}

/** What is one level below a place, without the inside of Kubernetes' own types. */
function collectChildren({schema, path}: Place, resolve: (schema: Schema) => Schema): Place[] {
  const {properties = {}, items, 'x-kubernetes-type': kubernetesType} = mergeReferenced(schema, resolve);
  if (kubernetesType !== undefined && path !== 'metadata') return [];
  const named = Object.entries(properties).flatMap(([name, child]) =>
    typeof child === 'object' ? [{schema: child, path: path === '' ? name : `${path}.${name}`}] : [],
  );
  return items ? [...named, {schema: items, path: `${path}[]`}] : named;
}

/** The places nearest to the top that may have a field. */
function findPlaces(root: Schema, name: string, resolve: (schema: Schema) => Schema): string[] {
  let level: Place[] = [{schema: root, path: ''}];
  const seen = new Set<Schema>();
  while (level.length > 0) {
    const next = level.flatMap((place) => collectChildren(place, resolve));
    const found = next.filter(({path}) => path.split('.').at(-1) === name);
    if (found.length > 0) return found.map(({path}) => path.slice(0, -name.length - 1));
    // Types that contain themselves.
    level = next.filter(({schema}) => !seen.has(schema));
    for (const {schema} of level) seen.add(schema);
  }
  return [];
}

/**
 * Completes the fault about an unknown field: names the place of a field that is in the wrong one.
 *
 * @param root schema of the kind
 * @param resolve returns the target of a schema's `$ref`
 */
export function namePlace(
  fault: DocumentFault,
  root: Schema,
  resolve: (schema: Schema) => Schema,
): DocumentFault {
  const name = fault.path.at(-1);
  if (!fault.message.includes(' is no known field.') || fault.message.endsWith('?')) return fault;
  // The API server drops what is in the metadata of templates: it belongs nowhere else.
  if (fault.path.at(-2) === 'metadata') return fault;
  const places = findPlaces(root, String(name), resolve);
  if (places.length === 0 || places.length > MAX_PLACES) return fault;
  const where = places.map((place) => place || 'the top of the manifest').join(' or ');
  const message = fault.message.replace(/(?<= is no known field\.).*/s, ` It belongs in ${where}.`);
  return {path: fault.path, message};
}
