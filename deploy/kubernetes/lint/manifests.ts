import type {DataMap, FieldPath} from '../../../checks/examples/documents';
import {isMap, listOf} from '../../../checks/examples/documents';
import type {Fault} from '../../../text/fault';

/** One Kubernetes object, and where it is written. */
export interface Manifest {
  /** Path relative to the project, with forward slashes. */
  file: string;
  data: DataMap;
  /** Line of a field in the file, counted from 1. */
  findLine: (path: FieldPath) => number;
}

/** A map inside of a map, an empty one where there is none. */
export function getMap(data: unknown, ...keys: string[]): DataMap {
  let value = data;
  for (const key of keys) value = isMap(value) ? value[key] : undefined;
  return isMap(value) ? value : {};
}

/** The kind of an object; an empty string where it has none. */
export function getKind({data}: Manifest): string {
  return typeof data.kind === 'string' ? data.kind : '';
}

/** The name of an object; an empty string where it has none. */
export function getName({data}: Manifest): string {
  const {name} = getMap(data, 'metadata');
  return typeof name === 'string' ? name : '';
}

/** All objects of one kind. */
export function filterKind(manifests: readonly Manifest[], kind: string): Manifest[] {
  return manifests.filter((manifest) => getKind(manifest) === kind);
}

export function createFault({file, findLine}: Manifest, path: FieldPath, message: string): Fault {
  return {file, line: findLine(path), message};
}

/** A pod template inside of an object such as a Deployment. */
export interface PodTemplate {
  manifest: Manifest;
  labels: DataMap;
  spec: DataMap;
  /** Path of `spec` in the object. */
  path: FieldPath;
}

/** The pod templates of all objects that have one. */
export function collectPodTemplates(manifests: readonly Manifest[]): PodTemplate[] {
  return manifests.flatMap((manifest) => {
    const template = getMap(manifest.data, 'spec', 'template');
    if (!isMap(template.spec)) return [];
    const labels = getMap(template, 'metadata', 'labels');
    return [{manifest, labels, spec: template.spec, path: ['spec', 'template', 'spec']}];
  });
}

/** A container of a pod template, and its path in the object. */
export interface Container {
  data: DataMap;
  path: FieldPath;
}

/** All containers of a pod, those that run first and those for debugging included. */
export function collectContainers({spec, path}: PodTemplate): Container[] {
  return ['initContainers', 'containers', 'ephemeralContainers'].flatMap((list) =>
    listOf(spec[list]).flatMap((data, index) => (isMap(data) ? [{data, path: [...path, list, index]}] : [])),
  );
}
