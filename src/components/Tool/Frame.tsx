import {useId, type ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  title: string;
  /** Whether there is anything to reset. */
  isChanged: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** The box of a tool, with its title and the button that brings the example back. */
export default function Frame({title, isChanged, onReset, children}: Props): ReactNode {
  const id = useId();
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <div className={styles.head}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        {/* Not `disabled`: the reader who resets would lose the focus with the button. */}
        <button type="button" className={styles.button} aria-disabled={!isChanged} onClick={onReset}>
          Reset
        </button>
      </div>
      {children}
    </section>
  );
}
