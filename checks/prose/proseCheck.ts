import type {Fault} from '../../text/fault';
import type {Check} from '../check';
import type {PageFault} from '../sources/parsePage';
import {readPlatformTexts} from '../sources/readPlatformTexts';
import {readProseRules, type ProseRules} from './rules';
import {compileSentenceCase} from './sentenceCase';
import {collectShortText, collectTextBlocks, OPAQUE, type TextBlock} from './textBlocks';
import {compileNameRule, compileTermRules, compileWordRules} from './wordFaults';

function compileProseRule(rules: ProseRules): (block: TextBlock) => PageFault[] {
  const textRules = [
    ...compileWordRules(rules.words),
    ...compileTermRules(rules.terms),
    compileNameRule(rules.names),
  ];
  const correctCase = compileSentenceCase(rules);

  const checkCase = ({role, text, lineAt}: TextBlock): PageFault[] => {
    if (role !== 'heading' && role !== 'title') return [];
    const corrected = correctCase(text);
    if (corrected === undefined) return [];
    const show = (heading: string) => heading.trim().replaceAll(OPAQUE, '…');
    const message = `the ${role} "${show(text)}" is not in sentence case. Write "${show(corrected)}", put code into backticks, or add a name to checks/prose/names.yaml.`;
    return [{line: lineAt(0), message}];
  };

  return (block) => [
    ...textRules.flatMap((rule) =>
      rule(block.text).map(({offset, message}) => ({line: block.lineAt(offset), message})),
    ),
    ...checkCase(block),
  ];
}

/**
 * Checks words, terms, names and headings of every page and post, and of the texts that reference tables show, against
 * `rules.yaml`, `terms.yaml` and `names.yaml`.
 */
export const proseCheck: Check = {
  name: 'prose',
  promise: 'no filler words or marketing, standard terms, names spelt right, headings in sentence case',
  reads: 'sources',
  async run({siteDir, readPages}) {
    const rules = readProseRules();
    const checkBlock = compileProseRule(rules);
    const titles = new Set(rules.names.flatMap((name) => name.titles ?? []));
    const {pages} = await readPages();
    const texts = await readPlatformTexts(siteDir);
    const faults = [
      ...pages.map((page) => ({file: page.file, blocks: collectTextBlocks(page, titles)})),
      ...texts.map(({file, line, text}) => ({file, blocks: collectShortText(text, line)})),
    ].flatMap(({file, blocks}) => blocks.flatMap(checkBlock).map((fault): Fault => ({file, ...fault})));
    return {checked: {count: pages.length + texts.length, unit: 'pages and texts'}, faults};
  },
};
