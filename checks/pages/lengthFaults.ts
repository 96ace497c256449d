import type {Fault} from '../../text/fault';
import type {Page} from '../sources/parsePage';

/** Words between spaces, front matter left out. */
function countWords(source: string): number {
  const text = source.replace(/^---\n[\s\S]*?\n---\n/, '');
  return text.split(/\s+/).filter(Boolean).length;
}

/**
 * Reports a page that is longer than pages of its kind may be.
 *
 * @param maxWords most words without the front matter, code included; undefined for no limit
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
