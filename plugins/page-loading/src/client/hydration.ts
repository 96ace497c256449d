/** Whether React has taken over the page. Docusaurus says so on the root element. */
export function isHydrated(): boolean {
  return document.documentElement.getAttribute('data-has-hydrated') === 'true';
}

/** Calls back once React has taken over the page and what follows from that is rendered. */
export function whenHydrated(callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    // Components that know the browser only now render once more; React's scheduler is asked before this timer.
    setTimeout(callback);
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}
