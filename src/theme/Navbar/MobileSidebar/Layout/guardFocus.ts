/** Infima's classes, by which the theme opens the menu and shows its second panel. */
const OPEN_CLASS = 'navbar-sidebar--show';
const SECOND_PANEL_CLASS = 'navbar-sidebar__items--show-secondary';

const FOCUSABLE = 'a[href], button';

/** The siblings of an element and of each of its ancestors below the body: everything outside it. */
function collectSurroundings(element: Element): HTMLElement[] {
  const surroundings: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const beside of inner.parentElement.children) {
      if (beside !== inner && beside instanceof HTMLElement) surroundings.push(beside);
    }
  }
  return surroundings;
}

/**
 * Keeps the keyboard in the mobile menu while it is open: the page behind it and the hidden panel are inert, the
 * focus moves in, Escape closes the menu, and the focus returns to the button that opened it.
 *
 * @param frame element around the menu, within the navbar
 * @returns a function that stops guarding and makes the page usable again
 */
export function guardFocus(frame: HTMLElement): () => void {
  const navbar = frame.closest('nav');
  const panels = frame.querySelector('.navbar-sidebar__items');
  const closeButton = frame.querySelector<HTMLElement>('.navbar-sidebar__close');
  if (!navbar || !panels || !closeButton) return () => undefined;
  let isOpen = false;
  let inertSurroundings: HTMLElement[] = [];

  const releasePage = (): void => {
    for (const element of inertSurroundings) element.inert = false;
    inertSurroundings = [];
  };
  const open = (): void => {
    // A click on the backdrop closes the menu.
    inertSurroundings = collectSurroundings(frame).filter(
      (element) => !element.inert && !element.classList.contains('navbar-sidebar__backdrop'),
    );
    for (const element of inertSurroundings) element.inert = true;
    closeButton.focus();
  };
  const close = (): void => {
    const hadFocus = frame.contains(document.activeElement) || document.activeElement === document.body;
    releasePage();
    if (hadFocus) navbar.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
  const showPanel = (): void => {
    const shown = panels.classList.contains(SECOND_PANEL_CLASS) ? 1 : 0;
    const hadFocus = panels.contains(document.activeElement);
    [...panels.children].forEach((panel, index) => panel.toggleAttribute('inert', index !== shown));
    if (isOpen && hadFocus) panels.children[shown]?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  };
  const follow = (): void => {
    showPanel();
    const isOpenNow = navbar.classList.contains(OPEN_CLASS);
    if (isOpenNow === isOpen) return;
    isOpen = isOpenNow;
    (isOpen ? open : close)();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (!isOpen || event.key !== 'Escape' || event.defaultPrevented) return;
    // A dialog on top of the menu closes first.
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    closeButton.click();
  };

  const observer = new MutationObserver(follow);
  for (const element of [navbar, panels]) {
    observer.observe(element, {attributes: true, attributeFilter: ['class']});
  }
  document.addEventListener('keydown', handleKey);
  follow();
  return () => {
    observer.disconnect();
    document.removeEventListener('keydown', handleKey);
    releasePage();
  };
}
