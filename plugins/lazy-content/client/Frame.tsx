import clsx from 'clsx';
import {useEffect, useId, useState, type ReactNode} from 'react';

import styles from './tool.module.css';

/** Milliseconds for which the button confirms that it has copied. */
const CONFIRMATION_TIME = 2000;

/** Copies a text. Pages in an insecure context have no clipboard, so they have no button. */
function CopyButton({text}: {text: string}): ReactNode {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (copied === undefined) return undefined;
    const timer = setTimeout(() => setCopied(undefined), CONFIRMATION_TIME);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!('clipboard' in navigator)) return null;
  const handleClick = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <button type="button" className={styles.button} onClick={() => void handleClick()}>
      {copied === text ? 'Copied' : 'Copy code'}
    </button>
  );
}

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
          {code !== undefined && <CopyButton text={code} />}
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
    <p role="status" className={clsx(styles.status, isBad ? styles.bad : styles.good)}>
      {children}
    </p>
  );
}
