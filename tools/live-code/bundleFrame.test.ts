import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {bundleComponentFrame, bundleFrame} from './bundleFrame';

describe.each([
  {create: bundleFrame, rest: ' blob:; worker-src blob:'},
  {create: bundleComponentFrame, rest: " blob:; style-src 'unsafe-inline'; form-action 'none'"},
])('$create.name', ({create, rest}) => {
  const $ = load(create());

  it('has one script, and a policy that allows only this script and what it creates', () => {
    const scripts = $('script');
    expect(scripts.length).toBe(1);
    const hash = createHash('sha256').update(scripts.text()).digest('base64');
    expect($('meta[http-equiv="Content-Security-Policy"]').attr('content')).toBe(
      `default-src 'none'; script-src 'sha256-${hash}'${rest}`,
    );
  });

  it('references nothing that would have to be loaded', () => {
    expect($('[src], [href], link, img').length).toBe(0);
    expect($('style').text()).not.toMatch(/url\(|@import/);
  });
});

it('the frame for programs contains no URL but those that the schema of findings names itself by', () => {
  expect(bundleFrame().match(/https?:\/\/[^"\\]*/g)).toEqual([
    'https://json-schema.org/draft/2020-12/schema',
    'https://www.securecodebox.io/schemas/finding.json',
  ]);
});
