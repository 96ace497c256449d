import {listOf, mapAt, mapOf, readPath, textOf, type DataMap} from '../../../text/loose';
import {SCOPE_OPERATORS} from './scopeOperators';
import {render} from './templates';
import {assertReadable, HookFailure, quote, runLibrary, toText} from './values';

export const SCOPE_PREFIX = 'scope.cascading.securecodebox.io/';

/** What the hook puts behind each value of a list, which a template renders to one string. */
const DELIMITER = ';;;;';

type Helper = () => (text: string, render: (template: string) => string) => string;

function readListPath(text: string, levels: number, example: string): string[] {
  const path = text.trim().split('.');
  if (path.length >= levels) return path;
  throw new HookFailure(
    `Invalid list key '${text.trim()}'. List key must be at least ${levels} levels deep. E.g. '${example}'`,
  );
}

/** The helpers for lists. They are templates themselves: text is escaped, and a missing key is read from the finding. */
const HELPERS: Record<string, Helper> = {
  asList: () => (text, renderText) => {
    const list = readListPath(text, 2, 'attributes.addresses').join('.');
    return renderText(`{{#${list}}}{{.}}${DELIMITER}{{/${list}}}`);
  },
  getValues: () => (text, renderText) => {
    const path = readListPath(text, 3, 'attributes.addresses.ip');
    const list = path.slice(0, -1).join('.');
    return renderText(`{{#${list}}}{{${path.at(-1)}}}${DELIMITER}{{/${list}}}`);
  },
  split: () => (text, renderText) => {
    const result = renderText(text).trim().replace(/, ?/g, DELIMITER);
    return result === '' || result.endsWith(DELIMITER) ? result : result + DELIMITER;
  },
};

/**
 * Renders one value of a requirement. Aliases are rendered first, without the finding; what that leaves is rendered with
 * the finding, or the value itself if it leaves nothing. So text beside a tag of the finding replaces the tag.
 *
 * @param aliases `scopeLimiterAliases` of the ParseDefinition
 * @returns the values: several for a list; an empty one is a value that could not be rendered
 * @throws HookFailure if the template is invalid
 */
export function renderValues(template: unknown, finding: DataMap, aliases: DataMap): string[] {
  if (template === undefined) return [];
  const resolved = render(template, {$: aliases}) || template;
  const values = render(resolved, {...finding, ...HELPERS}).split(DELIMITER);
  // What is behind the last delimiter is dropped, whatever it is.
  return values.length > 1 ? values.slice(0, -1) : values;
}

/** Whether a requirement is met, and how its values were rendered, as part of a sentence. */
function checkRequirement(
  {key: keyField, operator: operatorField, values: templates}: DataMap,
  scan: DataMap,
  finding: DataMap,
  aliases: DataMap,
): {isMet: boolean; reason: string} {
  const [key, operator] = [textOf(keyField), textOf(operatorField)];
  if (!key.startsWith(SCOPE_PREFIX)) {
    throw new HookFailure(`key '${key}' is invalid: key does not start with '${SCOPE_PREFIX}'`);
  }
  // What every object inherits is found by the hook, but is no operator.
  if (operator in Object.prototype) throw new HookFailure(`Unknown operator '${operator}'`);
  const compare = SCOPE_OPERATORS[operator];
  const operators = Object.keys(SCOPE_OPERATORS).join(', ');
  assertReadable(
    compare,
    'operator',
    `${quote(operator)} is not an operator. The operators are ${operators}.`,
  );
  const annotations = readPath(scan, 'metadata.annotations');
  assertReadable(annotations, key, 'The Scan has no annotations.');
  const annotation = mapOf(annotations)[key];
  if (templates === undefined) throw new HookFailure('the values field may not be undefined');

  const rendered = listOf(templates).map((template) => renderValues(template, finding, aliases));
  const missing = rendered.findIndex((values) => values.includes(''));
  if (missing >= 0) {
    const isMet = readPath(scan, 'spec.cascades.scopeLimiter.validOnMissingRender') === true;
    const what = `${quote(listOf(templates)[missing])} renders to ${rendered[missing]?.length === 1 ? 'an empty string' : 'a list with an empty entry'}`;
    return {
      isMet,
      reason: `${what}, and \`validOnMissingRender\` is \`${isMet}\` (${operator}, ${quote(key)})`,
    };
  }
  if (annotation === undefined) {
    throw new HookFailure(
      `using operator '${operator}': the referenced annotation may not be undefined`,
      `The Scan has no annotation ${quote(key)}.`,
    );
  }
  const values = rendered.flat();
  const reason = `${listOf(templates).map(quote).join(', ')} renders to ${values.map(quote).join(', ')}, and the annotation ${quote(key)} is ${quote(annotation)} (${operator})`;
  const isMet = runLibrary(() => compare?.(toText(annotation), values) ?? false, `${reason}.`);
  return {isMet, reason};
}

/** The lists in the hook's order: what the first requirement must be that ends it, and whether the list passes then. */
const LISTS = {
  allOf: {end: false, passes: false},
  anyOf: {end: true, passes: true},
  noneOf: {end: true, passes: false},
};

/**
 * Checks a finding against the scope limiter of a Scan: all three lists must pass, a missing or empty one passes.
 * A list ends at the first requirement that decides, so that a fault behind it has no effect.
 *
 * @throws HookFailure with the hook's message
 */
export function checkScope(
  scan: DataMap,
  finding: DataMap,
  aliases: DataMap,
): {passes: boolean; reasons: string[]} {
  const limiter = mapAt(scan, 'spec.cascades.scopeLimiter');
  const reasons: string[] = [];
  const verdicts = Object.entries(LISTS).map(([name, {end, passes}]) => {
    const requirements = listOf(limiter[name]);
    if (requirements.length === 0) return true;
    for (const [index, requirement] of requirements.entries()) {
      const {isMet, reason} = checkRequirement(mapOf(requirement), scan, finding, aliases);
      reasons.push(`Scope: ${quote(`${name}[${index}]`)} is ${isMet ? '' : 'not '}met: ${reason}.`);
      if (isMet !== end) continue;
      const rest = requirements.length - index - 1;
      if (rest > 0) reasons.push(`Scope: the hook does not look at the rest of ${quote(name)}.`);
      return passes;
    }
    return !passes;
  });
  return {passes: verdicts.every(Boolean), reasons};
}
