import {describe, expect, it} from 'vitest';

import type {Graph} from '../Graph';
import {parseState} from './parseState';

function parse(...statements: string[]): Graph {
  return parseState(
    {text: 'stateDiagram-v2', number: 1},
    statements.map((text, index) => ({text, number: index + 2})),
  );
}

describe('parseState', () => {
  it.each([
    ['A --> B', 'A', 'B', undefined],
    ['A-->B', 'A', 'B', undefined],
    ['A --> B: done', 'A', 'B', 'done'],
    ['A --> B : at 10:00', 'A', 'B', 'at 10:00'],
    ['[*] --> B', '[*]', 'B', undefined],
    ['scan_job --> parse_job', 'scan_job', 'parse_job', undefined],
  ])('reads the transition %s', (line, from, to, label) => {
    expect(parse(line).edges).toEqual([{from, to, arrow: '-->', label}]);
  });

  it('takes the text of a state even from a line below its first use', () => {
    expect([...parse('[*] --> A', 'B --> A', 'state "Runs the tool" as A').nodes]).toEqual([
      ['[*]', {label: '', shape: 'start'}],
      ['A', {label: 'Runs the tool', shape: 'rounded'}],
      ['B', {label: 'B', shape: 'rounded'}],
    ]);
  });

  it('reads which states are marked', () => {
    expect([...parse('A --> B', 'class A accent').marks]).toEqual([['A', 'accent']]);
  });

  it.each([
    ['A -> B', 'cannot read "A -> B": expected one of A --> B, A --> B: text, [*] --> A, state "text" as A'],
    ['A --> B :', 'cannot read'],
    ['A: text', 'cannot read'],
    ['A --> [*]', 'cannot read'],
    ['A', 'cannot read'],
    ['state A {', 'cannot read'],
    ['A --> B:::red', 'cannot read'],
    ['state-one --> B', 'with ids of letters, digits and _ without hyphens'],
    ['state "Text" as state-one', 'without hyphens'],
  ])('refuses the line %s', (line, message) => {
    const read = (): Graph => parse('X --> Y', line);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line: 3}));
  });

  it.each([
    ['two texts of a state', ['state "x" as A', 'state "y" as A'], 3, 'state A has two texts'],
    ['no states', [], 1, 'the diagram is empty'],
  ])('refuses %s', (_, statements, line, message) => {
    const read = (): Graph => parse(...statements);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line}));
  });
});
