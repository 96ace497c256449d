import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

import styles from './styles.module.css';

/** Events that close a dropdown when they happen outside it. */
const OUTSIDE_EVENTS = ['pointerdown', 'focusin'];

/**
 * A dropdown of the navbar: a list of links behind a button. It opens on hover, and with Enter, Space and the arrow
 * keys, which then move through its links. Escape closes it, and it stays closed until the mouse enters again or a key
 * opens it.
 */
function DesktopDropdown({items, position, className, ...props}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const isBrowser = useIsBrowser();

  const open = (isWanted: boolean): void => {
    setIsOpen(isWanted);
    setIsDismissed(!isWanted);
  };

  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const {key} = event;
      const {activeElement} = document;
      const [button, ...links] = box.current?.querySelectorAll('a') ?? [];
      const hasFocus = box.current?.contains(activeElement);
      if (key === 'Escape') {
        // While the dropdown is closed, Escape is meant for something else.
        if (!isOpen && !box.current?.matches(':hover')) return;
        if (hasFocus) button?.focus();
        open(false);
        return;
      }
      if (!hasFocus || event.ctrlKey || event.metaKey || event.altKey) return;
      const index = links.findIndex((link) => link === activeElement);
      if (index < 0 && (key === 'Enter' || key === ' ')) open(!isOpen);
      else {
        const last = links.length - 1;
        const target = {
          ArrowDown: Math.min(index + 1, last),
          ArrowUp: index < 0 ? last : Math.max(index - 1, 0),
          ...(index >= 0 && {Home: 0, End: last}),
        }[key];
        if (target === undefined) return;
        // An element that is not visible yet cannot take the focus.
        flushSync(() => open(true));
        links[target]?.focus();
      }
      event.preventDefault();
    };
    const handleOutside = ({target}: Event): void => {
      if (!box.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('keydown', handleKey);
    OUTSIDE_EVENTS.forEach((type) => document.addEventListener(type, handleOutside));
    return () => {
      document.removeEventListener('keydown', handleKey);
      OUTSIDE_EVENTS.forEach((type) => document.removeEventListener(type, handleOutside));
    };
  }, [isOpen]);

  return (
    <div
      ref={box}
      className={clsx(
        'navbar__item dropdown dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
        styles.dropdown,
        isDismissed && styles.dismissed,
      )}
      onMouseEnter={() => setIsDismissed(false)}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        // Without an href it could not take the focus.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={props.to ? undefined : (event) => event.preventDefault()}
      />
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            // Created again in the browser: links from the server have neither query string nor hash, and React would
            // keep them.
            key={`${isBrowser} ${index}`}
          />
        ))}
      </ul>
    </div>
  );
}

/** The same in the mobile menu: a collapsible list. */
function MobileDropdown({items, className, label, onClick, ...props}: Props): ReactNode {
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: true});
  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <button
        type="button"
        aria-expanded={!collapsed}
        aria-label={props['aria-label']}
        className={clsx('clean-btn menu__link menu__link--sublist-caret', styles.mobile, className)}
        onClick={toggleCollapsed}
      >
        {label}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}

export default function DropdownNavbarItem({mobile, ...props}: Props): ReactNode {
  return mobile ? <MobileDropdown {...props} /> : <DesktopDropdown {...props} />;
}
