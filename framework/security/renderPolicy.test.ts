import {describe, expect, it} from 'vitest';

import {renderPolicy} from './renderPolicy';

const {header, meta} = renderPolicy(["'sha256-b'", "'sha256-a'"]);

describe('renderPolicy', () => {
  // The kinds of requests of Content Security Policy Level 3. `default-src` decides about prefetching alone.
  it('names every kind of request, and inline scripts in an order that does not depend on the pages', () => {
    expect(header.split('; ').filter((directive) => /^\S+-src /.test(directive))).toEqual([
      "default-src 'self'",
      "font-src 'none'",
      "manifest-src 'none'",
      "media-src 'none'",
      "object-src 'none'",
      "script-src 'self' 'sha256-a' 'sha256-b'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "worker-src 'self'",
      "frame-src 'self'",
    ]);
  });

  it('is the same in a page, except for what a page cannot contain', () => {
    expect(header).toBe(`${meta}; frame-ancestors 'none'`);
  });
});
