import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';
import {Children, Fragment, useContext, type ReactNode} from 'react';

import {InTable} from '@site/src/components/ScrollableTable/InTable';

import {splitNames} from '../../../text/splitNames';
import {splitOptions} from './splitOptions';
import styles from './styles.module.css';

function renderNames(text: string): ReactNode {
  return splitNames(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function renderText(text: string, isInTable: boolean): ReactNode {
  return splitOptions(text).map(({text: part, isOption}, index) =>
    isOption ? (
      <span key={index} className={styles.option}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{isInTable ? renderNames(part) : part}</Fragment>
    ),
  );
}

/**
 * Code within a line. Browsers break lines behind hyphens, also behind the ones that begin a command option. In tables,
 * where columns are narrow, lines may also end between the parts of a name.
 */
export default function CodeInlineWrapper({children, ...props}: Props): ReactNode {
  const isInTable = useContext(InTable);
  return (
    <CodeInline {...props}>
      {Children.map(children, (child) => (typeof child === 'string' ? renderText(child, isInTable) : child))}
    </CodeInline>
  );
}
