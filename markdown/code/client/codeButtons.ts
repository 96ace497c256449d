import {copy} from '../../../browser/clipboard';

/** Whether the code is too wide, or already wrapped: then the button must stay, so that it can be undone. */
function needsWrapping(pre: Element): boolean {
  return pre.scrollWidth > pre.clientWidth || pre.hasAttribute('data-wrapped');
}

const sizes = new ResizeObserver((entries) => {
  // The button takes width from the code: changing it in this call would be reported as a ResizeObserver loop.
  requestAnimationFrame(() => {
    for (const {target} of entries) {
      const button = target.closest('.theme-code-block')?.querySelector<HTMLElement>('.code-wrap');
      const pre = target.closest('pre');
      // Hidden, it would lose the focus: a reader who has just unwrapped the code keeps the button.
      if (button && pre && button !== document.activeElement) button.hidden = !needsWrapping(pre);
    }
  });
});

const watched = new WeakSet<Element>();

/** Watches the size of every box and of the code in it, because each can change without the other. */
function watchSizes(): void {
  for (const element of document.querySelectorAll('.code-body pre, .code-body code')) {
    if (!watched.has(element)) sizes.observe(element);
    watched.add(element);
  }
}

/** Milliseconds without a change before a new page is searched for blocks, so that its text is painted first. */
const PATIENCE = 50;
let timer = 0;

export function watchCodeButtons(): void {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('.code-buttons > button');
    const pre = button?.closest('.theme-code-block')?.querySelector('pre');
    if (!button || !pre) return;
    if (button.matches('.code-wrap')) {
      button.setAttribute('aria-pressed', String(pre.toggleAttribute('data-wrapped')));
    } else {
      // Each line ends with a line feed, including the last one.
      void copy(button, pre.textContent.slice(0, -1));
    }
  });
  watchSizes();
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(watchSizes, PATIENCE);
  }).observe(document.body, {childList: true, subtree: true});
}
