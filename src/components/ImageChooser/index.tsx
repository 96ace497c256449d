import LazyContent from '@site/plugins/lazy-content/client/LazyContent';
import type {ReactNode} from 'react';

const load = () => import('./Chooser');

/**
 * A chooser of charts, with the commands that mirror their images. Until it has loaded, the children are shown: the
 * commands for what is chosen at first.
 */
export default function ImageChooser({children}: {children: ReactNode}): ReactNode {
  return (
    <LazyContent load={load} properties={{}} what="This tool">
      {children}
    </LazyContent>
  );
}
