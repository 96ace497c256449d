import {describe, expect, it} from 'vitest';

import {describeDiagramError} from './describeDiagramError';
import {DiagramError} from './DiagramError';

describe('describeDiagramError', () => {
  it('counts the line of a mistake from the opening fence', () => {
    const error = describeDiagramError(new DiagramError(2, 'write A.'), 'docs/page.md', 10);
    expect(error.message).toBe('docs/page.md:12: write A.');
  });

  it('names the page and the diagram if the renderer itself fails', () => {
    const fault = new RangeError('Invalid array length');
    const error = describeDiagramError(fault, 'docs/page.md', 4);
    expect(error.message).toBe(
      'docs/page.md:4: the diagram could not be drawn: RangeError: Invalid array length',
    );
    expect(error.cause).toBe(fault);
  });
});
