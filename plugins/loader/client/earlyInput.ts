import {WAITING_FOR_SCRIPTS, WORKS_WITHOUT_SCRIPTS} from '../../../protocol';
import {CLOSE_BUTTON} from './announcement';
import {SWITCHES} from './colourMode';
import {findControl} from './findControl';
import {whenHydrated} from './hydration';
import {root} from './root';
import {createSearchIntent} from './searchIntent';

/** What acts on a click only with scripts. Links that lead somewhere and the browser's own folds need none. */
const CONTROLS = 'button, [role=button], [role=tab]';
/** Controls that work without React: those of the loader itself, and what other inline scripts look after. */
const WORKING = `${SWITCHES}, ${CLOSE_BUTTON}, [${WORKS_WITHOUT_SCRIPTS}]`;
/** Controls that listen to keys, too: tabs, and dropdowns, which open under the mouse without scripts. */
const KEY_CONTROLS = '[role=tab], [aria-haspopup=true]';

/** Writes into a field as a reader does: React compares with the value that it has seen last, so it sees two. */
function writeInto(field: HTMLInputElement, text: string): void {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  ['', text].forEach((value) => {
    property?.set?.call(field, value);
    field.dispatchEvent(new Event('input', {bubbles: true}));
  });
}

/**
 * A function that finds the element again where React has put another one in its place, as it does with tabs: at the
 * same position in the tree.
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
 * Records clicks and keys that need React, and does them again, in their order, once React has taken over the page.
 * Without, React could see a part of them while it starts, and some would be done twice.
 *
 * @returns what stops recording, for good: scripts did not load, and controls behave as the browser has it
 */
export function recordEarlyInput(): () => void {
  const search = createSearchIntent();
  let replays: (() => void)[] = [];
  const fields = new Map<HTMLInputElement, string>();

  /** Keeps an event from everyone else: it is done later. */
  const take = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    root.setAttribute(WAITING_FOR_SCRIPTS, '');
  };

  const record = (event: Event, replay: () => void): void => {
    take(event);
    replays.push(replay);
  };

  const handleClick = (event: MouseEvent): void => {
    if (findControl(event.target, WORKING)) return;
    const control = findControl(event.target, CONTROLS);
    if (!control) return;
    if (search.click(control)) {
      take(event);
      return;
    }
    const find = remember(control);
    record(event, () => find().click());
  };

  const handleKey = (event: KeyboardEvent): void => {
    if (search.key(event)) {
      take(event);
      return;
    }
    const control = findControl(event.target, KEY_CONTROLS);
    if (!control || event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
    const {key, code} = event;
    const find = remember(control);
    record(event, () =>
      find().dispatchEvent(new KeyboardEvent('keydown', {key, code, bubbles: true, cancelable: true})),
    );
  };

  const handleInput = ({target}: Event): void => {
    if (target instanceof HTMLInputElement) fields.set(target, target.value);
  };

  const stop = (): void => {
    removeEventListener('input', handleInput, true);
    removeEventListener('click', handleClick, true);
    removeEventListener('keydown', handleKey, true);
    root.removeAttribute(WAITING_FOR_SCRIPTS);
    replays = [];
  };

  addEventListener('click', handleClick, true);
  addEventListener('keydown', handleKey, true);
  addEventListener('input', handleInput, true);
  whenHydrated(() => {
    const recorded = replays;
    stop();
    fields.forEach((text, field) => writeInto(field, text));
    // One task each: React renders what a click has changed before the next one.
    recorded.concat(search.open).forEach((replay) => setTimeout(replay));
  });
  return stop;
}
