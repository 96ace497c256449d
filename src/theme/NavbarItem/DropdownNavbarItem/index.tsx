import DropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * A dropdown of the navbar. The theme's opens under the mouse and with Enter; Escape closes this one, and keeps it
 * closed until the mouse has left it or a key opens it again.
 */
function DesktopDropdown(props: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const button = box.current?.querySelector<HTMLElement>('[aria-expanded]');
      if (!button) return;
      if (event.key === 'Escape') {
        const isUnderMouse = box.current?.matches(':hover') ?? false;
        // Where the dropdown is closed, Escape is meant for something else.
        if (!isUnderMouse && button.getAttribute('aria-expanded') !== 'true') return;
        const isFocusInside = box.current?.contains(document.activeElement);
        // The theme closes a dropdown when the focus arrives somewhere else: this says that it did.
        document.dispatchEvent(new FocusEvent('focusin'));
        if (isFocusInside) button.focus();
        setIsDismissed(true);
      } else if (event.key === 'Enter' && event.target === button) {
        setIsDismissed(false);
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- only notes that the mouse has left
    <div
      ref={box}
      className={clsx(styles.frame, isDismissed && styles.dismissed)}
      onMouseLeave={() => setIsDismissed(false)}
    >
      <DropdownNavbarItem {...props} />
    </div>
  );
}

export default function DropdownNavbarItemWrapper(props: Props): ReactNode {
  return props.mobile ? <DropdownNavbarItem {...props} /> : <DesktopDropdown {...props} />;
}
