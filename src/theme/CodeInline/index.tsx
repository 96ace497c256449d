import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';
import {Children, Fragment, type ReactNode} from 'react';

import {splitOptions} from './splitOptions';
import styles from './styles.module.css';

function renderText(text: string): ReactNode {
  return splitOptions(text).map(({text: part, isOption}, index) =>
    isOption ? (
      <span key={index} className={styles.option}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

/** Code within a line. Browsers break lines behind hyphens, also behind the ones that begin a command option. */
export default function CodeInlineWrapper({children, ...props}: Props): ReactNode {
  return (
    <CodeInline {...props}>
      {Children.map(children, (child) => (typeof child === 'string' ? renderText(child) : child))}
    </CodeInline>
  );
}
