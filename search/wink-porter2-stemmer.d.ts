declare module 'wink-porter2-stemmer' {
  /** Porter2 stem of an English word in lower-case letters. */
  function stem(word: string): string;
  export = stem;
}
