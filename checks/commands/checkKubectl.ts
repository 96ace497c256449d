import type {SchemaSet} from '../../platform/buildSchemaSet';
import type {Tool} from '../../platform/tools';
import {collectFieldFaults} from './checkFields';
import {adviseOnUnknown, parseCall, type Call} from './parseCall';
import {EXPANSION, type ShellCommand} from './parseShell';

function findKind({kinds}: Tool, name: string): string | undefined {
  return Object.keys(kinds).find((kind) => kinds[kind]?.includes(name));
}

/** Names of kinds in a call: `pods,services`, `scan/nmap`, `scan.spec`. Names from variables are left out. */
function collectKindNames(call: Call): string[] {
  return call.arguments
    .flatMap(({argument: {name}, word: {known}}) => {
      if (name === 'KIND') return known.split(',').map((part) => part.split('/')[0] ?? '');
      if (name === 'FIELD') return known.split('.').slice(0, 1);
      return (name === 'NAME' || name === 'POD') && known.includes('/') ? known.split('/').slice(0, 1) : [];
    })
    .filter((name) => !name.includes(EXPANSION));
}

/** Lists what is wrong with a kubectl call: anything that its usage lines do not allow, unknown kinds and fields. */
export function checkKubectl({words}: ShellCommand, tool: Tool, schemas: SchemaSet): string[] {
  const call = parseCall(tool, words);
  if (!('usage' in call)) return call.faults;
  const names = collectKindNames(call);
  const knownNames = Object.values(tool.kinds).flat();
  const kindFaults = names
    .filter((name) => !knownNames.includes(name))
    .map(
      (name) =>
        `kubectl ${call.usage.command}: "${name}" is no kind that pages use. ${adviseOnUnknown(tool, name, knownNames)}`,
    );
  const faults = [...call.faults, ...kindFaults];
  const kind = findKind(tool, names[0] ?? '');
  if (faults.length > 0 || names.length > 1 || kind === undefined) return faults;
  return collectFieldFaults(call, kind, schemas);
}
