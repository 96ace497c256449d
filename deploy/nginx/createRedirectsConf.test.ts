import {describe, expect, it} from 'vitest';

import {createRedirectsConf} from './createRedirectsConf';

describe('createRedirectsConf', () => {
  it('answers with and without a slash at the end, and keeps the query', () => {
    expect(createRedirectsConf([{from: '/docs', to: '/docs/a'}])).toContain(
      [
        'location = /docs {',
        '    return 301 /docs/a$is_args$args;',
        '}',
        '',
        'location = /docs/ {',
        '    return 301 /docs/a$is_args$args;',
        '}',
      ].join('\n'),
    );
  });
});
