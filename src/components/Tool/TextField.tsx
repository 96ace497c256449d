import clsx from 'clsx';
import {useId, type ReactNode, type Ref} from 'react';

import styles from './styles.module.css';

interface Props {
  label: string;
  value: string;
  /** Height in lines; the reader can change it. */
  rows: number;
  /** What is wrong with the text, in one sentence. */
  error?: string | undefined;
  field?: Ref<HTMLTextAreaElement>;
  onChange: (value: string) => void;
}

/** A field for YAML or JSON. Tab leaves it, as it leaves any other field. */
export default function TextField({label, value, rows, error, field, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={clsx(styles.textarea, 'thin-scrollbar')}
        value={value}
        rows={rows}
        wrap="off"
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
