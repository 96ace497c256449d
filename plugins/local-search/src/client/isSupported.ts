/** Whether the browser has what the search is made of: workers and modal dialogs. */
export function isSupported(): boolean {
  return 'Worker' in window && 'showModal' in document.createElement('dialog');
}
