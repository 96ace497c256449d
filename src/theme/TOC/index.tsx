import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The table of contents next to a page, as a landmark that screen readers can jump to. */
export default function TOCWrapper(props: Props): ReactNode {
  return (
    <nav
      className={styles.landmark}
      aria-label={translate({
        id: 'theme.TOC.landmarkLabel',
        message: 'On this page',
        description: 'The ARIA label of the table of contents beside a page',
      })}
    >
      <TOC {...props} />
    </nav>
  );
}
