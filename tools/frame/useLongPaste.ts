import {useState, type ClipboardEvent} from 'react';

import {findExcess} from '@site/text/limits';

/** Characters from which a pasted text counts as long. */
const LONG = 20_000;

/**
 * Puts a long text into a field at once. Chromium takes seconds to replace several lines by a long text; this takes a
 * tenth, but cannot be undone. A text that is too long to be read is not even drawn.
 *
 * @returns the handler for the field, and what is wrong with the text that was not pasted
 */
export function useLongPaste(value: string, onChange: (value: string) => void) {
  const [refused, setRefused] = useState<{value: string; reason: string}>();
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const {value: before, selectionStart, selectionEnd} = event.currentTarget;
    const text = event.clipboardData.getData('text/plain');
    const reason = findExcess(before.slice(0, selectionStart) + text + before.slice(selectionEnd));
    if (reason === undefined && text.length < LONG) return;
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
