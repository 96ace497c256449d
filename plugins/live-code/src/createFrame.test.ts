import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {createFrame} from './createFrame';

const frame = createFrame();
const $ = load(frame);

describe('createFrame', () => {
  it('has one script and a policy that allows this script, workers and nothing else', () => {
    const scripts = $('script');
    expect(scripts.length).toBe(1);
    const hash = createHash('sha256').update(scripts.text()).digest('base64');
    expect($('meta[http-equiv="Content-Security-Policy"]').attr('content')).toBe(
      `default-src 'none'; script-src 'sha256-${hash}'; worker-src blob:`,
    );
  });

  it('names nothing that would have to be loaded', () => {
    expect($('[src], [href], link, img, style').length).toBe(0);
    expect(frame).not.toMatch(/https?:\/\//);
  });

  it('contains the worker, so that it needs no second file', () => {
    expect($('script').text()).toContain('runProgram');
  });

  it('is the same each time', () => {
    expect(createFrame()).toBe(frame);
  });
});
