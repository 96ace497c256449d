import {describe, expect, it} from 'vitest';

import {restoreText} from '../shieldText';
import {parseFlowchart} from './parseFlowchart';
import {createTitlePadding, renderFlowchart} from './renderFlowchart';

function rewrite(...statements: string[]): string[] {
  const lines = statements.map((text, index) => ({text, number: index + 2}));
  return restoreText(renderFlowchart(parseFlowchart({text: 'flowchart TD', number: 1}, lines))).split('\n');
}

describe('renderFlowchart', () => {
  it('writes subgraphs with their nodes, then the other nodes, then one arrow a line', () => {
    expect(rewrite('A[(Store)]-->B & C', 'subgraph job [Job]', 'direction LR', 'B-- no -->D', 'end')).toEqual(
      [
        'flowchart TD',
        'subgraph g0 [Job]',
        'direction LR',
        'n1["B"]',
        'n3["D"]',
        'end',
        'n0[("Store")]',
        'n2["C"]',
        'n0 --> n1',
        'n0 --> n2',
        'n1 -->|"no"| n3',
      ],
    );
  });

  it('names subgraphs at the ends of arrows', () => {
    expect(rewrite('A --> b', 'subgraph b', 'C', 'end').at(-1)).toBe('n0 --> g0');
  });
});

describe('createTitlePadding', () => {
  it('widens a frame whose title is longer than its labels', () => {
    expect(createTitlePadding('Namespace of the scanner', ['pod'])).toMatch(/^ {20,}$/);
  });

  it('leaves a frame alone that is wide enough', () => {
    expect(createTitlePadding('Job', ['Scanner', 'Lurker'])).toBe('');
    expect(createTitlePadding('Scanner job', ['Scanner', 'Lurker'])).toBe('');
    expect(createTitlePadding('Scanner jobs', ['Scanner', 'Lurker'])).not.toBe('');
  });

  it('pads one node of the frame, which makes the frame wide enough', () => {
    const lines = rewrite('subgraph a [Namespace of the scanner]', 'A --> B', 'end').slice(2, 4);
    expect(lines).toEqual([expect.stringMatching(/^n0\[" {20,}A {20,}"\]$/), 'n1["B"]']);
  });

  it('has nothing to pad in a frame that holds only frames', () => {
    expect(createTitlePadding('Namespace of the scanner', [])).toBe('');
  });
});
