import {findControl} from './findControl';
import {isHydrated, whenHydrated} from './hydration';
import {root} from './root';
import {writeStorage} from './storage';
import {whenParsed} from './whenParsed';

/** Key of the theme's storage (`@docusaurus/theme-common/lib/contexts/colorMode.js`). */
const COLOUR_MODE_KEY = 'theme';
/** Attribute of the root element from which the style sheet and, when it starts, React take the mode. */
const MODE_ATTRIBUTE = 'data-theme';
const SWITCHES = 'button[data-label-dark]';

/** Lets the switches say which mode they are set to; the server writes the default. */
function describeSwitches(): void {
  const isDark = root.getAttribute(MODE_ATTRIBUTE) === 'dark';
  document.querySelectorAll<HTMLElement>(SWITCHES).forEach((element) => {
    const label = element.getAttribute(`data-label-${isDark ? 'dark' : 'light'}`) ?? '';
    element.title = label;
    element.setAttribute('aria-label', label);
    element.setAttribute('aria-pressed', String(isDark));
  });
}

function setMode(mode: 'light' | 'dark'): void {
  root.setAttribute(MODE_ATTRIBUTE, mode);
  describeSwitches();
}

/** Lets the switch work before React is there, in this tab and in others. */
export function watchColourMode(): void {
  let chosen: 'light' | 'dark' | undefined;
  addEventListener('click', ({target}) => {
    if (isHydrated() || !findControl(target, SWITCHES)) return;
    chosen = root.getAttribute(MODE_ATTRIBUTE) === 'dark' ? 'light' : 'dark';
    writeStorage(COLOUR_MODE_KEY, chosen);
    setMode(chosen);
  });
  addEventListener('storage', ({key, newValue}) => {
    if (isHydrated() || key !== COLOUR_MODE_KEY) return;
    if (newValue === 'light' || newValue === 'dark') setMode(newValue);
  });
  whenParsed(describeSwitches);
  // React takes the mode when it begins to render: a click between that and its end is done again.
  whenHydrated(() => {
    if (chosen && root.getAttribute(MODE_ATTRIBUTE) !== chosen) {
      document.querySelector<HTMLElement>(SWITCHES)?.click();
    }
  });
}
