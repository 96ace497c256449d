import {listAt, listOf, mapAt, mapOf, readPath, textAt, textOf, type DataMap} from '../../../text/loose';
import {SCOPE_PREFIX} from './scopeLimiter';
import {buildContext, createRenderer, type Renderer} from './templates';
import {HookFailure, isEqual, quote} from './values';

/** Annotation with the names of the rules used so far, separated by commas. */
const CHAIN = 'cascading.securecodebox.io/chain';

/** Fields of `scanSpec` that the hook uses. */
const USED_FIELDS =
  'scanType parameters env volumes volumeMounts initContainers hookSelector affinity tolerations'.split(' ');

const LABEL_VALUE = /^[\w.-]{0,63}$/;

interface Origin {
  scan: DataMap;
  finding: DataMap;
  rule: DataMap;
  /** The rule that started the parent: what came from it is not inherited. Empty if there is none. */
  previous: DataMap;
}

/** The rules that have led to a Scan, from the first. */
export function readChain(scan: DataMap): string[] {
  const chain = textOf(mapAt(scan, 'metadata.annotations')[CHAIN]);
  return chain.split(',').filter((name) => name !== '');
}

function toName(scan: DataMap, rule: DataMap, scanType: string): string {
  const parent = textAt(scan, 'metadata.name');
  const parentType = textAt(scan, 'spec.scanType');
  const stem =
    parentType !== '' && parent.startsWith(parentType) ? scanType + parent.slice(parentType.length) : parent;
  return `${stem}-${textAt(rule, 'metadata.name')}-`;
}

function renderMap(value: unknown, path: string, {render}: Renderer): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mapOf(value)).map(([key, template]) => [key, render(template, `${path}.${key}`)]),
  );
}

function renderEnv(value: unknown, path: string, {render}: Renderer): DataMap[] {
  return listOf(value)
    .map(mapOf)
    .map((fields, index) =>
      fields.value === undefined
        ? fields
        : {...fields, value: render(fields.value, `${path}[${index}].value`)},
    );
}

function renderInitContainers(value: unknown, renderer: Renderer): DataMap[] {
  return listOf(value).map((entry, index) => {
    const fields = mapOf(entry);
    const path = `initContainers[${index}]`;
    if (!Array.isArray(fields.command)) {
      throw new HookFailure(
        `The init container ${quote(fields.name)} of the rule has no \`command\`, which the hook reads without a check.`,
      );
    }
    const command = fields.command.map((part, at) => renderer.render(part, `${path}.command[${at}]`));
    return {
      ...fields,
      command,
      ...(fields.env !== undefined && {env: renderEnv(fields.env, `${path}.env`, renderer)}),
    };
  });
}

/** Entries of the parent that did not come from the rule that started it. */
function withoutEntriesOf(previous: DataMap, entries: unknown, field: string): unknown[] {
  const own = listAt(previous, `spec.scanSpec.${field}`);
  return listOf(entries).filter((entry) => !own.some((other) => isEqual(entry, other)));
}

function mergeHookSelectors(inherited: DataMap, own: DataMap, previous: DataMap): DataMap {
  const before = mapAt(previous, 'spec.scanSpec.hookSelector.matchLabels');
  // Removed by key, whatever the value.
  const labels = Object.entries(mapOf(inherited.matchLabels)).filter(([key]) => !(key in before));
  const expressions = withoutEntriesOf(previous, inherited.matchExpressions, 'hookSelector.matchExpressions');
  const matchLabels = {...Object.fromEntries(labels), ...mapOf(own.matchLabels)};
  const matchExpressions = [...expressions, ...listOf(own.matchExpressions)];
  return compact({matchLabels, matchExpressions});
}

/** Leaves out what is undefined or empty, which the child does not have either. */
function compact(fields: DataMap): DataMap {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0),
    ),
  );
}

function buildAnnotations({scan, finding, rule}: Origin, renderer: Renderer): DataMap {
  const inherited = mapAt(scan, 'metadata.annotations');
  const isInherited = readPath(scan, 'spec.cascades.inheritAnnotations') !== false;
  const own = renderMap(readPath(rule, 'spec.scanAnnotations'), 'scanAnnotations', renderer);
  for (const [key, value] of Object.entries(own)) {
    if (key.startsWith(SCOPE_PREFIX)) {
      throw new HookFailure(`may not add scope annotation '${key}':'${value}' in Cascading Rule spec`);
    }
  }
  const kept = Object.entries(inherited).filter(([key]) => isInherited || key.startsWith(SCOPE_PREFIX));
  return {
    ...Object.fromEntries(kept),
    ...own,
    'securecodebox.io/hook': 'cascading-scans',
    'cascading.securecodebox.io/parent-scan': readPath(scan, 'metadata.name'),
    'cascading.securecodebox.io/matched-finding': finding.id,
    [CHAIN]: [...readChain(scan), textAt(rule, 'metadata.name')].join(','),
  };
}

function buildSpec({scan, rule, previous}: Origin, renderer: Renderer): DataMap {
  const parent = mapOf(scan.spec);
  const own = mapAt(rule, 'spec.scanSpec');
  const cascades = mapOf(parent.cascades);
  if (!Array.isArray(own.parameters)) {
    throw new HookFailure('The rule has no `scanSpec.parameters`, which must be present.');
  }
  const inheritList = (switchName: string, field: string) =>
    cascades[switchName] === true ? withoutEntriesOf(previous, parent[field], field) : [];
  const inheritAlways = (switchName: string, field: string) =>
    cascades[switchName] === false ? undefined : parent[field];
  const inheritedSelector = cascades.inheritHookSelector === true ? mapOf(parent.hookSelector) : {};
  return {
    ...compact({
      env: [...inheritList('inheritEnv', 'env'), ...renderEnv(own.env, 'env', renderer)],
      volumes: [...inheritList('inheritVolumes', 'volumes'), ...listOf(own.volumes)],
      volumeMounts: [...inheritList('inheritVolumes', 'volumeMounts'), ...listOf(own.volumeMounts)],
      initContainers: [
        ...(cascades.inheritInitContainers === true ? listOf(parent.initContainers) : []),
        ...renderInitContainers(own.initContainers, renderer),
      ],
      hookSelector: mergeHookSelectors(inheritedSelector, mapOf(own.hookSelector), previous),
      affinity: own.affinity ?? inheritAlways('inheritAffinity', 'affinity'),
      tolerations: [
        ...listOf(inheritAlways('inheritTolerations', 'tolerations')),
        ...listOf(own.tolerations),
      ],
    }),
    resourceMode: parent.resourceMode ?? 'namespaceLocal',
    cascades: parent.cascades,
  };
}

function describeChild(rule: DataMap, labels: DataMap): string[] {
  const ignored = Object.keys(mapAt(rule, 'spec.scanSpec')).filter((field) => !USED_FIELDS.includes(field));
  const invalid = Object.entries(labels).filter(([, value]) => !LABEL_VALUE.test(String(value)));
  return [
    ...ignored.map((field) => `The hook ignores ${quote(`scanSpec.${field}`)} of the rule.`),
    ...invalid.map(
      ([key, value]) =>
        `Kubernetes rejects the child: ${quote(value)} is no valid value for the label ${quote(key)}. The hook only logs that.`,
    ),
  ];
}

/**
 * Creates the child as the hook does, with sentences about values that are probably not meant. Throws a HookFailure if
 * the hook would fail.
 */
export function buildChild(origin: Origin): {child: DataMap; notes: string[]} {
  const {scan, finding, rule} = origin;
  if (finding.attributes === undefined || finding.attributes === null) {
    throw new HookFailure('The finding has no `attributes`, which the hook reads without a check.');
  }
  const renderer = createRenderer(buildContext(finding, scan));
  const own = mapAt(rule, 'spec.scanSpec');
  const metadata = mapOf(scan.metadata);
  const spec = buildSpec(origin, renderer);
  const scanType = renderer.render(own.scanType, 'scanSpec.scanType');
  const labels = {
    ...(readPath(scan, 'spec.cascades.inheritLabels') !== false && mapOf(metadata.labels)),
    ...renderMap(readPath(rule, 'spec.scanLabels'), 'scanLabels', renderer),
  };
  const parameters = listOf(own.parameters).map((value, index) =>
    renderer.render(value, `scanSpec.parameters[${index}]`),
  );
  const child = {
    apiVersion: 'execution.securecodebox.io/v1',
    kind: 'Scan',
    metadata: compact({
      generateName: toName(scan, rule, scanType),
      namespace: metadata.namespace,
      labels,
      annotations: compact(buildAnnotations(origin, renderer)),
      ownerReferences: [
        compact({
          apiVersion: 'execution.securecodebox.io/v1',
          blockOwnerDeletion: true,
          controller: true,
          kind: 'Scan',
          name: metadata.name,
          uid: metadata.uid,
        }),
      ],
    }),
    spec: {scanType, parameters, ...spec},
  };
  return {child, notes: [...renderer.notes, ...describeChild(rule, labels)]};
}
