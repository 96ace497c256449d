import type {Command, CommandNode, Redirection, SyntaxNode} from 'unbash';

import {createWord} from './createWord';
import type {HereDocument, ShellCommand, WrittenFile} from './shellScript';
import {findLine, listChildren, type PlacedNode, type Source} from './walkScript';

/** Programs that pass on what they read, so that the command behind them in a pipe reads the same text. */
const FILTERS = new Set(['cat', 'envsubst', 'sed', 'tee']);
/** Programs that print their arguments. */
const PRINTERS = new Set(['echo', 'printf']);
/** Operators behind which standard output goes to a file. */
const OUTPUT_OPERATORS = new Set(['>', '>>', '>|', '&>', '&>>']);

type Commands = ReadonlyMap<Command, ShellCommand>;

/** A part of a pipe. */
interface Stage {
  /** One command, or those of a group or loop in their order. */
  commands: ShellCommand[];
  redirects: readonly Redirection[];
}

/** Commands of a group or loop, without those inside words and here-documents. */
function collectCommands(node: SyntaxNode, commands: Commands): ShellCommand[] {
  switch (node.type) {
    case 'Command': {
      const command = commands.get(node);
      return command ? [command] : [];
    }
    case 'Word':
    case 'Redirect':
    case 'HereDoc':
    case 'HereString':
      return [];
    default:
      return listChildren(node).flatMap((child) => collectCommands(child, commands));
  }
}

function createStage(node: CommandNode, commands: Commands): Stage {
  const redirects = node.type === 'Command' || node.type === 'Redirected' ? node.redirects : [];
  return {commands: collectCommands(node, commands), redirects};
}

/** The pipes of a script; a command outside a pipe is one with a single part. */
function collectPipes({node}: PlacedNode): (readonly CommandNode[])[] {
  const nodes = node.type === 'AndOr' ? node.commands : node.type === 'Statement' ? [node.command] : [];
  return nodes.flatMap((child) => {
    if (child.type === 'AndOr') return [];
    return [child.type === 'Pipeline' ? child.commands : [child]];
  });
}

/** The program that a command runs and its arguments, without `sudo`. */
function findProgram({name, words}: ShellCommand): string[] {
  const texts = [name, ...words.map(({text}) => text)];
  return name === 'sudo' ? texts.slice(1) : texts;
}

/** The file that standard output goes to. */
function findOutputFile({redirects}: Stage): string | undefined {
  const targets = redirects.flatMap((redirect) => {
    if (redirect.type !== 'Redirect' || !redirect.target) return [];
    const {descriptor, operator, target} = redirect;
    const isOutput = !descriptor || (descriptor.type === 'FileDescriptor' && descriptor.value === 1);
    return isOutput && OUTPUT_OPERATORS.has(operator) ? [createWord(target).text] : [];
  });
  return targets.find((target) => target !== '/dev/null');
}

/**
 * Hands a text to the parts of a pipe in their order: a file is written to, a command gets the text as input. Behind
 * a command that is no filter the text is another one.
 */
function handOver(content: HereDocument, stages: readonly Stage[]): WrittenFile[] {
  const files: WrittenFile[] = [];
  for (const stage of stages) {
    for (const command of stage.commands) {
      const [program = '', ...words] = findProgram(command);
      const teeFile = program === 'tee' ? words.find((word) => !word.startsWith('-')) : undefined;
      if (teeFile !== undefined) files.push({path: teeFile, content});
      if (FILTERS.has(program)) continue;
      command.input = content;
      return files;
    }
    const path = findOutputFile(stage);
    if (path !== undefined) return [...files, {path, content}];
  }
  return files;
}

/** The text of a here-document or here-string. */
function createText(redirect: Redirection, source: Source): HereDocument | undefined {
  switch (redirect.type) {
    case 'HereDoc': {
      const {operator, body, delimiter} = redirect;
      // `<<-` takes the tabs off the beginning of every line.
      const text = operator === '<<-' ? body.text.replace(/^\t+/gm, '') : body.text;
      return {text, line: findLine(source, body.pos), expands: delimiter?.quoted !== true};
    }
    case 'HereString': {
      if (!redirect.target) return undefined;
      const {text, literal} = createWord(redirect.target);
      return {text, line: findLine(source, redirect.target.pos), expands: !literal};
    }
    default:
      return undefined;
  }
}

/** What `echo '…'` prints. */
function createPrintedText(node: Command, printer: ShellCommand, source: Source): HereDocument | undefined {
  const isFlag = (text: string) => text.startsWith('-') && !text.includes('\n');
  const words = printer.words.filter(({text}) => !isFlag(text));
  const first = node.args.find(({text}) => !isFlag(text));
  if (!first) return undefined;
  const text = words.map((word) => word.text).join(' ');
  const isEscaped = printer.name === 'printf' || printer.words[0]?.text === '-e';
  return {
    text: isEscaped ? text.replace(/\\n/g, '\n') : text,
    line: findLine(source, first.pos),
    expands: words.some(({literal}) => !literal),
  };
}

/** `echo '…' | kubectl apply -f -`: what is printed is what the next command reads. */
function connectPrinter(
  [node]: readonly CommandNode[],
  [printing, ...readers]: readonly Stage[],
  source: Source,
): WrittenFile[] {
  const printer = printing?.commands[0];
  if (node?.type !== 'Command' || !printer || !PRINTERS.has(printer.name)) return [];
  const content = createPrintedText(node, printer, source);
  return content ? handOver(content, readers) : [];
}

/**
 * Connects the texts of a script with what reads them: commands get an `input`.
 *
 * @param nodes all nodes of the script
 * @param commands its commands
 * @returns the files that the texts are written to
 */
export function connectInputs(nodes: readonly PlacedNode[], commands: Commands): WrittenFile[] {
  return nodes.flatMap((placed) =>
    collectPipes(placed).flatMap((pipe) => {
      const stages = pipe.map((node) => createStage(node, commands));
      const copied = stages.flatMap((stage, index) =>
        stage.redirects.flatMap((redirect) => {
          const content = createText(redirect, placed.source);
          return content ? handOver(content, stages.slice(index)) : [];
        }),
      );
      return [...copied, ...connectPrinter(pipe, stages, placed.source)];
    }),
  );
}
