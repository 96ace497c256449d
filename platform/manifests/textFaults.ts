import {findClosest, suggest} from '../../text/suggest';
import {listOf, mapOf, type DataMap, type FieldPath} from '../../text/loose';
import {describeStrangeCharacter} from './characters';
import {collectInside, faultAt, noticeAt, listTexts, type DocumentFault, type PlacedText} from './documents';

/** The name that `{{$.…}}` knows in a CascadingRule. */
const RULE_HELPER = 'hostOrIP';
const TAG = /\{\{\{(?<triple>[^{}]*)\}\}\}|\{\{(?<double>[^{}]*)\}\}/g;
const HELPER = /\$\.(?<name>\w+)/;

/** What is wrong with the tags of a template, `undefined` if nothing is. */
export function describeBraceFault(text: string): string | undefined {
  const outside = text.replace(TAG, '');
  const isOpen =
    outside.includes('{{') ||
    /\{\{\{[^{}]*\}\}(?!\})/.test(text) ||
    /(?:^|[^{])\{[#/$.\w\s]+\}\}/.test(outside);
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

/** Fields of a finding, and of the parent Scan, which hide those of the same name. */
export const TEMPLATE_FIELDS = (
  'id parsed_at name category severity description location mitigation references identified_at osi_layer attributes ' +
  'apiVersion kind metadata spec status'
).split(' ');
const HELPERS = ['$', 'asList', 'getValues', 'split'];

/** What is meant by a tag whose first word is no field. Other words are most likely attributes. */
function findMeantTag([first = '', ...rest]: readonly string[]): {meant: string; isSure: boolean} {
  if (first.replace('$', '').toLowerCase() === RULE_HELPER.toLowerCase())
    return {meant: `$.${RULE_HELPER}`, isSure: true};
  if (TEMPLATE_FIELDS.includes(rest[0] ?? '')) return {meant: rest.join('.'), isSure: true};
  const closest = findClosest(first, TEMPLATE_FIELDS);
  return {meant: [closest ?? `attributes.${first}`, ...rest].join('.'), isSure: closest !== undefined};
}

/** Tags outside of sections that name no field: they render to nothing. A parser of one's own may write other fields. */
function checkFields(texts: readonly PlacedText[]): DocumentFault[] {
  return texts.flatMap(({text, path}) => {
    let depth = 0;
    return [...text.matchAll(TAG)].flatMap(({0: tag, groups}): DocumentFault[] => {
      const [, sign = '', rest = ''] =
        /^([#^/&!>=]?)(.*)$/s.exec((groups?.triple ?? groups?.double ?? '').trim()) ?? [];
      const name = rest.trim();
      const isInside = depth > 0;
      if (sign === '#' || sign === '^') depth += 1;
      if (sign === '/') depth -= 1;
      if (isInside || /[/!>=]/.test(sign) || name === '.' || name === '') return [];
      if (/[\s|()[\]'"]|^\./.test(name)) {
        const what = `has ${tag}: templates of rules are Mustache, which has names only, no functions, conditions or pipes.`;
        return [faultAt(path, what)];
      }
      const steps = name.split('.');
      if ([...TEMPLATE_FIELDS, ...HELPERS].includes(steps[0] ?? '')) return [];
      const {meant, isSure} = findMeantTag(steps);
      const what = `has ${tag}, but "${steps[0]}" is no field of a finding. Did you mean {{${meant}}}?`;
      return [isSure ? faultAt(path, what) : noticeAt(path, what)];
    });
  });
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
    ...checkFields(texts),
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
  return [
    ...checkFields(texts),
    ...checkHelpers(texts, (name) =>
      name.toLowerCase() === RULE_HELPER.toLowerCase()
        ? 'which rules alone know. Write a field such as {{attributes.hostname}}.'
        : undefined,
    ),
  ];
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

/**
 * Lists values in typographic quotes, and blanks and dashes that are none: phones, word processors and web pages write
 * them, and YAML takes them as part of the text.
 */
export function collectCharacterFaults(data: unknown): DocumentFault[] {
  const inTexts = listTexts(data).flatMap(({text, path}) => {
    const quote = TYPOGRAPHIC.exec(text)?.groups?.quote;
    if (quote !== undefined) {
      const what = `is in typographic quotes (${quote}), which are part of the text. Write straight quotes: ".`;
      return [noticeAt(path, what)];
    }
    const character = describeStrangeCharacter(text);
    return character === undefined ? [] : [noticeAt(path, `has ${character}`)];
  });
  const inKeys = collectInside(data, (_value, path) => {
    const key = path.at(-1);
    const character = typeof key === 'string' ? describeStrangeCharacter(key, true) : undefined;
    return character === undefined ? [] : [{path, message: `the name "${key}" has ${character}`}];
  });
  return [...inTexts, ...inKeys];
}
