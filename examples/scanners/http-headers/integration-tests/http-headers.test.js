// SPDX-FileCopyrightText: the secureCodeBox authors
// SPDX-License-Identifier: Apache-2.0

const {scan} = require('../../../tests/integration/helpers.js');

jest.retryTimes(3);

// In milliseconds. Longer than the 90 seconds that a scan may take, so that a slow scan fails with its own message.
const TIME_LIMIT = 3 * 60 * 1000;

test(
  'reports what nginx with default settings lacks',
  async () => {
    const {count, categories, severities} = await scan(
      'http-headers-nginx',
      'http-headers',
      ['http://nginx.demo-targets.svc'],
      90,
    );
    expect(count).toBe(5);
    expect(categories).toEqual({'Missing Header': 4, 'Server Version': 1});
    expect(severities).toEqual({medium: 2, low: 2, informational: 1});
  },
  TIME_LIMIT,
);

test(
  'fails for a parameter that is not a URL',
  async () => {
    await expect(scan('http-headers-wrong', 'http-headers', ['--no-such-option'], 90)).rejects.toThrow(
      'Scan failed with description "Failed to run the Scan Container, check k8s Job and its logs for more details"',
    );
  },
  TIME_LIMIT,
);
