import type {Tool} from './loadTools';
import {parseInvocation} from './parseInvocation';
import type {ShellCommand} from './parseShell';

/** Lists what is wrong with a scbctl call: unknown command or flag, or parameters without `--` before them. */
export function checkScbctl(call: ShellCommand, tool: Tool): string[] {
  const invocation = parseInvocation(tool, call.words);
  if ('unknownCommand' in invocation) {
    const {unknownCommand} = invocation;
    return unknownCommand === undefined ? [] : [`scbctl: "${unknownCommand}" is no known command.`];
  }
  const {command, unknownFlags} = invocation;
  const faults = unknownFlags.map((flag) => `scbctl ${command.name}: unknown flag "${flag}".`);
  const isHelp = invocation.flags.some(({name}) => name === 'help');
  if (command.name === 'scan' && !isHelp && !call.words.some(({text}) => text === '--')) {
    faults.push('scbctl scan: write "--" before the parameters of the scanner.');
  }
  return faults;
}
