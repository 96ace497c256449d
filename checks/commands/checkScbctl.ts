import type {Tool} from '../../platform/tools';
import {suggest} from '../../text/suggest';
import {collectArgumentFaults, describeUnknownCommand} from './checkArguments';
import {parseInvocation} from './parseInvocation';
import type {ShellCommand} from './shellScript';

/**
 * Lists what is wrong with a scbctl call: unknown commands, flags and ScanTypes, arguments too many or too few, or
 * parameters without `--` before them.
 */
export function checkScbctl(call: ShellCommand, tool: Tool, scanTypes: readonly string[]): string[] {
  const invocation = parseInvocation(tool, call.words);
  if ('unknownCommand' in invocation) return describeUnknownCommand(tool, invocation);
  const {command, positionals, flags} = invocation;
  const isHelp = flags.some(({name}) => name === 'help');
  if (command.name === 'scan' && !isHelp && !call.words.some(({text}) => text === '--')) {
    const faults = collectArgumentFaults(tool, {...invocation, positionals: positionals.slice(0, 1)});
    return [...faults, 'scbctl scan: write "--" before the parameters of the scanner.'];
  }
  const faults = collectArgumentFaults(tool, invocation);
  const scanType = positionals[0];
  if (command.name === 'scan' && !isHelp && scanType?.literal && !scanTypes.includes(scanType.text)) {
    faults.push(
      `scbctl scan: "${scanType.text}" is a ScanType that no chart installs.${suggest(scanType.text, scanTypes)}`,
    );
  }
  return faults;
}
