import type {Chart, ChartScanType, ChartValue} from './charts';
import type {BaseValue, ChartBase, ChartBases, ChartFile, ScanTypeEntry} from './chartSchema';
import {findResultFile} from './formats';

/** A Kubernetes type such as `Affinity`, or list of `Toleration`. */
const KUBERNETES_TYPE = /^(list of )?`([A-Z]\w+)`$/;

/** Adds what follows from the type: the Kubernetes type, and that any key is allowed below it. */
function completeValue(value: ChartValue): ChartValue {
  const [isOfKubernetes, list, type] = KUBERNETES_TYPE.exec(value.type) ?? [];
  const kubernetes = value.kubernetes ?? (isOfKubernetes && `${type}${list ? '[]' : ''}`);
  const isOpen = value.open ?? (kubernetes ?? value.schema) !== undefined;
  return {...value, ...(kubernetes && {kubernetes}), ...(isOpen && {open: true})};
}

function completeScanType(entry: ScanTypeEntry): ChartScanType {
  return {
    ...entry,
    container: entry.container ?? entry.name,
    resultFile: entry.resultFile ?? findResultFile(entry.command) ?? '',
    restartPolicy: entry.restartPolicy ?? 'OnFailure',
  };
}

function inheritValue(
  chart: string,
  {perChart, ...inherited}: BaseValue,
  override: Partial<ChartValue> = {},
): ChartValue {
  const value = {...inherited, ...override};
  const isShared = Object.keys(override).every((field) => perChart && field === 'default');
  return {
    ...value,
    ...(value.default !== undefined && {default: value.default.replaceAll('%chart%', chart)}),
    ...(isShared && {shared: true}),
  };
}

function mergeValues(
  chart: string,
  {overrides = {}, values: own = []}: ChartFile,
  base: ChartBase | undefined,
): ChartValue[] {
  const ownByPlace = new Map<string | undefined, ChartValue[]>();
  let place: string | undefined;
  for (const {after = place, ...value} of own) {
    place = after;
    ownByPlace.set(place, [...(ownByPlace.get(place) ?? []), value]);
  }
  const inherited = (base?.values ?? []).flatMap((value) => {
    const override = overrides[value.key];
    const behind = ownByPlace.get(value.key) ?? [];
    return override === 'absent' ? behind : [inheritValue(chart, value, override), ...behind];
  });
  return [...(ownByPlace.get(undefined) ?? []), ...inherited];
}

/** Creates a chart from its file, which `chartSchema.ts` has validated, and what it inherits. */
export function buildChart(name: string, file: ChartFile, bases: ChartBases): Chart {
  const {extends: baseName = '', overrides: _overrides, scanTypes, cascadingRules, ...own} = file;
  const base = bases.get(baseName);
  const page = own.page ?? base?.page?.replaceAll('%chart%', name);
  const firstScanType = scanTypes?.[0]?.name ?? '';
  return {
    ...own,
    chart: name,
    source: `oci://ghcr.io/securecodebox/helm/${name}`,
    ...(page && {page}),
    ...((own.partial ?? base?.partial) && {partial: true}),
    ...(scanTypes && {scanTypes: scanTypes.map(completeScanType)}),
    ...(cascadingRules && {
      cascadingRules: cascadingRules.map((rule) => ({...rule, scanType: firstScanType})),
    }),
    values: mergeValues(name, file, base).map(completeValue),
  };
}
