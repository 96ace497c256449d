import {expect, it} from 'vitest';

import config from './docusaurus.config';

it('lets broken links fail the build, and only warns of broken anchors and duplicate routes', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenMarkdownLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
  });
});
