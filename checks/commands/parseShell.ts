import {
  forEachChild,
  parse,
  type Command,
  type SyntaxNode,
  type Word as WordNode,
  type WordPart,
} from 'unbash';

/** Replaces, in `known`, each part of a word that the shell expands. */
export const EXPANSION = '\uFFFC';

export interface Word {
  /** The text; parts that the shell expands (`$NAME`, `$(…)`) as they are written. */
  text: string;
  /** The text with `EXPANSION` for each part that the shell expands: `scan/$NAME` still begins with `scan/`. */
  known: string;
}

export interface HereDocument {
  text: string;
  /** Line in the script on which `text` begins, counted from 1. */
  line: number;
}

export interface ShellCommand {
  name: string;
  words: Word[];
  /** Line in the script, counted from 1. */
  line: number;
  /** Its standard input, if the script contains the text. */
  input?: HereDocument;
}

/** A parsed script with the files that it writes, or the first reason why a shell would refuse it. */
export type ParsedScript =
  | {ok: true; commands: ShellCommand[]; files: {path: string; content: HereDocument}[]}
  | {ok: false; line: number; reason: string};

export function isLiteral({known}: Word): boolean {
  return !known.includes(EXPANSION);
}

function joinWords(words: readonly Word[]): Word {
  return {
    text: words.map(({text}) => text).join(''),
    known: words.map(({known}) => known).join(''),
  };
}

function toPart(part: WordPart): Word {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return {text: part.value, known: part.value};
    case 'Glob':
    case 'ExtendedGlob':
    case 'BraceExpansion':
      // The shell keeps a pattern that matches no file; braces may contain variables.
      return {
        text: part.text,
        known: part.parts?.some(({type}) => type !== 'Literal') ? EXPANSION : part.text,
      };
    case 'DoubleQuoted':
    case 'LocaleString':
      return joinWords(part.parts.map(toPart));
    default:
      return {text: part.text, known: EXPANSION};
  }
}

function toWord(node: WordNode): Word {
  return node.parts ? joinWords(node.parts.map(toPart)) : {text: node.value, known: node.value};
}

/** A node and all its descendants, also within substitutions, in the order of the script. */
function listNodes(node: SyntaxNode): SyntaxNode[] {
  const nodes = [node];
  forEachChild(node, (child) => nodes.push(...listNodes(child)));
  return nodes;
}

/** The first reason why a shell refuses a script, and where. */
function findSyntaxError(nodes: readonly SyntaxNode[]): {position: number; reason: string} | undefined {
  for (const node of nodes) {
    const [error] = node.type === 'Script' ? (node.errors ?? []) : [];
    if (error) return {position: error.pos, reason: error.message};
    // Shells only warn, and take the commands that follow for its text.
    if (node.type === 'HereDoc' && node.delimiter && !node.closing) {
      return {position: node.pos, reason: `no line "${node.delimiter.value}" ends the here-document`};
    }
  }
  return undefined;
}

/** The file of `> FILE` in a command. */
function findOutputFile({redirects}: Command): string | undefined {
  return redirects.flatMap((redirect) =>
    redirect.type === 'Redirect' && redirect.operator === '>' && redirect.target
      ? [toWord(redirect.target).text]
      : [],
  )[0];
}

/**
 * Parses a Bash script without running anything. A here-document is the input of its command, or the content of the
 * file in `cat > FILE <<EOF`.
 *
 * @param script text of a code block
 */
export function parseShell(script: string): ParsedScript {
  const nodes = listNodes(parse(script));
  const findLine = (position: number) => script.slice(0, position).split('\n').length;
  const error = findSyntaxError(nodes);
  if (error) return {ok: false, line: findLine(error.position), reason: error.reason};

  const parsed: ParsedScript = {ok: true, commands: [], files: []};
  for (const node of nodes) {
    // Ignore assignments and redirections without a program.
    if (node.type !== 'Command' || !node.name) continue;
    const command: ShellCommand = {
      name: toWord(node.name).text,
      // Nobody reads the variables of `export`, which are no words.
      words: node.args.flatMap((argument) => (argument.type === 'Word' ? [toWord(argument)] : [])),
      line: findLine(node.pos),
    };
    parsed.commands.push(command);
    const text = node.redirects.find((redirect) => redirect.type === 'HereDoc');
    if (!text) continue;
    const content: HereDocument = {text: text.body.text, line: findLine(text.body.pos)};
    const path = findOutputFile(node);
    if (command.name === 'cat' && path !== undefined) parsed.files.push({path, content});
    else command.input = content;
  }
  return parsed;
}
