import type {ReactNode} from 'react';

import Tool from '@site/src/components/Tool';

const load = () => import('./ExplainerTool');

interface Props {
  /** What readers without scripts can do. */
  children: ReactNode;
}

/** Explains which rules start a scan for a finding, and why the others do not. */
export default function CascadeExplainer({children}: Props): ReactNode {
  return <Tool load={load}>{children}</Tool>;
}
