import {useId, type ReactNode} from 'react';

import tool from '@site/tools/frame/tool.module.css';

interface Props {
  label: string;
  text: string;
  /** What is wrong with the text, in one sentence. */
  fault: string | undefined;
  onChange: (text: string) => void;
}

/** A field of one line. What is not valid stays in it, with the reason below. */
export default function Field({label, text, fault, onChange}: Props): ReactNode {
  const id = useId();
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
        onChange={({target}) => onChange(target.value)}
      />
      {fault !== undefined && (
        <p id={`${id}-fault`} className="scb-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
