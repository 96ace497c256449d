import {useId, type ReactNode} from 'react';

import {COPIES} from '../../../../protocol';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** What the button copies. */
  text: string;
  /** Whether there is anything to reset. */
  isChanged: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** The box around a live block: its title, and the buttons for its code. */
export default function BlockFrame({title, text, isChanged, onReset, children}: Props): ReactNode {
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <span id={id} className={styles.title}>
          Live example: {title}
        </span>
        <div className={styles.buttons}>
          <button type="button" className={styles.button} {...{[COPIES]: text}}>
            Copy code
          </button>
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
