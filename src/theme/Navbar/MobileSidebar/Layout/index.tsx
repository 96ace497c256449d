import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useEffect, useRef, useState, type ReactNode} from 'react';

import {guardFocus} from './guardFocus';
import styles from './styles.module.css';

/**
 * The menu of narrow screens. The theme slides it over the page, which the Tab key still reaches; this one takes the
 * focus while it is open, and gives it back. It is made when it opens first: with the sidebar in it, it is the largest
 * part of a page that few readers of a page see.
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
