import type {ReactNode} from 'react';

import LazyContent from '@site/plugins/lazy-content/client/LazyContent';

const load = () => import('./CheckTool');

interface Props {
  /** The example, and what readers without scripts can do. */
  children: ReactNode;
}

export default function ManifestCheck({children}: Props): ReactNode {
  return (
    <LazyContent load={load} properties={{}} what="This tool">
      {children}
    </LazyContent>
  );
}
