/**
 * Attributes of the buttons of a code block, in HTML and in React. An inline script on all pages handles both
 * (markdown/code/client/codeButtons.ts), and unhides the first.
 */
export const CODE_BUTTONS = [
  {
    type: 'button',
    className: 'clean-btn code-wrap',
    'aria-label': 'Toggle word wrap',
    title: 'Toggle word wrap',
    'aria-pressed': 'false',
    hidden: true,
  },
  {
    type: 'button',
    className: 'clean-btn code-copy',
    'aria-label': 'Copy code to clipboard',
    title: 'Copy',
  },
] as const;
