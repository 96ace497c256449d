const MAX_SHARED = 25;
const LETTER_A = 65;

/** Each sorted term begins with a capital letter for how many characters it shares with the previous one. */
export function encodeTerms(terms: readonly string[]): string {
  let previous = '';
  let text = '';
  for (const term of terms) {
    let shared = 0;
    while (shared < MAX_SHARED && shared < term.length && term[shared] === previous[shared]) shared += 1;
    text += String.fromCharCode(LETTER_A + shared) + term.slice(shared);
    previous = term;
  }
  return text;
}

export function decodeTerms(text: string): string[] {
  const terms: string[] = [];
  let previous = '';
  for (const [, marker = '', rest = ''] of text.matchAll(/([A-Z])([^A-Z]*)/g)) {
    previous = previous.slice(0, marker.charCodeAt(0) - LETTER_A) + rest;
    terms.push(previous);
  }
  return terms;
}
