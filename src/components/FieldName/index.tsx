import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Fragment, type ReactNode} from 'react';

import {splitNames} from '../../../text/splitNames';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the field: its path. */
  id: string;
  /** Path of the field, as people write it. */
  children: string;
}

/** The name of a field in a reference table: a link to itself, so that a reader can share the place. */
export default function FieldName({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- a link within the page, which needs no routing
    <a id={id} href={`#${id}`} className={styles.field}>
      <code>
        {splitNames(children).map((part, index) => (
          // Long paths break between their parts.
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </code>
    </a>
  );
}
