import {expect, it} from 'vitest';

import {parsePage} from '../sources/parsePage';
import {collectCheckedFaults} from './checkedFaults';

async function check(checked: string, text = 'Release %checked.release% does so.'): Promise<string[]> {
  const page = await parsePage('docs/page.md', `---\ntitle: A\n${checked}\n---\n\n${text}\n`);
  return collectCheckedFaults(page, {version: '2.0.0', kubernetes: '1.30.0', archives: []}).map(
    ({message}) => message,
  );
}

it('accepts a page without the field, and one checked in the documented release or before', async () => {
  expect(await check('id: a', 'Words.')).toEqual([]);
  expect(await check("checked: {release: 2.0.0, sources: ['a/**']}")).toEqual([]);
  expect(await check("checked: {release: 1.10.0, sources: ['a/**']}")).toEqual([]);
});

it.each([
  ['checked: {release: 1.0.0}', undefined, /"sources" is required/],
  ['checked: {release: 1.0.0, sources: []}', undefined, /at least 1 items/],
  ['checked: {release: 10.0.0, sources: [a]}', undefined, /is 10\.0\.0, but the site documents 2\.0\.0/],
  ['checked: {release: 1.0.0, sources: [a]}', 'Words.', /^no sentence has %checked\.release%/],
])('reports %s', async (checked, text, message) => {
  expect(await check(checked, text)).toEqual([expect.stringMatching(message)]);
});
