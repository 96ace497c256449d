/** Whether a click has a modifier key, so that the browser decides where the link opens. */
export function isModified({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
