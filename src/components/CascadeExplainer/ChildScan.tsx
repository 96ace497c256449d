import type {ReactNode} from 'react';
import {stringify} from 'yaml';

import {WORKS_WITHOUT_SCRIPTS} from '../../../protocol';

/** A Scan as a code block like those of the page, so that the same script and styles apply to it. */
export default function ChildScan({child}: {child: object}): ReactNode {
  return (
    <div className="theme-code-block code-file">
      <div className="code-title">Child scan</div>
      <div className="code-body">
        {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the keyboard scrolls it */}
        <pre tabIndex={0} className="thin-scrollbar">
          <code>{stringify(child)}</code>
        </pre>
        <div className="code-buttons" {...{[WORKS_WITHOUT_SCRIPTS]: ''}}>
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
