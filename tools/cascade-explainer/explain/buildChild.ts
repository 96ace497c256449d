import differenceWith from 'lodash/differenceWith';
import isEqual from 'lodash/isEqual';
import mapValues from 'lodash/mapValues';
import omit from 'lodash/omit';
import omitBy from 'lodash/omitBy';
import pickBy from 'lodash/pickBy';

import {listOf, mapAt, mapOf, readPath, textAt, textOf, type DataMap} from '../../../text/loose';
import {SCOPE_PREFIX} from './scopeLimiter';
import {buildContext, createRenderer, type Renderer} from './templates';
import {assertReadable, quote} from './values';

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

const renderMap = (value: unknown, {render}: Renderer): DataMap => mapValues(mapOf(value), render);

const renderEnv = (value: unknown, {render}: Renderer): DataMap[] =>
  listOf(value)
    .map(mapOf)
    .map((fields) => (fields.value === undefined ? fields : {...fields, value: render(fields.value)}));

/** The rule for this finding, rendered in the hook's order. */
function renderRule(rule: DataMap, renderer: Renderer) {
  const {scanSpec, scanAnnotations, scanLabels} = mapOf(rule.spec);
  const own = mapOf(scanSpec);
  const scanType = renderer.render(own.scanType);
  assertReadable(own.parameters, 'map', 'The rule has no `scanSpec.parameters`, which must be present.');
  const parameters = listOf(own.parameters).map(renderer.render);
  const env = renderEnv(own.env, renderer);
  const initContainers = listOf(own.initContainers)
    .map(mapOf)
    .map(({name, command, env: variables, ...fields}) => {
      assertReadable(command, 'map', `The init container ${quote(name)} of the rule has no \`command\`.`);
      return {
        name,
        command: listOf(command).map(renderer.render),
        ...(variables !== undefined && {env: renderEnv(variables, renderer)}),
        ...fields,
      };
    });
  const annotations = renderMap(scanAnnotations, renderer);
  const labels = renderMap(scanLabels, renderer);
  return {own, scanType, parameters, env, initContainers, annotations, labels};
}

type RenderedRule = ReturnType<typeof renderRule>;

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
  const kept = pickBy(
    mapAt(scan, 'metadata.annotations'),
    (_, key) => inherits || key.startsWith(SCOPE_PREFIX),
  );
  return {
    ...kept,
    ...own,
    'securecodebox.io/hook': 'cascading-scans',
    'cascading.securecodebox.io/parent-scan': readPath(scan, 'metadata.name'),
    'cascading.securecodebox.io/matched-finding': finding.id,
    [CHAIN]: [...readChain(scan), textAt(rule, 'metadata.name')].join(','),
  };
}

/** Entries without those that came from the rule that started the parent. */
const without = (entries: unknown, started: unknown) =>
  differenceWith(listOf(entries), listOf(started), isEqual);

function mergeHookSelectors(inherited: DataMap, own: DataMap, started: DataMap): DataMap {
  // Labels of the rule that started the parent are removed by key, whatever the value.
  const labels = omit(mapOf(inherited.matchLabels), Object.keys(mapOf(started.matchLabels)));
  const expressions = without(inherited.matchExpressions, started.matchExpressions);
  return compact({
    matchLabels: {...labels, ...mapOf(own.matchLabels)},
    matchExpressions: [...expressions, ...listOf(own.matchExpressions)],
  });
}

function mergeTolerations(inherited: unknown, own: unknown): unknown {
  return own === undefined ? inherited : [...listOf(inherited), ...listOf(own)];
}

function buildSpec(
  {scan, previous}: Origin,
  {own, scanType, parameters, env, initContainers}: RenderedRule,
): DataMap {
  const parent = mapOf(scan.spec);
  const cascades = mapOf(parent.cascades);
  const started = mapAt(previous, 'spec.scanSpec');
  const byChoice = (name: string, field: string) => (cascades[name] === true ? parent[field] : undefined);
  const byDefault = (name: string, field: string) => (cascades[name] === false ? undefined : parent[field]);
  const inheritOnce = (name: string, field: string) => without(byChoice(name, field), started[field]);
  const selector = mapOf(byChoice('inheritHookSelector', 'hookSelector'));
  return {
    scanType,
    parameters,
    ...compact({
      env: [...inheritOnce('inheritEnv', 'env'), ...env],
      volumes: [...inheritOnce('inheritVolumes', 'volumes'), ...listOf(own.volumes)],
      volumeMounts: [...inheritOnce('inheritVolumes', 'volumeMounts'), ...listOf(own.volumeMounts)],
      initContainers: [...listOf(byChoice('inheritInitContainers', 'initContainers')), ...initContainers],
      hookSelector: mergeHookSelectors(selector, mapOf(own.hookSelector), mapOf(started.hookSelector)),
    }),
    // Also empty ones of a rule: the operator takes them instead of those of the ScanType.
    affinity: own.affinity ?? byDefault('inheritAffinity', 'affinity'),
    tolerations: mergeTolerations(byDefault('inheritTolerations', 'tolerations'), own.tolerations),
    resourceMode: parent.resourceMode ?? 'namespaceLocal',
    cascades: parent.cascades,
  };
}

function describeChild(own: DataMap, labels: DataMap): string[] {
  const ignored = Object.keys(own).filter((field) => !USED_FIELDS.includes(field));
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
  const renderer = createRenderer(buildContext(finding, scan));
  const rendered = renderRule(rule, renderer);
  const metadata = mapOf(scan.metadata);
  const labels = {
    ...(readPath(scan, 'spec.cascades.inheritLabels') !== false && mapOf(metadata.labels)),
    ...rendered.labels,
  };
  const child = {
    apiVersion: 'execution.securecodebox.io/v1',
    kind: 'Scan',
    metadata: compact({
      generateName: toName(scan, rule, rendered.scanType),
      namespace: metadata.namespace,
      labels,
      annotations: compact(buildAnnotations(origin, rendered.annotations)),
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
    spec: omitBy(buildSpec(origin, rendered), (value) => value === undefined),
  };
  return {child, notes: [...renderer.notes, ...describeChild(rendered.own, labels)]};
}
