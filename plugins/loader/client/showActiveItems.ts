/** If the current item of a menu is out of sight, scrolls the menu to centre it. Nothing else scrolls. */
export function showActiveItems(): void {
  document.querySelectorAll('.menu').forEach((menu) => {
    const item = menu.querySelector('[aria-current]')?.getBoundingClientRect();
    const {top, height} = menu.getBoundingClientRect();
    if (item && (item.top < top || item.bottom > top + height)) {
      menu.scrollTop += item.top - top - height / 2;
    }
  });
}
