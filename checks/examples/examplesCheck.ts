import {checkFinding, checkManifest, isFinding} from '../../platform/manifests/checkDocument';
import {checkValues} from '../../platform/manifests/checkValues';
import type {DocumentFault} from '../../platform/manifests/documents';
import {parseDocuments} from '../../platform/manifests/parseDocuments';
import type {PlatformData} from '../../platform/manifests/platformData';
import type {Fault} from '../../text/fault';
import {isMap, type DataMap} from '../../text/loose';
import {suggest} from '../../text/suggest';
import type {Check} from '../check';
import {describeFenceFaults} from '../pages/fenceMarks';
import type {CodeBlock} from '../sources/parsePage';
import {loadPlatformData} from './loadPlatformData';

const NOT_CHECKED =
  'nothing checks this block. Mark it with values=CHART or of=KIND, complete it, or say unchecked="reason".';

function fail(message: string): DocumentFault[] {
  return [{path: [], message}];
}

function checkChartValues(chartName: string, data: unknown, platform: PlatformData): DocumentFault[] {
  const {charts} = platform;
  const chart = charts.get(chartName);
  if (chart) return checkValues(chart, data, platform);
  return fail(`there is no chart "${chartName}".${suggest(chartName, [...charts.keys()])}`);
}

function checkPart(kind: string, data: unknown, platform: PlatformData): DocumentFault[] {
  const {schemas} = platform;
  if (!isMap(data)) {
    return fail(`of=${kind} marks a part from the root of the resource, such as "spec:"; this is no map.`);
  }
  if (kind === 'Finding') return checkFinding(data, schemas, true);
  const apiVersion = schemas.findApiVersion(kind);
  if (apiVersion !== undefined) return checkManifest(data, {apiVersion, kind}, platform, true);
  return fail(`of=${kind}: there is no such kind.${suggest(kind, [...schemas.kinds, 'Finding'])}`);
}

/** Whether a map is meant as a Kubernetes manifest; its keys may be in the wrong case. */
function isManifest(data: DataMap): boolean {
  const keys = Object.keys(data).map((key) => key.toLowerCase());
  return keys.includes('apiversion') || (keys.includes('kind') && !isFinding(data)) || 'metadata' in data;
}

function checkWholeManifest(data: DataMap, platform: PlatformData): DocumentFault[] {
  const {apiVersion, kind} = data;
  if (typeof apiVersion === 'string' && typeof kind === 'string') {
    return checkManifest(data, {apiVersion, kind}, platform);
  }
  const misspelt = ['apiVersion', 'kind'].flatMap((name) =>
    Object.keys(data).filter((key) => key !== name && key.toLowerCase() === name.toLowerCase()),
  );
  const hint =
    'apiVersion' in data || 'kind' in data || misspelt.length > 0
      ? misspelt.map((key) => ` It has "${key}".`).join('')
      : ' Mark a part of a resource with of=KIND.';
  return [{path: misspelt.slice(0, 1), message: `a manifest needs both apiVersion and kind.${hint}`}];
}

/** Checks one document by what it is: Helm values, a part of a resource, a manifest, or findings. */
function checkDocument(
  data: unknown,
  meta: ReadonlyMap<string, string>,
  platform: PlatformData,
): DocumentFault[] {
  const chartName = meta.get('values');
  if (chartName !== undefined) return checkChartValues(chartName, data, platform);
  const kind = meta.get('of');
  if (kind !== undefined) return checkPart(kind, data, platform);
  if (isMap(data) && isManifest(data)) return checkWholeManifest(data, platform);
  const items: unknown[] = Array.isArray(data) ? data : [data];
  if (!items.some(isFinding)) return fail(NOT_CHECKED);
  return items.flatMap((item, index) => {
    const place = Array.isArray(data) ? [index] : [];
    if (!isMap(item)) return [{path: place, message: 'finding: this must be a map.'}];
    return checkFinding(item, platform.schemas).map(({path, message}) => ({
      path: [...place, ...path],
      message: `finding: ${message}`,
    }));
  });
}

/**
 * Lists what is wrong with an example.
 *
 * @param block its text, language and marks
 * @param file path of the page, for the faults
 */
export function checkExample(
  block: Pick<CodeBlock, 'lang' | 'meta' | 'value' | 'line'>,
  file: string,
  platform: PlatformData,
): Fault[] {
  if (block.lang !== 'yaml' && block.lang !== 'json') return [];
  const marks = describeFenceFaults(block).map((message) => ({file, line: block.line - 1, message}));
  const parsed = parseDocuments(block.lang, block.value);
  const [syntax] = parsed.flatMap((document) => document.faults);
  if (syntax) {
    const message = `this is not valid ${block.lang.toUpperCase()}: ${syntax.reason}`;
    return [...marks, {file, line: block.line + syntax.line - 1, message}];
  }
  if (block.meta.has('unchecked')) return marks;
  // A separator at the end starts an empty document, which is ignored; a block of comments has no document.
  const [first = {data: null, findLine: () => 1}, ...rest] = parsed;
  const documents = [first, ...rest.filter(({data}) => data !== null)];
  const faults = documents.flatMap(({data, findLine}) =>
    checkDocument(data, block.meta, platform).map(({path, message}) => ({
      file,
      line: block.line + findLine(path) - 1,
      message,
    })),
  );
  return [...marks, ...faults.sort((a, b) => a.line - b.line)];
}

/** Every YAML and JSON block of the site parses, and is valid as what it shows. */
export const examplesCheck: Check = {
  name: 'examples',
  promise: 'every manifest, values file and finding is valid',
  reads: 'sources',
  async run({readPages}) {
    const {pages} = await readPages();
    const platform = loadPlatformData();
    const examples = pages.flatMap(({file, codeBlocks}) =>
      codeBlocks.filter(({lang}) => lang === 'yaml' || lang === 'json').map((block) => ({file, block})),
    );
    return {
      checked: {count: examples.length, unit: 'examples'},
      faults: examples.flatMap(({file, block}) => checkExample(block, file, platform)),
      notes: examples
        .filter(({block}) => block.meta.has('unchecked'))
        .map(({file, block}) => `${file}:${block.line}: not checked: ${block.meta.get('unchecked') ?? ''}`),
    };
  },
};
