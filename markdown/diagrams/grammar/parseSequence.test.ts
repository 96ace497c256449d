import {describe, expect, it} from 'vitest';

import {parseSequence, type SequenceDiagram} from './parseSequence';

function parse(...statements: string[]): SequenceDiagram {
  return parseSequence(
    {text: 'sequenceDiagram', number: 1},
    ['participant A as Operator', 'participant B as Object store', ...statements].map((text, index) => ({
      text,
      number: index + 2,
    })),
  );
}

describe('parseSequence', () => {
  it('reads participants in the order of their lines', () => {
    expect([...parse('B->>A: call').participants]).toEqual([
      ['A', 'Operator'],
      ['B', 'Object store'],
    ]);
  });

  it.each([
    ['A->>B: call', '->>', ''],
    ['A -->> B : call', '-->>', ''],
    ['A->>+B: call', '->>', '+'],
  ])('reads the message %s', (line, arrow, activation) => {
    expect(parse(line).steps).toMatchObject([
      {kind: 'message', from: 'A', to: 'B', arrow, activation, text: 'call'},
    ]);
  });

  it('reads notes, even above the first message', () => {
    const {steps} = parse('Note over A: text', 'A->>B: call');
    expect(steps).toMatchObject([{kind: 'note', over: 'A', text: 'text'}, {kind: 'message'}]);
  });

  it.each([
    ['A-)B: text', 'cannot read "A-)B: text": expected one of participant A as Text, A->>B: text'],
    ['A->>B:', 'cannot read'],
    ['A->>: text', 'cannot read'],
    ['A->>B: two<br>lines', 'are a single line'],
    ['A-->>-B: text', 'A is not active'],
    ['Note over A', 'cannot read'],
    ['Note over A,B: text', 'cannot read'],
    ['Note over C: text', 'C is no participant'],
    ['A->>C: text', 'C is no participant. Write participant C as Text above it'],
    ['participant A', 'participant A is declared twice'],
    ['participant A as', 'cannot read'],
    ['activate A', 'cannot read'],
  ])('refuses the line %s', (line, message) => {
    const read = (): SequenceDiagram => parse('B->>A: text', line);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line: 5}));
  });

  it.each([
    ['a second end of one activation', ['A->>+B: x', 'B-->>-A: y', 'B-->>-A: z'], 6, 'B is not active'],
    ['no messages', [], 1, 'the diagram is empty'],
  ])('refuses %s', (_, statements, line, message) => {
    const read = (): SequenceDiagram => parse(...statements);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line}));
  });
});
