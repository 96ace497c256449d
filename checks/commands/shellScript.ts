/** Replaces, in `known`, each part of a word that the shell expands. */
export const EXPANSION = '\uFFFC';

/** A word of a command, quotes resolved. */
export interface Word {
  text: string;
  /** `false` if the shell expands a part of the text (`$NAME`, `$(…)`), so that its final value is unknown. */
  literal: boolean;
  /** The text with `EXPANSION` for each part that the shell expands: `scan/$NAME` still begins with `scan/`. */
  known: string;
}

/** A here-document. */
export interface HereDocument {
  text: string;
  /** Line in the script on which `text` begins, counted from 1. */
  line: number;
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
  /** Its standard input, if the script contains the text. */
  input?: HereDocument;
}

/** A parsed script, or the first reason why a shell would refuse it. */
export type ParsedScript =
  | {
      ok: true;
      commands: ShellCommand[];
      files: WrittenFile[];
    }
  | {ok: false; line: number; reason: string};

/** A word without expansions. */
export function createLiteralWord(text: string): Word {
  return {text, literal: true, known: text};
}
