import {suggest} from '../../text/suggest';
import {formatPath, isMap, listOf, mapOf, type DataMap, type FieldPath} from '../../text/loose';
import {collectInside, faultAt, type DocumentFault} from './documents';

/** The volume that the operator adds to every scan pod. */
const OPERATOR_VOLUMES = ['scan-results'];
const CONTAINER_LISTS = ['initContainers', 'containers', 'ephemeralContainers'];

function collectNames(list: unknown, path: FieldPath, field = 'name'): {name: string; path: FieldPath}[] {
  return listOf(list).flatMap((item, index) => {
    const name = mapOf(item)[field];
    return typeof name === 'string' ? [{name, path: [...path, index, field]}] : [];
  });
}

function collectDuplicates(list: unknown, path: FieldPath, field = 'name'): DocumentFault[] {
  const names = collectNames(list, path, field);
  return names
    .filter(({name}, index) => names.findIndex((other) => other.name === name) !== index)
    .map(({name, path: place}) =>
      faultAt(place, `is "${name}" a second time. Each ${field} may occur once in ${formatPath(path)}.`),
    );
}

export function collectMountFaults(
  mounts: unknown,
  path: FieldPath,
  volumes: readonly string[],
): DocumentFault[] {
  return collectNames(mounts, path)
    .filter(({name}) => ![...volumes, ...OPERATOR_VOLUMES].includes(name))
    .map(({name, path: place}) => {
      const hint = suggest(name, volumes) || ' Add it to the volumes.';
      return faultAt(place, `is "${name}", but no volume of the pod has that name.${hint}`);
    });
}

/** Checks a pod, or a part of one that the platform completes: volumes with containers or mounts. */
function checkPod(pod: DataMap, path: FieldPath): DocumentFault[] {
  const volumes = collectNames(pod.volumes, []).map(({name}) => name);
  const containers = CONTAINER_LISTS.flatMap((list) =>
    listOf(pod[list]).map((container, index) => ({
      mounts: mapOf(container).volumeMounts,
      path: [...path, list, index, 'volumeMounts'],
    })),
  );
  return [
    ...collectDuplicates(pod.volumes, [...path, 'volumes']),
    ...CONTAINER_LISTS.flatMap((list) => collectDuplicates(pod[list], [...path, list])),
    ...[{mounts: pod.volumeMounts, path: [...path, 'volumeMounts']}, ...containers].flatMap((place) =>
      collectMountFaults(place.mounts, place.path, volumes),
    ),
  ];
}

/** Decimal numbers as quantities: the API server takes them in its own kinds, not in those of the platform. */
export function collectDecimalFaults(data: unknown): DocumentFault[] {
  return collectInside(data, (value, path) =>
    ['limits', 'requests'].includes(String(path.at(-2))) &&
    typeof value === 'number' &&
    !Number.isInteger(value)
      ? [faultAt(path, `must be an integer or a string; it is ${value}. Put the value in quotes.`)]
      : [],
  );
}

/** Checks that a selector matches its own pods; otherwise the API server refuses the object. */
function checkSelector({selector, template}: DataMap, path: FieldPath): DocumentFault[] {
  if (!isMap(template)) return [];
  const labels = mapOf(mapOf(template.metadata).labels);
  return Object.entries(mapOf(mapOf(selector).matchLabels))
    .filter(([name, value]) => labels[name] !== value)
    .map(([name]) =>
      faultAt(
        [...path, 'selector', 'matchLabels', name],
        `is not among the labels of the pods. Write the same label in ${formatPath([...path, 'template', 'metadata', 'labels'])}.`,
      ),
    );
}

/**
 * Lists contradictions in the pods of a document: mounts without a volume, duplicate names, a selector that does not
 * match. For complete documents only: an excerpt may leave out the other half.
 */
export function collectPodFaults(data: unknown): DocumentFault[] {
  return collectInside(data, (value, path) => {
    if (!isMap(value)) return [];
    const isContainer =
      typeof path.at(-1) === 'number' &&
      [...CONTAINER_LISTS, 'extraContainers'].includes(String(path.at(-2)));
    const isPod = [...CONTAINER_LISTS, 'volumes', 'volumeMounts'].some((field) =>
      Array.isArray(value[field]),
    );
    return [
      ...(isPod && !isContainer ? checkPod(value, path) : []),
      ...collectDuplicates(value.env, [...path, 'env']),
      ...collectDuplicates(value.volumeMounts, [...path, 'volumeMounts'], 'mountPath'),
      ...checkSelector(value, path),
    ];
  });
}
