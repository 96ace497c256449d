import {Fragment, type ReactNode} from 'react';

/** A sentence in which backticks mark code. */
export default function Sentence({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
