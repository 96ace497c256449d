import {createRequire} from 'node:module';

import {afterEach, expect, it, vi} from 'vitest';

/**
 * Resolves packages as the framework does. The tests check constants of the framework that are not visible on any page.
 */
const requireOfFramework = createRequire(require.resolve('@docusaurus/core/package.json'));

afterEach(() => void vi.useRealTimers());

it('the router keeps 10000 compiled path patterns', () => {
  const {matchPath} = requireOfFramework('react-router') as {
    matchPath: (path: string, options: {path: RegExp}) => unknown;
  };
  let compiled = 0;
  /** Matches against a unique pattern; the router reads its source only when it compiles it. */
  const match = (name: string) => {
    const pattern = Object.defineProperty(/x/, 'source', {
      get: () => {
        compiled += 1;
        return 'x';
      },
    });
    matchPath('/', {path: Object.assign(pattern, {toString: () => name})});
  };
  for (let round = 1; round <= 2; round += 1) {
    for (let index = 0; index < 10_000; index += 1) match(`pattern ${index}`);
    expect(compiled).toBe(10_000);
  }
  match('one more');
  match('one more');
  expect(compiled).toBe(10_002);
});

it('the lazy loader waits 200 ms before it shows that it is loading', () => {
  vi.useFakeTimers();
  const Loadable = requireOfFramework('react-loadable') as (options: object) => new (props: object) => Loader;
  interface Loader {
    _mounted: boolean;
    setState: (state: object) => void;
    UNSAFE_componentWillMount: () => void;
  }
  const Component = Loadable({loading: () => null, loader: () => new Promise(() => undefined)});
  const component = Object.assign(new Component({}), {setState: vi.fn(), _mounted: true});
  component.UNSAFE_componentWillMount();
  vi.advanceTimersByTime(199);
  expect(component.setState).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(component.setState).toHaveBeenCalledWith({pastDelay: true});
});
