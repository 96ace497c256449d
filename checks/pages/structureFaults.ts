import {visit} from 'unist-util-visit';

import {splitFrontMatter} from '../../text/yamlLines';
import type {Page, PageFault, PageHeading} from '../sources/parsePage';
import {describeFenceFaults} from './fenceMarks';
import type {PageRules} from './rules';

function collectIdFaults(headings: readonly PageHeading[], pattern: string): PageFault[] {
  const wellFormed = new RegExp(pattern, 'u');
  const lines = new Map<string, number>();
  return headings.flatMap(({text, id, line}): PageFault[] => {
    if (id === undefined) {
      if (!text.includes('{#')) return [];
      const message = `the id of the heading "${text}" is not read as one. End the line with {#id}.`;
      return [{line, message}];
    }
    if (!wellFormed.test(id)) {
      const message = `the heading id "${id}" is not well-formed. Use lower-case letters, digits and hyphens, such as {#chart-values}.`;
      return [{line, message}];
    }
    const first = lines.get(id);
    lines.set(id, first ?? line);
    if (first === undefined) return [];
    return [{line, message: `the heading id "${id}" is taken by line ${first}. Choose another one.`}];
  });
}

/** Checks the marks of code blocks, except YAML and JSON: the examples check does those. */
function collectMarkFaults({codeBlocks}: Page): PageFault[] {
  return codeBlocks
    .filter(({lang}) => lang !== 'yaml' && lang !== 'json')
    .flatMap((block) => describeFenceFaults(block).map((message) => ({line: block.line - 1, message})));
}

/** `onUntruncatedBlogPosts` in docusaurus.config.ts requires the marker in every post. */
function collectTruncateFaults({kind, tree}: Page): PageFault[] {
  let isFound = kind !== 'post';
  visit(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      isFound ||= /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);
    }
  });
  const message =
    'the marker {/* truncate */} is missing. Put it after the first paragraph: lists show what is above it.';
  return isFound ? [] : [{message}];
}

function collectLengthFaults({source}: Page, maxWords = Infinity): PageFault[] {
  const count = splitFrontMatter(source).text.split(/\s+/).filter(Boolean).length;
  if (count <= maxWords) return [];
  const message = `the page has ${count} words; ${maxWords} are the most on pages like this one. Shorten it, or link to what other pages say.`;
  return [{message}];
}

/**
 * Lists what is wrong with the length of a page, heading ids, marks of code blocks and the excerpt of a post.
 * markdownlint checks the levels of headings and the languages of code blocks.
 */
export function collectStructureFaults(page: Page, rules: PageRules): PageFault[] {
  return [
    ...collectLengthFaults(page, rules.kinds[page.kind].maxWords),
    ...collectIdFaults(page.headings, rules.headingId),
    ...collectMarkFaults(page),
    ...collectTruncateFaults(page),
  ];
}
