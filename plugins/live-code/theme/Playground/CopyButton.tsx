import {useEffect, useState, type ReactNode} from 'react';

import styles from './styles.module.css';

/** Milliseconds for which the button confirms that it has copied. */
const CONFIRMATION_TIME = 2000;

/** Copies a text. Pages in an insecure context have no clipboard, so they have no button. */
export default function CopyButton({text}: {text: string}): ReactNode {
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
