import {useId, useRef, type ClipboardEvent, type DragEventHandler, type ReactNode, type Ref} from 'react';

import styles from './tool.module.css';

interface Props {
  label: string;
  value: string;
  /** Height in lines; the reader can change it. */
  rows: number;
  /** What is wrong with the text, in one sentence. */
  error?: string | undefined;
  /** Lines to mark, counted from 1. If given, the lines have numbers. */
  marks?: ReadonlySet<number>;
  field?: Ref<HTMLTextAreaElement>;
  onDrop?: DragEventHandler;
  onChange: (value: string) => void;
}

/** The numbers of all lines, the marked ones with a dot. One text, because a long field has thousands. */
function numberLines(text: string, marks: ReadonlySet<number>): string {
  const count = text.split('\n').length;
  return Array.from({length: count}, (_, index) => `${marks.has(index + 1) ? '● ' : ''}${index + 1}`).join(
    '\n',
  );
}

/** Characters from which a pasted text counts as long. */
const LONG = 20_000;

/** A field for YAML or JSON. Tab leaves it, as it leaves any other field. */
export default function TextField({
  label,
  value,
  rows,
  error,
  marks,
  field,
  onDrop,
  onChange,
}: Props): ReactNode {
  const id = useId();
  const numbers = useRef<HTMLPreElement>(null);
  // Chromium takes seconds to replace several lines by a long text. Set at once, it takes a tenth, but cannot be undone.
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const {currentTarget} = event;
    const text = event.clipboardData.getData('text/plain');
    if (text.length < LONG) return;
    event.preventDefault();
    currentTarget.setRangeText(text, currentTarget.selectionStart, currentTarget.selectionEnd, 'end');
    onChange(currentTarget.value);
  };

  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.text}>
        {marks && (
          <pre ref={numbers} aria-hidden="true">
            {numberLines(value, marks)}
          </pre>
        )}
        <textarea
          ref={field}
          id={id}
          className="thin-scrollbar"
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
          onDrop={onDrop}
          onPaste={handlePaste}
          onScroll={({currentTarget}) => numbers.current?.scrollTo(0, currentTarget.scrollTop)}
        />
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="scb-danger">
          {error}
        </p>
      )}
    </div>
  );
}
