import {describe, expect, it} from 'vitest';

import {restoreText} from '../shieldText';
import {parseState} from './parseState';
import {renderState} from './renderState';

function rewrite(...statements: string[]): string[] {
  const lines = statements.map((text, index) => ({text, number: index + 2}));
  return restoreText(renderState(parseState({text: 'stateDiagram-v2', number: 1}, lines))).split('\n');
}

describe('renderState', () => {
  it('writes states before transitions and leaves [*] in its composite state', () => {
    expect(
      rewrite(
        'direction LR',
        '[*] --> Run',
        'state "R<br>n" as Run {',
        'direction TD',
        '[*] --> Scan',
        'Scan --> B',
        '}',
        'Run --> C: ok',
        'C: See',
      ),
    ).toEqual([
      'stateDiagram-v2',
      'direction LR',
      'state "R n" as g0 {',
      'direction TD',
      'state "Scan" as n0',
      'state "B" as n1',
      '[*] --> n0',
      '}',
      'state "See" as n2',
      '[*] --> g0',
      'n0 --> n1',
      'g0 --> n2 : ok',
    ]);
  });

  it('pads one state, which makes the frame wide enough for its title', () => {
    const lines = rewrite('state "Namespace of the scanner" as Run {', 'A --> B', '}').slice(3, 5);
    expect(lines).toEqual([expect.stringMatching(/^state " {20,}A {20,}" as n0$/), 'state "B" as n1']);
  });
});
