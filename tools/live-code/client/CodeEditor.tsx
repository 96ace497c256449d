import theme from '@generated/live-code/default/theme.json';
import clsx from 'clsx';
import {Highlight} from 'prism-react-renderer';
import {useId, useState, type KeyboardEvent, type ReactNode} from 'react';

import tool from '../../frame/tool.module.css';
import styles from './styles.module.css';

interface Props {
  label: string;
  language: 'javascript' | 'jsx' | 'json' | 'text';
  value: string;
  /** Line at which the code failed, counted from 1. */
  errorLine?: number | undefined;
  /** Whether the editor has a limited height and scrolls. */
  isShort?: boolean;
  onChange: (value: string) => void;
}

/** Replaces the selection as typing would, so that the browser can undo it. */
function insertText(text: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the history of the field
  document.execCommand('insertText', false, text);
}

/** Indents at the cursor, or all selected lines; removes indentation if `isLess`. */
function indent(field: HTMLTextAreaElement, isLess: boolean): void {
  const {value, selectionStart, selectionEnd} = field;
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const lines = value.slice(start, selectionEnd);
  if (!isLess && !lines.includes('\n')) {
    insertText('  ');
    return;
  }
  const indented = isLess ? lines.replace(/^ {1,2}/gm, '') : lines.replace(/^/gm, '  ');
  if (indented === lines) return;
  field.setSelectionRange(start, selectionEnd);
  insertText(indented);
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

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const {key, shiftKey, currentTarget} = event;
    if (key === 'Escape') setIsLeaving(true);
    else if (key !== 'Tab' && key !== 'Shift') setIsLeaving(false);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const indentation = key === 'Enter' ? findIndentation(currentTarget) : '';
    if (indentation !== '') insertText(`\n${indentation}`);
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
        <div className={styles.editor}>
          <textarea
            id={id}
            value={value}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={handleKeyDown}
            onBlur={() => setIsLeaving(false)}
          />
          <pre aria-hidden="true" translate="no">
            <Highlight code={value} language={language} theme={theme}>
              {({tokens, getTokenProps}) =>
                tokens.map((line, row) => (
                  <span key={row} className={clsx(row + 1 === errorLine && styles.errorLine)}>
                    {line.map((token, column) => {
                      const {style, children, className} = getTokenProps({token});
                      return (
                        <span key={column} style={style} className={className}>
                          {token.empty ? '' : children}
                        </span>
                      );
                    })}
                    {row < tokens.length - 1 && '\n'}
                  </span>
                ))
              }
            </Highlight>
            {/* Without it, an empty last line would have no height. */}
            <br />
          </pre>
        </div>
      </div>
    </div>
  );
}
