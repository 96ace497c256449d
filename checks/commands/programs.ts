import {join} from 'node:path';

import {readYamlFile} from '../../text/readYamlFile';
import {list, text} from '../../text/shape';
import {suggest} from '../../text/suggest';
import type {ShellCommand} from './parseShell';

/**
 * Reads the programs that commands of pages may begin with.
 *
 * @throws if `programs.yaml` is no list of names
 */
export function loadPrograms(): string[] {
  return readYamlFile(join(__dirname, 'programs.yaml'), list(text));
}

/** The command that `sudo` runs; any other command is returned unchanged. */
export function unwrapCommand(command: ShellCommand): ShellCommand {
  const [inner, ...words] = command.words;
  return command.name === 'sudo' && inner ? {...command, name: inner.text, words} : command;
}

/** What is wrong with the first word of a command. It may also be a variable or the path of a script. */
export function checkProgram({name}: ShellCommand, programs: readonly string[]): string[] {
  if (name === '$' || name === '%') {
    return [
      `leave out the prompt "${name}": readers paste the whole line. Output belongs into a block of language text.`,
    ];
  }
  if (/^[$`]/.test(name) || name.includes('/') || programs.includes(name)) return [];
  return [
    `"${name}" is no known program.${suggest(name, programs)} Mark output as text, or add the program to checks/commands/programs.yaml.`,
  ];
}
