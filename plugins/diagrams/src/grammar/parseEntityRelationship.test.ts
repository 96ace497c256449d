import {describe, expect, it} from 'vitest';

import {parseEntityRelationship} from './parseEntityRelationship';

function rewrite(...statements: string[]): string[] {
  const lines = statements.map((text, index) => ({text, number: index + 2}));
  return parseEntityRelationship({text: 'erDiagram', number: 1}, lines).split('\n').slice(1);
}

describe('parseEntityRelationship', () => {
  it.each([
    ['A ||--o{ B : has', 'A ||--o{ B : has'],
    ['A |o..o| B : "may have"', 'A |o..o| B : may have'],
    ['A }|--|{ B : has', 'A }|--|{ B : has'],
    // The renderer knows "none or more" only in the spelling of the right side.
    ['A }o--|| B: has', 'A o{--|| B : has'],
  ])('reads the relation %s', (line, expected) => {
    expect(rewrite(line)).toEqual([expected]);
  });

  it('reads entities with and without attributes', () => {
    expect(rewrite('SCAN {', 'string name PK', 'string[] tags', 'uuid parent FK, UK', '}', 'HOOK')).toEqual([
      'SCAN {',
      'string name PK',
      'string[] tags',
      'uuid parent FK UK',
      '}',
      'HOOK {',
      '}',
    ]);
  });

  it.each([
    ['A ||--o{ B', 'write A ||--o{ B : text'],
    ['A ||--o{ B :', 'write a text behind the colon'],
    ['A o{--|| B : has', 'known are || |o }o }| on the left'],
    ['A ||--}o B : has', 'on the right'],
    ['A ||-o{ B : has', 'cannot read'],
    ['A one to many B : has', 'cannot read'],
    ['A ||--o{ A : has', 'with itself'],
    ['p[Person] {', 'has no second name'],
    ['direction TB', 'from left to right'],
    ['A {', 'is not closed: add "}"'],
    ['}', 'cannot read "}"'],
  ])('refuses the line %s', (line, message) => {
    const read = (): string[] => rewrite('X', line);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({line: 3}));
  });

  it.each([
    ['name', 'write an attribute as type name'],
    ['string name PKK', 'write an attribute as type name'],
    ['string name "a comment"', 'comments are not drawn'],
  ])('refuses the attribute %s', (line, message) => {
    expect(() => rewrite('A {', line, '}')).toThrow(message);
  });

  it('refuses a diagram without entities', () => {
    expect(() => rewrite()).toThrow('the diagram is empty');
  });
});
