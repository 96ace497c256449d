import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {createReporter} from './analytics';

const page = {visibilityState: 'visible'};
let sendBeacon = vi.fn<Navigator['sendBeacon']>();
let target = new EventTarget();

/** Creates a reporter in a browser with a reader's preferences. */
function create(preferences: object = {}) {
  vi.stubGlobal('navigator', {doNotTrack: null, sendBeacon, ...preferences});
  return createReporter('/events');
}

const readEvents = () =>
  Promise.all(
    sendBeacon.mock.calls.map(
      async ([, body]) => (JSON.parse(await (body as Blob).text()) as {events: unknown[]}).events,
    ),
  );

beforeEach(() => {
  vi.useFakeTimers();
  sendBeacon = vi.fn<Navigator['sendBeacon']>(() => true);
  target = new EventTarget();
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends chunks of 20 after 400 ms without an event', async () => {
  const report = create();
  for (let index = 0; index < 45; index += 1) report?.({query: `q${index}`, results: index});
  vi.advanceTimersByTime(400);
  vi.advanceTimersByTime(399);
  expect(sendBeacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  const chunks = await readEvents();
  expect(chunks.map((events) => events.length)).toEqual([20, 20, 5]);
  expect(chunks[0]?.[0]).toEqual({query: 'q0', results: 0});
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/events');
});

it('waits 400 ms after the last of several events', async () => {
  const report = create();
  report?.({query: 'first', results: 1});
  vi.advanceTimersByTime(399);
  report?.({query: 'second', results: 2});
  vi.advanceTimersByTime(799);
  expect(sendBeacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect((await readEvents()).map((events) => events.length)).toEqual([2]);
});

it('reports only answers that were shown for 400 ms, not those to half-typed words', async () => {
  const report = create();
  for (const [query, time] of [
    ['def', 399],
    ['defectdojo', 400],
  ] as const) {
    const hide = report?.({query, results: 8});
    vi.advanceTimersByTime(time);
    hide?.();
  }
  vi.advanceTimersByTime(10_000);
  expect(await readEvents()).toEqual([[{query: 'defectdojo', results: 8}]]);
});

it.each([
  ['is left', 'pagehide', 'visible'],
  ['is hidden', 'visibilitychange', 'hidden'],
])('sends what waits when the page %s, once', async (_, type, visibilityState) => {
  create()?.({query: 'nmap', results: 8});
  vi.advanceTimersByTime(400);
  target.dispatchEvent(new Event('visibilitychange'));
  expect(sendBeacon).not.toHaveBeenCalled();
  page.visibilityState = visibilityState;
  target.dispatchEvent(new Event(type));
  target.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(10_000);
  expect(await readEvents()).toEqual([[{query: 'nmap', results: 8}]]);
});

it.each([
  ['with Do Not Track', {doNotTrack: '1'}],
  ['with Global Privacy Control', {globalPrivacyControl: true}],
])('sends nothing %s', (_, preferences) => {
  expect(create(preferences)).toBeUndefined();
});
