/** Takes the place, in `known`, of each part of a word that the shell replaces. */
export const EXPANSION = '\uFFFC';

/** A word of a command, quotes resolved. */
export interface Word {
  text: string;
  /** `false` where the shell replaces a part of the text (`$NAME`, `$(…)`): its final value is unknown. */
  literal: boolean;
  /** The text with `EXPANSION` for each part that the shell replaces: `scan/$NAME` begins with `scan/`. */
  known: string;
}

/** Text of a here-document, and where it begins in the script. */
export interface HereDocument {
  text: string;
  /** Line of the first line of `text`, counted from 1. */
  line: number;
  /** Whether the shell replaces variables in the text. */
  expands: boolean;
}

/** A file that a script writes. */
export interface WrittenFile {
  path: string;
  content: HereDocument;
}

/** One simple command of a script. */
export interface ShellCommand {
  name: string;
  /** Words after the name. */
  words: Word[];
  /** Line in the script, counted from 1. */
  line: number;
  /** What the command reads from standard input, if the script contains its text. */
  input?: HereDocument;
}

/** A script taken apart, or the first reason why a shell would refuse it. */
export type ParsedScript =
  | {
      ok: true;
      commands: ShellCommand[];
      files: WrittenFile[];
    }
  | {ok: false; line: number; reason: string};

/** A word of which every part is written in the script. */
export function createLiteralWord(text: string): Word {
  return {text, literal: true, known: text};
}
