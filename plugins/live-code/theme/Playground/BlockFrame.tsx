import {useId, type ReactNode, type Ref} from 'react';

import CopyButton from './CopyButton';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** What the button copies. */
  text: string;
  /** Whether there is anything to reset. */
  isChanged: boolean;
  onReset: () => void;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The box of a live block: its name, and the buttons for its code. */
export default function BlockFrame({title, text, isChanged, onReset, ref, children}: Props): ReactNode {
  const id = useId();
  return (
    <section ref={ref} className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <span id={id} className={styles.title}>
          Live example: {title}
        </span>
        <div className={styles.buttons}>
          <CopyButton text={text} />
          <button type="button" className={styles.button} disabled={!isChanged} onClick={onReset}>
            Reset
          </button>
        </div>
      </div>
      {children}
    </section>
  );
}
