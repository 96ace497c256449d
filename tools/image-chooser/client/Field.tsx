import {useId, useState, type ReactNode} from 'react';

import tool from '@site/tools/frame/tool.module.css';

interface Props {
  label: string;
  initial: string;
  /** What is wrong with a text, in one sentence. */
  findFault: (text: string) => string | undefined;
  /** Called with valid texts only. */
  onChange: (text: string) => void;
}

/** A field of one line. What is not valid stays in the field, with the reason below, and changes nothing else. */
export default function Field({label, initial, findFault, onChange}: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState(initial);
  const fault = findFault(text);
  return (
    <div>
      <label htmlFor={id} className={tool.label}>
        {label}
      </label>
      <input
        id={id}
        className={tool.input}
        value={text}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={({target: {value}}) => {
          setText(value);
          if (findFault(value) === undefined) onChange(value);
        }}
      />
      {fault !== undefined && (
        <p id={`${id}-fault`} className="scb-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
