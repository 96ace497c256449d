import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

it('every checkout has the line ends that pages are served with', () => {
  expect(readFileSync('.gitattributes', 'utf8')).toMatch(/^\* text=auto eol=lf$/m);
});
