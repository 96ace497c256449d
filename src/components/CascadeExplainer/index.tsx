import type {ReactNode} from 'react';

import LazyContent from '@site/plugins/lazy-content/client/LazyContent';

const load = () => import('./ExplainerTool');

interface Props {
  /** What readers without scripts can do. */
  children: ReactNode;
}

export default function CascadeExplainer({children}: Props): ReactNode {
  return (
    <LazyContent load={load} properties={{}} what="This tool">
      {children}
    </LazyContent>
  );
}
