/** The element that an event hit, or the nearest one around it, that matches. */
export function findAround(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
