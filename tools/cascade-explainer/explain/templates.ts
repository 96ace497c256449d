import Mustache from 'mustache';

import {listOf, mapOf, type DataMap} from '../../../text/loose';
import {AS_THE_HOOK, startStep} from './steps';
import {assertReadable, quote, runLibrary, toText} from './values';

/** Characters that two braces replace, because the value could be HTML. */
const ESCAPED = /[&<>"'/`=]/;

/** Renders a Mustache template. Throws a HookFailure for an invalid tag, and for what is no text. */
export function render(template: unknown, context: DataMap): string {
  const advice = 'A template is no string. Put numbers, and values that begin with `{{`, in quotes.';
  // Sections in each other repeat what is in them for each pair of entries.
  if (/\{\{#[^]*\{\{#/.test(toText(template))) startStep(`rendering ${quote(template)}${AS_THE_HOOK}`);
  return runLibrary(
    () => Mustache.render(template as string, context),
    typeof template === 'string' ? `The template is ${quote(template)}.` : advice,
  );
}

/** The host name of a finding, or its first address. Sorts the addresses in place as the hook does: later templates see that. */
function findHostOrIp(finding: DataMap): string {
  assertReadable(finding.attributes, 'hostname', 'The finding has no `attributes`.');
  const {hostname, ip_addresses: addresses} = mapOf(finding.attributes);
  return toText(hostname) || toText((listOf(addresses) as unknown[]).sort()[0]);
}

/** What the templates of a rule can read: the finding, the fields of the parent Scan on top of it, then `$`. */
export function buildContext(finding: DataMap, scan: DataMap): DataMap {
  return {...finding, ...scan, $: {hostOrIP: findHostOrIp(finding)}};
}

/** Says which tags of a template render to nothing, and which values are escaped. */
function describeTags(template: string, context: DataMap): string[] {
  return Mustache.parse(template).flatMap(([type, key]) => {
    if (type !== 'name' && type !== '&') return [];
    const value = String(new Mustache.Context(context).lookup(key) ?? '');
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
    render: (template: unknown): string => {
      const text = render(template, context);
      for (const note of describeTags(template as string, context)) notes.add(note);
      return text;
    },
  };
}

export type Renderer = ReturnType<typeof createRenderer>;
