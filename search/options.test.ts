import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';

import {validateOptions} from './options';

/** Accepts anything, because configurations are not type-checked when a site is built. */
const validate = (options: object) => validateOptions({validate: normalizePluginOptions, options});

describe('validateOptions', () => {
  it('has the defaults of the specification', () => {
    expect(validate({})).toMatchObject({
      maxSearchResults: 8,
      titleBoost: 5,
      contentBoost: 1,
      tagsBoost: 3,
      parentCategoriesBoost: 2,
      indexDocSidebarParentCategories: 0,
      k1: 1.2,
      b: 0.75,
      routeBoosts: [],
      ignoredHeadings: [],
      phrases: null,
      analyticsEndpoint: null,
    });
  });

  it('accepts a path on the same host for reports', () => {
    expect(validate({analyticsEndpoint: '/search-events?v=1'})).toMatchObject({
      analyticsEndpoint: '/search-events?v=1',
    });
  });

  it.each([
    [{maxSearchResults: 0}, /maxSearchResults/],
    [{b: 2}, /"b"/],
    [{k1: -1}, /"k1"/],
    [{routeBoosts: [{route: 'docs', boost: 1}]}, /route/],
    [{routeBoosts: [{route: '/docs/', boost: 1}]}, /route/],
    [{routeBoosts: [{route: '/docs'}]}, /boost/],
    [{titelBoost: 5}, /titelBoost/],
    [{analyticsEndpoint: 'https://example.org/x'}, /path on the same host/],
  ])('refuses %j and names the option', (options, message) => {
    expect(() => validate(options)).toThrow(message);
  });
});
