import {findClosest} from '../../text/suggest';
import type {CodeBlock} from '../sources/parsePage';

/** Marks after the language of a code block: ours, then the one of Docusaurus that code blocks support here. */
const KNOWN_MARKS = ['of', 'values', 'unchecked', 'live', 'as', 'title'];
/** Marks that say how a block is checked: only one is allowed. */
const CHOICES = ['of', 'values', 'unchecked'];
const LIVE_KINDS = ['finding', 'parser', 'hook', 'component'];

/** Lists what is wrong with the marks of a code block. An unknown one would silently have no effect. */
export function describeFenceFaults({meta}: Pick<CodeBlock, 'meta'>): string[] {
  const marks = [...meta.keys()];
  const faults = marks
    .filter((mark) => !KNOWN_MARKS.includes(mark))
    .map((mark) => {
      const closest = findClosest(mark, KNOWN_MARKS);
      const advice = closest ? `Did you mean "${closest}"?` : `There are: ${KNOWN_MARKS.join(', ')}.`;
      return `the code block has the unknown mark "${mark}". ${advice}`;
    });
  const choices = CHOICES.filter((mark) => meta.has(mark));
  if (choices.length > 1) {
    faults.push(
      `the code block has the marks ${choices.join(' and ')}. Keep the one that says what it shows.`,
    );
  }
  if (meta.has('live') !== meta.has('as') || (meta.has('as') && !LIVE_KINDS.includes(meta.get('as') ?? ''))) {
    faults.push(`a live code block says what it is: live as=finding. There are: ${LIVE_KINDS.join(', ')}.`);
  }
  if (meta.get('unchecked')?.trim() === '') {
    faults.push('unchecked needs a reason: unchecked="why it cannot be checked".');
  }
  return faults;
}
