/*
 * The buttons of code blocks. An inline script at the end of every page: works before the other scripts have started,
 * without them, and for blocks that appear later.
 */

/** Milliseconds for which a button confirms that it has copied. */
const CONFIRMATION_TIME = 1000;
const COPY_LABEL = 'Copy code to clipboard';

/** Copies a text in an insecure context, where browsers offer no clipboard. */
function copySelection(text: string): void {
  const field = document.createElement('textarea');
  const focused = document.activeElement as HTMLElement | null;
  field.value = text;
  // In view and read-only: otherwise a phone would scroll to the field and open its keyboard.
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
  // Each line ends with a line feed, including the last one.
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

watchSizes();
new MutationObserver(() => {
  clearTimeout(timer);
  timer = window.setTimeout(watchSizes, PATIENCE);
}).observe(document.body, {childList: true, subtree: true});
