import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useEffect, useRef, type ReactNode} from 'react';

import {guardFocus} from './guardFocus';
import styles from './styles.module.css';

/**
 * The menu of narrow screens. The theme slides it over the page, which the Tab key still walks; this one takes the
 * focus while it is open, and gives it back.
 */
export default function MobileSidebarLayoutWrapper(props: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? guardFocus(frame.current) : undefined), []);
  return (
    <div ref={frame} className={styles.frame}>
      <Layout {...props} />
    </div>
  );
}
