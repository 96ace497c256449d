import {useState, type ClipboardEvent, type DragEvent, type SyntheticEvent} from 'react';

import {findExcess} from '@site/text/limits';

/** From which a pasted text counts as long. */
const LONG = {characters: 20_000, lines: 100};

/**
 * Puts a long text that is pasted or dropped into a field at once. Chromium takes seconds to insert a thousand lines;
 * this takes a hundredth, but cannot be undone. A text that is too long to be read is not even drawn.
 *
 * @returns the handlers for the field, and what is wrong with the text that was not taken
 */
export function useLongPaste(value: string, onChange: (value: string) => void) {
  const [refused, setRefused] = useState<{value: string; reason: string}>();
  const take = (event: SyntheticEvent<HTMLTextAreaElement>, data: DataTransfer) => {
    const {value: before, selectionStart, selectionEnd} = event.currentTarget;
    const text = data.getData('text/plain');
    const reason = findExcess(before.slice(0, selectionStart) + text + before.slice(selectionEnd));
    const lines = text.split(/[\r\n]/, LONG.lines + 1).length;
    if (reason === undefined && text.length <= LONG.characters && lines <= LONG.lines) return;
    event.preventDefault();
    if (reason !== undefined) {
      setRefused({value, reason});
      return;
    }
    event.currentTarget.setRangeText(text, selectionStart, selectionEnd, 'end');
    onChange(event.currentTarget.value);
  };
  return {
    handlePaste: (event: ClipboardEvent<HTMLTextAreaElement>) => take(event, event.clipboardData),
    handleDrop: (event: DragEvent<HTMLTextAreaElement>) => take(event, event.dataTransfer),
    // It holds until the text changes.
    refusal: refused?.value === value ? refused.reason : undefined,
  };
}
