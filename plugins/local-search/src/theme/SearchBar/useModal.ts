import {useEffect, useRef, type RefObject} from 'react';

/**
 * Shows a dialog as a modal as long as it is rendered: the page behind it is inert and does not scroll. Escape and a
 * click beside it close it. Then the focus returns to where it was.
 *
 * @param fieldRef takes the focus when the dialog opens
 */
export function useModal(
  onClose: () => void,
  fieldRef: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const focusedBefore = document.activeElement;
    const handleCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    const handleClick = (event: MouseEvent) => {
      if (event.target !== dialog) return;
      // Otherwise the focus would go to what was clicked.
      event.preventDefault();
      onClose();
    };
    dialog.addEventListener('cancel', handleCancel);
    dialog.addEventListener('mousedown', handleClick);
    if (!dialog.open) dialog.showModal();
    fieldRef.current?.focus();
    return () => {
      dialog.removeEventListener('cancel', handleCancel);
      dialog.removeEventListener('mousedown', handleClick);
      dialog.close();
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus({preventScroll: true});
    };
  }, [onClose, fieldRef]);

  return ref;
}
