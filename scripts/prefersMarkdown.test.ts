import {expect, it} from 'vitest';

import {acceptHeaders, qualityHeaders} from './acceptHeaders';
import {prefersMarkdown} from './prefersMarkdown';

it.each(acceptHeaders)('reads what a client prefers: $name', ({accept, isMarkdown}) => {
  expect(prefersMarkdown(accept)).toBe(isMarkdown);
});

it('compares all qualities', () => {
  const wrong = qualityHeaders.filter(({accept, isMarkdown}) => prefersMarkdown(accept) !== isMarkdown);
  expect(wrong).toEqual([]);
  expect(qualityHeaders.filter(({isMarkdown}) => isMarkdown).length).toBeGreaterThan(400);
});
