import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A magnifying glass. The loader copies it into the dialog. */
export default function SearchIcon(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.icon}>
      <path d="m14 14 4.5 4.5M15.5 8.75a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0Z" />
    </svg>
  );
}
