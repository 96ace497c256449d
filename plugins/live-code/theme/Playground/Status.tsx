import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {CodeError} from '../../protocol';
import styles from './styles.module.css';

interface Props {
  isRunning: boolean;
  error: CodeError | undefined;
  /** Whether the result is bad although there was no error. */
  isBad?: boolean;
  children: ReactNode;
}

/** The result in one line, which screen readers announce: where the code is wrong, or what it has produced. */
export function Status({isRunning, error, isBad, children}: Props): ReactNode {
  const line = error?.line === undefined ? '' : `Line ${error.line}: `;
  const text = error ? line + error.message : children;
  return (
    <p role="status" className={clsx(styles.status, error || isBad ? styles.bad : styles.good)}>
      {isRunning ? 'Running …' : text}
    </p>
  );
}
