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
        'n0["B"]',
        'n1["D"]',
        'end',
        'n2[("Store")]',
        'n3["C"]',
        'n2 --> n0',
        'n2 --> n3',
        'n0 -->|"no"| n1',
      ],
    );
  });

  it('names subgraphs at the ends of arrows', () => {
    expect(rewrite('A --> b', 'subgraph b', 'C', 'end').at(-1)).toBe('n1 --> g0');
  });
});

describe('createTitlePadding', () => {
  it('widens a frame whose title is longer than its labels', () => {
    expect(createTitlePadding('Namespace of the scanner', ['pod'])).toMatch(/^ {20,}$/);
  });

  it('leaves a frame alone that is wide enough', () => {
    expect(createTitlePadding('Job', ['Scanner', 'Lurker'])).toBe('');
  });
});
