/** Pages to begin with. The search offers them before anything is typed, and when nothing is found. */
declare module '@theme/startPages' {
  export interface StartPage {
    /** Path of the page, without the base path. */
    to: string;
    title: string;
    /** What the page is for, in a sentence. */
    text: string;
  }
  const startPages: readonly StartPage[];
  export default startPages;
}
