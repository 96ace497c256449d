import {createRequire} from 'node:module';
import {parse as parseSyntax} from 'sh-syntax';
import {Language, Parser, type Node} from 'web-tree-sitter';

/** A word of a command, quotes resolved. */
export interface Word {
  text: string;
  /** `false` where the shell replaces a part of the text (`$NAME`, `$(…)`): its final value is unknown. */
  literal: boolean;
}

/** A here-document: its text, and where it begins in the script. */
export interface HereDocument {
  text: string;
  /** Line of the first line of `text`, counted from 1. */
  line: number;
}

/** One simple command of a script. */
export interface ShellCommand {
  name: string;
  /** Words behind the name. */
  words: Word[];
  /** Line in the script, counted from 1. */
  line: number;
  /** What the command reads from standard input, if a here-document stands in the script. */
  input?: HereDocument;
}

/** A script taken apart, or the reason why a shell would refuse it. */
export type ParsedScript =
  | {ok: true; commands: ShellCommand[]; files: {path: string; content: HereDocument}[]}
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

/** Resolves quotes of a word; expansions stay as they are written and make the word not literal. */
function createWord(node: Node): Word {
  switch (node.type) {
    case 'word':
    case 'number':
      return {text: node.text.replace(/\\\n/g, '').replace(/\\(.)/g, '$1'), literal: true};
    case 'raw_string':
      return {text: node.text.slice(1, -1), literal: true};
    case 'string_content':
      return {text: node.text.replace(/\\(["\\$`])/g, '$1'), literal: true};
    case 'string':
    case 'concatenation':
    case 'command_name': {
      const parts = node.namedChildren;
      if (parts.length === 0) return {text: node.text.replace(/^"|"$/g, ''), literal: true};
      const words = parts.map(createWord);
      return {
        text: words.map(({text}) => text).join(''),
        literal: words.every(({literal}) => literal),
      };
    }
    default:
      return {text: node.text, literal: false};
  }
}

function createCommand(node: Node): ShellCommand {
  const name = node.childForFieldName('name');
  return {
    name: name ? createWord(name).text : '',
    words: node.childrenForFieldName('argument').map(createWord),
    line: node.startPosition.row + 1,
  };
}

function descendants(node: Node, type: string): Node[] {
  return node.descendantsOfType(type);
}

function createHereDocument(redirect: Node): HereDocument | undefined {
  const body = descendants(redirect, 'heredoc_body')[0];
  return body && {text: body.text, line: body.startPosition.row + 1};
}

/** The command that reads a here-document: the last one of `cat <<EOF | helm … -`, else the redirected one. */
function findReader(redirect: Node, commands: ReadonlyMap<number, ShellCommand>): ShellCommand | undefined {
  const piped = descendants(redirect, 'command').at(-1);
  const own = redirect.parent?.childForFieldName('body');
  const redirected = own && descendants(own, 'command').at(-1);
  const reader = piped ?? redirected;
  return reader ? commands.get(reader.startIndex) : undefined;
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
  const files: {path: string; content: HereDocument}[] = [];
  for (const redirect of descendants(tree.rootNode, 'heredoc_redirect')) {
    const input = createHereDocument(redirect);
    if (!input) continue;
    const target = redirect.parent && descendants(redirect.parent, 'file_redirect')[0];
    const path = target?.childForFieldName('destination');
    if (path) {
      files.push({path: createWord(path).text, content: input});
      continue;
    }
    const reader = findReader(redirect, commands);
    if (reader) reader.input = input;
  }
  return {ok: true, commands: [...commands.values()], files};
}
