import {formatPath, isMap, listOf, type DataMap, type FieldPath} from '../../../checks/examples/documents';
import type {Fault} from '../../../text/fault';
import {collectContainers, createFault, getMap, type Container, type PodTemplate} from './manifests';

/** A field that a pod must have or must not have, by its path below the pod or the container. */
interface Rule {
  path: string[];
  isAllowed: (value: unknown) => boolean;
  /** What the field must be: the end of the sentence "… must be". */
  rule: string;
}

const isUnset = (value: unknown) => value === undefined || value === false;
const isSafeProfile = (value: unknown) => value === 'RuntimeDefault' || value === 'Localhost';
/** Volumes that the standard allows: none that reaches the node. */
const VOLUMES = [
  'configMap',
  'csi',
  'downwardAPI',
  'emptyDir',
  'ephemeral',
  'persistentVolumeClaim',
  'projected',
  'secret',
];
const SELINUX_TYPES: unknown[] = [
  undefined,
  '',
  'container_t',
  'container_init_t',
  'container_kvm_t',
  'container_engine_t',
];

/** Controls for fields of the pod: Pod Security Standards, profile "restricted" (with "baseline"). */
const POD_RULES: Rule[] = [
  ...['hostNetwork', 'hostPID', 'hostIPC'].map((name) => ({path: [name], isAllowed: isUnset, rule: 'false'})),
  {path: ['securityContext', 'sysctls'], isAllowed: (value) => listOf(value).length === 0, rule: 'left out'},
  // Ours, beyond the standard: a process that talks to no API gets no token for one.
  {path: ['automountServiceAccountToken'], isAllowed: (value) => value === false, rule: 'false'},
];

/** Controls for fields that pods and containers have. */
const SHARED_RULES: Rule[] = [
  {
    path: ['securityContext', 'windowsOptions', 'hostProcess'],
    isAllowed: isUnset,
    rule: 'false',
  },
  {
    path: ['securityContext', 'seLinuxOptions', 'type'],
    isAllowed: (value) => SELINUX_TYPES.includes(value),
    rule: 'a type for containers, such as container_t',
  },
  {
    path: ['securityContext', 'appArmorProfile', 'type'],
    isAllowed: (value) => value === undefined || isSafeProfile(value),
    rule: 'RuntimeDefault or Localhost',
  },
  {
    path: ['securityContext', 'runAsUser'],
    isAllowed: (value) => value !== 0,
    rule: 'another user than 0',
  },
];

const CONTAINER_RULES: Rule[] = [
  {path: ['securityContext', 'privileged'], isAllowed: isUnset, rule: 'false'},
  {
    path: ['securityContext', 'allowPrivilegeEscalation'],
    isAllowed: (value) => value === false,
    rule: 'false',
  },
  {
    path: ['securityContext', 'capabilities', 'drop'],
    isAllowed: (value) => listOf(value).includes('ALL'),
    rule: '[ALL]',
  },
  {
    path: ['securityContext', 'capabilities', 'add'],
    isAllowed: (value) => listOf(value).every((name) => name === 'NET_BIND_SERVICE'),
    rule: 'left out',
  },
  {
    path: ['securityContext', 'procMount'],
    isAllowed: (value) => value === undefined || value === 'Default',
    rule: 'Default',
  },
  // Ours, beyond the standard.
  {
    path: ['securityContext', 'readOnlyRootFilesystem'],
    isAllowed: (value) => value === true,
    rule: 'true',
  },
  {
    path: ['resources', 'limits', 'memory'],
    isAllowed: (value) => value !== undefined,
    rule: 'set: a container without it may take the memory of the whole node',
  },
];

/** Controls that the pod may fulfil for all of its containers. */
const INHERITED_RULES: Rule[] = [
  {path: ['securityContext', 'runAsNonRoot'], isAllowed: (value) => value === true, rule: 'true'},
  {
    path: ['securityContext', 'seccompProfile', 'type'],
    isAllowed: isSafeProfile,
    rule: 'RuntimeDefault or Localhost',
  },
];

function getValue(data: DataMap, path: readonly string[]): unknown {
  return getMap(data, ...path.slice(0, -1))[path.at(-1) ?? ''];
}

function check({manifest}: PodTemplate, {data, path}: Container, rules: readonly Rule[]): Fault[] {
  return rules
    .filter((rule) => !rule.isAllowed(getValue(data, rule.path)))
    .map((rule) => {
      const place: FieldPath = [...path, ...rule.path];
      return createFault(manifest, place, `${formatPath(place)} must be ${rule.rule}.`);
    });
}

/** What a container does not say itself, the pod says. */
function checkInherited(template: PodTemplate, container: Container): Fault[] {
  return INHERITED_RULES.flatMap((rule) => {
    const isOwn = getValue(container.data, rule.path) !== undefined;
    return check(template, isOwn ? container : {data: template.spec, path: template.path}, [rule]);
  });
}

function checkHostPorts({manifest}: PodTemplate, {data, path}: Container): Fault[] {
  return listOf(data.ports).flatMap((port, index) => {
    const place = [...path, 'ports', index, 'hostPort'];
    return isMap(port) && port.hostPort !== undefined && port.hostPort !== 0
      ? [createFault(manifest, place, `${formatPath(place)} must be left out.`)]
      : [];
  });
}

function checkVolumes({manifest, spec, path}: PodTemplate): Fault[] {
  return listOf(spec.volumes).flatMap((volume, index) => {
    const kinds = isMap(volume) ? Object.keys(volume).filter((name) => name !== 'name') : [];
    return kinds
      .filter((kind) => !VOLUMES.includes(kind))
      .map((kind) => {
        const place = [...path, 'volumes', index, kind];
        return createFault(manifest, place, `${formatPath(place)} must be one of ${VOLUMES.join(', ')}.`);
      });
  });
}

/**
 * Checks pods against the Pod Security Standard "restricted", and the few rules of ours beyond it: a file system that
 * nobody can write, a bound for memory, no token. A namespace that enforces the standard refuses pods that break it.
 */
export function checkPodSecurity(templates: readonly PodTemplate[]): Fault[] {
  const faults = templates.flatMap((template) => [
    ...check(template, {data: template.spec, path: template.path}, [...POD_RULES, ...SHARED_RULES]),
    ...checkVolumes(template),
    ...collectContainers(template).flatMap((container) => [
      ...check(template, container, [...SHARED_RULES, ...CONTAINER_RULES]),
      ...checkInherited(template, container),
      ...checkHostPorts(template, container),
    ]),
  ]);
  // Two containers may lack what their pod should say: that is one fault.
  const texts = faults.map((fault) => JSON.stringify(fault));
  return faults.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}
