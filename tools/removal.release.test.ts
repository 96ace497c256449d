import {rmSync} from 'node:fs';

import {expect, it, onTestFinished} from 'vitest';

import {buildProductionSite, createProductionSite} from '../tests/support/productionSite';
import {removeTools, removeUse} from '../tests/support/removeTools';

it('the site is built without any tool, once no page uses one', async () => {
  const site = createProductionSite();
  onTestFinished(() => rmSync(site, {recursive: true, force: true}));
  removeTools(site);
  const output = await buildProductionSite(site);
  for (const fault of output.trim().split('\n')) removeUse(site, fault);
  const built = await buildProductionSite(site);
  expect(built).toMatch(/^Built \d+ pages/m);
  expect(built).not.toMatch(/\[(?:WARNING|ERROR)\]/);
});
