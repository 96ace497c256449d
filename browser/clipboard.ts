import {COPIED, MESSAGE, STATUS_ID} from './protocol';
import {create} from './create';

/** Milliseconds for which a control says that it has copied. */
const CONFIRMATION_TIME = 1000;
/** The same if it could not: that is unexpected, and takes longer to read. */
const FAILURE_TIME = 5000;

/** Tells screen readers. In the page from the beginning, because a live region announces only changes. */
const status = create('div', {id: STATUS_ID, role: 'status'});
document.body.append(status);
/** The control that copied last, whose message the status holds. */
let latest: Element | undefined;

/**
 * Copies a text in an insecure context, where browsers offer no clipboard. Returns whether the browser did.
 *
 * @param control element beside which the text takes the focus for a moment: in an open menu, it stays open
 */
function copySelection(control: Element, text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement as HTMLElement | null;
  field.value = text;
  // In view and read-only: otherwise a phone would scroll to the field and open its keyboard.
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  control.after(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies without a clipboard
  const isCopied = document.execCommand('copy');
  field.remove();
  focused?.focus();
  return isCopied;
}

async function toBlob(text: string | Promise<string>): Promise<Blob> {
  return new Blob([await text], {type: 'text/plain'});
}

/** Puts a text on the clipboard. Returns whether that worked, or rejects if the text cannot be had. */
async function write(control: Element, text: string | Promise<string>): Promise<boolean> {
  try {
    // As a promise, because Safari allows this only during the click, before a text has been fetched.
    await navigator.clipboard.write([new ClipboardItem({'text/plain': toBlob(text)})]);
    return true;
  } catch {
    // Firefox before 127 has no `ClipboardItem`.
    const fetched = await text;
    try {
      await navigator.clipboard.writeText(fetched);
      return true;
    } catch {
      return copySelection(control, fetched);
    }
  }
}

/**
 * Copies a text, and says for a moment whether that worked: at the control, and to screen readers.
 *
 * @param confirmation what to say if it did
 * @returns whether it did, once that has been said
 */
export async function copy(
  control: Element,
  text: string | Promise<string>,
  confirmation = COPIED,
): Promise<boolean> {
  const isCopied = await write(control, text).catch(() => false);
  const message = isCopied ? confirmation : 'Could not copy';
  control.setAttribute(MESSAGE, message);
  status.textContent = message;
  latest = control;
  await new Promise((resolve) => setTimeout(resolve, isCopied ? CONFIRMATION_TIME : FAILURE_TIME));
  control.removeAttribute(MESSAGE);
  if (latest === control) status.textContent = '';
  return isCopied;
}
