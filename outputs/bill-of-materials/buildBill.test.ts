import {expect, it} from 'vitest';

import {buildBill} from './buildBill';

it('identifies each package in the form that scanners look for, with its licence', () => {
  const common = {version: '1.0.0', author: undefined, folder: '/'};
  const bill = buildBill({name: 'site', version: '2.0.0', license: 'Apache-2.0'}, [
    {...common, name: '@scope/a', licence: 'MIT OR Apache-2.0'},
    {...common, name: 'b', licence: undefined},
  ]);
  expect(bill.metadata.component['bom-ref']).toBe('site@2.0.0');
  const purl = 'pkg:npm/%40scope/a@1.0.0';
  expect(bill.components).toEqual([
    {
      type: 'library',
      'bom-ref': purl,
      name: '@scope/a',
      version: '1.0.0',
      purl,
      licenses: [{expression: 'MIT OR Apache-2.0'}],
    },
    expect.objectContaining({name: 'b', licenses: []}),
  ]);
});
