import {describe, expect, it} from 'vitest';

import type {DeclaredElement} from '../DiagramElement';
import {parseSvg} from './adaptSvg';
import {checkEdges} from './checkEdges';

const ARROWS: readonly DeclaredElement[] = [
  {kind: 'label', names: ['n0', 'g0'], text: 'x', line: 4, description: 'the label'},
  {kind: 'arrow', names: ['n0', 'n1'], look: '-->', line: 5, description: 'another arrow'},
  {kind: 'arrow', names: ['n1', 'g0'], look: '-->', line: 6, description: 'another arrow'},
  {kind: 'arrow', names: ['n0', 'g0'], look: '-->', line: 7, description: 'the arrow from "Scan" to "Job"'},
];

function check(points: string): void {
  const svg = `<svg>
    <g class="subgraph" data-id="g0"><rect x="100" y="0" width="50" height="50"/><rect x="100" y="0" width="50" height="9"/></g>
    <polyline class="edge" data-from="n0" data-to="g0" points="${points}"/>
    <g class="node" data-id="n0"><polygon points="0,25 25,0 50,25 25,50"/></g>
  </svg>`;
  checkEdges(parseSvg(svg), ARROWS);
}

describe('checkEdges', () => {
  it.each(['50,25 75,25 75,30 100,30', '56,25 94,30', '25,-6 94,56'])(
    'accepts an arrow from box to box, or a little beside them: %s',
    (points) => {
      expect(() => check(points)).not.toThrow();
    },
  );

  it.each([
    '80,25 100,30',
    '57,25 100,30',
    '-7,25 100,30',
    '25,57 100,30',
    '25,-7 100,30',
    '50,25 170,30',
    '50,25 93,30',
    '50,25 100,57',
    '50,25 100,-7',
    '',
  ])('refuses an arrow that misses a box: "%s"', (points) => {
    expect(() => check(points)).toThrow(
      'the arrow from "Scan" to "Job" cannot be drawn: it would miss its box. Arrows into or out of',
    );
    expect(() => check(points)).toThrow(expect.objectContaining({line: 7}));
  });
});
