import {describe, expect, it} from 'vitest';

import type {DeclaredElement, DiagramElement} from '../DiagramElement';
import {checkElements} from './checkElements';

const DECLARED: readonly DeclaredElement[] = [
  {kind: 'frame', names: ['g0'], text: 'Job', line: 2, description: 'the frame "Job"'},
  {kind: 'node', names: ['n0'], text: 'A', look: 'diamond', frame: 'g0', line: 3, description: 'the box "A"'},
  {kind: 'arrow', names: ['n0', 'n1'], look: '-->', line: 4, description: 'the first arrow'},
  {kind: 'label', names: ['n0', 'n1'], text: 'yes', line: 4, description: 'the first label'},
  {kind: 'arrow', names: ['n0', 'n1'], look: '-->', line: 5, description: 'the second arrow'},
  {kind: 'label', names: ['n0', 'n1'], text: 'no', line: 5, description: 'the second label'},
];

/** The drawing of `DECLARED`, with one element changed, removed or added. */
function draw(index: number, ...changed: DiagramElement[]): DiagramElement[] {
  const drawn = DECLARED.map(({kind, names, text, look, frame}): DiagramElement => ({
    kind,
    names,
    text,
    look,
    frame,
  }));
  return drawn.toSpliced(index, 1, ...changed).reverse();
}

describe('checkElements', () => {
  it('accepts a drawing that shows what is declared, in any order', () => {
    expect(() => checkElements(DECLARED, draw(99), 1)).not.toThrow();
  });

  it.each([
    ['nothing of a frame', draw(0), 2, 'the frame "Job" is missing in the drawing. Write it in another way'],
    ['nothing of a node', draw(1), 3, 'the box "A" is missing in the drawing'],
    [
      'one of two equal arrows',
      draw(2),
      5,
      'the second arrow is missing in the drawing. Arrows into or out of a frame inside a frame often fail',
    ],
    ['one of two labels', draw(3), 4, 'the first label is missing in the drawing. Write it in another way'],
    [
      'the wrong text',
      draw(1, {kind: 'node', names: ['n0'], text: 'A--', look: 'diamond', frame: 'g0'}),
      3,
      'the box "A" is drawn with the text "A--" instead of "A". Write it in another way',
    ],
    [
      'no text',
      draw(3, {kind: 'label', names: ['n0', 'n1']}),
      4,
      'the first label is drawn without its text "yes"',
    ],
    [
      'the wrong shape',
      draw(1, {kind: 'node', names: ['n0'], text: 'A', look: 'circle', frame: 'g0'}),
      3,
      'the box "A" is drawn as "circle" instead of "diamond"',
    ],
    [
      'a node outside of its frame',
      draw(1, {kind: 'node', names: ['n0'], text: 'A', look: 'diamond'}),
      3,
      'the box "A" is drawn in the wrong frame',
    ],
    [
      'an arrow to somewhere else',
      draw(2, {kind: 'arrow', names: ['n0', 'n2'], look: '-->'}),
      5,
      'the second arrow is missing in the drawing',
    ],
    [
      'something else under the name',
      draw(0, {kind: 'node', names: ['g0'], text: 'Job'}),
      2,
      'the frame "Job" is missing in the drawing',
    ],
    [
      'something that nobody has declared',
      draw(99, {kind: 'node', names: ['n1--'], text: 'B--'}),
      1,
      'the drawing shows a node "B--" (n1--) that no line declares. Simplify the diagram.',
    ],
  ])('refuses a drawing that shows %s', (_, drawn, line, message) => {
    const check = (): void => checkElements(DECLARED, drawn, 1);
    expect(check).toThrow(message);
    expect(check).toThrow(expect.objectContaining({line}));
  });
});
