import {parse, type Command} from 'unbash';

import {connectInputs} from './connectInputs';
import {createArgument, createWord} from './createWord';
import {findSyntaxError} from './findSyntaxError';
import type {ParsedScript, ShellCommand} from './shellScript';
import {findLine, walkScript, type PlacedNode} from './walkScript';

/** Assignments and redirections without a program are no command here. */
function createCommand({node, source}: PlacedNode): [Command, ShellCommand][] {
  if (node.type !== 'Command' || !node.name) return [];
  const command: ShellCommand = {
    name: createWord(node.name).text,
    words: node.args.map(createArgument),
    line: findLine(source, node.pos),
  };
  return [[node, command]];
}

/**
 * Takes a Bash script apart without running anything.
 *
 * @param script text of a code block
 */
export function parseShell(script: string): ParsedScript {
  const nodes = walkScript(parse(script), {text: script, firstLine: 1});
  const error = findSyntaxError(nodes);
  if (error) return {ok: false, ...error};
  const commands = new Map(nodes.flatMap(createCommand));
  const files = connectInputs(nodes, commands);
  const functions = nodes.flatMap(({node}) => (node.type === 'Function' ? [createWord(node.name).text] : []));
  return {ok: true, commands: [...commands.values()], files, functions};
}
