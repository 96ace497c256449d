import {findFieldRow, findValueRow} from '../../../platform/fieldAnchors';
import {checkManifest} from '../../../platform/manifests/checkDocument';
import {checkValues} from '../../../platform/manifests/checkValues';
import type {DocumentFault} from '../../../platform/manifests/documents';
import {readPasted, type TextObject} from '../../../platform/manifests/parseDocuments';
import type {PlatformData} from '../../../platform/manifests/platformData';
import {isHelmTemplate} from '../../../platform/manifests/schemaFaults';
import {formatCount} from '../../../text/formatCount';
import {findClosest, suggest} from '../../../text/suggest';
import {isMap} from '../../../text/loose';
import type {CheckedDocument, CheckReport, ReportedFault} from '../protocol';
import {collectDefined, collectLinkFaults} from './checkTogether';
import {describeObject, looksLikeValues} from './describeObject';

export interface CheckData {
  platform: PlatformData;
  version: string;
  /** Path below which the site is published, with a slash at both ends. */
  baseUrl: string;
}

const MANIFEST_KEYS = ['apiVersion', 'kind', 'metadata', 'spec'];

interface ObjectResult {
  isChecked: boolean;
  faults: ReportedFault[];
  notChecked?: string;
}

/** The result for an object that nothing checks, because of one fault. */
const refuse = (line: number, message: string): ObjectResult => ({
  isChecked: false,
  faults: [{severity: 'fault', line, message}],
});

/** Turns faults of an object into faults of the text, with links to the reference. */
function locate(
  faults: readonly DocumentFault[],
  object: TextObject,
  findRow: (path: DocumentFault['path']) => string | undefined,
  baseUrl: string,
): ReportedFault[] {
  return faults.map(({path, message, severity}): ReportedFault => {
    const row = findRow(path);
    const isOfValue = message.includes(' must be ') && !message.includes('the name of');
    const source = isOfValue ? object.findSource(path) : undefined;
    const reading = source === undefined ? '' : ` kubectl and Helm read ${source} so.`;
    return {
      severity: severity ?? 'fault',
      line: object.findLine(path),
      message: message + reading,
      ...(row !== undefined && {href: baseUrl + row.slice(1)}),
    };
  });
}

function checkAsValues(chartName: string, object: TextObject, {platform, baseUrl}: CheckData): ObjectResult {
  const {charts} = platform;
  const chart = charts.get(chartName);
  const {data, line} = object;
  if (!chart)
    return refuse(line, `There is no chart "${chartName}".${suggest(chartName, [...charts.keys()])}`);
  if (isMap(data) && 'apiVersion' in data && 'kind' in data) {
    const what = `This is a manifest (${describeObject(data)}), not a file with values of the chart ${chartName}.`;
    return refuse(line, what);
  }
  const findRow = (path: DocumentFault['path']) => findValueRow(chart, path.map(String));
  const faults = locate(checkValues(chart, data, platform), object, findRow, baseUrl);
  const zap = chart.values.find(({schema}) => schema === 'ZapConfiguration');
  const notChecked = zap && `What is inside ${zap.key} is not checked here.`;
  return {isChecked: true, faults, ...(notChecked !== undefined && {notChecked})};
}

/** What is missing in an object without `apiVersion` or `kind`, or why nothing checks it. */
function checkWithoutKind({data, line, findLine}: TextObject, {platform}: CheckData): ObjectResult {
  if (!isMap(data)) return refuse(line, 'This is no map of fields, so it is no manifest.');
  const keys = Object.keys(data);
  const missing = ['apiVersion', 'kind'].filter((name) => typeof data[name] !== 'string');
  if (keys.some((key) => MANIFEST_KEYS.some((name) => name.toLowerCase() === key.toLowerCase()))) {
    for (const name of missing) {
      if (name in data) return refuse(findLine([name]), `${name} must be a string.`);
      const misspelt = keys.find(
        (key) => !MANIFEST_KEYS.includes(key) && findClosest(key, [name]) !== undefined,
      );
      if (misspelt !== undefined)
        return refuse(findLine([misspelt]), `${misspelt} is no known field. Did you mean "${name}"?`);
    }
    const names = missing.map((name) => `"${name}"`).join(' and ');
    return refuse(line, `This lacks ${names}, which every manifest needs.`);
  }
  if (looksLikeValues(data, platform.charts))
    return refuse(line, 'This has no "kind" and looks like Helm values. Choose the chart that they are for.');
  const notChecked = `Line ${line}: an object without apiVersion and kind is no manifest.`;
  return {isChecked: false, faults: [], notChecked};
}

/** Whether an object of an unknown kind is meant as one of the platform. */
function isMeantForPlatform(apiVersion: string, kind: string, {schemas}: PlatformData): boolean {
  const own = schemas.kinds.filter((name) => schemas.findApiVersion(name)?.includes('securecodebox.io/'));
  return /(?:^|\.)secure-?code-?box\.io\//i.test(apiVersion) || findClosest(kind, own) !== undefined;
}

function checkAsManifest(object: TextObject, check: CheckData): ObjectResult {
  const {data} = object;
  const {platform, baseUrl} = check;
  if (!isMap(data) || typeof data.apiVersion !== 'string' || typeof data.kind !== 'string') {
    return checkWithoutKind(object, check);
  }
  const {apiVersion, kind} = data;
  const {schemas} = platform;
  const schema = schemas.findSchema(apiVersion, kind);
  if (!schema && !isMeantForPlatform(apiVersion, kind, platform)) {
    const notChecked = `${describeObject(data)} (${apiVersion}) is not checked: it is no kind of the platform.`;
    return {isChecked: false, faults: [], notChecked};
  }
  const isOwn = apiVersion.includes('securecodebox.io/');
  const findRow = (path: DocumentFault['path']) =>
    schema && isOwn ? findFieldRow(kind, schema, path, schemas.resolve) : undefined;
  const faults = locate(checkManifest(data, {apiVersion, kind}, platform), object, findRow, baseUrl);
  return {isChecked: schema !== undefined, faults};
}

/**
 * Checks a text of YAML or JSON with manifests, or with values of a chart.
 *
 * @param startStep is told what can take long
 */
export function checkText(
  text: string,
  chart: string | undefined,
  check: CheckData,
  startStep: (step: string) => void = () => undefined,
): CheckReport {
  const {documents: parsed, objects: manifests} = readPasted(text);
  const objects: readonly TextObject[] =
    chart === undefined ? manifests : parsed.filter(({data}) => data !== undefined);
  startStep(`checking ${formatCount(objects.length, 'object')}`);
  const complete = {...check, platform: collectDefined(objects, check.platform)};
  const results = objects.map((object) =>
    chart === undefined ? checkAsManifest(object, complete) : checkAsValues(chart, object, complete),
  );
  const syntax = parsed
    .flatMap((document) => document.faults)
    .flatMap(({line, reason}) => refuse(line, `This is not valid YAML: ${reason}.`).faults);
  const documents = objects.map(({data, line}, index): CheckedDocument => ({
    line,
    label: chart === undefined ? describeObject(data) : `values of the chart ${chart}`,
    isChecked: results[index]?.isChecked ?? false,
  }));
  const faults = [
    ...syntax,
    ...results.flatMap((result) => result.faults),
    ...(chart === undefined ? collectLinkFaults(objects, complete.platform) : []),
  ];
  const notChecked = [
    ...(objects.length === 0 && syntax.length === 0
      ? ['The text has no object: it is empty, or has only comments and separators.']
      : []),
    ...parsed
      .filter(({data}) => data === undefined)
      .map(({line}) => `The document at line ${line} cannot be read.`),
    ...(isHelmTemplate(text) && (syntax.length > 0 || chart === undefined)
      ? ['This looks like a template of a Helm chart. Render it with "helm template" first.']
      : []),
    ...results.flatMap((result) => result.notChecked ?? []),
  ];
  return {
    version: check.version,
    documents,
    faults: faults.sort((a, b) => a.line - b.line),
    notChecked: [...new Set(notChecked)],
  };
}
