import {expect, it} from 'vitest';

import {findPort} from './debuggedChromium';

it('finds the port among what a browser says while it starts', () => {
  const output = '[1:2:ERROR] no bus\nDevTools listening on ws://127.0.0.1:38561/devtools/browser/5f0e-11\n';
  expect(findPort(output)).toBe(38561);
  expect(findPort('[1:2:ERROR] no bus\nDevTools listening on ws://127.0.')).toBeUndefined();
});
