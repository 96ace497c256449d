import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** Shows that the reader has to wait. */
  isBusy: boolean;
}

/** A magnifying glass, or a spinner while busy. */
export default function SearchIcon({isBusy}: Props): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={clsx(styles.icon, isBusy && styles.busy)}>
      {isBusy ? (
        <path d="M10 2.5a7.5 7.5 0 1 1-7.5 7.5" />
      ) : (
        <path d="m14 14 4.5 4.5M15.5 8.75a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0Z" />
      )}
    </svg>
  );
}
