import {describe, expect, it} from 'vitest';

import {setOpenedResult, takeOpenedResult} from './openedResult';

describe('the opened result', () => {
  const result = {route: '/docs/scanners/nmap#install', terms: ['nmap']};

  it('is given out once, to its page', () => {
    setOpenedResult(result);
    expect(takeOpenedResult(result.route)).toBe(result);
    expect(takeOpenedResult(result.route)).toBeUndefined();
  });

  it('is forgotten when another page is shown first', () => {
    setOpenedResult(result);
    expect(takeOpenedResult('/blog')).toBeUndefined();
    expect(takeOpenedResult(result.route)).toBeUndefined();
  });
});
