import type {Fault} from '../../text/fault';
import {splitFrontMatter} from '../../text/yamlLines';
import type {Page} from '../sources/parsePage';

/** Counts words separated by white space, without the front matter. */
function countWords(source: string): number {
  return splitFrontMatter(source).text.split(/\s+/).filter(Boolean).length;
}

/**
 * Reports a page that is too long for its kind.
 *
 * @param maxWords maximum number of words, without front matter but with code; `undefined` for no limit
 */
export function collectLengthFaults({file, source}: Page, maxWords: number | undefined): Fault[] {
  const count = countWords(source);
  if (maxWords === undefined || count <= maxWords) return [];
  return [
    {
      file,
      message: `the page has ${count} words; ${maxWords} are the most on pages like this one. Shorten it, or link to what other pages say.`,
    },
  ];
}
