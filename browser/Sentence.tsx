import type {ReactNode} from 'react';

import {splitOptions} from '../text/splitOptions';

/** The content of inline code, which does not wrap after the hyphens of an option: as markdown/code writes it. */
function renderCode(code: string): ReactNode {
  return splitOptions(code).map(({text, isOption}, index) =>
    isOption ? (
      <span key={index} className="code-option">
        {text}
      </span>
    ) : (
      text
    ),
  );
}

/**
 * A text in which backticks mark code. Each part is the only text of an element: a browser that translates the page
 * replaces texts, and React could not remove one from between others.
 */
export default function Sentence({text}: {text: string}): ReactNode {
  return text.split('`').map((part, index) => {
    // Text and code alternate. Parts have no other identity than their place.
    const key = `${index} ${part}`;
    if (index % 2 === 0) return <span key={key}>{part}</span>;
    return (
      <code key={key} translate="no">
        {renderCode(part)}
      </code>
    );
  });
}

/** A list of such texts. */
export function Sentences({texts}: {texts: readonly string[]}): ReactNode {
  return (
    <ul>
      {texts.map((text, index) => (
        <li key={`${index} ${text}`}>
          <Sentence text={text} />
        </li>
      ))}
    </ul>
  );
}
