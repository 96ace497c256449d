import {
  SEARCH_BUTTON,
  SEARCH_PANEL,
  WAITING_FOR_SCRIPTS,
  WORKS_WITHOUT_SCRIPTS,
} from '../../../browser/protocol';
import {CLOSE_BUTTON} from './announcement';
import {SWITCHES} from './colourMode';
import {findControl, root, whenHydrated} from './page';

/** Controls that need scripts to handle a click. Links and the browser's own folds need none. */
const CONTROLS = 'button, [role=button], [role=tab]';
/** Controls that work without React: those of the loader itself, and those that other inline scripts handle. */
const WORKING = `${SWITCHES}, ${CLOSE_BUTTON}, ${SEARCH_BUTTON}, [${SEARCH_PANEL}], [${WORKS_WITHOUT_SCRIPTS}]`;
/** Controls that also handle keys: tabs, and dropdowns, which open on hover without scripts. */
const KEY_CONTROLS = '[role=tab], [aria-haspopup=true]';

/** Writes into a field as a reader does. React ignores a value that it already knows, so the field is emptied first. */
function writeInto(field: HTMLInputElement, text: string): void {
  ['', text].forEach((value) => {
    // Past React's own property of the field, by which it knows the value.
    Reflect.set(HTMLInputElement.prototype, 'value', value, field);
    field.dispatchEvent(new Event('input', {bubbles: true}));
  });
}

/**
 * Returns a function that finds the element again. If React has replaced it, as it does with categories of the sidebar,
 * the replacement is at the same position in the tree.
 */
function remember(element: HTMLElement): () => HTMLElement {
  const path: number[] = [];
  for (let node: Element = element; node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return () => {
    if (element.isConnected) return element;
    const found = path.reduce<Element | undefined>((node, index) => node?.children[index], root);
    return (found as HTMLElement | undefined) ?? element;
  };
}

/**
 * Records clicks and keys that need React, and replays them in order once React has taken over the page. The events are
 * suppressed, because React could handle some of them while it starts, and they would take effect twice.
 *
 * @returns stops recording for good; for when scripts did not load, so that controls behave as without scripts
 */
export function recordEarlyInput(): () => void {
  const controller = new AbortController();
  const options = {capture: true, signal: controller.signal};
  let replays: (() => void)[] = [];
  const fields = new Map<HTMLInputElement, string>();

  /** Hides an event from all other listeners: it is replayed later. */
  const record = (event: Event, replay: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    root.setAttribute(WAITING_FOR_SCRIPTS, '');
    replays.push(replay);
  };

  const handleClick = (event: MouseEvent): void => {
    if (findControl(event.target, WORKING)) return;
    const control = findControl(event.target, CONTROLS);
    if (!control) return;
    const find = remember(control);
    record(event, () => find().click());
  };

  const handleKey = (event: KeyboardEvent): void => {
    const control = findControl(event.target, KEY_CONTROLS);
    if (!control || event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
    const find = remember(control);
    record(event, () => find().dispatchEvent(new KeyboardEvent(event.type, event)));
  };

  const handleInput = ({target}: Event): void => {
    if (target instanceof HTMLInputElement && !findControl(target, WORKING)) fields.set(target, target.value);
  };

  const stop = (): void => {
    controller.abort();
    root.removeAttribute(WAITING_FOR_SCRIPTS);
    replays = [];
  };

  addEventListener('click', handleClick, options);
  addEventListener('keydown', handleKey, options);
  addEventListener('input', handleInput, options);
  whenHydrated(() => {
    const recorded = replays;
    stop();
    fields.forEach((text, field) => writeInto(field, text));
    // One task each, so that React renders the effect of a click before the next one.
    recorded.forEach((replay) => setTimeout(replay));
  });
  return stop;
}
