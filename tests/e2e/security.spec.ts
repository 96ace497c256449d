import {findCoveringPages} from '../coveringPages';
import {hasMark, MAIN_DOC, markDocument, openPage} from './pageActions';
import {answerRequests, rewriteText} from './requests';
import {expect, sharedTest, test} from './test';

/** What Chromium writes to the console when a policy forbids something. */
const REFUSED = /Content Security Policy|Trusted ?Types?|TrustedHTML|TrustedScript/;

test.describe('Security: the policy in use', () => {
  // A violation is an error in the console, which `watch` reports. That of each page when it is loaded is another test.
  test('nothing is blocked where a page with each kind of element is reached by a link', async ({page}) => {
    await openPage(page, '/404.html');
    await markDocument(page);
    // Runs in the page: waiting from the test would take longer than each page itself.
    await page.evaluate(
      async (paths) => {
        const nextFrame = () => new Promise(requestAnimationFrame);
        for (const path of paths) {
          history.pushState({}, '', path);
          dispatchEvent(new PopStateEvent('popstate', {state: {}}));
          // The URL of the page itself, which Docusaurus sets once the page is shown.
          const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
          for (const end = Date.now() + 20_000; !canonical()?.endsWith(path); await nextFrame()) {
            if (Date.now() > end) throw new Error(`${path} does not show.`);
          }
          await nextFrame();
          await nextFrame();
        }
      },
      findCoveringPages().paths.filter((path) => path !== '/404.html'),
    );
    expect(await hasMark(page), 'all in one document').toBe(true);
  });

  test('what is injected into a page does nothing', async ({page, watch}) => {
    let injected = '';
    // As an attacker could through a vulnerability in the page templates.
    await rewriteText(page, '/docs/security', (text) => text.replace(/<body[^>]*>/, (tag) => tag + injected));
    for (const [what, html] of [
      ['an inline script', '<script>window.injected = 1</script>'],
      ['a handler', '<img src="data:," onerror="window.injected = 1">'],
      ['an address with a script', '<a id="target" href="javascript:window.injected = 1">x</a>'],
      ['a script from a data URL', '<script src="data:text/javascript,window.injected = 1"></script>'],
      ['a frame with an inline document', '<iframe srcdoc="<script>parent.injected = 1</script>"></iframe>'],
      ['a plug-in', '<object data="data:text/html,<script>parent.injected = 1</script>"></object>'],
      ['a style attribute', '<p id="styled" style="position: fixed">x</p>'],
      ['a style element', '<style>h1 { position: fixed }</style>'],
      ['a base', '<base href="https://evil.example/">'],
      ['a form', '<form action="/search"><input id="target"></form>'],
    ] as const) {
      watch.expectProblem(REFUSED);
      injected = html;
      const refusal = page.waitForEvent('console', (message) => REFUSED.test(message.text()));
      await page.goto('/docs/security');
      const link = page.locator('#target');
      if ((await link.count()) > 0) {
        await link.focus();
        await page.keyboard.press('Enter');
      }
      await refusal;
      const state = await page.evaluate(() => ({
        injected: (globalThis as {injected?: unknown}).injected,
        base: document.baseURI === location.href,
        path: location.pathname,
        position: [...document.querySelectorAll('#styled, h1')].map((one) => getComputedStyle(one).position),
      }));
      expect(state.injected, what).toBeUndefined();
      expect(state.base, what).toBe(true);
      expect(state.path, what).toBe('/docs/security');
      expect(state.position, what).not.toContain('fixed');
    }
  });

  test('a page that shows ours in a frame gets nothing', async ({page, watch}) => {
    watch.expectProblem(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
    const headers = {'content-type': 'text/html'};
    await answerRequests(page, '/framing', () => ({headers, body: '<iframe src="/docs/security"></iframe>'}));
    const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto('/framing');
    await refusal;
    await expect(page.frameLocator('iframe').getByRole('heading', {level: 1})).toHaveCount(0);
  });
});

test.describe('Security: Trusted Types', () => {
  /** Code that a vulnerability in one of the site's scripts could run. */
  const sinks = {
    'HTML from a string': `document.createElement('div').innerHTML = '<img src=x onerror=1>'`,
    'HTML for a fragment': `document.createRange().createContextualFragment('<b>x</b>')`,
    'a document from a string': `new DOMParser().parseFromString('<b>x</b>', 'text/html')`,
    'a script from another host': `document.createElement('script').src = 'https://evil.example/assets/js/a.js'`,
    'a script from another folder': `document.createElement('script').src = '/img/a.js'`,
    'a script that climbs out of its folder': `document.createElement('script').src = '/assets/js/../../img/a.js'`,
    'a script from a data URL': `document.createElement('script').src = 'data:text/javascript,1'`,
    'the text of a script': `document.createElement('script').text = 'a()'`,
    'a worker from a data URL': `new Worker('data:text/javascript,1')`,
    eval: `eval('1')`,
    'a function from a string': `new Function('1')`,
    'another policy': `trustedTypes.createPolicy('mine', {})`,
    'the policy for HTML a second time': `trustedTypes.createPolicy('static-html', {})`,
  };

  sharedTest('the page refuses what turns strings into code', async ({page, watch}) => {
    watch.expectProblem(REFUSED);
    await openPage(page, MAIN_DOC);
    for (const [name, code] of Object.entries(sinks)) {
      // In a task of its own, because code that the test's debugger runs directly may evaluate strings.
      const outcome = await page.evaluate(`new Promise((resolve) => setTimeout(() => {
        try {
          ${code};
          resolve('done');
        } catch (error) {
          resolve(error.name);
        }
      }))`);
      expect(outcome, name).toMatch(/^(?:TypeError|EvalError)$/);
    }
    const allowed = await page.evaluate(() => {
      const element = document.createElement('script');
      element.type = 'application/ld+json';
      element.innerHTML = '{"a": 1}';
      return element.textContent;
    });
    expect(allowed, 'a text without a tag, as structured data is').toBe('{"a": 1}');
  });
});
