import {expect, it} from 'vitest';

import {findDeployment} from './recovery';

const wrap = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;

it.each([
  [
    'script tags',
    '<script src=/assets/js/runtime~main.ab12.js defer></script><script src="/assets/js/main.cd34.js">',
  ],
  [
    'a list of scripts below a base path, and a hint',
    '<link rel=preload href=/b/assets/js/main.cd34.js><meta name="scripts" content="/b/assets/js/main.cd34.js /b/assets/js/runtime~main.ab12.js">',
  ],
])('finds the script that a page starts with in %s', (_, head) => {
  expect(findDeployment(wrap(head))).toBe('runtime~main.ab12');
});

it('takes the main script if it includes the runtime', () => {
  const head =
    '<meta name="scripts" content="/assets/js/react.ef56.js /assets/js/main.cd34.js /assets/js/17.aa.js">';
  expect(findDeployment(wrap(head))).toBe('main.cd34');
});

it('ignores the text of a page and the scripts that it has loaded later', () => {
  const html = wrap(
    '<script src="/assets/js/17.aa.js"></script>',
    '<code>/assets/js/runtime~main.cd34.js</code>',
  );
  expect(findDeployment(html)).toBe('');
});

it('finds no deployment for a page without such a script', () => {
  expect(findDeployment('')).toBe('');
  expect(findDeployment(wrap('<script src="/runtime~main.js"></script>'))).toBe('');
});
