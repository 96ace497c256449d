import {findClosest} from '../../plugins/integrations/src/findClosest';
import type {Kubectl} from './loadTools';
import {parseInvocation} from './parseInvocation';
import type {ShellCommand} from './parseShell';

/** All names under which kubectl knows a resource, in lower case. */
export function collectResourceNames({resources}: Kubectl): Set<string> {
  return new Set(
    resources.flatMap(({plural, singular, short = [], group}) => {
      const names = [plural, singular, ...short];
      return group ? [...names, `${plural}.${group}`, `${singular}.${group}`] : names;
    }),
  );
}

/** Lists what is wrong with a kubectl call: unknown verb, flag or kind of resource. */
export function checkKubectl(call: ShellCommand, tool: Kubectl): string[] {
  const invocation = parseInvocation(tool, call.words);
  if ('unknownCommand' in invocation) {
    const {unknownCommand} = invocation;
    return unknownCommand === undefined ? [] : [`kubectl: "${unknownCommand}" is no known verb.`];
  }
  const {command, positionals, unknownFlags} = invocation;
  const faults = unknownFlags.map((flag) => `kubectl ${command.name}: unknown flag "${flag}".`);
  const resource = positionals[0];
  if (!command.args.startsWith('resource') || !resource?.literal) return faults;

  const names = collectResourceNames(tool);
  // `scan/nmap`, `pods,services` and `deployment.apps/name` all name kinds.
  const kinds = resource.text.split(',').map((part) => (part.split('/')[0] ?? '').toLowerCase());
  for (const kind of kinds.filter((candidate) => !names.has(candidate))) {
    const closest = findClosest(kind, [...names]);
    faults.push(
      `kubectl ${command.name}: "${kind}" is no known kind of resource${closest ? `. Did you mean "${closest}"?` : '.'}`,
    );
  }
  return faults;
}
