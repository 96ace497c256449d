import {useState, type ClipboardEvent, type DragEvent, type SyntheticEvent} from 'react';

import {findExcess} from '@site/text/limits';

/** From which a text counts as long. */
const LONG = {characters: 20_000, lines: 100};

/** Whether Chromium takes seconds to insert a text into a field, or to remove it, as it does for a thousand lines. */
const isLong = (text: string): boolean =>
  text.length > LONG.characters || text.split(/[\r\n]/, LONG.lines + 1).length > LONG.lines;

export const hasLongSelection = ({value, selectionStart, selectionEnd}: HTMLTextAreaElement): boolean =>
  isLong(value.slice(selectionStart, selectionEnd));

/** Replaces the selection at once, in a hundredth of the time, but so that it cannot be undone. */
export function replaceAtOnce(field: HTMLTextAreaElement, text: string): void {
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  // React must hear of it as of any other change: otherwise it takes the next one for none.
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Removes a long selection that is deleted, cut or typed over. What moves text within the field stays the browser's. */
function handleBeforeInput(event: InputEvent): void {
  const {target, inputType, data} = event;
  if (!(target instanceof HTMLTextAreaElement) || !hasLongSelection(target)) return;
  if (!/^delete(?!ByDrag)|^insert(?:Text|LineBreak)$/.test(inputType)) return;
  event.preventDefault();
  replaceAtOnce(target, inputType === 'insertLineBreak' ? '\n' : (data ?? ''));
}

/** Listens to the field in an element; React does not report deletions before they happen. */
function watch(box: HTMLElement | null): (() => void) | undefined {
  box?.addEventListener('beforeinput', handleBeforeInput);
  return () => box?.removeEventListener('beforeinput', handleBeforeInput);
}

/**
 * Long texts in a field, which can be pasted, dropped, deleted and replaced without freezing the page. A text that is
 * too long to be read is not even drawn.
 *
 * @returns the handlers for the field, the `ref` for an element around it, and what is wrong with the text that was not
 *   taken
 */
export function useLongText(value: string) {
  const [refused, setRefused] = useState<{value: string; reason: string}>();
  if (refused && refused.value !== value) setRefused(undefined);

  const take = (event: SyntheticEvent<HTMLTextAreaElement>, data: DataTransfer) => {
    const {currentTarget: field} = event;
    const text = data.getData('text/plain');
    const before = field.value.slice(0, field.selectionStart);
    const reason = findExcess(before + text + field.value.slice(field.selectionEnd));
    // What is dropped does not replace the selection.
    const isReplacing = event.type === 'paste' && hasLongSelection(field);
    if (reason === undefined && !isLong(text) && !isReplacing) return;
    event.preventDefault();
    if (reason === undefined) replaceAtOnce(field, text);
    else setRefused({value, reason});
  };
  return {
    watch,
    handlePaste: (event: ClipboardEvent<HTMLTextAreaElement>) => take(event, event.clipboardData),
    handleDrop: (event: DragEvent<HTMLTextAreaElement>) => take(event, event.dataTransfer),
    /** It holds until the text changes. */
    refusal: refused?.reason,
  };
}
