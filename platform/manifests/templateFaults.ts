import {suggest} from '../../text/suggest';
import {isMap, listOf, type DataMap} from '../../text/loose';
import {formatPath, visitData, type DocumentFault} from './documents';

/** Names that `{{$.…}}` knows in a CascadingRule. */
const RULE_HELPERS = ['hostOrIP'];
const TAG = /\{\{\{(?<triple>[^{}]*)\}\}\}|\{\{(?<double>[^{}]*)\}\}/g;
const HELPER = /\$\.(?<name>\w+)/;

/** What is wrong with the tags of a template, `undefined` if nothing is. */
export function describeBraceFault(text: string): string | undefined {
  const outside = text.replace(TAG, '');
  const isOpen = outside.includes('{{') || /(?:^|[^{])\{[#/$.\w\s]+\}\}/.test(outside);
  if (isOpen)
    return 'has a tag that is not closed. Write two braces on both sides, such as {{attributes.port}}';
  const sections: string[] = [];
  for (const {groups} of text.matchAll(TAG)) {
    const tag = (groups?.triple ?? groups?.double ?? '').trim();
    if (tag === '') return 'has an empty tag. Name a field, such as {{attributes.port}}';
    if (/^[#^]/.test(tag)) sections.push(tag.slice(1).trim());
    else if (tag.startsWith('/') && sections.pop() !== tag.slice(1).trim())
      return `closes {{${tag}}} without opening it`;
  }
  return sections.length > 0 ? `has no {{/${sections.at(-1) ?? ''}}} for its {{#…}}` : undefined;
}

type Texts = {text: string; path: (string | number)[]}[];

function collectTexts(data: unknown, path: (string | number)[]): Texts {
  const texts: Texts = [];
  visitData(data, (value, place) => {
    if (typeof value === 'string') texts.push({text: value, path: [...path, ...place]});
  });
  return texts;
}

function checkBraces(texts: Texts): DocumentFault[] {
  return texts.flatMap(({text, path}) => {
    const fault = describeBraceFault(text);
    return fault === undefined ? [] : [{path, message: `${formatPath(path)} ${fault}; it is "${text}".`}];
  });
}

/** Tags that use a helper: `{{$.hostOrIP}}`. */
function collectHelpers(texts: Texts): {name: string; path: (string | number)[]}[] {
  return texts.flatMap(({text, path}) =>
    [...text.matchAll(TAG)].flatMap(([tag]) => {
      const name = HELPER.exec(tag)?.groups?.name;
      return name === undefined ? [] : [{name, path}];
    }),
  );
}

function checkRule(spec: DataMap): DocumentFault[] {
  const scanSpec = isMap(spec.scanSpec) ? spec.scanSpec : {};
  // The platform renders only these fields; volumes, selectors and others are passed on unchanged.
  const texts = [
    ...['scanLabels', 'scanAnnotations'].flatMap((field) => collectTexts(spec[field], ['spec', field])),
    ...['scanType', 'parameters', 'env', 'initContainers'].flatMap((field) =>
      collectTexts(scanSpec[field], ['spec', 'scanSpec', field]),
    ),
  ];
  return [
    ...checkBraces(texts),
    ...collectHelpers(texts)
      .filter(({name}) => !RULE_HELPERS.includes(name))
      .map(({name, path}) => ({
        path,
        message: `${formatPath(path)} uses {{$.${name}}}, but rules know {{$.hostOrIP}} only.${suggest(name, RULE_HELPERS)}`,
      })),
  ];
}

/** Parameters of a Scan are not templates: a tag in them would reach the scanner unchanged. */
function checkScan(scanSpec: DataMap, path: string[]): DocumentFault[] {
  return collectHelpers(collectTexts(scanSpec.parameters, [...path, 'parameters'])).map(
    ({name, path: place}) => ({
      path: place,
      message: `${formatPath(place)} uses {{$.${name}}}, which rules alone know. Write the target itself.`,
    }),
  );
}

/** Values of a scope limiter: aliases of the ParseDefinition are allowed, the helper of rules is not. */
function checkScope(data: unknown): DocumentFault[] {
  const faults: DocumentFault[] = [];
  visitData(data, (value, path) => {
    if (!isMap(value) || path.at(-1) !== 'scopeLimiter') return;
    const values = ['allOf', 'anyOf', 'noneOf'].flatMap((list) =>
      listOf(value[list]).flatMap((entry, index) =>
        isMap(entry) ? collectTexts(entry.values, [...path, list, index, 'values']) : [],
      ),
    );
    for (const {name, path: place} of collectHelpers(values)) {
      if (!RULE_HELPERS.some((helper) => helper.toLowerCase() === name.toLowerCase())) continue;
      faults.push({
        path: place,
        message: `${formatPath(place)} uses {{$.${name}}}, which rules alone know. Write a field such as {{attributes.hostname}}.`,
      });
    }
  });
  return faults;
}

/** Lists templates that cannot be rendered. `kind` is undefined for chart values. */
export function collectTemplateFaults(data: unknown, kind?: string): DocumentFault[] {
  const faults = checkScope(data);
  visitData(data, (value, path) => {
    const name = path.at(-1);
    if (name === 'scopeLimiterAliases') faults.push(...checkBraces(collectTexts(value, [...path])));
    // Scan configurations of the AutoDiscovery are Go templates, with the same braces.
    if (name === 'scanConfigs') faults.push(...checkBraces(collectTexts(value, [...path])));
  });
  const spec = isMap(data) && isMap(data.spec) ? data.spec : undefined;
  if (spec && kind === 'CascadingRule') faults.push(...checkRule(spec));
  if (spec && kind === 'Scan') faults.push(...checkScan(spec, ['spec']));
  if (spec && kind === 'ScheduledScan' && isMap(spec.scanSpec)) {
    faults.push(...checkScan(spec.scanSpec, ['spec', 'scanSpec']));
  }
  return faults;
}
