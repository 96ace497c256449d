import clsx from 'clsx';
import {useId, type ReactNode} from 'react';

import {COPIES} from '../../browser/protocol';
import styles from './tool.module.css';

interface FrameProps {
  title: string;
  /** Code that can be copied. */
  code?: string;
  /** Whether there is anything to reset. */
  isChanged: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** The box of a tool, with its title and the button that brings the example back. */
export function Frame({title, code, isChanged, onReset, children}: FrameProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <div className={styles.head}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        <div className={styles.buttons}>
          {code !== undefined && (
            <button type="button" className={styles.button} {...{[COPIES]: code}}>
              Copy code
            </button>
          )}
          {/* Not `disabled`: the reader who resets would lose the focus with the button. */}
          <button type="button" className={styles.button} aria-disabled={!isChanged} onClick={onReset}>
            Reset
          </button>
        </div>
      </div>
      {children}
    </section>
  );
}

/** What the tool answers in one line, which screen readers announce. */
export function Status({isBad, children}: {isBad: boolean; children: ReactNode}): ReactNode {
  return (
    <p role="status" className={clsx(styles.status, isBad ? 'scb-danger' : 'scb-tip')}>
      {children}
    </p>
  );
}
