import {describe, expect, it} from 'vitest';

import {drawDiagram} from '../renderer';
import {createPadding} from './createPadding';

async function measureBox(label: string): Promise<number> {
  const svg = await drawDiagram(`flowchart TD\nn0["${label}"]`);
  return Number(/<rect x="[^"]+" y="[^"]+" width="([^"]+)"/.exec(svg)?.[1]);
}

describe('createPadding', () => {
  it.each([0, -3])('is empty for %i characters', (characters) => {
    expect(createPadding(characters)).toBe('');
  });

  /** Loading the renderer takes seconds on a busy machine. */
  it.each([10, 40])(
    'makes a box as much wider as %i characters would',
    async (characters) => {
      const padding = createPadding(characters);
      const padded = await measureBox(`scan${padding}${padding}`);
      const wider = await measureBox(`scan${'e'.repeat(characters)}`);
      expect(Math.abs(padded - wider)).toBeLessThan(10);
    },
    60_000,
  );
});
