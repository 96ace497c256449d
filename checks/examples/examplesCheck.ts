import {findClosest} from '../../plugins/integrations/src/findClosest';
import {loadCharts, type Charts} from '../charts/loadCharts';
import type {Check} from '../check';
import type {Fault} from '../fault';
import type {CodeBlock, Page} from '../pages/parsePage';
import {checkFinding, checkManifest, isFinding} from './checkDocument';
import {checkValues, type DocumentFault} from './checkValues';
import {loadSchemas, type SchemaSet} from './loadSchemas';
import {parseDocuments} from './parseDocuments';

/** What examples are checked against. */
export interface ExampleKnowledge {
  schemas: SchemaSet;
  charts: Charts;
}

/** API version of a kind that only a part of is shown (`of=Scan`), by the kinds of the platform. */
const PLATFORM_API_VERSIONS: Record<string, string> = {
  CascadingRule: 'cascading.securecodebox.io/v1',
};
const DEFAULT_API_VERSION = 'execution.securecodebox.io/v1';

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks one document by what it is: Helm values, a part of a resource, a manifest, or findings. */
function checkDocument(
  data: unknown,
  meta: ReadonlyMap<string, string>,
  {schemas, charts}: ExampleKnowledge,
): DocumentFault[] {
  const chartName = meta.get('values');
  if (chartName !== undefined) {
    const chart = charts.get(chartName);
    if (chart) return checkValues(chart, data, schemas);
    const closest = findClosest(chartName, [...charts.keys()]);
    return [
      {path: [], message: `there is no chart "${chartName}".${closest ? ` Did you mean "${closest}"?` : ''}`},
    ];
  }
  const kind = meta.get('of');
  if (kind !== undefined && isMap(data)) {
    const apiVersion = PLATFORM_API_VERSIONS[kind] ?? DEFAULT_API_VERSION;
    return checkManifest(data, {apiVersion, kind}, schemas, true);
  }
  if (isMap(data) && ('apiVersion' in data || 'kind' in data) && !isFinding(data)) {
    const {apiVersion, kind: ownKind} = data;
    if (typeof apiVersion !== 'string' || typeof ownKind !== 'string') {
      return [{path: [], message: 'a manifest needs both apiVersion and kind.'}];
    }
    return checkManifest(data, {apiVersion, kind: ownKind}, schemas);
  }
  const items: unknown[] = Array.isArray(data) ? data : [data];
  return items.flatMap((item, index) =>
    isFinding(item)
      ? checkFinding(item, schemas).map(({path, message}) => ({
          path: Array.isArray(data) ? [index, ...path] : path,
          message: `finding: ${message}`,
        }))
      : [],
  );
}

/**
 * Lists what is wrong with an example.
 *
 * @param block its text, language and marks
 * @param file the page, for the place of the faults
 */
export function checkExample(
  block: Pick<CodeBlock, 'lang' | 'meta' | 'value' | 'line'>,
  file: string,
  knowledge: ExampleKnowledge,
): Fault[] {
  if (block.lang !== 'yaml' && block.lang !== 'json') return [];
  const reason = block.meta.get('unchecked');
  if (reason !== undefined) {
    return reason.trim() === ''
      ? [{file, line: block.line, message: 'unchecked needs a reason: unchecked="why it cannot be checked".'}]
      : [];
  }
  const parsed = parseDocuments(block.lang, block.value);
  if (!parsed.ok) {
    return [
      {
        file,
        line: block.line + parsed.line - 1,
        message: `this is not valid ${block.lang.toUpperCase()}: ${parsed.reason}`,
      },
    ];
  }
  return parsed.documents.flatMap(({data, findLine}) =>
    checkDocument(data, block.meta, knowledge).map(({path, message}) => ({
      file,
      line: block.line + findLine(path) - 1,
      message,
    })),
  );
}

function collectExamples(pages: readonly Page[]): {file: string; block: CodeBlock}[] {
  return pages.flatMap(({file, codeBlocks}) =>
    codeBlocks.filter(({lang}) => lang === 'yaml' || lang === 'json').map((block) => ({file, block})),
  );
}

/** Every YAML and JSON block of the site is valid: as such, and as what it shows. */
export const examplesCheck: Check = {
  name: 'examples',
  promise: 'every manifest, values file and finding is valid',
  reads: 'sources',
  async run({readPages}) {
    const [{pages}, schemas, charts] = await Promise.all([readPages(), loadSchemas(), loadCharts()]);
    const examples = collectExamples(pages);
    return {
      checked: {count: examples.length, unit: 'examples'},
      faults: examples.flatMap(({file, block}) => checkExample(block, file, {schemas, charts})),
      notes: examples
        .filter(({block}) => block.meta.has('unchecked'))
        .map(({file, block}) => `${file}:${block.line}: not checked: ${block.meta.get('unchecked') ?? ''}`),
    };
  },
};
