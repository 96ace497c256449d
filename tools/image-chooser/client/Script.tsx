import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

import CodeBlock from '@site/markdown/code/client/CodeBlock';
import styles from './styles.module.css';

/** The beginning of a command, which is neither the rest of one nor the text of a file. */
const COMMAND = /^(?:skopeo|helm|cat) /;

/** The parts of a line between which it may wrap on a phone: after slashes. */
function splitPath(line: string): string[] {
  return line.split(/(?<=\/)(?=\w)/);
}

export default function Script({label, code}: {label: string; code: string}): ReactNode {
  return (
    <CodeBlock title={label} isLabel={true} className={`language-bash code-terminal ${styles.script}`}>
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
    </CodeBlock>
  );
}
