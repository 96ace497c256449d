import {expect, it, vi} from 'vitest';

import {interleave} from './interleave';

const sites = [{name: 'a'}, {name: 'b'}];

it('measures the sites in turn', async () => {
  const order: string[] = [];
  const values = await interleave(sites, 2, ({name}) => Promise.resolve(order.push(name)));
  expect(order).toEqual(['a', 'b', 'a', 'b']);
  expect(values).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

it('reports a run that fails and continues', async () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const measure = ({name}: {name: string}) =>
    name === 'a' ? Promise.reject(new Error('no such page\nlong story')) : Promise.resolve(7);
  expect(await interleave(sites, 1, measure)).toEqual([[], [7]]);
  expect(warn.mock.calls).toEqual([['bench: a: no such page']]);
  warn.mockRestore();
});
