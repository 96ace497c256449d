/**
 * Creates a box for messages of the loader.
 *
 * @param role how screen readers announce changes in it
 */
export function createBox(id: string, role: 'alert' | 'status'): HTMLElement {
  const box = document.createElement('div');
  box.id = id;
  // Firefox before 119 has no property `role`.
  box.setAttribute('role', role);
  return box;
}
