/** Name of the `<meta>` that holds the addresses of a page's scripts, separated by spaces. */
export const SCRIPTS_META = 'scripts';
