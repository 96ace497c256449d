import clsx from 'clsx';
import type {ReactElement} from 'react';

import {stateLabels, type State} from './catalogue';
import styles from './StateBadge.module.css';

/** Says that an integration is deprecated or still in development; a released one has no badge. */
export default function StateBadge({state}: {state: State}): ReactElement | null {
  if (state === 'released') return null;
  return <span className={clsx(styles.badge, styles[state])}>{stateLabels[state]}</span>;
}
