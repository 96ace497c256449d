import type {ReactNode} from 'react';

import Tool from '@site/src/components/Tool';

const load = () => import('./CheckTool');

interface Props {
  /** The example, and what readers without scripts can do. */
  children: ReactNode;
}

/** Checks a manifest, or the values of a chart, that the reader pastes. */
export default function ManifestCheck({children}: Props): ReactNode {
  return <Tool load={load}>{children}</Tool>;
}
