/**
 * Scrolls a menu so that its current item is in the middle, where it is out of sight. Nothing else scrolls.
 *
 * @param menu a box that scrolls by itself; one that is not shown stays as it is
 */
export function showActiveItem(menu: Element): void {
  const item = menu.querySelector('[aria-current=page]')?.getBoundingClientRect();
  const {top, bottom} = menu.getBoundingClientRect();
  if (item && (item.top < top || item.bottom > Math.min(bottom, innerHeight))) {
    menu.scrollTop += item.top - top - menu.clientHeight / 2;
  }
}
