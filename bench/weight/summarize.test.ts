import {describe, expect, it} from 'vitest';

import {isPrefetch, summarize} from './summarize';

describe('isPrefetch', () => {
  it('knows the headers of links and of scripts that ask in advance', () => {
    expect(isPrefetch({purpose: 'prefetch'}, 'other')).toBe(true);
    expect(isPrefetch({'sec-purpose': 'prefetch;prerender'}, 'document')).toBe(true);
    expect(isPrefetch({}, 'Prefetch')).toBe(true);
    expect(isPrefetch({accept: '*/*'}, 'script')).toBe(false);
  });
});

describe('summarize', () => {
  const request = (url: string, isAfterTouch: boolean, isAhead = false) => ({
    url,
    isAfterTouch,
    isPrefetch: isAhead,
  });
  const sizes: Partial<Record<string, number>> = {page: 10, style: 5, main: 100, next: 20};

  it('counts by what a file is for, and each file once', () => {
    const requests = [
      request('page', false),
      request('style', false),
      request('style', false),
      request('main', false, true),
      request('main', true),
      request('next', true, true),
    ];
    expect(summarize(requests, (url) => sizes[url] ?? 0)).toEqual({
      before: {requests: 2, bytes: 15},
      prefetched: {requests: 2, bytes: 120},
      after: {requests: 1, bytes: 100},
      all: {requests: 4, bytes: 135},
    });
  });

  it('has nothing after the touch for a site whose scripts start by themselves', () => {
    const {before, after} = summarize(
      [request('page', false), request('main', false)],
      (url) => sizes[url] ?? 0,
    );
    expect(before).toEqual({requests: 2, bytes: 110});
    expect(after).toEqual({requests: 0, bytes: 0});
  });
});
