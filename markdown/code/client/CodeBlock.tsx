import clsx from 'clsx';
import type {ReactNode} from 'react';

import {CODE_BUTTONS} from '../codeButtons';
import {WORKS_WITHOUT_SCRIPTS} from '../../../browser/protocol';

interface Props {
  title: string;
  /** Classes of the kind of block. */
  className: string;
  /** Whether the title is a label, and not the name of a file. */
  isLabel?: boolean;
  /** The lines. The last one ends with a line feed too, which the Copy button leaves out. */
  children: ReactNode;
}

/**
 * A code block like those of markdown/code, so that the same styles and the same script apply to it
 * (markdown/code/client/codeButtons.ts).
 */
export default function CodeBlock({title, className, isLabel, children}: Props): ReactNode {
  return (
    <div className={clsx('theme-code-block', className)}>
      <div className={clsx('code-title', isLabel && 'code-label')}>{title}</div>
      <div className="code-body">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
        <pre tabIndex={0} translate="no" className="thin-scrollbar">
          <code>{children}</code>
        </pre>
        <div className="code-buttons" {...{[WORKS_WITHOUT_SCRIPTS]: ''}}>
          {CODE_BUTTONS.map((attributes) => (
            <button key={attributes.className} {...attributes} />
          ))}
        </div>
      </div>
    </div>
  );
}
