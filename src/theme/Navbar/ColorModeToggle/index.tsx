import {createStorageSlot, useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/Navbar/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import {type ReactNode, useEffect} from 'react';

import {MODE_KEY} from '../../../../browser/protocol';

/**
 * The colour mode switch. The theme forgets the reader's choice when the system switches between light and dark, even
 * if the configuration ignores the system's preference. This restores the choice.
 */
export default function ColorModeToggleWrapper(props: Props): ReactNode {
  const {setColorMode} = useColorMode();
  useEffect(() => {
    const query = window.matchMedia('(prefers-color-scheme: dark)');
    const keepChoice = (): void => {
      // This listener runs before the theme's, so the choice is still stored.
      const choice = createStorageSlot(MODE_KEY).get();
      if (choice !== 'light' && choice !== 'dark') return;
      setTimeout(() => {
        setColorMode(choice);
      });
    };
    query.addEventListener('change', keepChoice);
    return () => {
      query.removeEventListener('change', keepChoice);
    };
  }, [setColorMode]);
  return <ColorModeToggle {...props} />;
}
