import {openPage} from './pageActions';
import {expect, sharedTest as test} from './test';

test('the list of shipped rules can be filtered by port, scanner and label', async ({page}) => {
  await openPage(page, '/docs/hooks/cascading-scans');
  const filter = page.getByRole('group', {name: 'Filter rules'});
  const field = filter.getByRole('searchbox', {name: 'Find by scanner, port, service or label'});
  const status = filter.getByRole('status');
  const rows = page.locator('.generated-table tbody tr').filter({visible: true});
  const all = await page.locator('.generated-table tbody tr').count();
  expect(all).toBeGreaterThan(30);

  await field.fill('22');
  await expect(status).toHaveText(`Showing 2 of ${all} rules.`);
  await expect(rows).toContainText(['ncrack-ssh', 'ssh-audit']);
  await filter.getByRole('button', {name: 'light'}).click();
  await expect(rows).toHaveCount(1);

  await field.fill('no such rule');
  await expect(status).toHaveText('No rule matches.');
  await filter.getByRole('button', {name: 'Show all'}).click();
  await expect(rows).toHaveCount(all);
  await expect(field).toBeFocused();
  await expect(filter.getByRole('button', {pressed: true})).toHaveCount(0);
  await expect(status).toBeEmpty();
});
