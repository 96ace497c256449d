import {afterEach, expect, it, vi} from 'vitest';

import {highlightTerms} from './highlight';

afterEach(() => void vi.unstubAllGlobals());

it('marks nothing in a browser without the CSS Custom Highlight API', () => {
  vi.stubGlobal('CSS', {});
  expect(() => highlightTerms({} as Element, ['nmap'])()).not.toThrow();
});
