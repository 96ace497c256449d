import {describe, expect, it} from 'vitest';

import {readPages} from '../../checks/sources/readPages';
import {checkText} from './worker/checkText';
import {buildCheckData} from './worker/buildCheckData';
import {collectData} from './collectData';

const data = buildCheckData(collectData('/'));
const {pages} = await readPages(process.cwd());
const blocks = pages.flatMap(({file, codeBlocks}) =>
  codeBlocks
    .filter(
      ({lang, meta}) => (lang === 'yaml' || lang === 'json') && !meta.has('unchecked') && !meta.has('of'),
    )
    .map((block) => ({file, ...block})),
);

describe('the check of manifests finds nothing wrong', () => {
  it('with any whole manifest of the site', () => {
    const manifests = blocks.filter(
      ({meta, value}) => !meta.has('values') && /^"?(?:apiVersion|kind)/m.test(value),
    );
    expect(manifests.length).toBeGreaterThan(100);
    for (const {file, line, value} of manifests) {
      expect(checkText(value, undefined, data).faults, `${file}:${line}`).toEqual([]);
    }
  });

  it('with any values of a chart on the site', () => {
    // The check does not offer charts of which only some values are known.
    const values = blocks.filter(({meta}) => data.platform.charts.has(meta.get('values') ?? ''));
    expect(values.length).toBeGreaterThan(30);
    for (const {file, line, meta, value} of values) {
      expect(checkText(value, meta.get('values'), data).faults, `${file}:${line}`).toEqual([]);
    }
  });
});
