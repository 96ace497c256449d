/*
 * The buttons of code blocks. This file is a script of its own at the end of every page: it works before the other
 * scripts have started, without them, and for blocks that appear later.
 */

/** Milliseconds for which a button says that it has copied. */
const CONFIRMATION_TIME = 1000;
const COPY_LABEL = 'Copy code to clipboard';

/** Copies a text where the page is not served securely, so that browsers offer no clipboard. */
function copySelection(text: string): void {
  const field = document.createElement('textarea');
  const focused = document.activeElement as HTMLElement | null;
  field.value = text;
  // In view and without keyboard, or a phone scrolls there and opens one.
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies without a clipboard
  document.execCommand('copy');
  field.remove();
  focused?.focus();
}

async function copy(button: Element, code: Element): Promise<void> {
  // Each line ends with a line feed, also the last one.
  const text = code.textContent.slice(0, -1);
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copySelection(text);
  }
  button.ariaLabel = 'Copied';
  setTimeout(() => (button.ariaLabel = COPY_LABEL), CONFIRMATION_TIME);
}

function wrap(button: Element, pre: Element): void {
  button.ariaPressed = String(pre.toggleAttribute('data-wrapped'));
}

document.addEventListener('click', ({target}) => {
  const button = (target as Element).closest('.code-buttons > button');
  const pre = button?.closest('.theme-code-block')?.querySelector('pre');
  if (!button || !pre) return;
  if (button.matches('.code-wrap')) wrap(button, pre);
  else void copy(button, pre);
});

/** Code that is wrapped keeps its button, or nobody could undo it. */
function needsWrapping(pre: Element): boolean {
  return pre.scrollWidth > pre.clientWidth || pre.hasAttribute('data-wrapped');
}

const sizes = new ResizeObserver((entries) => {
  // A button takes width from its code: within this call, browsers would report a circle.
  requestAnimationFrame(() => {
    for (const {target} of entries) {
      const button = target.closest('.theme-code-block')?.querySelector<HTMLElement>('.code-wrap');
      const pre = target.closest('pre');
      if (button && pre) button.hidden = !needsWrapping(pre);
    }
  });
});

const watched = new WeakSet<Element>();

/** Watches the size of every box and of the code in it: either can change alone. */
function watchSizes(): void {
  for (const element of document.querySelectorAll('.code-body pre, .code-body code')) {
    if (!watched.has(element)) sizes.observe(element);
    watched.add(element);
  }
}

/** Milliseconds without a change after which a new page is looked through: its text is to be painted first. */
const PATIENCE = 50;
let timer = 0;

watchSizes();
new MutationObserver(() => {
  clearTimeout(timer);
  timer = window.setTimeout(watchSizes, PATIENCE);
}).observe(document.body, {childList: true, subtree: true});
