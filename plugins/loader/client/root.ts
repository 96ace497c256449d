/** The element whose attributes hold the state of the page, for style sheets and scripts. */
export const root = document.documentElement;
