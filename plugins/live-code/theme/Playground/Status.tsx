import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  isRunning: boolean;
  isBad: boolean;
  children: ReactNode;
}

/** The result in one line, which screen readers announce: where the code is wrong, or what it has made. */
export function Status({isRunning, isBad, children}: Props): ReactNode {
  return (
    <p role="status" className={clsx(styles.status, isBad ? styles.bad : styles.good)}>
      {isRunning ? 'Running …' : children}
    </p>
  );
}
