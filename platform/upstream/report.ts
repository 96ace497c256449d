import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';
import {escapeRegexp} from '@docusaurus/utils';

import {groupBy} from '../../text/groupBy';
import {readText} from '../../text/readText';
import {collectBelow, formatValue, listParents, type Facts, type FactValue} from './facts';
import type {Change, Plan} from './planUpdate';
import type {Here} from './readHere';
import type {Written} from './writePlan';

const FOLDERS = [
  'blog',
  'checks',
  'docs',
  'examples',
  'markdown',
  'outputs',
  'platform',
  'search',
  'src',
  'tests',
  'tools',
];
/** Data that the tool writes itself, and files that belong to no release. */
const SKIPPED = /^platform\/(?:charts|schemas|upstream|exceptions)\b|\.(?:png|svg|webp|ico|woff2)$/;

/** A line of this repository. */
interface Line {
  place: string;
  text: string;
}

/** All lines that could name something of the platform. */
function readLines(root: string): Line[] {
  const entries = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), {recursive: true, withFileTypes: true}),
  );
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return files
    .filter((file) => !SKIPPED.test(file))
    .sort()
    .flatMap((file) =>
      readText(join(root, file))
        .split('\n')
        .map((text, index) => ({place: `${file}:${index + 1}`, text: text.trim()})),
    );
}

/** The lines that have a term as a whole word: `zap` is not in `zap-advanced`. */
function listLines(terms: readonly string[], lines: readonly Line[]): string[] {
  return [...new Set(terms)].flatMap((term) => {
    const pattern = new RegExp(`(?<![\\w-])${escapeRegexp(term)}(?![\\w-]|\\.\\w)`, 'i');
    const found = lines.filter(({text}) => pattern.test(text));
    return found.length === 0 ? [] : [`### \`${term}\``, '', ...found.map(formatLine), ''];
  });
}

function formatLine({place, text}: Line): string {
  return `- ${place}: ${text.length > 160 ? `${text.slice(0, 160)} …` : text}`;
}

function formatChange({fact, old, next, here}: Change): string {
  const say = (value: FactValue | undefined) =>
    value === undefined ? 'nothing' : `\`${formatValue(value)}\``;
  const ours = here === undefined || formatValue(here) === formatValue(old) ? '' : `; here ${say(here)}`;
  return `- \`${fact}\`: ${say(old)} → ${say(next)}${ours}`;
}

/** Names of what no longer exists: charts, their ScanTypes, rules and images, and values. */
function collectGone({fact, next}: Change, old: Facts): string[] {
  const [kind, chart = '', group, ...rest] = fact.split('/');
  if (next !== undefined || kind !== 'charts') return [];
  if (group !== undefined)
    return /^(?:values|images|scanTypes|cascadingRules)$/.test(group) ? [rest.join('/')] : [];
  const inner = Object.keys(collectBelow(old, fact));
  return [
    chart,
    ...inner.flatMap(
      (name) => /^(?:images\/|(?:scanTypes|cascadingRules)\/(?=[^/]+$))(.+)$/.exec(name)?.[1] ?? [],
    ),
  ];
}

/** What sentences may say about a change: a value, an image, a version, or a command. */
function collectTerms({fact, old, next}: Change): string[] {
  const [kind, , group = '', ...rest] = fact.split('/');
  if (old === undefined || next === undefined) return [];
  const telling = typeof old === 'string' && /\d\.\d|[/:]|\w{5}/.test(old) ? [old] : [];
  if (kind === 'kubernetes') return [...telling, ...telling.map((version) => version.replace(/\.\d+$/, ''))];
  if (kind !== 'charts') return [];
  const isNamed = group === 'values' || group === 'images';
  const isVersion = /^(?:appVersion|subcharts|images)$/.test(group) || rest.at(-1) === 'command';
  return [...(isNamed ? [rest.join('/')] : []), ...(isVersion ? telling : [])];
}

/** Changes; those inside of Kubernetes' own types, which are the same in many fields, by their last two names. */
function listUnsaid(changes: readonly Change[], {opaque}: Here): string[] {
  const isInside = (fact: string) => listParents(fact).some((parent) => opaque.has(parent));
  const groups = groupBy(changes, ({fact}) =>
    isInside(fact) ? `… ${fact.split('.').slice(-2).join('.')}` : fact,
  );
  return [...groups].flatMap(([name, group]) =>
    group
      .slice(0, 1)
      .map((first) =>
        formatChange({...first, fact: group.length === 1 ? first.fact : `${name} (${group.length} fields)`}),
      ),
  );
}

/** What the report says beside the plan, as lines of lists. */
export interface Findings {
  /** Pages whose sources have changed since they were checked. */
  claims: readonly string[];
  /** Links of pages to paths that no longer exist or have changed. */
  links: readonly string[];
  /** Changed files of the platform that no fact is read from. */
  unread: readonly string[];
}

/** The report of an update, as Markdown: what was written, and what is left to a person, in the order of the work. */
export function writeReport(
  root: string,
  title: string,
  plan: Plan,
  {files, done, left}: Written,
  old: Facts,
  here: Here,
  findings: Findings,
): string {
  const lines = readLines(root);
  const named = lines.filter(
    ({place, text}) => place.startsWith('docs/') && /^[^`]*(?:release|in) %release\.version%/i.test(text),
  );
  const sections: [title: string, intro: string, entries: readonly string[]][] = [
    [
      'Written',
      'New entries have TODO where a person must write; the checks name each.',
      done.map(formatChange),
    ],
    [
      'Files',
      'Changed or removed.',
      [...files].map(([file, text]) => `- ${file}${text === undefined ? ' (removed)' : ''}`),
    ],
    [
      'To decide',
      'Here is something else than in both releases, or the program knows no place.',
      [...plan.conflict, ...left].map(formatChange),
    ],
    [
      'Changed, but said nowhere here',
      'Decide whether a page or a chart should say it.',
      listUnsaid(plan.unsaid, here),
    ],
    [
      'Said by the platform only now',
      'Remove exceptions and sentences about the difference.',
      listUnsaid(plan.met, here),
    ],
    ['Images that follow', 'From the versions above. Mirrors need them.', plan.implied.map(formatChange)],
    [
      'Lines that name what is gone',
      '',
      listLines(
        plan.write.flatMap((change) => collectGone(change, old)),
        lines,
      ),
    ],
    [
      'Sentences to read again',
      'They name what has changed.',
      listLines([...plan.write, ...plan.unsaid, ...plan.met].flatMap(collectTerms), lines),
    ],
    [
      'Claims to check again',
      'Their sources have changed. Read the page, then write the release into `checked`.',
      findings.claims,
    ],
    ['Lines with the release', 'From now on they name the new one: is it still true?', named.map(formatLine)],
    ['Links to paths that are gone or have changed', 'Is the sentence still true?', findings.links],
    ['Changed files that nothing is read from', 'Read the difference.', findings.unread],
  ];
  const body = sections.map(([heading, intro, entries]) => {
    const count = entries.filter((entry) => entry.startsWith('- ')).length;
    return [`## ${heading} (${count})`, '', ...(intro !== '' && count > 0 ? [intro, ''] : []), ...entries]
      .join('\n')
      .trimEnd();
  });
  return `# ${title}\n\n${body.join('\n\n')}\n`;
}
