import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import type {Fault} from '../../text/fault';
import type {Page, PageHeading} from '../sources/parsePage';
import {describeFenceFaults} from './fenceMarks';
import type {PageRules} from './rules';

/** A fault within a page whose file is known anyway. */
type PageFault = Omit<Fault, 'file'>;

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

/** `onUntruncatedBlogPosts` in docusaurus.config.ts wants it in every post. */
function collectTruncateFaults({kind, tree}: Page): PageFault[] {
  let isFound = kind !== 'post';
  visit(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      isFound ||= /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);
    }
  });
  if (isFound) return [];
  return [
    {
      message:
        'the marker {/* truncate */} is missing. Put it after the first paragraph: lists show what is above it.',
    },
  ];
}

/**
 * Lists what is wrong with the heading ids, the marks of code blocks and the tables of a page, and with the excerpt of a
 * post. markdownlint looks at the levels of headings and the languages of code blocks.
 */
export function collectStructureFaults(page: Page, rules: PageRules): Fault[] {
  const {file, headings} = page;
  return [
    ...collectIdFaults(headings, rules.headingId),
    ...collectMarkFaults(page),
    ...collectTableFaults(page),
    ...collectTruncateFaults(page),
  ].map((fault) => ({file, ...fault}));
}
