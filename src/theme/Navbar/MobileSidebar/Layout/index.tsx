import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useEffect, useRef, useState, type ReactNode} from 'react';

import {guardFocus} from './guardFocus';
import styles from './styles.module.css';

/**
 * The mobile menu. The theme slides it over the page, which stays reachable with the Tab key; this one takes the focus
 * while it is open and gives it back. It is not rendered until it first opens: it contains the sidebar, so it is large,
 * and few readers open it.
 */
export default function MobileSidebarLayoutWrapper(props: Props): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (wasShown && frame.current ? guardFocus(frame.current) : undefined), [wasShown]);
  return (
    <div ref={frame} className={styles.frame}>
      {wasShown && <Layout {...props} />}
    </div>
  );
}
