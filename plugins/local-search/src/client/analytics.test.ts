import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {createReporter} from './analytics';

const createNavigator = (wishes: {doNotTrack?: string; globalPrivacyControl?: boolean} = {}) => ({
  doNotTrack: null,
  ...wishes,
  sendBeacon: vi.fn<Navigator['sendBeacon']>(() => true),
});

async function readEvents({sendBeacon}: ReturnType<typeof createNavigator>): Promise<unknown[][]> {
  return Promise.all(
    sendBeacon.mock.calls.map(
      async ([, body]) => (JSON.parse(await (body as Blob).text()) as {events: unknown[]}).events,
    ),
  );
}

describe('createReporter', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends chunks of 20 after 400 ms without an event', async () => {
    const navigator = createNavigator();
    const reporter = createReporter('/events', navigator);
    for (let index = 0; index < 45; index += 1) reporter.report({query: `q${index}`, results: index});
    vi.advanceTimersByTime(399);
    expect(navigator.sendBeacon).not.toHaveBeenCalled();
    reporter.report({query: 'last', results: 0});
    vi.advanceTimersByTime(399);
    expect(navigator.sendBeacon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    const chunks = await readEvents(navigator);
    expect(chunks.map((events) => events.length)).toEqual([20, 20, 6]);
    expect(chunks[0]?.[0]).toEqual({query: 'q0', results: 0});
    expect(navigator.sendBeacon.mock.calls[0]?.[0]).toBe('/events');
  });

  it.each([
    ['without an endpoint', null, {}],
    ['with Do Not Track', '/events', {doNotTrack: '1'}],
    ['with Global Privacy Control', '/events', {globalPrivacyControl: true}],
  ])('sends nothing %s', (_, endpoint, wishes) => {
    const navigator = createNavigator(wishes);
    createReporter(endpoint, navigator).report({query: 'q', results: 1});
    vi.advanceTimersByTime(10_000);
    expect(navigator.sendBeacon).not.toHaveBeenCalled();
  });
});
