import {MODE_ATTRIBUTE, MODE_KEY, MODE_LABEL} from '../../../protocol';
import {findControl} from './findControl';
import {isHydrated, whenHydrated} from './hydration';
import {root} from './root';
import {writeStorage} from './storage';
import {whenParsed} from './whenParsed';

/** The switches between light and dark. */
export const SWITCHES = `[${MODE_LABEL}dark]`;

/** Labels the switches with the current mode; the server's HTML has the default. */
function describeSwitches(): void {
  const isDark = root.getAttribute(MODE_ATTRIBUTE) === 'dark';
  document.querySelectorAll<HTMLElement>(SWITCHES).forEach((element) => {
    const label = element.getAttribute(MODE_LABEL + (isDark ? 'dark' : 'light')) ?? '';
    element.title = label;
    element.setAttribute('aria-label', label);
    element.setAttribute('aria-pressed', String(isDark));
  });
}

function setMode(mode: 'light' | 'dark'): void {
  root.setAttribute(MODE_ATTRIBUTE, mode);
  describeSwitches();
}

/** Makes the switch work before React has started, in this tab and in others. */
export function watchColourMode(): void {
  let chosen: 'light' | 'dark' | undefined;
  addEventListener('click', ({target}) => {
    if (isHydrated() || !findControl(target, SWITCHES)) return;
    chosen = root.getAttribute(MODE_ATTRIBUTE) === 'dark' ? 'light' : 'dark';
    writeStorage(MODE_KEY, chosen);
    setMode(chosen);
  });
  addEventListener('storage', ({key, newValue}) => {
    if (isHydrated() || key !== MODE_KEY) return;
    if (newValue === 'light' || newValue === 'dark') setMode(newValue);
  });
  whenParsed(describeSwitches);
  // React reads the mode when it begins to render, so a click before it has finished must be repeated.
  whenHydrated(() => {
    if (chosen && root.getAttribute(MODE_ATTRIBUTE) !== chosen) {
      document.querySelector<HTMLElement>(SWITCHES)?.click();
    }
  });
}
