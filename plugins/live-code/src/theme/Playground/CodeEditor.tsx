import theme from '@generated/live-code/default/theme.json';
import clsx from 'clsx';
import {Highlight} from 'prism-react-renderer';
import {useId, useState, type KeyboardEvent, type ReactNode} from 'react';

import Editor from './StyleFreeEditor';
import styles from './styles.module.css';

interface Props {
  label: string;
  language: 'javascript' | 'jsx' | 'json' | 'text';
  value: string;
  /** Line at which the code failed, counted from 1. */
  errorLine?: number | undefined;
  /** Whether the editor is low and scrolls. */
  isShort?: boolean;
  onChange: (value: string) => void;
}

/**
 * A text field that shows code in colours. Tab indents; after Escape the next Tab leaves the field, so that nobody is
 * caught in it.
 */
export default function CodeEditor({label, language, value, errorLine, isShort, onChange}: Props): ReactNode {
  const id = useId();
  const [isLeaving, setIsLeaving] = useState(false);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      // The library would take the focus away, and a reader of the screen would not know where it is.
      event.preventDefault();
      setIsLeaving(true);
    } else if (event.key !== 'Tab' && event.key !== 'Shift') {
      setIsLeaving(false);
    }
  };

  const highlight = (code: string) => (
    <Highlight code={code} language={language} theme={theme}>
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
  );

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} <span className={styles.hint}>(Escape, then Tab, leaves the editor)</span>
      </label>
      <div className={clsx(styles.scroller, isShort && styles.short, 'thin-scrollbar')}>
        <Editor
          className={styles.editor}
          preClassName={styles.pre}
          textareaClassName={styles.textarea}
          textareaId={id}
          value={value}
          highlight={highlight}
          ignoreTabKey={isLeaving}
          padding={16}
          onValueChange={onChange}
          onKeyDown={handleKeyDown}
          onBlur={() => setIsLeaving(false)}
        />
      </div>
    </div>
  );
}
