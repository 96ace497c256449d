import Mustache from 'mustache';

import {listOf, mapOf, type DataMap} from '../../../text/loose';
import {HookFailure, quote, toText} from './values';

/** Characters that two braces replace, because the value could be HTML. */
const ESCAPED = /[&<>"'/`=]/;

/** Renders a Mustache template. Throws a HookFailure for an invalid tag. */
export function render(template: string, context: DataMap): string {
  try {
    return Mustache.render(template, context);
  } catch (error) {
    throw new HookFailure(`The template ${quote(template)} is invalid: ${(error as Error).message}.`);
  }
}

function findHostOrIp(finding: DataMap): string {
  const {hostname, ip_addresses: addresses} = mapOf(finding.attributes);
  return toText(hostname) || toText([...listOf(addresses)].sort()[0]);
}

/** What the templates of a rule can read: the finding, the fields of the parent Scan on top of it, then `$`. */
export function buildContext(finding: DataMap, scan: DataMap): DataMap {
  return {...finding, ...scan, $: {hostOrIP: findHostOrIp(finding)}};
}

/** Says which tags of a template render to nothing, and which values are escaped. */
function describeTags(template: string, context: DataMap): string[] {
  return Mustache.parse(template).flatMap(([type, key]) => {
    if (type !== 'name' && type !== '&') return [];
    const value = Mustache.render(`{{{${key}}}}`, context);
    if (value === '') return [`\`{{${key}}}\` renders to an empty string.`];
    return type === 'name' && ESCAPED.test(value)
      ? [`\`{{${key}}}\` is escaped for HTML: for ${quote(value)}, write \`{{{${key}}}}\`.`]
      : [];
  });
}

/** Renders the templates of a rule and collects what a reader should know about them. */
export function createRenderer(context: DataMap) {
  const notes = new Set<string>();
  return {
    notes,
    /** Throws a HookFailure if the template is no string, or invalid. `path` is the field, for the message. */
    render: (template: unknown, path: string): string => {
      if (typeof template !== 'string') {
        throw new HookFailure(
          `${quote(path)} is not a string. Put numbers, and values that begin with \`{{\`, in quotes.`,
        );
      }
      const text = render(template, context);
      for (const note of describeTags(template, context)) notes.add(note);
      return text;
    },
  };
}

export type Renderer = ReturnType<typeof createRenderer>;
