import {forEachChild, parse, type Command, type SyntaxNode} from 'unbash';

import {createArgument, createWord} from './createWord';
import type {HereDocument, ParsedScript, ShellCommand} from './shellScript';

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
      ? [createWord(redirect.target).text]
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
      name: createWord(node.name).text,
      words: node.args.map(createArgument),
      line: findLine(node.pos),
    };
    parsed.commands.push(command);
    const text = node.redirects.find((redirect) => redirect.type === 'HereDoc');
    if (!text) continue;
    const content: HereDocument = {
      text: text.body.text,
      line: findLine(text.body.pos),
    };
    const path = findOutputFile(node);
    if (command.name === 'cat' && path !== undefined) parsed.files.push({path, content});
    else command.input = content;
  }
  return parsed;
}
