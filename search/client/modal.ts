import {MODAL} from '../../browser/protocol';

/** Escape and a click outside close it. Closed, it is removed, and the browser returns the focus. */
export function showModal(dialog: HTMLDialogElement): void {
  // The style sheet reserves the space of the disappearing scrollbar, so that the page does not shift.
  dialog.setAttribute(MODAL, innerWidth > document.documentElement.clientWidth ? 'scrollbar' : '');
  dialog.onmousedown = (event) => {
    const {offsetX: x, offsetY: y} = event;
    // The target is the dialog both for clicks on the backdrop and on empty space inside the dialog.
    if (event.target !== dialog || (x >= 0 && y >= 0 && x < dialog.offsetWidth && y < dialog.offsetHeight)) {
      return;
    }
    // Otherwise the focus would move to what was clicked.
    event.preventDefault();
    dialog.close();
  };
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
