/** The element that tells style sheets and scripts about the state of the page. */
export const root = document.documentElement;
