/** The element that an event is meant for: its target, or the one around it that the selector names. */
export function findControl(target: EventTarget | null, selector: string): HTMLElement | false | null {
  return target instanceof Element && target.closest<HTMLElement>(selector);
}
