import {expect, it} from 'vitest';

import {MEASURES, type Report} from './scores';

it('reads scores out of 100 and times in milliseconds, and knows what is missing', () => {
  const report: Report = {
    categories: {performance: {score: 0.98}, seo: {score: null}},
    audits: {'largest-contentful-paint': {numericValue: 1234.5}, 'total-blocking-time': {}},
  };
  expect(Object.fromEntries(MEASURES.map(({label, get}) => [label, get(report)]))).toEqual({
    performance: 98,
    accessibility: NaN,
    'best practices': NaN,
    SEO: NaN,
    LCP: 1234.5,
    TBT: NaN,
    CLS: NaN,
  });
});
