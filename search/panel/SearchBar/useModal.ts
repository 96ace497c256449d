import {useLayoutEffect, useRef, type RefObject} from 'react';

/** Whether a point lies outside of an element. */
function isBeside(element: Element, {clientX, clientY}: MouseEvent): boolean {
  const {left, right, top, bottom} = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Shows a dialog as a modal as long as it is rendered: the page behind it is inert and does not scroll. Escape and a
 * click beside it close it. Then the focus returns to where it was.
 *
 * @param focusRef takes the focus when the dialog opens
 */
export function useModal(
  onClose: () => void,
  focusRef: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  // Before anything else happens, so that no key is lost.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const focusedBefore = document.activeElement;
    const handleCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    const handleClick = (event: MouseEvent) => {
      // A click on blank space inside of the dialog has the same target as one beside it.
      if (event.target !== dialog || !isBeside(dialog, event)) return;
      // Otherwise the focus would go to what was clicked.
      event.preventDefault();
      onClose();
    };
    dialog.addEventListener('cancel', handleCancel);
    dialog.addEventListener('mousedown', handleClick);
    // The style sheet keeps the space of a scrollbar that goes, so that the page does not move.
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
