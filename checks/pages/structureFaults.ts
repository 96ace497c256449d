import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

import type {Fault} from '../../text/fault';
import {findClosest} from '../../text/findClosest';
import type {Page, PageHeading} from '../sources/parsePage';
import {describeFenceFaults} from './fenceMarks';
import type {PageRules} from './rules';

/** A fault within a page whose file is known anyway. */
type PageFault = Omit<Fault, 'file'>;

/** Levels begin at 2 below the title, and go down one at a time. */
function collectLevelFaults(headings: readonly PageHeading[]): PageFault[] {
  const faults: PageFault[] = [];
  let last = 1;
  for (const {depth, text, line} of headings) {
    const marks = (level: number) => `"${'#'.repeat(level)} ${text}"`;
    if (depth === 1) {
      faults.push({
        line,
        message: `the heading "${text}" has level 1. That level is the title in the front matter: write ${marks(2)}.`,
      });
    } else if (depth > last + 1) {
      const above = last === 1 ? 'the title' : `a heading of level ${last}`;
      faults.push({
        line,
        message: `the heading "${text}" has level ${depth} below ${above}. Write ${marks(last + 1)}.`,
      });
    }
    last = depth;
  }
  return faults;
}

/** Two headings with the same text and the same parent cannot be told apart in the table of contents. */
function collectDuplicateFaults(headings: readonly PageHeading[]): PageFault[] {
  const faults: PageFault[] = [];
  const path: PageHeading[] = [];
  const seen = new Map<string, PageHeading>();
  for (const heading of headings) {
    while ((path.at(-1)?.depth ?? 0) >= heading.depth) path.pop();
    const parent = path.at(-1);
    const key = `${parent?.line ?? 0} ${heading.depth} ${heading.text}`;
    const first = seen.get(key);
    if (first) {
      const place = parent ? `below "${parent.text}"` : 'on this page';
      faults.push({
        line: heading.line,
        message: `the heading "${heading.text}" appears a second time ${place}, first in line ${first.line}. Give each its own name.`,
      });
    }
    seen.set(key, first ?? heading);
    path.push(heading);
  }
  return faults;
}

function collectIdFaults(headings: readonly PageHeading[], pattern: string): PageFault[] {
  const wellFormed = new RegExp(pattern, 'u');
  const lines = new Map<string, number>();
  return headings.flatMap(({text, id, line}): PageFault[] => {
    if (id === undefined) {
      if (!text.includes('{#')) return [];
      return [
        {line, message: `the id of the heading "${text}" is not read as one. End the line with {#id}.`},
      ];
    }
    if (!wellFormed.test(id)) {
      return [
        {
          line,
          message: `the heading id "${id}" is not well-formed. Use lower-case letters, digits and hyphens, such as {#chart-values}.`,
        },
      ];
    }
    const first = lines.get(id);
    lines.set(id, first ?? line);
    if (first === undefined) return [];
    return [{line, message: `the heading id "${id}" is taken by line ${first}. Choose another one.`}];
  });
}

function collectCodeFaults({codeBlocks}: Page, {allowed, instead}: PageRules['codeLanguages']): PageFault[] {
  return codeBlocks.flatMap(({lang, line: firstLine}): PageFault[] => {
    const line = firstLine - 1;
    if (lang === undefined) {
      return [
        {line, message: 'the code block names no language. Write it behind the fence; output is "text".'},
      ];
    }
    if (allowed.includes(lang)) return [];
    const known = instead[lang.toLowerCase()] ?? findClosest(lang, allowed);
    const advice = known ? `Write "${known}".` : 'Write "text", or allow it in checks/pages/rules.yaml.';
    return [{line, message: `the code language "${lang}" is not known here. ${advice}`}];
  });
}

/** Marks of YAML and JSON blocks are checked with the examples. */
function collectMarkFaults({codeBlocks}: Page): PageFault[] {
  return codeBlocks
    .filter(({lang}) => lang !== 'yaml' && lang !== 'json')
    .flatMap((block) => describeFenceFaults(block).map((message) => ({line: block.line - 1, message})));
}

/** A column without a name is read out as nothing. */
function collectTableFaults({tree}: Page): PageFault[] {
  const faults: PageFault[] = [];
  visit(tree, 'table', ({children: [header], position}) => {
    if (header?.children.every((cell) => toString(cell).trim() !== '')) return;
    faults.push({
      line: position?.start.line,
      message: 'a column of the table has no heading. Name what it holds, such as "Property".',
    });
  });
  return faults;
}

/** Words of the running text, code blocks left out. */
function countWords({tree}: Page): number {
  let count = 0;
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      count += toString(node).split(/\s+/).filter(Boolean).length;
      return SKIP;
    }
    return undefined;
  });
  return count;
}

function hasTruncateMarker({tree}: Page): boolean {
  let found = false;
  visit(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      found ||= /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);
    }
  });
  return found;
}

function collectTruncateFaults(page: Page, {truncateFromWords}: PageRules): PageFault[] {
  if (page.kind !== 'post' || hasTruncateMarker(page) || countWords(page) < truncateFromWords) return [];
  return [
    {
      message:
        'the marker {/* truncate */} is missing. Put it behind the first paragraph: lists show what stands before it.',
    },
  ];
}

/** Lists what is wrong with the headings, code blocks and tables of a page, and with the excerpt of a post. */
export function collectStructureFaults(page: Page, rules: PageRules): Fault[] {
  const {file, headings} = page;
  return [
    ...collectLevelFaults(headings),
    ...collectDuplicateFaults(headings),
    ...collectIdFaults(headings, rules.headingId),
    ...collectCodeFaults(page, rules.codeLanguages),
    ...collectMarkFaults(page),
    ...collectTableFaults(page),
    ...collectTruncateFaults(page, rules),
  ].map((fault) => ({file, ...fault}));
}
