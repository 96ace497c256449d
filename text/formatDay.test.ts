import {expect, it} from 'vitest';

import {formatDay, formatDayOfYear} from './formatDay';

it('writes a day as British English does, in any time zone of the machine', () => {
  expect(formatDay('2021-10-21T00:00:00.000Z')).toBe('21 October 2021');
  expect(formatDay(new Date('2021-10-21T23:59:59Z'))).toBe('21 October 2021');
});

it('leaves the year out where a heading has it', () => {
  expect(formatDayOfYear('2021-10-21T00:00:00.000Z')).toBe('21 October');
});
