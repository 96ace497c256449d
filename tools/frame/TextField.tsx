import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type DragEventHandler,
  type ReactNode,
  type Ref,
} from 'react';

import styles from './tool.module.css';
import {useLongText} from './useLongText';

interface Props {
  label: string;
  value: string;
  /** Height in lines; the reader can change it. */
  rows: number;
  /** What is wrong with the text, in one sentence. */
  error?: string | undefined;
  /** What is wrong with lines, which are counted from 1. */
  faults?: readonly {line: number; message: string}[];
  field?: Ref<HTMLTextAreaElement>;
  onDrop?: DragEventHandler;
  onChange: (value: string) => void;
}

/** The numbers of all lines, the wrong ones with a dot. One text, because a long field has thousands. */
function numberLines(text: string, marks: ReadonlySet<number>): string {
  const count = text.split('\n').length;
  return Array.from({length: count}, (_, index) => `${marks.has(index + 1) ? '● ' : ''}${index + 1}`).join(
    '\n',
  );
}

interface Cursor {
  /** 0 if the cursor is elsewhere. */
  line: number;
  /** The place of a note below its line, or above if it is low in the field. */
  style: CSSProperties;
}

const NOWHERE: Cursor = {line: 0, style: {}};

function findCursor(field: HTMLTextAreaElement): Cursor {
  const {value, selectionStart, scrollTop, clientHeight} = field;
  const style = getComputedStyle(field);
  const [height, padding] = [style.lineHeight, style.paddingTop].map(Number.parseFloat);
  const line = value.slice(0, selectionStart).split('\n').length;
  const bottom = (padding ?? 0) + line * (height ?? 0) - scrollTop;
  return {
    line,
    style: bottom < clientHeight / 2 ? {top: bottom} : {bottom: field.offsetHeight - bottom + (height ?? 0)},
  };
}

/** A field for YAML or JSON. Tab leaves it, as it leaves any other field. */
export default function TextField({
  label,
  value,
  rows,
  error,
  faults = [],
  field,
  onDrop,
  onChange,
}: Props): ReactNode {
  const id = useId();
  const numbers = useRef<HTMLPreElement>(null);
  const [cursor, setCursor] = useState<Cursor>(NOWHERE);
  // After the text itself: each takes long to draw.
  const numbered = useDeferredValue(value);
  const marks = new Set(faults.map(({line}) => line));
  const note = faults.filter(({line}) => line === cursor.line);
  const hasFaults = faults.length > 0;
  // What is wrong with the line of the cursor is shown beside it: on a phone, the list of faults is out of sight.
  useEffect(() => {
    const follow = () => {
      const {activeElement} = document;
      if (activeElement instanceof HTMLTextAreaElement && activeElement.id === id)
        setCursor(findCursor(activeElement));
    };
    // React does not report what a script selects.
    if (hasFaults) document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [id, hasFaults]);
  const {watch, handlePaste, handleDrop, refusal} = useLongText(value);
  const wrong = refusal ?? error;

  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div ref={watch} className={styles.text}>
        <pre ref={numbers} aria-hidden="true" translate="no">
          {numberLines(numbered, marks)}
        </pre>
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
          aria-invalid={wrong !== undefined}
          aria-describedby={
            wrong === undefined ? (note.length > 0 ? `${id}-note` : undefined) : `${id}-error`
          }
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => setCursor(NOWHERE)}
          onDrop={(event) => {
            handleDrop(event);
            onDrop?.(event);
          }}
          onPaste={handlePaste}
          onScroll={({currentTarget}) => {
            numbers.current?.scrollTo(0, currentTarget.scrollTop);
            if (note.length > 0) setCursor(findCursor(currentTarget));
          }}
        />
        {note.length > 0 && (
          <ul id={`${id}-note`} style={cursor.style}>
            {note.map(({message}, index) => (
              <li key={`${index} ${message}`}>{message}</li>
            ))}
          </ul>
        )}
      </div>
      {wrong !== undefined && (
        <p id={`${id}-error`} className="scb-danger">
          <span>{wrong}</span>
        </p>
      )}
    </div>
  );
}
