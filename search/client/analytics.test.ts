import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {createReporter} from './analytics';

interface Wishes {
  doNotTrack?: string;
  globalPrivacyControl?: boolean;
}

class FakeWindow extends EventTarget {
  readonly document = {visibilityState: 'visible' as DocumentVisibilityState};
  readonly navigator;

  constructor(wishes: Wishes = {}) {
    super();
    this.navigator = {doNotTrack: null, ...wishes, sendBeacon: vi.fn<Navigator['sendBeacon']>(() => true)};
  }

  async readEvents(): Promise<unknown[][]> {
    return Promise.all(
      this.navigator.sendBeacon.mock.calls.map(
        async ([, body]) => (JSON.parse(await (body as Blob).text()) as {events: unknown[]}).events,
      ),
    );
  }
}

describe('createReporter', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends chunks of 20 after 400 ms without an event', async () => {
    const window = new FakeWindow();
    const reporter = createReporter('/events', window);
    for (let index = 0; index < 45; index += 1) reporter.show({query: `q${index}`, results: index});
    vi.advanceTimersByTime(400);
    vi.advanceTimersByTime(399);
    expect(window.navigator.sendBeacon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    const chunks = await window.readEvents();
    expect(chunks.map((events) => events.length)).toEqual([20, 20, 5]);
    expect(chunks[0]?.[0]).toEqual({query: 'q0', results: 0});
    expect(window.navigator.sendBeacon.mock.calls[0]?.[0]).toBe('/events');
  });

  it('waits 400 ms after the last of several events', async () => {
    const window = new FakeWindow();
    const reporter = createReporter('/events', window);
    reporter.show({query: 'first', results: 1});
    vi.advanceTimersByTime(399);
    reporter.show({query: 'second', results: 2});
    vi.advanceTimersByTime(799);
    expect(window.navigator.sendBeacon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await window.readEvents()).toEqual([
      [
        {query: 'first', results: 1},
        {query: 'second', results: 2},
      ],
    ]);
  });

  it('reports only answers that were shown for 400 ms, not those to half-typed words', async () => {
    const window = new FakeWindow();
    const reporter = createReporter('/events', window);
    for (const query of ['d', 'de', 'def']) {
      const hide = reporter.show({query, results: 8});
      vi.advanceTimersByTime(399);
      hide();
    }
    const hide = reporter.show({query: 'defectdojo', results: 8});
    vi.advanceTimersByTime(400);
    hide();
    vi.advanceTimersByTime(10_000);
    expect(await window.readEvents()).toEqual([[{query: 'defectdojo', results: 8}]]);
  });

  it.each([
    ['is left', 'pagehide', 'visible'],
    ['is hidden', 'visibilitychange', 'hidden'],
  ] as const)('sends what waits when the page %s', async (_, type, visibilityState) => {
    const window = new FakeWindow();
    createReporter('/events', window).show({query: 'nmap', results: 8});
    vi.advanceTimersByTime(400);
    window.dispatchEvent(new Event('visibilitychange'));
    expect(window.navigator.sendBeacon).not.toHaveBeenCalled();
    window.document.visibilityState = visibilityState;
    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(10_000);
    expect(await window.readEvents()).toEqual([[{query: 'nmap', results: 8}]]);
  });

  it.each([
    ['without an endpoint', null, {}],
    ['with Do Not Track', '/events', {doNotTrack: '1'}],
    ['with Global Privacy Control', '/events', {globalPrivacyControl: true}],
  ])('sends nothing %s', (_, endpoint, wishes) => {
    const window = new FakeWindow(wishes);
    createReporter(endpoint, window).show({query: 'q', results: 1});
    vi.advanceTimersByTime(10_000);
    expect(window.navigator.sendBeacon).not.toHaveBeenCalled();
  });
});
