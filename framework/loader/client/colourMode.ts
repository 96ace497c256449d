import {MODE_ATTRIBUTE, MODE_KEY, MODE_LABEL} from '../../../browser/protocol';
import {findControl, isHydrated, root, whenHydrated, whenParsed} from './page';
import {readStorage, writeStorage} from '../../../browser/storage';

export const SWITCHES = `[${MODE_LABEL}dark]`;

/** All but `dark` is light, as for React. Labels the switches with the mode; the server's HTML has the default. */
function setMode(wanted: string | null): void {
  const mode = wanted === 'dark' ? wanted : 'light';
  root.setAttribute(MODE_ATTRIBUTE, mode);
  document.querySelectorAll<HTMLElement>(SWITCHES).forEach((element) => {
    element.ariaPressed = String(mode === 'dark');
    element.title = element.ariaLabel = element.getAttribute(MODE_LABEL + mode) ?? '';
  });
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
  // The theme's script takes the stored text as it is.
  whenParsed(() => setMode(root.getAttribute(MODE_ATTRIBUTE)));
  // React reads the mode when it begins to render and misses a later click here, so it is told as by another tab. Not
  // if it has stored a newer choice.
  whenHydrated(() => {
    if (chosen === readStorage(MODE_KEY)) dispatchEvent(new StorageEvent('storage', {key: MODE_KEY}));
  });
}
