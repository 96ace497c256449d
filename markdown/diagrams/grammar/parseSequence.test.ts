import {describe, expect, it} from 'vitest';

import {parseSequence, type SequenceDiagram} from './parseSequence';

function parse(...statements: string[]): SequenceDiagram {
  return parseSequence(
    {text: 'sequenceDiagram', number: 1},
    statements.map((text, index) => ({text, number: index + 2})),
  );
}

describe('parseSequence', () => {
  it.each([
    ['A->>B: call', '->>', ''],
    ['A -->> B : call', '-->>', ''],
    ['A-)B:call', '-)', ''],
    ['A--)B: call', '--)', ''],
    ['A->>+B: call', '->>', '+'],
  ])('reads the message %s', (line, arrow, activation) => {
    expect(parse(line).steps).toMatchObject([
      {kind: 'message', from: 'A', to: 'B', arrow, activation, text: 'call'},
    ]);
  });

  it('reads participants that begin with a keyword', () => {
    expect([...parse('parser->>optimizer: a', 'optimizer->>android: b').participants.keys()]).toEqual([
      'parser',
      'optimizer',
      'android',
    ]);
  });

  it('takes the label of a participant even from a line below its first message', () => {
    const {participants} = parse('A->>B: call', 'B->>C: call', 'participant B as "Object store"', 'actor A');
    expect([...participants]).toEqual([
      ['A', 'A'],
      ['B', 'Object store'],
      ['C', 'C'],
    ]);
  });

  it('reads notes, even above the first message', () => {
    const {steps} = parse('Note over A,B: text', 'A->>B: call', 'note left of A: text');
    expect(steps.map((step) => (step.kind === 'note' ? [step.side, step.over] : step.kind))).toEqual([
      ['over', ['A', 'B']],
      'message',
      ['left of', ['A']],
    ]);
  });

  it.each([
    ['A->B: text', 'known arrows are ->>'],
    ['A-xB: text', 'known arrows are ->>'],
    ['A<<->>B: text', 'known arrows are ->>'],
    ['A->>B', 'cannot read'],
    ['A->>B:', 'write a text'],
    ['A->>: text', 'cannot read'],
    ['A->>B: two<br>lines', 'are a single line'],
    ['A-->>-B: text', 'A is not active'],
    ['Note over A', 'cannot read'],
    ['Note above A: text', 'cannot read'],
    ['Note left of A,B: text', 'applies to one participant'],
    ['participant A as', 'cannot read'],
    ['participants A', 'cannot read'],
    ['activate A', 'write + or - after an arrow'],
    ['autonumber', 'messages have no numbers'],
    ['rect rgb(0,0,0)', 'diagrams use the colours of the site'],
    ['box Team', 'diagrams use the colours of the site'],
    ['create participant C', 'from the beginning'],
    ['loop every day', 'blocks are not drawn'],
    ['alt found', 'blocks are not drawn'],
    ['end', 'blocks are not drawn'],
    ['loopy', 'cannot read "loopy": expected one of participant'],
  ])('refuses the line %s', (line, message) => {
    const read = (): SequenceDiagram => parse('X->>Y: text', line);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line: 3}));
  });

  it.each([
    ['a participant declared twice', ['participant A', 'actor A', 'A->>B: x'], 3, 'declared twice'],
    ['a second end of one activation', ['A->>+B: x', 'B-->>-A: y', 'B-->>-A: z'], 4, 'B is not active'],
    ['no messages', ['participant A'], 1, 'the diagram is empty'],
  ])('refuses %s', (_, statements, line, message) => {
    const read = (): SequenceDiagram => parse(...statements);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line}));
  });
});
