import type {Tool} from '../../platform/tools';
import {suggest} from '../../text/suggest';
import {parseCall} from './parseCall';
import {isLiteral, type ShellCommand} from './parseShell';

/** Lists what is wrong with a scbctl call: anything its usage lines do not allow, unknown ScanTypes, a missing `--`. */
export function checkScbctl({words}: ShellCommand, tool: Tool, scanTypes: readonly string[]): string[] {
  const call = parseCall(tool, words);
  if (!('usage' in call) || call.isHelp || call.usage.command !== 'scan') return call.faults;
  if (!words.some(({text}) => text === '--')) {
    return ['scbctl scan: write "--" before the parameters of the scanner.'];
  }
  const scanType = call.arguments[0]?.word;
  if (!scanType || !isLiteral(scanType) || scanTypes.includes(scanType.text)) return call.faults;
  const hint = suggest(scanType.text, scanTypes);
  return [...call.faults, `scbctl scan: "${scanType.text}" is a ScanType that no chart installs.${hint}`];
}
