import {useLayoutEffect, useRef, type RefObject} from 'react';

/** Whether a mouse event is outside an element. */
function isBeside(element: Element, {clientX, clientY}: MouseEvent): boolean {
  const {left, right, top, bottom} = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Shows a dialog as a modal while it is rendered: the page behind it is inert and does not scroll. Escape and a click
 * outside close it, and the focus returns to where it was.
 *
 * @param focusRef the element to focus when the dialog opens
 */
export function useModal(
  onClose: () => void,
  focusRef: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect, so that no key press is lost before the field has the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const focusedBefore = document.activeElement;
    const handleCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    const handleClick = (event: MouseEvent) => {
      // The target is the dialog both for clicks on the backdrop and on empty space inside the dialog.
      if (event.target !== dialog || !isBeside(dialog, event)) return;
      // Otherwise the focus would move to what was clicked.
      event.preventDefault();
      onClose();
    };
    dialog.addEventListener('cancel', handleCancel);
    dialog.addEventListener('mousedown', handleClick);
    // The style sheet reserves the space of the disappearing scrollbar, so that the page does not shift.
    dialog.toggleAttribute('data-keeps-scrollbar', window.innerWidth > document.documentElement.clientWidth);
    if (!dialog.open) dialog.showModal();
    focusRef.current?.focus();
    return () => {
      dialog.removeEventListener('cancel', handleCancel);
      dialog.removeEventListener('mousedown', handleClick);
      dialog.close();
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus({preventScroll: true});
    };
  }, [onClose, focusRef]);

  return ref;
}
