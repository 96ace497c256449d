import {COMPONENT_PAGE, FINDING_PAGE, getBlock, openBlock, PARSER_PAGE} from './blockActions';
import {getBox, pasteText} from '../../../tests/e2e/pageActions';
import {expect, sharedTest, test} from '../../../tests/e2e/test';

const FINDING = "{name: 'a', category: 'b', severity: 'LOW', location: 'c'}";
const UNREADABLE = /^The result cannot be read\./;
const NOT_SHOWN = 'Thrown: a value that cannot be shown';

/** Bodies of a parser, what comes before it, and what the block says. No two neighbours say the same. */
const PARSERS: readonly [body: string, status: string | RegExp, before?: string][] = [
  [`return [null, ${FINDING}]`, '2 findings, 1 fault'],
  [`const a = ${FINDING}; a.a = a; return [a]`, /^TypeError: Converting circular structure/],
  [`return [{a: 10n}]`, /^TypeError: .*BigInt$/],
  [`return [${FINDING}]`, '1 finding, 1 fault', 'Object.prototype.toJSON = () => 7;'],
  [`throw {a: 1}`, 'Thrown: {"a":1}'],
  [`return [${FINDING}]`, '1 finding, 1 fault', "Array.prototype.toJSON = () => 'x';"],
  [`throw null`, 'Thrown: null'],
  [`throw Object.create(null)`, 'Thrown: {}'],
  [`throw new Proxy({}, {get() { throw 1; }, getPrototypeOf() { throw 2; }})`, NOT_SHOWN],
  [`const e = new Error(); e.message = {}; throw e`, 'Line 2: Error: {}'],
  [`throw Object.defineProperty(new Error(), 'message', {get() { throw 1; }})`, NOT_SHOWN],
  [`throw ''`, 'The code failed without a message.'],
  [`setTimeout(() => { throw {b: 1}; }); await new Promise(() => {})`, 'Thrown: {"b":1}'],
  [`console.log({toString: null}); return []`, '0 findings, valid'],
  [`return Array.from({length: 1e6}, () => (${FINDING}))`, '1,000,000 findings, the first 200 valid'],
  [`return Array(60).fill({})`, '60 findings, 180 faults'],
  [`return [{...${FINDING}, attributes: {a: 'x'.repeat(1e6)}}]`, /^Error: The findings have 1,000,/],
  [
    `let a = {}; for (let i = 0; i < 1e4; i++) a = {a}; return [a]`,
    /^Error: A finding is nested more than 100/,
  ],
  [`Promise.reject(new Error('lost')); return []`, 'Line 2: Error: lost'],
  [`throw '\\u202e\\u200b '`, 'The code failed without a message.'],
  [`const e = new Error('far'); e.stack = 'blob:x:1000000000:1'; throw e`, 'Error: far'],
  [`throw Symbol('a')`, 'Thrown: Symbol(a)'],
  [`throw 'x'.repeat(999)`, /^x{300}…$/],
  [`return [{...${FINDING}, severity: 'S'.repeat(299)}]`, '1 finding, 1 fault'],
  [`self.postMessage(null); return []`, UNREADABLE],
  [`return [${FINDING}]`, '1 finding, valid', 'JSON.stringify = JSON.parse = self.postMessage = () => null;'],
  [`for (;;) self.postMessage({type: 'started'})`, UNREADABLE],
  [`return [${FINDING}]`, /^Line 1: Error: no$/, "Array.prototype.slice = () => { throw new Error('no'); };"],
  [
    `self.postMessage({type: 'outcome', outcome: {findings: [null], error: {message: {}}, log: [{}]}})`,
    UNREADABLE,
  ],
  [
    `await new Promise(() => {})`,
    'Stopped after 2 seconds, while waiting for a promise. Is it ever resolved?',
  ],
];

/** Components that fail at once, and what the block says. No two neighbours say the same. */
const COMPONENTS: readonly [code: string, status: string][] = [
  ['function A() { throw null; } render(<A />);', 'Thrown: null'],
  [
    `for (let i = 0; i < 1000; i++) parent.postMessage(i, '*'); render('a');`,
    'The component sent too many messages, and was stopped.',
  ],
  ['function A() { throw new Proxy({}, {get() { throw 1; }}); } render(<A />);', 'Line 1: 1'],
  ['render({a: 1});', 'An object cannot be shown. Show a text, a number or an element.'],
  [
    'function A() { React.useState(0)[1]({}); } render(<A />);',
    'The component changes its state without end.',
  ],
  ['async function A() {} render(<A />);', 'A component cannot be an async function.'],
  [
    'function A() { const [a, set] = React.useState(0); React.useLayoutEffect(() => set(a + 1)); } render(<A />);',
    'Line 1: The component changes its state without end.',
  ],
];

/** What a component does once it is shown, and what the block says. */
const ACTIONS: readonly [action: string, status: string | RegExp][] = [
  [`throw {a: 1}`, /^Line \d: Thrown: \{"a":1\}$/],
  [`parent.postMessage(null, '*'); parent.postMessage(5, '*')`, 'The component is shown below'],
  [`answer({error: {message: {}}})`, 'The code failed without a message.'],
  [`parent.postMessage({type: 'resized', height: NaN}, '*')`, 'The component is shown below'],
  [`answer(null)`, UNREADABLE],
  [
    `setInterval(() => parent.postMessage({type: 'resized', height: 1e9}, '*'), 50)`,
    'The component is shown below',
  ],
  [`document.head.remove(); delete Array.prototype.push; throw 'spoiled'`, /^Line \d: spoiled$/],
  [`location = 'about:srcdoc'`, 'The component replaced its page, and was stopped.'],
  [`Promise.reject(new Error('lost'))`, /^Line \d: Error: lost$/],
  [
    `setInterval(() => { for (let i = 0; i < 1000; i++) parent.postMessage(i, '*'); })`,
    'The component sent too many messages, and was stopped.',
  ],
  ['1', 'The component is shown below'],
];

sharedTest('no program takes the block or its text away, and each gets a sentence', async ({page}) => {
  const {editor, status, rows, log} = await openBlock(page, PARSER_PAGE, 'Parser');
  for (const [body, text, before = ''] of PARSERS) {
    await test.step(before + body, async () => {
      const code = `${before}\nmodule.exports.parse = async () => { ${body} };`;
      await editor.fill(code);
      await expect(status).toHaveText(text);
      await expect(editor).toHaveValue(code);
      if (body.includes('console')) await expect(log).toHaveText('{"toString":null}');
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      if (body.includes('Array.from')) await expect(rows).toHaveCount(50);
    });
  }
});

test('a long text has no colours, and one that is too long is not pasted', async ({page}) => {
  const {editor, status} = await openBlock(page, FINDING_PAGE, 'Finding');
  const colours = getBlock(page).locator('.token');
  const texts: readonly [string, string | RegExp][] = [
    ['['.repeat(100_000), /^The text is nested more than 100 levels deep\./],
    [`[${'1,'.repeat(149_998)}1]`, '149,999 findings, 200 faults in the first 200'],
    [`{"references": [${'{},'.repeat(90_000)}{}]}`, 'Stopped after 2 seconds, while checking the findings.'],
  ];
  await expect(colours).not.toHaveCount(0);
  for (const [text, expected] of texts) {
    await pasteText(editor, text);
    await expect(status).toHaveText(expected);
    await expect(editor).toHaveValue(text);
    await expect(colours).toHaveCount(0);
  }
  await expect(editor).toHaveCSS('overflow', 'auto');

  await pasteText(editor, 'x'.repeat(300_001));
  await expect(editor).toHaveAccessibleDescription(/^The text has 300,001 characters\./);
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await editor.fill('null');
  await expect(status).toHaveText('1 finding, 1 fault');
  await expect(editor).toHaveAccessibleDescription('');
  await expect(colours).not.toHaveCount(0);
});

test('a block that fails keeps the text, and Reset brings back the example', async ({page, watch}) => {
  watch.expectProblem(/^console error: .*broken/);
  const {editor, reset} = await openBlock(page, FINDING_PAGE, 'Finding');
  const original = await editor.inputValue();
  await page.evaluate(`
    const {split} = String.prototype;
    String.prototype.split = function (...args) {
      if (this == '"own"') throw new Error('broken');
      return split.apply(this, args);
    };
    window.repair = () => void (String.prototype.split = split);`);
  await editor.fill('{"own": 1}');
  await expect(page.getByRole('alert')).toHaveText('The editor of this example did not load. Error: broken');
  await page.evaluate('repair()');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(editor).toHaveValue('{"own": 1}');
  await reset.click();
  await expect(editor).toHaveValue(original);
  await expect(reset).toBeDisabled();
});

sharedTest('no message from the frame of a component takes its block away', async ({page}) => {
  const {editor, status} = await openBlock(page, COMPONENT_PAGE, 'Component');
  const frame = page.locator('iframe');
  for (const [code, text] of COMPONENTS) {
    await editor.fill(code);
    await expect(status).toHaveText(text);
  }
  for (const [action, text] of ACTIONS) {
    await test.step(action, async () => {
      const code = `function answer(answer) {
  for (let id = 0; id < 99; id += 1) parent.postMessage({type: 'answer', id, answer}, '*');
}
function Sample() {
  React.useEffect(() => { setTimeout(() => { ${action}; }); }, []);
  return <output>shown</output>;
}
render(<Sample />);`;
      await editor.fill(code);
      await expect(status).toHaveText(text);
      await expect(editor).toHaveValue(code);
      if (action.includes('1e9')) await expect.poll(async () => (await getBox(frame)).height).toBe(3000);
      await expect(frame).toHaveCount(String(text).includes('was stopped') ? 0 : 1);
    });
  }
  await expect(page.frameLocator('iframe').locator('output')).toHaveText('shown');
});
