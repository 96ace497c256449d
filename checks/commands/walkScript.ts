import {forEachChild, type SyntaxNode} from 'unbash';

/** A script, or the unescaped text of one in backticks. */
export interface Source {
  text: string;
  /** Line of its first line in the whole script, counted from 1. */
  firstLine: number;
}

/** A node of a syntax tree and the text that its positions count in. */
export interface PlacedNode {
  node: SyntaxNode;
  source: Source;
}

/** The line of the whole script that a position is on, counted from 1. */
export function findLine({text, firstLine}: Source, position: number): number {
  return firstLine + text.slice(0, position).split('\n').length - 1;
}

/** The nodes directly below a node, in the order of the script. */
export function listChildren(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  forEachChild(node, (child) => children.push(child));
  return children;
}

/** Lists a node and everything below it, also within substitutions, in the order of the script. */
export function walkScript(node: SyntaxNode, source: Source): PlacedNode[] {
  return [
    {node, source},
    ...listChildren(node).flatMap((child) => {
      // Positions within a script in backticks that needed unescaping count from the beginning of that script.
      const own = child.type === 'Script' ? child.source : undefined;
      const inner = own === undefined ? source : {text: own, firstLine: findLine(source, node.pos)};
      return walkScript(child, inner);
    }),
  ];
}
