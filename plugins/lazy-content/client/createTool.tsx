import type {ComponentType, ReactNode} from 'react';

import LazyContent from './LazyContent';

/** A tool of a page. The children are shown until it has loaded: what readers without scripts can do. */
export default function createTool(load: () => Promise<{default: ComponentType}>) {
  return function Tool({children}: {children: ReactNode}): ReactNode {
    return (
      <LazyContent load={load} properties={{}} what="This tool">
        {children}
      </LazyContent>
    );
  };
}
