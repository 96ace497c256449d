import type {Locator, Page} from '@playwright/test';

import {expectAccessible} from '../../../tests/axe';
import {getBox, openPage, readClipboard} from '../../../tests/e2e/pageActions';
import {expect, sharedTest as test} from '../../../tests/e2e/test';

const PAGE = '/docs/operations/closed-networks';
function getChooser(page: Page): Locator {
  return page.getByRole('region', {name: 'Choose charts, get the commands'});
}

function getScript(page: Page, number: number): Locator {
  return getChooser(page).locator('.theme-code-block', {hasText: new RegExp(`^${number}\\. `)});
}

async function openChooser(page: Page): Promise<Locator> {
  await openPage(page, PAGE);
  await page.getByRole('heading', {name: 'Install without internet access'}).scrollIntoViewIfNeeded();
  await expect(getChooser(page)).toBeVisible();
  return getChooser(page);
}

test.describe('Chooser of images: without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page has the commands of a first installation, and the images of all charts', async ({page}) => {
    await page.goto(PAGE);
    for (const text of [
      'skopeo copy --all docker://docker.io/securecodebox/lurker',
      'cat > nmap-images.yaml',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await page.getByText(/^Hooks \(\d+ charts, \d+ images\)/).click();
    await expect(page.getByRole('cell', {name: /hook-cascading-scans:\d/})).toBeVisible();
  });
});

test.describe('Chooser of images: use', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('by keyboard, from choosing charts to the copied commands', async ({page}) => {
    const chooser = await openChooser(page);
    const registry = chooser.getByRole('textbox', {name: /^Your registry/});
    await registry.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('mirror.example.net/scb');
    await page.keyboard.press('Tab');
    await page.keyboard.type('registry-login');
    // Operator, MinIO, then the scanners.
    await page.keyboard.press('Tab');
    await expect(chooser.getByRole('checkbox', {name: 'operator'})).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(chooser.getByRole('checkbox', {name: 'MinIO'})).not.toBeChecked();
    await page.keyboard.press('Tab');
    await expect(chooser.getByRole('checkbox', {name: 'amass'})).toBeFocused();
    await page.keyboard.press('Space');
    await expect(chooser.getByRole('status')).toHaveText('3 charts, 6 images.');

    const copy = getScript(page, 1).getByRole('button', {name: 'Copy code to clipboard'});
    while (!(await copy.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    const text = await readClipboard(page);
    expect(text).toContain(
      'skopeo copy --all docker://docker.io/securecodebox/scanner-amass:v4.2.0 \\\n' +
        '  docker://mirror.example.net/scb/securecodebox/scanner-amass:v4.2.0\n',
    );
    expect(text).toMatch(/^helm pull oci:\/\/ghcr\.io\/securecodebox\/helm\/amass --version \d+\.\d+\.\d+$/m);
    expect(text).not.toContain('minio');
    await expect(getScript(page, 2)).toContainText('- name: "registry-login"');
    await expect(getScript(page, 2)).toContainText(/minio:\s+enabled: false/);
    await expect(getScript(page, 3)).toContainText('--values amass-images.yaml');
  });

  test('on a phone, nothing is wider than the page, and all is accessible, also with faults and notes', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 740});
    const chooser = await openChooser(page);
    await chooser.getByRole('group', {name: 'Hooks'}).getByRole('button', {name: 'Select all'}).click();
    await chooser.getByRole('checkbox', {name: 'gitleaks'}).check();
    await chooser.getByRole('textbox', {name: /^Secret/}).fill('registry-login');
    await expect(chooser.getByText('do not pass it to the pods of')).toBeVisible();
    await chooser.getByRole('textbox', {name: /^Secret/}).fill('Not a name');
    await chooser.getByRole('textbox', {name: /^Your registry/}).fill('a b');
    await expectAccessible(chooser);
    const {width, height} = await getBox(chooser.getByRole('checkbox', {name: 'nmap'}).locator('..'));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });

  test('an invalid registry is marked, and the commands keep the last valid one', async ({page}) => {
    const chooser = await openChooser(page);
    const registry = chooser.getByRole('textbox', {name: /^Your registry/});
    await registry.fill('mirror.example.net');
    await registry.fill('https://$(id)');
    await expect(registry).toHaveAttribute('aria-invalid', 'true');
    await expect(registry).toHaveAccessibleDescription(
      /in lower case, without a scheme, spaces and a slash at the end/,
    );
    await expect(getScript(page, 1)).toContainText('docker://mirror.example.net/securecodebox/operator');
    await expect(chooser).not.toContainText('$(id)');
    await chooser.getByRole('button', {name: 'Reset'}).click();
    await expect(registry).toHaveValue('registry.example.com');
    await expect(getScript(page, 1)).toContainText('docker://registry.example.com/securecodebox/operator');
  });

  test('a whole group is chosen at once; what the commands do not do is said below them', async ({page}) => {
    const chooser = await openChooser(page);
    const scanners = chooser.getByRole('group', {name: 'Scanners'});
    await scanners.getByRole('button', {name: 'Select all'}).click();
    await expect(scanners.getByRole('checkbox', {checked: false})).toHaveCount(0);
    await expect(getScript(page, 3)).toContainText('helm upgrade --install zap ./zap-');
    await expect(
      chooser.getByRole('listitem').filter({hasText: 'aquasecurity/node-collector'}),
    ).toContainText('--disable-node-collector');
    await scanners.getByRole('button', {name: 'Select none'}).click();
    await chooser.getByRole('checkbox', {name: 'operator'}).uncheck();
    await expect(chooser.getByRole('status')).toHaveText('Choose at least one chart.');
    await expect(chooser.locator('.theme-code-block')).toHaveCount(0);
  });
});
