import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import {useEffect, useRef, type ReactNode} from 'react';

import {followReader} from './followReader';
import styles from './styles.module.css';

/** The table of contents next to a page: a landmark that screen readers can jump to, and follows the reader. */
export default function TOCWrapper(props: Props): ReactNode {
  const landmark = useRef<HTMLElement>(null);
  useEffect(() => followReader(landmark.current?.firstElementChild), []);
  return (
    <nav
      ref={landmark}
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
