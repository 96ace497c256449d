import {expect, it} from 'vitest';

import {readLicence} from './readLicence';

it.each([
  [{license: '(MIT OR Apache-2.0)'}, '(MIT OR Apache-2.0)'],
  [{license: {type: 'ISC'}}, 'ISC'],
  [{licenses: [{type: 'MIT'}]}, 'MIT'],
  [{licenses: [{type: 'MIT'}, {type: 'GPL-2.0'}]}, 'MIT OR GPL-2.0'],
  [{licenses: []}, undefined],
  [{}, undefined],
])('reads %j as %s', (fields, licence) => {
  expect(readLicence(fields)).toBe(licence);
});
