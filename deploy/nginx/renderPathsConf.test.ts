import {expect, it} from 'vitest';

import {renderPathsConf} from './renderPathsConf';

it('maps what is published at another path than its own', () => {
  const conf = renderPathsConf(
    new Map([
      ['', '/'],
      ['/docs', '/docs/a.b/'],
    ]),
  );
  expect(conf).toContain(
    'map "$page/" $published_path {\n    "~^/$" "/";\n    "~^/docs/$" "/docs/a.b/";\n    default "$page";\n}\n',
  );
});

it('refuses a path that a configuration cannot hold', () => {
  expect(() => renderPathsConf(new Map([['/docs/%7B', '/docs/%7B/']]))).toThrow('letters, digits and "._~-"');
});
