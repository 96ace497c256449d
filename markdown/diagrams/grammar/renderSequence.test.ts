import {describe, expect, it} from 'vitest';

import {parseSvg} from '../svg/adaptSvg';
import {restoreText} from '../shieldText';
import {drawDiagram} from '../renderer';
import {parseSequence} from './parseSequence';
import {renderSequence} from './renderSequence';

function rewrite(...statements: string[]): string {
  const lines = statements.map((text, index) => ({text, number: index + 2}));
  return renderSequence(parseSequence({text: 'sequenceDiagram', number: 1}, lines));
}

/** Distances in pixels from each life line to the next. */
async function measureGaps(...statements: string[]): Promise<number[]> {
  const $ = parseSvg(await drawDiagram(rewrite(...statements)));
  const positions = $('.lifeline')
    .toArray()
    .map((line) => Number($(line).attr('x1')));
  return positions.slice(1).map((x, index) => x - (positions[index] ?? NaN));
}

describe('renderSequence', () => {
  it('writes participants first, under names that are no keywords', () => {
    const source = rewrite(
      'parser->>+store: read [raw]',
      'store-->>-parser: ok',
      'Note over parser,store: x',
    );
    expect(restoreText(source).split('\n')).toEqual([
      'sequenceDiagram',
      'participant a0 as "parser"',
      'participant a1 as "store"',
      'a0 ->> +a1 : read [raw]',
      'a1 -->> -a0 : ok',
      'Note over a0,a1 : x',
    ]);
  });

  it('widens only the boxes whose distance is too small for the text between them', () => {
    const source = rewrite('A->>B: a text that is far longer than the usual distance', 'B->>C: short');
    expect(source).toMatch(/a0 as " +A +"\nparticipant a1 as " +B +"\nparticipant a2 as "C"/);
  });
});

/** Loading the renderer takes seconds on a busy machine. */
describe('renderSequence, distances', {timeout: 60_000}, () => {
  /** The renderer sets about 6 pixels for a letter, an arrow has 14 more on both sides, a loop takes 46. */
  it.each([
    ['between neighbours', ['A->>B: text'], 388],
    ['from right to left', ['A->>B: x', 'B->>A: text'], 388],
    ['beside the loop of a message to the same participant', ['A->>A: text', 'A->>B: x'], 406],
    ['beside a long name', ['participant A as A long name', 'A->>B: text'], 388],
    ['over a participant', ['A->>B: x', 'B->>C: x', 'C->>A: text'], 388],
  ])('make room for a text %s, but not much more', async (_, statements, needed) => {
    const gaps = await measureGaps(...statements.map((line) => line.replace('text', 'n'.repeat(60))));
    const sum = gaps.reduce((total, gap) => total + gap, 0);
    expect(sum).toBeGreaterThanOrEqual(needed);
    expect(sum).toBeLessThan(needed + 20);
    // All on the way get the same.
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
  });

  it('stay those of the renderer where a text has just enough room', async () => {
    expect(await measureGaps(`A->>B: ${'n'.repeat(18)}`, 'B->>C: x')).toEqual([140, 140]);
    const [wider = 0, usual = 0] = await measureGaps(`A->>B: ${'n'.repeat(20)}`, 'B->>C: x');
    expect(wider).toBeGreaterThan(147);
    expect(usual).toBeLessThan(wider);
  });
});
