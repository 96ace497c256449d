export interface RuleQuery {
  /** Beginnings of words that a row must contain, in any order and case; empty matches everything. */
  text: string;
  /** Value of the label `securecodebox.io/intensive`; undefined matches all. */
  intensity: string | undefined;
}

export const emptyQuery: RuleQuery = {text: '', intensity: undefined};

function splitWords(text: string): string[] {
  // As one word: who looks for `invasive` does not want what is `non-invasive`.
  const joined = text.toLowerCase().replaceAll('non-', 'non_');
  return joined.split(/[^\w*]+/).filter(Boolean);
}

/** @param cells texts of the row; the last one has the labels */
export function matchRule(cells: readonly string[], {text, intensity}: RuleQuery): boolean {
  const labels = splitWords(cells.at(-1) ?? '');
  const words = cells.flatMap(splitWords);
  return (
    (intensity === undefined || labels.includes(intensity)) &&
    splitWords(text).every((wanted) => words.some((word) => word.startsWith(wanted)))
  );
}
