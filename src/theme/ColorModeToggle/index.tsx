import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {MODE_LABEL} from '../../../browser/protocol';
import styles from './styles.module.css';

function describeMode(mode: 'light' | 'dark'): string {
  return translate(
    {
      message: 'Switch between dark and light mode (currently {mode})',
      id: 'theme.colorToggle.ariaLabel',
      description: 'The ARIA label for the navbar color mode toggle',
    },
    {
      mode:
        mode === 'dark'
          ? translate({
              message: 'dark mode',
              id: 'theme.colorToggle.ariaLabel.mode.dark',
              description: 'The name for the dark color mode',
            })
          : translate({
              message: 'light mode',
              id: 'theme.colorToggle.ariaLabel.mode.light',
              description: 'The name for the light color mode',
            }),
    },
  );
}

/**
 * The switch between light and dark. It works before React has started: framework/loader handles it until then,
 * with the labels from its attributes. The theme's switch is disabled until then.
 */
export default function ColorModeToggle({className, buttonClassName, value, onChange}: Props): ReactNode {
  // The server does not know the reader's choice. React does not change attributes when it hydrates the page, so
  // they get their values right afterwards.
  const isBrowser = useIsBrowser();
  const mode = isBrowser && value === 'dark' ? 'dark' : 'light';
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={describeMode(mode)}
        aria-label={describeMode(mode)}
        aria-live="polite"
        aria-pressed={mode === 'dark'}
        {...{[`${MODE_LABEL}light`]: describeMode('light'), [`${MODE_LABEL}dark`]: describeMode('dark')}}
        onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}
      >
        <IconLightMode className={styles.lightIcon} />
        <IconDarkMode className={styles.darkIcon} />
      </button>
    </div>
  );
}
