import Icon from '@site/browser/Icon';
import {useId, useRef, type ReactNode} from 'react';

import styles from './ListFilter.module.css';

export interface Toggle {
  name: string;
  count?: number;
  isPressed: boolean;
  onClick: () => void;
}

interface ToggleGroup {
  label: string;
  toggles: readonly Toggle[];
}

function ToggleRow({label, toggles}: ToggleGroup): ReactNode {
  const labelId = useId();
  return (
    <div className={styles.row} role="group" aria-labelledby={labelId}>
      <span id={labelId} className="scb-muted scb-small">
        {label}
      </span>
      <div className={styles.categories}>
        {toggles.map(({name, count, isPressed, onClick}) => (
          <button key={name} type="button" aria-pressed={isPressed} onClick={onClick}>
            {name}
            {count !== undefined && <span>{count}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

interface Props {
  /** What is filtered: `Filter scanners and hooks`. */
  legend: string;
  /** What can be found by words: `Find by name or use`. */
  label: string;
  text: string;
  setText: (text: string) => void;
  groups: readonly ToggleGroup[];
  /** How many entries are shown, for all readers. */
  outcome: string;
  /** Shows all entries again; undefined if it would change nothing. */
  reset: (() => void) | undefined;
}

/** A field for words and buttons above a list, for what they show: the list itself is filtered by the caller. */
export default function ListFilter({legend, label, text, setText, groups, outcome, reset}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  return (
    <fieldset className={styles.filter}>
      <legend className="scb-hidden">{legend}</legend>
      <div className={styles.find}>
        <label htmlFor={fieldId}>{label}</label>
        <span className={styles.field}>
          <Icon name="search" />
          <input
            id={fieldId}
            ref={field}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </span>
      </div>
      {groups.map((group) => (
        <ToggleRow key={group.label} {...group} />
      ))}
      <div className={`scb-muted ${styles.outcome}`}>
        {/* Present from the start: screen readers only announce changes in a region that already exists. */}
        <p role="status" className="margin--none">
          {outcome}
        </p>
        {reset && (
          <button
            type="button"
            className="clean-btn scb-link"
            onClick={() => {
              reset();
              // The button disappears and would take the focus with it.
              field.current?.focus();
            }}
          >
            Show all
          </button>
        )}
      </div>
    </fieldset>
  );
}
