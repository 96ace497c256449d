/** The first word of a command option with its hyphens: `-p`, `--max` of `--max-rate`, `--set` of `--set=a.b=c`. */
const OPTION_START = /(?<=^|[\s=([{<|,"'])-+[\p{L}\p{N}]+/gu;

/** A part of a code span: text that may break across lines, or the beginning of an option, which must not. */
export interface CodePart {
  text: string;
  isOption: boolean;
}

/** Splits the text of a code span, so that no line ends after the hyphens that begin a command option. */
export function splitOptions(code: string): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const {index, 0: text} of code.matchAll(OPTION_START)) {
    if (index > end) parts.push({text: code.slice(end, index), isOption: false});
    parts.push({text, isOption: true});
    end = index + text.length;
  }
  if (end < code.length) parts.push({text: code.slice(end), isOption: false});
  return parts;
}
