import {describe, expect, it} from 'vitest';

import {createPolicy} from './createPolicy';

const {header, meta} = createPolicy(["'sha256-b'", "'sha256-a'"]);

describe('createPolicy', () => {
  it("allows the site's files and inline scripts by hash, in an order that does not depend on the pages", () => {
    expect(header).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
    expect(createPolicy(["'sha256-a'", "'sha256-b'"])).toEqual({header, meta});
  });

  it('has no exceptions', () => {
    expect(header).toMatch(/^default-src 'none';/);
    expect(header).not.toMatch(/unsafe|https?:|\*|blob:/);
  });

  it('is the same in a page, except for what a page cannot contain', () => {
    expect(header).toBe(`${meta}; frame-ancestors 'none'`);
  });
});
