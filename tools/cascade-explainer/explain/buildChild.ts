import differenceWith from 'lodash/differenceWith';
import isEqual from 'lodash/isEqual';
import isUndefined from 'lodash/isUndefined';
import mapValues from 'lodash/mapValues';
import omit from 'lodash/omit';
import omitBy from 'lodash/omitBy';
import pickBy from 'lodash/pickBy';

import {listAt, listOf, mapAt, mapOf, readPath, textAt, textOf, type DataMap} from '../../../text/loose';
import {SCOPE_PREFIX} from './scopeLimiter';
import {buildContext, createRenderer, type Renderer} from './templates';
import {assertReadable, quote, toText} from './values';

/** Annotation with the names of the rules used so far, separated by commas. */
const CHAIN = 'cascading.securecodebox.io/chain';

/** Fields of `scanSpec` that the hook uses. */
const USED_FIELDS =
  'scanType parameters env volumes volumeMounts initContainers hookSelector affinity tolerations'.split(' ');

const LABEL_VALUE = /^([A-Za-z0-9]([\w.-]{0,61}[A-Za-z0-9])?)?$/;

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
  return chain === '' ? [] : chain.split(',');
}

const renderEnv = (value: unknown, {render}: Renderer): DataMap[] =>
  listOf(value)
    .map(mapOf)
    .map((fields) => (fields.value === undefined ? fields : {...fields, value: render(fields.value)}));

function renderContainer(container: unknown, renderer: Renderer): DataMap {
  const {name, command, env, ...fields} = mapOf(container);
  assertReadable(command, 'map', `The init container ${quote(name)} of the rule has no \`command\`.`);
  const variables = env === undefined ? {} : {env: renderEnv(env, renderer)};
  return {name, command: listOf(command).map(renderer.render), ...variables, ...fields};
}

/** What the rule sets for this finding, rendered in the hook's order. */
function renderRule(rule: DataMap, renderer: Renderer) {
  const {render} = renderer;
  const own = mapAt(rule, 'spec.scanSpec');
  const scanType = render(own.scanType);
  assertReadable(own.parameters, 'map', 'The rule has no `scanSpec.parameters`, which must be present.');
  const fields = {
    ...own,
    parameters: listOf(own.parameters).map(render),
    env: renderEnv(own.env, renderer),
    initContainers: listOf(own.initContainers).map((container) => renderContainer(container, renderer)),
  };
  const annotations = mapValues(mapAt(rule, 'spec.scanAnnotations'), render);
  return {scanType, fields, annotations, labels: mapValues(mapAt(rule, 'spec.scanLabels'), render)};
}

function toName(scan: DataMap, rule: DataMap, scanType: string): string {
  const parent = textAt(scan, 'metadata.name');
  const parentType = textAt(scan, 'spec.scanType');
  const stem = parent.startsWith(parentType) ? parent.replace(parentType, scanType) : parent;
  return `${stem}-${textAt(rule, 'metadata.name')}-`;
}

/** Leaves out empty lists and maps, which mean the same to the operator as a missing field. */
const compact = (fields: DataMap): DataMap =>
  omitBy(fields, (value) => isEqual(value, []) || isEqual(value, {}) || value === undefined);

function buildAnnotations({scan, finding, rule}: Origin, own: DataMap): DataMap {
  const inherits = readPath(scan, 'spec.cascades.inheritAnnotations') !== false;
  const isKept = (_value: unknown, key: string) => inherits || key.startsWith(SCOPE_PREFIX);
  return {
    ...pickBy(mapAt(scan, 'metadata.annotations'), isKept),
    ...own,
    'securecodebox.io/hook': 'cascading-scans',
    'cascading.securecodebox.io/parent-scan': readPath(scan, 'metadata.name'),
    'cascading.securecodebox.io/matched-finding': finding.id,
    [CHAIN]: [...readChain(scan), textAt(rule, 'metadata.name')].join(','),
  };
}

/** The rule's own fields with those of the parent, as far as it hands them down. */
function mergeSpecs({scan, previous}: Origin, own: DataMap): DataMap {
  const parent = mapOf(scan.spec);
  const cascades = mapOf(parent.cascades);
  const started = mapAt(previous, 'spec.scanSpec');
  const mergeLists = (path: string, isInherited: boolean, before: unknown = started) => [
    ...(isInherited ? differenceWith(listAt(parent, path), listAt(before, path), isEqual) : []),
    ...listAt(own, path),
  ];
  const inheritsSelector = cascades.inheritHookSelector === true;
  // Labels of the rule that started the parent are removed by key, whatever the value.
  const startedLabels = Object.keys(mapAt(started, 'hookSelector.matchLabels'));
  const byDefault = (name: string, field: string) => (cascades[name] === false ? undefined : parent[field]);
  const tolerations = byDefault('inheritTolerations', 'tolerations');
  return {
    ...compact({
      env: mergeLists('env', cascades.inheritEnv === true),
      volumes: mergeLists('volumes', cascades.inheritVolumes === true),
      volumeMounts: mergeLists('volumeMounts', cascades.inheritVolumes === true),
      initContainers: mergeLists('initContainers', cascades.inheritInitContainers === true, {}),
      hookSelector: compact({
        matchLabels: {
          ...(inheritsSelector && omit(mapAt(parent, 'hookSelector.matchLabels'), startedLabels)),
          ...mapAt(own, 'hookSelector.matchLabels'),
        },
        matchExpressions: mergeLists('hookSelector.matchExpressions', inheritsSelector),
      }),
    }),
    // Also empty ones of a rule: the operator takes them instead of those of the ScanType.
    affinity: own.affinity ?? byDefault('inheritAffinity', 'affinity'),
    tolerations:
      own.tolerations === undefined ? tolerations : [...listOf(tolerations), ...listOf(own.tolerations)],
    resourceMode: parent.resourceMode ?? 'namespaceLocal',
    cascades: parent.cascades,
  };
}

function describeChild(own: DataMap, labels: DataMap): string[] {
  const ignored = Object.keys(own).filter((field) => !USED_FIELDS.includes(field));
  const invalid = Object.entries(labels).filter(([, value]) => !LABEL_VALUE.test(toText(value)));
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
  const renderer = createRenderer(buildContext(finding, scan));
  const {scanType, fields, annotations, labels: own} = renderRule(rule, renderer);
  const {name, uid, namespace, labels: inherited} = mapOf(scan.metadata);
  const labels = {
    ...(readPath(scan, 'spec.cascades.inheritLabels') !== false && mapOf(inherited)),
    ...own,
  };
  const apiVersion = 'execution.securecodebox.io/v1';
  const owner = {apiVersion, blockOwnerDeletion: true, controller: true, kind: 'Scan', name, uid};
  const child = {
    apiVersion,
    kind: 'Scan',
    metadata: compact({
      generateName: toName(scan, rule, scanType),
      namespace,
      labels,
      annotations: compact(buildAnnotations(origin, annotations)),
      ownerReferences: [compact(owner)],
    }),
    spec: {scanType, parameters: fields.parameters, ...omitBy(mergeSpecs(origin, fields), isUndefined)},
  };
  return {child, notes: [...renderer.notes, ...describeChild(fields, labels)]};
}
