/**
 * A box for what the page has to say itself.
 *
 * @param role how screen readers announce what changes in it
 */
export function createBox(id: string, role: 'alert' | 'status'): HTMLElement {
  const box = document.createElement('div');
  box.id = id;
  // The property is unknown to Firefox before 119.
  box.setAttribute('role', role);
  return box;
}
