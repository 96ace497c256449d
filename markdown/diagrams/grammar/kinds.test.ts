import {describe, expect, it} from 'vitest';

import {createRendererInput} from './kinds';

function read(header: string, ...statements: string[]): ReturnType<typeof createRendererInput> {
  return createRendererInput({
    title: 'Scan',
    description: 'A scan.',
    header: {text: header, number: 3},
    statements: statements.map((text, index) => ({text, number: index + 4})),
  });
}

describe('createRendererInput', () => {
  it.each([
    ['flowchart TD', 'A --> B', 'flowchart TD', 0],
    ['graph LR', 'A --> B', 'flowchart LR', 0],
    ['stateDiagram-v2', 'A --> B', 'stateDiagram-v2', 0],
    ['stateDiagram', 'A --> B', 'stateDiagram-v2', 0],
    ['sequenceDiagram', 'A->>B: text', 'sequenceDiagram', 30],
  ])(
    'reads %s, and knows the margin that the renderer leaves around it',
    (header, statement, first, margin) => {
      const input = read(header, statement);
      expect(input.source.split('\n')[0]).toBe(first);
      expect(input.margin).toBe(margin);
    },
  );

  it.each([
    'classDiagram',
    'erDiagram',
    'gantt',
    'flowchrt LR',
    'flowchartTD',
    'stateDiagram-v3',
    'stateDiagram-v2 LR',
    'sequenceDiagrams',
    'my sequenceDiagram',
  ])('refuses the kind %s', (header) => {
    const attempt = (): unknown => read(header, 'A --> B');
    expect(attempt).toThrow(
      `"${header}" is no kind of diagram that can be drawn here. Begin with flowchart TD (or LR, BT, RL), stateDiagram-v2 or sequenceDiagram.`,
    );
    expect(attempt).toThrow(expect.objectContaining({line: 3}));
  });
});
