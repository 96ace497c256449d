import {describe, expect, it} from 'vitest';

import {createPolicy} from './createPolicy';

const {header, meta} = createPolicy(["'sha256-b'", "'sha256-a'"]);

describe('createPolicy', () => {
  it("allows the site's files and inline scripts by hash, in an order that does not depend on the pages", () => {
    expect(header).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
    expect(createPolicy(["'sha256-a'", "'sha256-b'"])).toEqual({header, meta});
  });

  // The kinds of requests of Content Security Policy Level 3. `default-src` decides about prefetching alone.
  it.each([
    ['connect-src', "'self'"],
    ['font-src', "'none'"],
    ['frame-src', "'self'"],
    ['img-src', "'self' data:"],
    ['manifest-src', "'none'"],
    ['media-src', "'none'"],
    ['object-src', "'none'"],
    ['script-src', "'self' 'sha256-a' 'sha256-b'"],
    ['style-src', "'self'"],
    ['worker-src', "'self'"],
    ['default-src', "'self'"],
  ])('names every kind of request: %s %s', (directive, sources) => {
    expect(header.split('; ')).toContain(`${directive} ${sources}`);
  });

  it('has no exceptions', () => {
    expect(header).not.toMatch(/unsafe|https?:|\*|blob:/);
  });

  it('is the same in a page, except for what a page cannot contain', () => {
    expect(header).toBe(`${meta}; frame-ancestors 'none'`);
  });
});
