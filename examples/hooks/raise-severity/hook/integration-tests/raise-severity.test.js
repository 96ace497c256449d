// SPDX-FileCopyrightText: the secureCodeBox authors
// SPDX-License-Identifier: Apache-2.0

const {scan} = require('../../../../tests/integration/helpers');

jest.retryTimes(3);

test(
  'raises the finding at the listed host',
  async () => {
    const {count, categories, severities} = await scan('raise-severity', 'test-scan', [], 90);

    expect(count).toBe(2);
    expect(categories).toEqual({Host: 1, 'Open Port': 1});
    // The Makefile lists the host of the finding "Host". The open port has another `attributes.hostname`.
    expect(severities).toEqual({low: 1, informational: 1});
  },
  // Longer than the 90 seconds of the scan, whose message says more.
  3 * 60 * 1000,
);
