import {useLocation} from '@docusaurus/router';
import NavbarLayout from '@theme-original/Navbar/Layout';
import type {Props} from '@theme/Navbar/Layout';
import {useEffect, useRef, type ReactNode} from 'react';

import {findTarget} from '../../../../browser/reveal';
import styles from './styles.module.css';

/**
 * The navbar. The theme hides it when it scrolls to a hash target, so that it does not cover the target; here the target
 * ends up below it (`scroll-padding-top`), and the navbar stays.
 */
export default function NavbarLayoutWrapper(props: Props): ReactNode {
  const {hash, pathname} = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.toggleAttribute('data-at-target', findTarget(hash) !== null);
  }, [hash, pathname]);
  return (
    <div ref={frame} className={styles.frame} data-navbar-frame="">
      <NavbarLayout {...props} />
    </div>
  );
}
