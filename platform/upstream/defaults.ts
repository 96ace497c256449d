import {parse} from 'yaml';

import type {FactValue} from './facts';

/** Types that follow from the name of a value, in every chart. */
const TYPE_BY_NAME: Readonly<Record<string, string>> = {
  affinity: '`Affinity`',
  tolerations: 'list of `Toleration`',
  resources: '`ResourceRequirements`',
  podSecurityContext: '`PodSecurityContext`',
  securityContext: '`SecurityContext`',
  env: 'list of `EnvVar`',
  envFrom: 'list of `EnvFromSource`',
  extraVolumes: 'list of `Volume`',
  extraVolumeMounts: 'list of `VolumeMount`',
  extraContainers: 'list of `Container`',
  imagePullSecrets: 'list of `{name}`',
  nodeSelector: 'map of string to string',
};

/** The type that the name of a value says; undefined if it says none. */
export function findTypeByName(key: string): string | undefined {
  return TYPE_BY_NAME[key.split('.').at(-1) ?? ''];
}

/** The type that a new value gets, as far as name and default say it. */
export function guessType(key: string, preset: FactValue): string {
  const byName = findTypeByName(key);
  if (byName !== undefined) return byName;
  if (Array.isArray(preset))
    return preset.every((item) => typeof item === 'string') ? 'list of strings' : 'list';
  if (typeof preset === 'number') return 'integer';
  if (preset === null) return 'string or null';
  return typeof preset === 'object' ? 'map' : typeof preset;
}

/** A default as pages show it: as one would write it in a values file, in one line. */
export function formatDefault(preset: FactValue): string {
  if (typeof preset !== 'string') return JSON.stringify(preset);
  return parse(preset) === preset ? preset : JSON.stringify(preset);
}
