/** The control that an event is meant for: its target or the closest ancestor that matches the selector. */
export function findControl(target: EventTarget | null, selector: string): HTMLElement | false | null {
  return target instanceof Element && target.closest<HTMLElement>(selector);
}
