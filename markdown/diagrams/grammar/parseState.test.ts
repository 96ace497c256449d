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
    ['[*] --> B', '[*] start ', 'B', undefined],
    ['A-->[*]:end', 'A', '[*] end ', 'end'],
    ['scan_job --> parse_job', 'scan_job', 'parse_job', undefined],
  ])('reads the transition %s', (line, from, to, label) => {
    expect(parse(line).edges).toEqual([{from, to, arrow: '-->', label}]);
  });

  it.each(['A: Runs the tool', 'state "Runs the tool" as A', 'A :Runs the tool'])(
    'takes the text of a state from %s, even below its first use',
    (line) => {
      const {nodes} = parse('B --> A', line);
      expect([...nodes].map(([id, {label}]) => [id, label])).toEqual([
        ['B', 'B'],
        ['A', 'Runs the tool'],
      ]);
    },
  );

  it('accepts hyphens in an id where Mermaid does', () => {
    const {nodes, groups} = parse(
      'state state-one',
      'state "Two" as state-two',
      'state run-a {',
      'state A',
      '}',
    );
    expect([...nodes.keys()]).toEqual(['state-one', 'state-two', 'A']);
    expect(groups).toMatchObject([{id: 'run-a'}]);
  });

  it('reads composite states', () => {
    const diagram = parse(
      'state "The run" as Run {',
      'direction LR',
      '[*] --> A',
      'state B',
      '}',
      'Run --> C',
    );
    expect(diagram.groups).toMatchObject([
      {id: 'Run', title: 'The run', direction: 'LR', members: ['[*] start Run', 'A', 'B']},
    ]);
    expect([...diagram.nodes.keys()]).toEqual(['[*] start Run', 'A', 'B', 'C']);
  });

  it.each([
    ['A -> B', 'cannot read "A -> B": expected one of'],
    ['A -- B', 'cannot read'],
    ['A --> ', 'cannot read'],
    ['A --> B :', 'write a text after the colon'],
    ['A :', 'write a text after the colon'],
    ['[*] --> [*]', 'without a state'],
    ['A', 'cannot read "A"'],
    ['state A <<choice>>', 'choice, fork and join are not drawn'],
    ['note right of A : text', 'notes are not drawn'],
    ['end note', 'notes are not drawn'],
    ['--', 'parallel regions are not drawn'],
    ['A --> B:::red', 'diagrams use the colours of the site'],
    ['A:::red', 'diagrams use the colours of the site'],
    ['classDef red fill:#f00', 'diagrams use the colours of the site'],
    ['style A fill:#f00', 'diagrams use the colours of the site'],
    ['linkStyle 0 stroke:red', 'diagrams use the colours of the site'],
    ['direction XX', 'cannot read "direction XX"'],
    [
      'state-one --> B',
      '"state-one --> B": the id of a state must not have a hyphen. Write state_one instead of state-one in all lines, and state "state-one" as state_one to show the hyphen.',
    ],
    ['B --> git-repo-scanner: scan', 'Write git_repo_scanner instead of git-repo-scanner'],
    ['[*]-->state-one', 'the id of a state must not have a hyphen'],
    ['state-one: text', 'the id of a state must not have a hyphen'],
    ['state "open as A', 'cannot read'],
    ['state A {', 'is not closed: add "}"'],
    ['}', 'closes nothing'],
  ])('refuses the line %s', (line, message) => {
    const read = (): Graph => parse('X --> Y', line);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line: 3}));
  });

  it.each([
    ['two texts of a state', ['A: x', 'A: y'], 3, 'two texts, "x" and "y"'],
    ['an empty composite state', ['A --> B', 'state C {', '}'], 3, 'state C is empty'],
    [
      'a text line of a composite state',
      ['state C {', 'A --> B', '}', 'C: text'],
      5,
      'write state "text" as C {',
    ],
    ['no states', [], 1, 'the diagram is empty'],
  ])('refuses %s', (_, statements, line, message) => {
    const read = (): Graph => parse(...statements);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line}));
  });
});
