import type {ParseError, SyntaxNode} from 'unbash';

import {findLine, type PlacedNode} from './walkScript';

/** Why a shell refuses a script, and the line to look at. */
export interface SyntaxFault {
  line: number;
  reason: string;
}

/** What a word of its own has to close: `fi`, `done`, `esac`, `}`, `)`, `]]`. */
const CLOSED_TYPES = new Set<SyntaxNode['type']>([
  'If',
  'For',
  'ArithmeticFor',
  'While',
  'Select',
  'Case',
  'BraceGroup',
  'Subshell',
  'TestCommand',
]);

/** The parser notices at the end of the script that something is not closed; readers look for its beginning. */
function findErrorPosition({message, pos}: ParseError, nodes: readonly PlacedNode[]): number {
  if (!message.includes(' to close ')) return pos;
  // The parser leaves the end of such a node at its beginning. The innermost one is reported first.
  const open = nodes.filter(({node}) => CLOSED_TYPES.has(node.type) && node.end === node.pos);
  return open.at(-1)?.node.pos ?? pos;
}

/** Errors of a node, in the words of the parser or, where it is lenient, in similar ones. */
function findErrors(node: SyntaxNode): readonly ParseError[] {
  switch (node.type) {
    case 'Script':
      return node.errors ?? [];
    case 'HereDoc':
      // Shells warn and take everything up to the end, the commands that follow included.
      return node.delimiter && !node.closing
        ? [{message: `no line "${node.delimiter.value}" ends the here-document`, pos: node.pos}]
        : [];
    case 'CommandExpansion':
      // Only in here-documents: elsewhere the parser reports it.
      return node.text.startsWith('$(') && !node.text.endsWith(')')
        ? [{message: 'unterminated command substitution', pos: node.pos}]
        : [];
    case 'ParameterExpansion':
      return node.operation?.type === 'Unknown' || node.parameter === ''
        ? [{message: `bad substitution ${node.text.trim()}`, pos: node.pos}]
        : [];
    default:
      return [];
  }
}

/** The first reason why a shell refuses a script, given all nodes of it; `undefined` if it runs. */
export function findSyntaxError(nodes: readonly PlacedNode[]): SyntaxFault | undefined {
  for (const {node, source} of nodes) {
    const [error] = findErrors(node);
    if (!error) continue;
    const inside = nodes.filter((other) => other.source === source);
    return {line: findLine(source, findErrorPosition(error, inside)), reason: error.message};
  }
  return undefined;
}
