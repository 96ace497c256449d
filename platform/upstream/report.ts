import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';

import {groupBy} from '../../text/groupBy';
import {readText} from '../../text/readText';
import {findParentField, formatValue, type Facts} from './facts';
import {collectFields, type Change, type Plan} from './planUpdate';
import type {Written} from './writePlan';

const FOLDERS = [
  'blog',
  'docs',
  'examples',
  'markdown',
  'outputs',
  'search',
  'src',
  'tests',
  'tools',
  'checks',
  'platform',
];
/** Data that the tool writes itself, and files that belong to no release. */
const SKIPPED =
  /^platform\/(?:charts|schemas|upstream)\/|^platform\/exceptions\.yaml$|\.(?:png|svg|webp|ico|woff2|snap)$/;

/** A line of this repository. */
interface Line {
  file: string;
  line: number;
  text: string;
}

/** All lines that could name something of the platform. */
export function readLines(root: string): Line[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((file) => !SKIPPED.test(file))
      .sort()
      .flatMap((file) =>
        readText(join(root, file))
          .split('\n')
          .map((text, index) => ({file, line: index + 1, text})),
      ),
  );
}

/** The lines that have a term as a whole word: `zap` is not in `zap-advanced`. */
export function findLines(lines: readonly Line[], term: string): Line[] {
  const escaped = term.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  const pattern = new RegExp(`(?<![\\w-])${escaped}(?![\\w-]|\\.\\w)`, 'i');
  return lines.filter(({text}) => pattern.test(text));
}

function formatLine({file, line, text}: Line): string {
  const trimmed = text.trim();
  return `- ${file}:${line}: ${trimmed.length > 160 ? `${trimmed.slice(0, 160)} …` : trimmed}`;
}

function formatChange({fact, old, next, here}: Change): string {
  const say = (value: Change['old']) => (value ? `\`${formatValue(value.value)}\`` : 'nothing');
  const ours =
    here && !(old && formatValue(here.value) === formatValue(old.value)) ? `; here ${say(here)}` : '';
  return `- \`${fact}\`: ${say(old)} → ${say(next)}${ours}`;
}

/** Names of what no longer exists: charts, their ScanTypes, rules and images, and values. */
function collectRemoved(changes: readonly Change[], old: Facts): string[] {
  return changes
    .filter(({next}) => !next)
    .flatMap(({fact}) => {
      const [kind, chart = '', group, ...rest] = fact.split('/');
      if (kind !== 'charts' || group === 'reads' || group === 'subcharts') return [];
      if (group !== undefined)
        return group === 'values' || group === 'images' || rest.length === 1 ? [rest.join('/')] : [];
      const names = Object.keys(collectFields(old, fact)).flatMap((field) => {
        const [, list, name] = /^(scanTypes|cascadingRules|images)\/(.+)$/.exec(field) ?? [];
        return name === undefined || (list !== 'images' && name.includes('/')) ? [] : [name];
      });
      return [chart, ...names];
    });
}

/** What sentences may say about a change: the name of a value, an image or a field, and the old text if it is telling. */
function collectTerms({fact, old, next}: Change): string[] {
  const [kind, , group, ...rest] = fact.split('/');
  if (!old || !next) return [];
  const value = typeof old.value === 'string' && /\d\.\d|[/:]|\w{5}/.test(old.value) ? [old.value] : [];
  if (kind === 'kubernetes') return [...value, ...value.map((version) => version.replace(/\.\d+$/, ''))];
  if (kind === 'charts' && (group === 'values' || group === 'images'))
    return [rest.join('/'), ...(group === 'images' ? value : [])];
  if (group === 'appVersion' || group === 'subcharts' || rest.at(-1) === 'command') return value;
  return [];
}

/** Puts changes inside of Kubernetes' own types together, which are the same in many fields: by their last two names. */
function groupUnsaid(changes: readonly Change[], facts: Facts): string[] {
  const isInside = (fact: string): boolean => {
    const parent = findParentField(fact);
    return parent !== fact && (facts.get(parent)?.isOpaque === true || isInside(parent));
  };
  const groups = groupBy(changes, ({fact}) =>
    isInside(fact) ? `… ${fact.split('.').slice(-2).join('.')}` : fact,
  );
  return [...groups].flatMap(([name, group]) =>
    group
      .slice(0, 1)
      .map((first) =>
        formatChange(group.length === 1 ? first : {...first, fact: `${name} (${group.length} fields)`}),
      ),
  );
}

function formatTerms(terms: readonly string[], lines: readonly Line[]): string[] {
  return [...new Set(terms)].flatMap((term) => {
    const found = findLines(lines, term);
    return found.length === 0 ? [] : [`### \`${term}\``, '', ...found.map(formatLine), ''];
  });
}

/** What the report is made of. */
export interface ReportInput {
  from: string;
  to: string;
  plan: Plan;
  written: Written;
  old: Facts;
  facts: Facts;
  lines: readonly Line[];
  /** Pages whose sources have changed since they were checked. */
  claims: readonly string[];
  /** Links of pages to paths that no longer exist. */
  links: readonly string[];
  /** Changed files of the platform that no fact is read from. */
  unread: readonly string[];
}

/** The report of an update, as Markdown: what was written, and what is left to a person, in the order of the work. */
export function writeReport({
  from,
  to,
  plan,
  written,
  old,
  facts,
  lines,
  claims,
  links,
  unread,
}: ReportInput): string {
  const removed = collectRemoved(plan.write, old);
  const release = lines.filter(
    ({file, text}) => file.startsWith('docs/') && /^[^`]*(?:release|in) %release\.version%/i.test(text),
  );
  const sections: [title: string, intro: string, lines: string[]][] = [
    [
      'Written',
      'New entries have `TODO` where a person must write; `npm run check` names each.',
      written.done.map(formatChange),
    ],
    [
      'Files',
      '',
      [...written.files].map(([file, text]) => `- ${file}${text === undefined ? ' (removed)' : ''}`),
    ],
    [
      'To decide',
      'Here is something else than in both releases, or the program knows no place for it.',
      [...plan.conflicts, ...written.left].map(formatChange),
    ],
    [
      'Changed, but said nowhere here',
      'Decide whether a page or a chart should say it.',
      groupUnsaid(plan.unsaid, facts),
    ],
    [
      'Said by the platform only now',
      'Remove exceptions and sentences about the difference.',
      groupUnsaid(plan.met, facts),
    ],
    [
      'Images that follow',
      'Their tags follow from the versions above; mirrors need them.',
      plan.implied.map(formatChange),
    ],
    ['Lines that name what is gone', '', formatTerms(removed, lines)],
    [
      'Sentences to read again',
      'They name a version, default, image, value or command that has changed.',
      formatTerms(plan.write.flatMap(collectTerms), lines),
    ],
    [
      'Claims to check again',
      'Their sources have changed since the page was checked. Then write the release into `checked`.',
      [...claims],
    ],
    [
      'Lines with the release',
      'They name the new release from now on: is it still true?',
      release.map(formatLine),
    ],
    ['Links to paths that are gone', '', [...links]],
    [
      'Changed files that nothing is read from',
      'The program does not look at them: read the difference.',
      unread.map((path) => `- ${path}`),
    ],
  ];
  const body = sections.map(([title, intro, entries]) => {
    const count = entries.filter((entry) => entry.startsWith('- ')).length;
    return [`## ${title} (${count})`, '', ...(intro && count > 0 ? [intro, ''] : []), ...entries]
      .join('\n')
      .trimEnd();
  });
  return `# Update from ${from} to ${to}\n\n${body.join('\n\n')}\n`;
}
