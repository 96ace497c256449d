import {suggest} from '../../text/suggest';
import {listOf, mapOf, type DataMap, type FieldPath} from '../../text/loose';
import {collectInside, faultAt, noticeAt, listTexts, type DocumentFault, type PlacedText} from './documents';

/** The name that `{{$.…}}` knows in a CascadingRule. */
const RULE_HELPER = 'hostOrIP';
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

function checkBraces(texts: readonly PlacedText[]): DocumentFault[] {
  return texts.flatMap(({text, path}) => {
    const fault = describeBraceFault(text);
    return fault === undefined ? [] : [faultAt(path, `${fault}; it is "${text}".`)];
  });
}

/** Tags that use a helper: `{{$.hostOrIP}}`. `describe` completes a sentence about one, or finds nothing wrong. */
function checkHelpers(
  texts: readonly PlacedText[],
  describe: (name: string) => string | undefined,
): DocumentFault[] {
  return texts.flatMap(({text, path}) =>
    [...text.matchAll(TAG)].flatMap(([tag]) => {
      const name = HELPER.exec(tag)?.groups?.name;
      const fault = name === undefined ? undefined : describe(name);
      return fault === undefined ? [] : [faultAt(path, `uses {{$.${name}}}, ${fault}`)];
    }),
  );
}

function checkRule(spec: DataMap): DocumentFault[] {
  const scanSpec = mapOf(spec.scanSpec);
  // The platform renders only these fields; volumes, selectors and others are passed on unchanged.
  const texts = [
    ...['scanLabels', 'scanAnnotations'].flatMap((field) => listTexts(spec[field], ['spec', field])),
    ...['scanType', 'parameters', 'env', 'initContainers'].flatMap((field) =>
      listTexts(scanSpec[field], ['spec', 'scanSpec', field]),
    ),
  ];
  return [
    ...checkBraces(texts),
    ...checkHelpers(texts, (name) =>
      name === RULE_HELPER
        ? undefined
        : `but rules know {{$.${RULE_HELPER}}} only.${suggest(name, [RULE_HELPER])}`,
    ),
  ];
}

/** Parameters of a Scan are not templates: a tag in them would reach the scanner unchanged. */
function checkScan(scanSpec: DataMap, path: FieldPath): DocumentFault[] {
  const texts = listTexts(scanSpec.parameters, [...path, 'parameters']);
  return checkHelpers(texts, () => 'which rules alone know. Write the target itself.');
}

/** Values of a scope limiter: aliases of the ParseDefinition are allowed, the helper of rules is not. */
function checkScope(scopeLimiter: DataMap, path: FieldPath): DocumentFault[] {
  const texts = ['allOf', 'anyOf', 'noneOf'].flatMap((list) =>
    listOf(scopeLimiter[list]).flatMap((entry, index) =>
      listTexts(mapOf(entry).values, [...path, list, index, 'values']),
    ),
  );
  return checkHelpers(texts, (name) =>
    name.toLowerCase() === RULE_HELPER.toLowerCase()
      ? 'which rules alone know. Write a field such as {{attributes.hostname}}.'
      : undefined,
  );
}

/** Lists templates that cannot be rendered. `kind` is undefined for chart values. */
export function collectTemplateFaults(data: unknown, kind?: string): DocumentFault[] {
  const spec = mapOf(mapOf(data).spec);
  return [
    ...collectInside(data, (value, path) =>
      path.at(-1) === 'scopeLimiter' ? checkScope(mapOf(value), path) : [],
    ),
    // Scan configurations of the AutoDiscovery are Go templates, with the same braces.
    ...collectInside(data, (value, path) =>
      ['scopeLimiterAliases', 'scanConfigs'].includes(String(path.at(-1)))
        ? checkBraces(listTexts(value, path))
        : [],
    ),
    ...(kind === 'CascadingRule' ? checkRule(spec) : []),
    ...(kind === 'Scan' ? checkScan(spec, ['spec']) : []),
    ...(kind === 'ScheduledScan' ? checkScan(mapOf(spec.scanSpec), ['spec', 'scanSpec']) : []),
  ];
}

/** A text between quotes that YAML does not know: “x”, ‘x’, „x“, «x». */
const TYPOGRAPHIC = /^(?<quote>[“”„‘’‚«]).*[“”‘’»]$/s;

/** Lists values in typographic quotes, which phones and word processors write: YAML takes them as part of the text. */
export function collectQuoteFaults(data: unknown): DocumentFault[] {
  return listTexts(data).flatMap(({text, path}) => {
    const quote = TYPOGRAPHIC.exec(text)?.groups?.quote;
    if (quote === undefined) return [];
    const what = `is in typographic quotes (${quote}), which are part of the text. Write straight quotes: ".`;
    return [noticeAt(path, what)];
  });
}
