import type {ComponentType, ReactNode} from 'react';

import LazyContent from '@site/plugins/lazy-content/client/LazyContent';

interface Props {
  /** Loads the tool: its code, its styles and its data, none of which the page has before. */
  load: () => Promise<{default: ComponentType}>;
  /** What readers see without scripts, and until the tool has loaded. */
  children: ReactNode;
}

/** A tool on a page, which is loaded when the reader comes near. Inside, {@link Frame} is its box. */
export default function Tool({load, children}: Props): ReactNode {
  return (
    <LazyContent load={load} properties={{}} what="This tool">
      {children}
    </LazyContent>
  );
}
