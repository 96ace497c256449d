import type {ReactNode} from 'react';

import LazyContent from '@site/plugins/lazy-content/client/LazyContent';

const load = () => import('./ExplainerTool');

interface Props {
  /** What readers without scripts can do. */
  children: ReactNode;
}

/** Explains which rules start a scan for a finding, and why the others do not. */
export default function CascadeExplainer({children}: Props): ReactNode {
  return (
    <LazyContent load={load} properties={{}} what="This tool">
      {children}
    </LazyContent>
  );
}
