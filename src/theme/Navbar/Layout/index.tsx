import {useLocation} from '@docusaurus/router';
import NavbarLayout from '@theme-original/Navbar/Layout';
import type {Props} from '@theme/Navbar/Layout';
import {useEffect, useRef, type ReactNode} from 'react';

import styles from './styles.module.css';

/** Whether the page has the element that the hash refers to. */
function hasTarget(hash: string): boolean {
  if (hash.length < 2) return false;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
  } catch {
    // An invalid encoding refers to no element.
    return false;
  }
}

/**
 * The navbar. The theme hides it when it scrolls to a hash target, so that it does not cover the target; here the target
 * ends up below it (`scroll-padding-top`), and the navbar stays.
 */
export default function NavbarLayoutWrapper(props: Props): ReactNode {
  const {hash, pathname} = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.toggleAttribute('data-at-target', hasTarget(hash));
  }, [hash, pathname]);
  return (
    <div ref={frame} className={styles.frame} data-navbar-frame="">
      <NavbarLayout {...props} />
    </div>
  );
}
