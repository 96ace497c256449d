import {describe, expect, it} from 'vitest';

import type {Graph} from '../Graph';
import {parseFlowchart} from './parseFlowchart';

function parse(...statements: string[]): Graph {
  return parseFlowchart(
    {text: 'flowchart LR', number: 1},
    statements.map((text, index) => ({text, number: index + 2})),
  );
}

describe('parseFlowchart', () => {
  it.each([
    ['A --> B', '-->', undefined],
    ['A-->B', '-->', undefined],
    ['A --- B', '---', undefined],
    ['A -.-> B', '-.->', undefined],
    ['A -.- B', '-.-', undefined],
    ['A <--> B', '<-->', undefined],
    ['A -->|yes| B', '-->', 'yes'],
    ['A-->|"yes | no"|B', '-->', 'yes | no'],
  ])('reads the arrow of %s', (line, arrow, label) => {
    expect(parse(line).edges).toEqual([{from: 'A', to: 'B', arrow, label}]);
  });

  it.each([
    ['A[Scan]', 'Scan', 'rectangle'],
    ['A([Scan])', 'Scan', 'stadium'],
    ['A[(Scan)]', 'Scan', 'cylinder'],
    ['A{Scan}', 'Scan', 'diamond'],
    ['A["Scan (nmap) [1]"]', 'Scan (nmap) [1]', 'rectangle'],
    ['A(["f(x)"])', 'f(x)', 'stadium'],
    ['A[ spaces ]', 'spaces', 'rectangle'],
    ['A', 'A', 'rectangle'],
  ])('reads the node %s', (line, label, shape) => {
    expect(parse(line).nodes.get('A')).toEqual({label, shape});
  });

  it('reads chains and parallel arrows', () => {
    const {edges} = parse('A & B --> C[c] --> D & E');
    expect(edges.map(({from, to}) => from + to)).toEqual(['AC', 'BC', 'CD', 'CE']);
  });

  it('reads ids with hyphens, digits and letters of other alphabets', () => {
    const {nodes} = parse('git-repo-scanner-->s3_store', 'café --> 1');
    expect([...nodes.keys()]).toEqual(['git-repo-scanner', 's3_store', 'café', '1']);
  });

  it('takes the label of a node from the line with its brackets, not from the first', () => {
    const {nodes} = parse('A --> B', 'B[Scanner]', 'A[(Store)] --> C', 'B[Scanner] --> A');
    expect([...nodes].map(([id, {label}]) => `${id} ${label}`)).toEqual(['A Store', 'B Scanner', 'C C']);
  });

  it('puts a node into the subgraph that mentions it, wherever it was mentioned first', () => {
    const {groups} = parse('A --> B', 'subgraph job [Scan job]', 'B --> C', 'end', 'C --> D');
    expect(groups).toMatchObject([{id: 'job', title: 'Scan job', members: ['B', 'C']}]);
  });

  it('puts a node into the first of two subgraphs that mention it', () => {
    const {groups} = parse('subgraph a [A]', 'X', 'end', 'subgraph b [B]', 'X --> Y', 'end');
    expect(groups).toMatchObject([{members: ['X']}, {members: ['Y']}]);
  });

  it.each([
    ['subgraph job [Scan job]', 'job', 'Scan job'],
    ['subgraph job["Scan (job)"]', 'job', 'Scan (job)'],
  ])('reads %s', (line, id, title) => {
    expect(parse(line, 'A', 'end').groups).toEqual([{id, title, members: ['A']}]);
  });

  it('lets arrows lead to subgraphs, even later ones', () => {
    const {nodes, edges} = parse('A --> job', 'subgraph job [Job]', 'B', 'end');
    expect([...nodes.keys()]).toEqual(['A', 'B']);
    expect(edges).toMatchObject([{from: 'A', to: 'job'}]);
  });

  it('reads which boxes are marked', () => {
    const {marks} = parse('scan --> git-repo --> store', 'class scan, git-repo good', 'class store bad');
    expect(Object.fromEntries(marks)).toEqual({scan: 'good', 'git-repo': 'good', store: 'bad'});
  });

  it.each([
    ['A -- B', 'cannot read "-- B" in "A -- B": expected an arrow (-->, ---, '],
    ['A ---> B', 'expected an arrow'],
    ['A --x B', 'expected an arrow'],
    ['A <--- B', 'expected an arrow'],
    ['A --> B; C --> D', 'cannot read "; C --> D"'],
    ['A --> B %% comment', 'cannot read "%% comment"'],
    ['style A fill:#f00', 'expected an arrow'],
    ['A --> ', 'ends too early: expected the id of a node'],
    ['A -->|open B', 'expected the id of a node'],
    ['--> B', 'expected the id of a node'],
    ['A -->|| B', 'label of the arrow is empty'],
    ['A[unclosed --> B[x]', 'the label after [ is not closed'],
    ['A[Scan (nmap)]', 'Put one with brackets, quotes or | into quotes'],
    ['A{mixed]', 'the label after { is not closed'],
    ['A[""]', 'the label after [ is empty'],
    ['A(Scan)', 'the shape ( is not drawn. Write one of A[text], A([text]), A[(text)], A{text}'],
    ['A[/Scan\\]', 'the shape [/ is not drawn'],
    ['A>Scan]', 'the shape > is not drawn'],
    ['class A red', 'cannot read "class A red": write class A,B and one of accent, good, bad.'],
    ['class A bad', '"class A bad": A is no box of this diagram.'],
    ['class X,X bad', '"class X,X bad": X is marked before: keep one of the lines.'],
    ['end', 'closes nothing'],
    ['subgraph Scan job', 'write subgraph id [Title]'],
    ['subgraph a [A]', 'is not closed: add "end"'],
  ])('refuses the line %s', (line, message) => {
    const read = (): Graph => parse('X --> Y', line);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line: 3}));
  });

  it.each([
    ['two labels of a node', ['A[x]', 'A[y]'], 3, 'two labels, "x" and "y"'],
    ['an empty subgraph', ['A', 'subgraph a [A]', 'end'], 3, 'subgraph a is empty'],
    ['one id twice', ['subgraph a [A]', 'A', 'end', 'subgraph a [B]'], 5, 'opened before'],
    ['a nested subgraph', ['subgraph a [A]', 'A', 'subgraph b [B]'], 4, 'close that with "end" first'],
    ['a node with the id of a subgraph', ['a[x]', 'subgraph a [A]', 'B', 'end'], 2, 'a node and a subgraph'],
    ['no nodes', [], 1, 'the diagram is empty'],
  ])('refuses %s', (_, statements, line, message) => {
    const read = (): Graph => parse(...statements);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line}));
  });

  it.each(['flowchart', 'flowchart BT', 'flowchart LR;'])('refuses the first line %s', (text) => {
    expect(() => parseFlowchart({text, number: 1}, [{text: 'A --> B', number: 2}])).toThrow(
      'needs a direction: write flowchart TD (down) or flowchart LR (to the right)',
    );
  });
});
