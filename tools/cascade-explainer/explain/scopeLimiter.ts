import {listOf, mapAt, mapOf, readPath, textOf, type DataMap} from '../../../text/loose';
import {SCOPE_OPERATORS} from './scopeOperators';
import {render} from './templates';
import {HookFailure, quote, toText} from './values';

export const SCOPE_PREFIX = 'scope.cascading.securecodebox.io/';

/** Between the values of a list, which a template renders to one string. Cannot be in YAML or JSON text. */
const SEPARATOR = '\u0000';

type Helper = () => (text: string, render: (template: string) => string) => string;

function readListPath(text: string, levels: number, example: string): string {
  if (text.split('.').length < levels) {
    throw new HookFailure(
      `Invalid list key '${text}'. List key must be at least ${levels} levels deep. E.g. '${example}'`,
    );
  }
  return text;
}

/** The helpers for lists. Their text is a path without braces; with braces, the hook renders the rest of a tag. */
function buildHelpers(finding: DataMap): Record<string, Helper> {
  const readValues = (path: string): readonly unknown[] => {
    if (path.includes('{{')) return ['}}'];
    const value = readPath(finding, path) ?? [];
    return Array.isArray(value) ? (value as unknown[]) : [value];
  };
  return {
    asList: () => (text) => readValues(readListPath(text.trim(), 2, 'attributes.addresses')).join(SEPARATOR),
    getValues: () => (text) => {
      const path = readListPath(text.trim(), 3, 'attributes.addresses.ip');
      if (path.includes('{{')) return '}}';
      const end = path.lastIndexOf('.');
      return readValues(path.slice(0, end))
        .map((entry) => toText(mapOf(entry)[path.slice(end + 1)]))
        .join(SEPARATOR);
    },
    split: () => (text, renderText) => renderText(text).split(/, ?/).join(SEPARATOR),
  };
}

/**
 * Renders one value of a requirement. Aliases are rendered first, without the finding; what that leaves is rendered with
 * the finding, or the value itself if it leaves nothing. So text beside a tag of the finding replaces the tag.
 *
 * @param aliases `scopeLimiterAliases` of the ParseDefinition
 * @returns the values: several for a list, none if the value renders to an empty string
 * @throws HookFailure if the template is invalid
 */
export function renderValues(template: string, finding: DataMap, aliases: DataMap): string[] {
  const resolved = render(template, {$: aliases}) || template;
  const text = render(resolved, {...finding, ...buildHelpers(finding)});
  return text.split(SEPARATOR).filter((value) => value !== '');
}

/** Whether a requirement is met, and how its values were rendered, as part of a sentence. */
function checkRequirement(
  requirement: DataMap,
  scan: DataMap,
  finding: DataMap,
  aliases: DataMap,
): {isMet: boolean; reason: string} {
  const [key, operator] = [textOf(requirement.key), textOf(requirement.operator)];
  if (!key.startsWith(SCOPE_PREFIX)) {
    throw new HookFailure(`key '${key}' is invalid: key does not start with '${SCOPE_PREFIX}'`);
  }
  const annotation = mapAt(scan, 'metadata.annotations')[key];
  if (annotation === undefined) {
    throw new HookFailure(
      `using operator '${operator}': the referenced annotation may not be undefined (${quote(key)})`,
    );
  }
  const compare = SCOPE_OPERATORS[operator];
  if (!compare) {
    const known = Object.keys(SCOPE_OPERATORS).join(', ');
    throw new HookFailure(
      `${quote(operator)} is not an operator of the scope limiter, so the hook most likely fails. The operators are: ${known}.`,
    );
  }
  const templates = listOf(requirement.values).map(textOf);
  const rendered = templates.map((template) => renderValues(template, finding, aliases));
  const missing = templates.find((_, index) => rendered[index]?.length === 0);
  if (missing !== undefined) {
    const isMet = readPath(scan, 'spec.cascades.scopeLimiter.validOnMissingRender') === true;
    const verdict = `\`validOnMissingRender\` is \`${String(isMet)}\``;
    const reason = `${quote(missing)} renders to an empty string, and ${verdict} (${operator}, ${quote(key)})`;
    return {isMet, reason};
  }
  const values = rendered.flat();
  return {
    isMet: compare(textOf(annotation), values),
    reason: `${templates.map(quote).join(', ')} renders to ${values.map(quote).join(', ')}, and the annotation ${quote(key)} is ${quote(annotation)} (${operator})`,
  };
}

/** How the requirements of a list combine: given how many of them are met, and how many there are. */
const LISTS: Readonly<Record<string, (met: number, all: number) => boolean>> = {
  allOf: (met, all) => met === all,
  anyOf: (met, all) => met > 0 || all === 0,
  noneOf: (met) => met === 0,
};

/**
 * Checks a finding against the scope limiter of a Scan: all three lists must pass, a missing or empty one passes.
 * Throws a HookFailure with the hook's message.
 */
export function checkScope(
  scan: DataMap,
  finding: DataMap,
  aliases: DataMap,
): {passes: boolean; reasons: string[]} {
  const limiter = mapAt(scan, 'spec.cascades.scopeLimiter');
  const lists = Object.entries(LISTS).map(([name, combine]) => {
    const checks = listOf(limiter[name]).map((entry) =>
      checkRequirement(mapOf(entry), scan, finding, aliases),
    );
    const reasons = checks.map(
      ({isMet, reason}, index) =>
        `Scope: ${quote(`${name}[${index}]`)} is ${isMet ? '' : 'not '}met: ${reason}.`,
    );
    return {passes: combine(checks.filter(({isMet}) => isMet).length, checks.length), reasons};
  });
  return {
    passes: lists.every(({passes}) => passes),
    reasons: lists.flatMap(({reasons}) => reasons),
  };
}
