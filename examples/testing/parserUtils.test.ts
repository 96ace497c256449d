import {expect, it} from 'vitest';

import {validateParser} from './parserUtils';

const FINDING = {name: 'Open Port: 22', category: 'Open Port', severity: 'LOW'};

it('rejects with all errors and the wrong values', async () => {
  const findings = [
    {...FINDING, severity: 'CRITICAL'},
    {name: 'Open Port: 23', severity: 'LOW'},
  ];
  const error: unknown = await validateParser(findings).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(JSON.parse((error as Error).message)).toMatchObject([
    {instancePath: '/0/severity', invalidValue: 'CRITICAL'},
    {instancePath: '/1', params: {missingProperty: 'category'}},
  ]);
});
