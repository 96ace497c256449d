import {describe, expect, it} from 'vitest';

import {findBeginning, HYDRATED_MARK, measureTasks, START_MARK, type TraceEvent} from './tasks';

/** An event of the main thread; times in milliseconds. */
function createEvent(name: string, start: number, length = 0, more: Partial<TraceEvent> = {}): TraceEvent {
  return {
    name,
    ph: length > 0 ? 'X' : 'I',
    pid: 1,
    tid: 1,
    ts: start * 1000,
    dur: length * 1000,
    tdur: length * 500,
    args: {},
    ...more,
  };
}

const beginning = {pid: 1, tid: 1, ts: 1_000_000};

describe('findBeginning', () => {
  it('takes the mark of the touch', () => {
    const events = [createEvent('RunTask', 1, 5), createEvent(START_MARK, 1000)];
    expect(findBeginning(events, {kind: 'touch'})).toEqual(beginning);
  });

  it('takes the last navigation to the page', () => {
    const navigate = (time: number, documentLoaderURL: string) =>
      createEvent('navigationStart', time, 0, {args: {data: {documentLoaderURL}}});
    const events = [navigate(1, 'http://a/'), navigate(1000, 'http://a/'), navigate(2000, 'http://b/')];
    expect(findBeginning(events, {kind: 'navigation', url: 'http://a/'})).toEqual(beginning);
  });

  it('does not guess', () => {
    expect(() => findBeginning([], {kind: 'touch'})).toThrow('the trace does not tell when the touch was');
  });
});

describe('measureTasks', () => {
  it('adds up what tasks take beyond 50 ms', () => {
    const events = [
      createEvent('RunTask', 1010, 60),
      createEvent('RunTask', 1100, 40),
      createEvent('RunTask', 1200, 130),
      createEvent('RunTask', 1400, 9),
      createEvent(HYDRATED_MARK, 1250),
    ];
    expect(measureTasks(events, beginning)).toEqual({
      blocking: 90,
      longest: 130,
      processor: 119.5,
      hydrated: 250,
      quiet: 330,
    });
  });

  it('counts a task once that is there under two names', () => {
    const events = [
      createEvent('ThreadControllerImpl::RunTask', 1010, 100),
      createEvent('RunTask', 1011, 98),
    ];
    expect(measureTasks(events, beginning)).toMatchObject({blocking: 50, longest: 100});
  });

  it('leaves out what was before, and counts a task that was on from the beginning on', () => {
    const events = [createEvent('RunTask', 100, 500), createEvent('RunTask', 900, 160)];
    expect(measureTasks(events, beginning)).toMatchObject({blocking: 10, longest: 60, quiet: 60});
  });

  it('leaves out other threads, and knows when React did not come', () => {
    const events = [
      createEvent('RunTask', 1010, 100, {tid: 2}),
      createEvent(HYDRATED_MARK, 1100, 0, {pid: 2}),
    ];
    expect(measureTasks(events, beginning)).toEqual({
      blocking: 0,
      longest: 0,
      processor: 0,
      hydrated: NaN,
      quiet: 0,
    });
  });
});
