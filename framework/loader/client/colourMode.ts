import {MODE_ATTRIBUTE, MODE_KEY, MODE_LABEL} from '../../../browser/protocol';
import {findControl, isHydrated, root, whenHydrated, whenParsed} from './page';
import {readStorage, writeStorage} from '../../../browser/storage';

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

function setMode(mode: string): void {
  root.setAttribute(MODE_ATTRIBUTE, mode);
  describeSwitches();
}

/** Makes the switch work before React has started, in this tab and in others. */
export function watchColourMode(): void {
  let chosen: string | undefined;
  addEventListener(
    'click',
    (event) => {
      if (isHydrated() || !findControl(event.target, SWITCHES)) return;
      // React may already listen: two would switch it twice.
      event.stopPropagation();
      chosen = root.getAttribute(MODE_ATTRIBUTE) === 'dark' ? 'light' : 'dark';
      writeStorage(MODE_KEY, chosen);
      setMode(chosen);
    },
    true,
  );
  addEventListener('storage', ({key, newValue}) => {
    if (!isHydrated() && key === MODE_KEY && newValue) setMode(newValue);
  });
  whenParsed(describeSwitches);
  // React reads the mode when it begins to render and misses a later click here, so it is told as by another tab. Not
  // if it has stored a newer choice.
  whenHydrated(() => {
    if (chosen === readStorage(MODE_KEY)) dispatchEvent(new StorageEvent('storage', {key: MODE_KEY}));
  });
}
