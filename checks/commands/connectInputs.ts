import type {Node} from 'web-tree-sitter';

import type {HereDocument, ShellCommand, WrittenFile} from './parseShell';

/** Programs that pass on what they read, so that the command behind them in a pipe reads the same text. */
const FILTERS = new Set(['cat', 'envsubst', 'sudo', 'sed', 'tee']);
/** Programs that print their arguments. */
const PRINTERS = new Set(['echo', 'printf']);

type Commands = ReadonlyMap<number, ShellCommand>;

/** Nodes of a type below a node, without those inside the text of a here-document. */
function findOutsideText(node: Node, type: string): Node[] {
  return node.namedChildren.flatMap((child) => {
    if (child.type === 'heredoc_body' || child.type.endsWith('substitution')) return [];
    return [...(child.type === type ? [child] : []), ...findOutsideText(child, type)];
  });
}

function findCommands(node: Node, commands: Commands): ShellCommand[] {
  const nodes = node.type === 'command' ? [node] : findOutsideText(node, 'command');
  return nodes.flatMap(({startIndex}) => commands.get(startIndex) ?? []);
}

/** The file that `tee FILE` or `sudo tee FILE` writes. */
function findTeeFile({name, words}: ShellCommand): string | undefined {
  const [program, ...rest] = [name, ...words.map(({text}) => text)].filter((word) => word !== 'sudo');
  return program === 'tee' ? rest.find((word) => !word.startsWith('-')) : undefined;
}

/**
 * Hands a text to the commands that read it, in the order of the pipe: a file is written to, a command gets the text
 * as input. Behind a command that is no filter the text is another one.
 */
function handOver(content: HereDocument, readers: readonly ShellCommand[]): WrittenFile[] {
  const files: WrittenFile[] = [];
  for (const reader of readers) {
    const path = findTeeFile(reader);
    if (path !== undefined) files.push({path, content});
    if (FILTERS.has(reader.name)) continue;
    reader.input = content;
    break;
  }
  return files;
}

function createHereDocument(redirect: Node): HereDocument | undefined {
  const [body] = redirect.namedChildren.filter(({type}) => type === 'heredoc_body');
  if (!body) return undefined;
  const [start] = redirect.namedChildren.filter(({type}) => type === 'heredoc_start');
  // `<<-` takes the tabs off the beginning of every line.
  const text = redirect.children[0]?.type === '<<-' ? body.text.replace(/^\t+/gm, '') : body.text;
  return {text, line: body.startPosition.row + 1, expands: !/["'\\]/.test(start?.text ?? '')};
}

/** `cat > FILE <<EOF`: the file that the output goes to. */
function findRedirectTarget(redirect: Node): string | undefined {
  const targets = [redirect, ...(redirect.parent?.namedChildren ?? [])]
    .flatMap((node) => (node.type === 'file_redirect' ? [node] : findOwnRedirects(node)))
    .map((node) => node.childForFieldName('destination')?.text.replace(/^["']|["']$/g, ''));
  return targets.find((target) => target !== undefined && target !== '/dev/null');
}

function findOwnRedirects(node: Node): Node[] {
  return node.type === 'heredoc_redirect'
    ? node.namedChildren.filter(({type}) => type === 'file_redirect')
    : [];
}

function connectHereDocument(redirect: Node, commands: Commands): WrittenFile[] {
  const content = createHereDocument(redirect);
  if (!content) return [];
  const own = redirect.parent?.childForFieldName('body');
  const readers = [
    ...(own ? findCommands(own, commands).slice(-1) : []),
    ...findCommands(redirect, commands),
  ];
  const target = findRedirectTarget(redirect);
  const files = handOver(content, readers);
  // A command that reads the text and is no filter writes something else into the file.
  const isCopy = readers.every((reader) => FILTERS.has(reader.name));
  return target !== undefined && isCopy ? [{path: target, content}, ...files] : files;
}

function connectHereString(redirect: Node, commands: Commands): void {
  const [value] = redirect.namedChildren;
  const reader = redirect.parent && findCommands(redirect.parent, commands)[0];
  if (!value || !reader) return;
  reader.input = {
    text: value.text.replace(/^(["'])([^]*)\1$/, '$2'),
    line: value.startPosition.row + 1,
    expands: value.type !== 'raw_string',
  };
}

/** `echo '…' | kubectl apply -f -`: what is printed is what the next command reads. */
function connectPrinter(pipeline: Node, commands: Commands): WrittenFile[] {
  const [node] = pipeline.namedChildren;
  const [printer, ...readers] = findCommands(pipeline, commands);
  if (!node || !printer || node.type !== 'command' || !PRINTERS.has(printer.name)) return [];
  const [first] = node.childrenForFieldName('argument').filter(({text}) => !text.startsWith('-'));
  const words = printer.words.filter(({text}) => !text.startsWith('-') || text.includes('\n'));
  if (!first) return [];
  const text = words.map((word) => word.text).join(' ');
  const isEscaped = printer.name === 'printf' || printer.words[0]?.text === '-e';
  const content: HereDocument = {
    text: isEscaped ? text.replace(/\\n/g, '\n') : text,
    line: first.startPosition.row + 1,
    expands: words.some(({literal}) => !literal),
  };
  return handOver(content, readers);
}

/**
 * Connects the texts of a script with what reads them: commands get an `input`.
 *
 * @param root syntax tree of the script
 * @param commands its commands by the place where they begin
 * @returns the files that the texts are written to
 */
export function connectInputs(root: Node, commands: Commands): WrittenFile[] {
  const printed = root
    .descendantsOfType('pipeline')
    .flatMap((pipeline) => connectPrinter(pipeline, commands));
  root.descendantsOfType('herestring_redirect').forEach((redirect) => connectHereString(redirect, commands));
  const copied = root
    .descendantsOfType('heredoc_redirect')
    .flatMap((redirect) => connectHereDocument(redirect, commands));
  return [...copied, ...printed];
}
