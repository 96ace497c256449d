import {describe, expect, it} from 'vitest';

import {parseSvg} from './adaptSvg';
import {checkEdges} from './checkEdges';

function check(points: string): void {
  const svg = `<svg>
    <g class="subgraph" data-id="g0" data-label="Job"><rect x="100" y="0" width="50" height="50"/><rect x="100" y="0" width="50" height="9"/></g>
    <polyline class="edge" data-from="n0" data-to="g0" points="${points}"/>
    <g class="node" data-id="n0" data-label="Scan"><polygon points="0,25 25,0 50,25 25,50"/></g>
  </svg>`;
  checkEdges(parseSvg(svg), 1);
}

describe('checkEdges', () => {
  it('accepts an arrow from box to box', () => {
    expect(() => check('50,25 75,25 75,30 100,30')).not.toThrow();
  });

  it.each(['80,25 100,30', '50,25 170,30', '50,25 100,80'])(
    'refuses an arrow that misses a box: %s',
    (points) => {
      expect(() => check(points)).toThrow('the arrow from "Scan" to "Job" cannot be drawn');
    },
  );
});
