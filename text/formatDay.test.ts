import {expect, it} from 'vitest';

import {formatDay, formatDayOfYear} from './formatDay';

it('formats a day in British English, whatever the time zone of the machine', () => {
  expect(formatDay('2021-10-21T00:00:00.000Z')).toBe('21 October 2021');
  expect(formatDay(new Date('2021-10-21T23:59:59Z'))).toBe('21 October 2021');
});

it('leaves out the year for use below a heading with the year', () => {
  expect(formatDayOfYear('2021-10-21T00:00:00.000Z')).toBe('21 October');
});
