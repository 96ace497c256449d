import {createRequire} from 'node:module';
import {parse as parseSyntax} from 'sh-syntax';
import {Language, Parser, type Node} from 'web-tree-sitter';

import {connectInputs} from './connectInputs';

/** Stands in `known` for each part of a word that the shell replaces. */
export const EXPANSION = '\uFFFC';

/** A word of a command, quotes resolved. */
export interface Word {
  text: string;
  /** `false` where the shell replaces a part of the text (`$NAME`, `$(…)`): its final value is unknown. */
  literal: boolean;
  /** The text with `EXPANSION` for each part that the shell replaces: `scan/$NAME` begins with `scan/`. */
  known: string;
}

/** Text that a command reads or writes, from a here-document or an `echo`, and where it begins in the script. */
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
  /** Words behind the name. */
  words: Word[];
  /** Line in the script, counted from 1. */
  line: number;
  /** What the command reads from standard input, if its text stands in the script. */
  input?: HereDocument;
}

/** A script taken apart, or the reason why a shell would refuse it. */
export type ParsedScript =
  | {
      ok: true;
      commands: ShellCommand[];
      files: WrittenFile[];
      /** Names of the functions that the script defines. */
      functions: string[];
    }
  | {ok: false; line: number; reason: string};

let parser: Promise<Parser> | undefined;

function loadParser(): Promise<Parser> {
  parser ??= (async () => {
    await Parser.init();
    const grammar = createRequire(__filename).resolve('tree-sitter-bash/tree-sitter-bash.wasm');
    const bash = new Parser();
    bash.setLanguage(await Language.load(grammar));
    return bash;
  })();
  return parser;
}

/** A word of which every part stands in the script. */
export function createLiteralWord(text: string): Word {
  return {text, literal: true, known: text};
}

function joinWords(words: readonly Word[]): Word {
  return {
    text: words.map(({text}) => text).join(''),
    literal: words.every(({literal}) => literal),
    known: words.map(({known}) => known).join(''),
  };
}

/** Text in double quotes. The parser has no nodes for line breaks in it, so what lies between its nodes counts too. */
function createString(node: Node): Word {
  const parts: Word[] = [];
  let position = 1;
  for (const child of node.namedChildren) {
    const start = child.startIndex - node.startIndex;
    parts.push(createLiteralWord(node.text.slice(position, start)), createWord(child));
    position = child.endIndex - node.startIndex;
  }
  parts.push(createLiteralWord(node.text.slice(position, -1)));
  return joinWords(parts);
}

/** Resolves quotes of a word; expansions stay as they are written and make the word not literal. */
function createWord(node: Node): Word {
  switch (node.type) {
    case 'word':
    case 'number':
      return createLiteralWord(node.text.replace(/\\\n/g, '').replace(/\\(.)/g, '$1'));
    case 'raw_string':
      return createLiteralWord(node.text.slice(1, -1));
    case 'string_content':
      return createLiteralWord(node.text.replace(/\\(["\\$`])/g, '$1'));
    case 'string':
      return createString(node);
    case 'concatenation':
    case 'command_name':
      return node.namedChildCount === 0
        ? createLiteralWord(node.text)
        : joinWords(node.namedChildren.map(createWord));
    default:
      return {text: node.text, literal: false, known: EXPANSION};
  }
}
/**
 * Arguments that the parser leaves outside the command: a lone `-` before `<<EOF`, which it drops, and what stands
 * behind a redirection (`helm list 2>/dev/null -n a`), which it takes for further targets.
 */
function findStrayArguments(command: Node): Word[] {
  let statement = command.parent;
  while (statement?.type === 'list' || statement?.type === 'pipeline') statement = statement.parent;
  if (statement?.type !== 'redirected_statement') return [];
  const redirects = statement.childrenForFieldName('redirect');
  const first = redirects[0];
  if (!first || statement.childForFieldName('body')?.endIndex !== command.endIndex) return [];
  const gap = statement.text.slice(
    command.endIndex - statement.startIndex,
    first.startIndex - statement.startIndex,
  );
  const dropped = gap.trim() === '-' ? [createLiteralWord('-')] : [];
  const behind = redirects
    .flatMap((redirect) => [redirect, ...redirect.childrenForFieldName('redirect')])
    .flatMap((redirect) => redirect.childrenForFieldName('destination').slice(1))
    .map(createWord);
  return [...dropped, ...behind];
}

function createCommand(node: Node): ShellCommand {
  const name = node.childForFieldName('name');
  return {
    name: name ? createWord(name).text : '',
    words: [...node.childrenForFieldName('argument').map(createWord), ...findStrayArguments(node)],
    line: node.startPosition.row + 1,
  };
}

function descendants(node: Node, type: string): Node[] {
  return node.descendantsOfType(type);
}

async function findSyntaxError(script: string): Promise<ParsedScript | undefined> {
  try {
    await parseSyntax(script);
    return undefined;
  } catch (error) {
    const {Text, Pos, message} = error as {Text?: string; Pos?: {Line: number}; message: string};
    return {ok: false, line: Pos?.Line ?? 1, reason: Text ?? message};
  }
}

/**
 * Takes a Bash script apart without running anything.
 *
 * @param script text of a code block
 */
export async function parseShell(script: string): Promise<ParsedScript> {
  const tree = (await loadParser()).parse(`${script}\n`);
  if (!tree) return {ok: false, line: 1, reason: 'the script cannot be parsed'};
  // The slow parser words its errors well and has the last word; the fast one only says that something is wrong.
  const syntaxError = tree.rootNode.hasError ? await findSyntaxError(script) : undefined;
  if (syntaxError) return syntaxError;
  const commands = new Map(
    descendants(tree.rootNode, 'command').map((node) => [node.startIndex, createCommand(node)]),
  );
  const files = connectInputs(tree.rootNode, commands);
  const functions = descendants(tree.rootNode, 'function_definition').map(
    (definition) => definition.childForFieldName('name')?.text ?? '',
  );
  return {ok: true, commands: [...commands.values()], files, functions};
}
