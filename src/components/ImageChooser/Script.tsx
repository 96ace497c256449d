import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

import {WORKS_WITHOUT_SCRIPTS} from '../../../protocol';
import styles from './styles.module.css';

/** The beginning of a command, which is neither the rest of one nor the text of a file. */
const COMMAND = /^(?:skopeo|helm|cat) /;

/** The parts of a line between which it may wrap on a phone: after slashes. */
function splitPath(line: string): string[] {
  return line.split(/(?<=\/)(?=\w)/);
}

/**
 * Commands in a code block like those of markdown/static-html, so that the same styles and the same script apply to it
 * (plugins/static-content/client/codeButtons.ts).
 */
export default function Script({label, code}: {label: string; code: string}): ReactNode {
  return (
    <div className={clsx('language-bash theme-code-block code-terminal', styles.script)}>
      <div className="code-title code-label">{label}</div>
      <div className="code-body">
        {/* It scrolls, so it takes the focus. */}
        {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
        <pre tabIndex={0} className="thin-scrollbar">
          <code>
            {code.split('\n').map((line, index) => (
              // Lines have no identity: a change of the choice replaces them all.
              <span key={index} className={clsx('token-line', COMMAND.test(line) && 'code-command')}>
                {splitPath(line).map((part, place) => (
                  <Fragment key={place}>
                    {place > 0 && <wbr />}
                    {part}
                  </Fragment>
                ))}
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
        <div className="code-buttons" {...{[WORKS_WITHOUT_SCRIPTS]: true}}>
          <button
            type="button"
            className="clean-btn code-wrap"
            aria-label="Toggle word wrap"
            title="Toggle word wrap"
            aria-pressed="false"
            hidden
          />
          <button
            type="button"
            className="clean-btn code-copy"
            aria-label="Copy code to clipboard"
            title="Copy"
          />
        </div>
      </div>
    </div>
  );
}
