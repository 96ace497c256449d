import {describe, expect, it} from 'vitest';

import {createDiagramIds} from './createDiagramIds';

describe('createDiagramIds', () => {
  it('depends on page and text only', () => {
    const ids = createDiagramIds('docs/a.md');
    ids('another diagram above');
    expect(ids('x')).toBe(createDiagramIds('docs/a.md')('x'));
    expect(ids('y')).not.toBe(createDiagramIds('docs/b.md')('y'));
  });

  it('gives two diagrams with the same text different ids', () => {
    const ids = createDiagramIds('docs/a.md');
    expect(ids('x')).toMatch(/^diagram-[0-9a-f]{8}$/);
    expect(ids('x')).toMatch(/^diagram-[0-9a-f]{8}-2$/);
  });
});
