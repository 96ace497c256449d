import type {Fault} from '../../text/fault';
import type {Check} from '../check';
import type {Page} from '../sources/parsePage';
import {readProseRules, type ProseRules} from './rules';
import {createSentenceCase} from './sentenceCase';
import {collectTextBlocks, OPAQUE, type TextBlock} from './textBlocks';
import {createNameRule, createWordRules} from './wordFaults';

/** Checks the prose of one page. */
export type ProseRule = (page: Page) => Fault[];

/** Prepares the rules once for all pages. */
function createProseRule(rules: ProseRules): ProseRule {
  const textRules = [...createWordRules(rules.words), createNameRule(rules.names)];
  const sentenceCase = createSentenceCase(rules);
  const titles = new Set(rules.names.flatMap((name) => name.titles));

  const checkCase = ({role, text, lineAt}: TextBlock): Omit<Fault, 'file'>[] => {
    if (role !== 'heading' && role !== 'title') return [];
    const corrected = sentenceCase.correct(text);
    if (corrected === undefined) return [];
    const show = (heading: string) => heading.trim().replaceAll(OPAQUE, '…');
    return [
      {
        line: lineAt(0),
        message: `the ${role} "${show(text)}" is not in sentence case. Write "${show(corrected)}", put code into backticks, or add a name to checks/prose/names.yaml.`,
      },
    ];
  };

  return (page) =>
    collectTextBlocks(page, titles).flatMap((block) =>
      [
        ...textRules.flatMap((rule) =>
          rule(block.text).map(({offset, message}) => ({line: block.lineAt(offset), message})),
        ),
        ...checkCase(block),
      ].map((fault) => ({file: page.file, ...fault})),
    );
}

/** Checks words, names and headings of every page and post against `rules.yaml` and `names.yaml`. */
export const proseCheck: Check = {
  name: 'prose',
  promise: 'no filler words or marketing, names spelt right, headings in sentence case',
  reads: 'sources',
  async run({readPages}) {
    const rule = createProseRule(readProseRules());
    const {pages} = await readPages();
    return {checked: {count: pages.length, unit: 'pages'}, faults: pages.flatMap(rule)};
  },
};
