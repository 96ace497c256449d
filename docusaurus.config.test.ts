import * as classic from '@docusaurus/theme-classic';
import * as liveCode from '@docusaurus/theme-live-codeblock';
import type {PluginModule} from '@docusaurus/types';
import {normalizeThemeConfig} from '@docusaurus/utils-validation';
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

it('becomes the same text in whichever order the themes add their defaults', () => {
  // As Docusaurus does it, which loads both at once. Their type declarations lack the function.
  const complete = (...themes: unknown[]) =>
    (themes as PluginModule[]).reduce(
      (themeConfig, theme) => ({
        ...themeConfig,
        ...theme.validateThemeConfig?.({validate: normalizeThemeConfig, themeConfig}),
      }),
      config.themeConfig ?? {},
    );
  const text = JSON.stringify(complete(classic, liveCode));
  expect(text).toContain('"tableOfContents":');
  expect(JSON.stringify(complete(liveCode, classic))).toBe(text);
});
