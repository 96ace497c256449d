import clsx from 'clsx';
import {useId, useMemo, useState, type KeyboardEvent, type ReactNode} from 'react';

import {hasLongSelection, replaceAtOnce, useLongText} from '../../frame/useLongText';
import {tokenize, type Language} from './tokenize';
import tool from '../../frame/tool.module.css';
import styles from './styles.module.css';

/** Characters from which a text has no colours: the browser would need long to draw each change. */
const LONG = 20_000;
/** Characters that are inserted so that it can be undone: some sixty lines. */
const LONGEST_UNDO = 2000;
/** Elements of a coloured text, for the same reason. */
const MOST_ELEMENTS = 4000;

interface Props {
  label: string;
  language: Language;
  value: string;
  /** Line at which the code failed, counted from 1. */
  errorLine?: number | undefined;
  /** Whether the editor has a limited height and scrolls. */
  isShort?: boolean;
  onChange: (value: string) => void;
}

/** Replaces the selection as typing would, so that the browser can undo it, unless that takes Chromium seconds. */
function insertText(field: HTMLTextAreaElement, text: string): void {
  if (text.length < LONGEST_UNDO && !hasLongSelection(field)) {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the history of the field
    document.execCommand('insertText', false, text);
    return;
  }
  replaceAtOnce(field, text);
}

/** Indents at the cursor, or all selected lines; removes indentation if `isLess`. */
function indent(field: HTMLTextAreaElement, isLess: boolean): void {
  const {value, selectionStart, selectionEnd} = field;
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const lines = value.slice(start, selectionEnd);
  if (!isLess && !lines.includes('\n')) {
    insertText(field, '  ');
    return;
  }
  const indented = isLess ? lines.replace(/^ {1,2}/gm, '') : lines.replace(/^/gm, '  ');
  if (indented === lines) return;
  field.setSelectionRange(start, selectionEnd);
  insertText(field, indented);
  const isSelected = selectionStart < selectionEnd;
  field.setSelectionRange(isSelected ? start : start + indented.length, start + indented.length);
}

/** The leading spaces of the cursor's line that are before the cursor. */
function findIndentation({value, selectionStart}: HTMLTextAreaElement): string {
  const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
  return /^\s*/.exec(line)?.[0] ?? '';
}

/**
 * A text field on top of the same text in colours. Tab indents; after Escape, the next Tab leaves the field, so that
 * keyboard users are not trapped in it.
 */
export default function CodeEditor({label, language, value, errorLine, isShort, onChange}: Props): ReactNode {
  const id = useId();
  const [isLeaving, setIsLeaving] = useState(false);
  const {watch, handlePaste, handleDrop, refusal} = useLongText(value);
  const lines = useMemo(() => (value.length > LONG ? [] : tokenize(value, language)), [value, language]);
  const isLong = lines.length === 0 || lines.length + lines.flat().length > MOST_ELEMENTS;

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const {key, shiftKey, currentTarget} = event;
    if (key === 'Escape') setIsLeaving(true);
    else if (key !== 'Tab' && key !== 'Shift') setIsLeaving(false);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const indentation = key === 'Enter' ? findIndentation(currentTarget) : '';
    if (indentation !== '') insertText(currentTarget, `\n${indentation}`);
    else if (key === 'Tab' && !isLeaving) indent(currentTarget, shiftKey);
    else return;
    event.preventDefault();
  };

  return (
    <div className={tool.part}>
      <label htmlFor={id} className={tool.label}>
        {label} <span className={styles.hint}>(Escape, then Tab, leaves the editor)</span>
      </label>
      {/* Firefox would make it a stop of the Tab key, because it scrolls; the field inside scrolls it. */}
      <div className={clsx(styles.scroller, isShort && styles.short, 'thin-scrollbar')} tabIndex={-1}>
        <div ref={watch} className={clsx(styles.editor, isLong && styles.plain)}>
          <textarea
            id={id}
            value={value}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={refusal !== undefined}
            aria-describedby={refusal === undefined ? undefined : `${id}-error`}
            onPaste={handlePaste}
            onDrop={handleDrop}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={handleKeyDown}
            onBlur={() => setIsLeaving(false)}
          />
          {!isLong && (
            <pre aria-hidden="true" translate="no">
              {lines.map((line, row) => (
                <span key={row} className={clsx(row + 1 === errorLine && styles.errorLine)}>
                  {line.map(({text, kind}, column) =>
                    kind === undefined ? (
                      text
                    ) : (
                      <span key={column} className={`token ${kind}`}>
                        {text}
                      </span>
                    ),
                  )}
                  {row < lines.length - 1 && '\n'}
                </span>
              ))}
              {/* Without it, an empty last line would have no height. */}
              <br />
            </pre>
          )}
        </div>
      </div>
      {refusal !== undefined && (
        <p id={`${id}-error`} className="scb-danger">
          <span>{refusal}</span>
        </p>
      )}
    </div>
  );
}
