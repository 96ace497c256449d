import {useState, type ClipboardEvent} from 'react';

import {findExcess} from '@site/text/limits';

/** From which a pasted text counts as long. */
const LONG = {characters: 20_000, lines: 100};

/**
 * Puts a long text into a field at once. Chromium takes seconds to paste a thousand lines; this takes a hundredth, but
 * cannot be undone. A text that is too long to be read is not even drawn.
 *
 * @returns the handler for the field, and what is wrong with the text that was not pasted
 */
export function useLongPaste(value: string, onChange: (value: string) => void) {
  const [refused, setRefused] = useState<{value: string; reason: string}>();
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const {value: before, selectionStart, selectionEnd} = event.currentTarget;
    const text = event.clipboardData.getData('text/plain');
    const reason = findExcess(before.slice(0, selectionStart) + text + before.slice(selectionEnd));
    const isLong = text.length > LONG.characters || text.split('\n', LONG.lines + 1).length > LONG.lines;
    if (reason === undefined && !isLong) return;
    event.preventDefault();
    if (reason !== undefined) {
      setRefused({value, reason});
      return;
    }
    event.currentTarget.setRangeText(text, selectionStart, selectionEnd, 'end');
    onChange(event.currentTarget.value);
  };
  // It holds until the text changes.
  return {handlePaste, refusal: refused?.value === value ? refused.reason : undefined};
}
