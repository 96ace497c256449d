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

  it.each([
    ['A -> B', 'cannot read "A -> B": expected one of A --> B'],
    ['A -- B', 'cannot read'],
    ['A --> ', 'cannot read'],
    ['A --> B :', 'write a text after the colon'],
    ['A: text', 'expected one of A --> B, A --> B: text, [*] --> A, state "text" as A'],
    ['A --> [*]', 'the end has no circle: lead to a state with a name, such as Done'],
    ['[*] --> [*]', 'the end has no circle'],
    ['A', 'cannot read "A"'],
    ['state A', 'expected one of'],
    ['state "open as A', 'expected one of'],
    ['state A {', 'states inside a state are not drawn'],
    ['state "The run" as A {', 'states inside a state are not drawn'],
    ['}', 'states inside a state are not drawn'],
    ['state A <<choice>>', 'choice, fork and join are not drawn'],
    ['note right of A : text', 'notes are not drawn'],
    ['end note', 'notes are not drawn'],
    ['--', 'parallel regions are not drawn'],
    ['direction LR', 'state diagrams run from top to bottom'],
    ['A --> B:::red', 'diagrams use the colours of the site'],
    ['A:::red', 'diagrams use the colours of the site'],
    ['classDef red fill:#f00', 'diagrams use the colours of the site'],
    ['style A fill:#f00', 'diagrams use the colours of the site'],
    ['linkStyle 0 stroke:red', 'diagrams use the colours of the site'],
    [
      'state-one --> B',
      '"state-one --> B": the id of a state must not have a hyphen. Write state_one instead of state-one in all lines, and state "state-one" as state_one to show the hyphen.',
    ],
    ['B --> git-repo-scanner: scan', 'Write git_repo_scanner instead of git-repo-scanner'],
    ['[*]-->state-one', 'the id of a state must not have a hyphen'],
    ['state "Text" as state-one', 'the id of a state must not have a hyphen'],
  ])('refuses the line %s', (line, message) => {
    const read = (): Graph => parse('X --> Y', line);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line: 3}));
  });

  it.each([
    ['two texts of a state', ['state "x" as A', 'state "y" as A'], 3, 'two texts, "x" and "y"'],
    ['no states', [], 1, 'the diagram is empty'],
  ])('refuses %s', (_, statements, line, message) => {
    const read = (): Graph => parse(...statements);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line}));
  });
});
