/** Calls back once the whole document is parsed, at once where it is already. */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback);
  else callback();
}
