import type {GraphEdge} from '../Graph';

export interface Route {
  edge: GraphEdge;
  /** Names of the ports at both boxes. Lines with the same port meet there. */
  ports: {from: string; to: string};
  /** Whether it closes a cycle, so that it runs against the direction of the graph. */
  isBack: boolean;
  /** Whether it is bundled with others because their boxes all lead to the same boxes. */
  isBundled: boolean;
}

/** The lines that close a cycle with the lines written before them. */
function findBackEdges(edges: readonly GraphEdge[]): Set<GraphEdge> {
  const next = new Map<string, string[]>();
  const reaches = (id: string, goal: string): boolean =>
    id === goal || (next.get(id) ?? []).some((following) => reaches(following, goal));
  return new Set(
    edges.filter(({from, to}) => {
      if (reaches(to, from)) return true;
      next.set(from, [...(next.get(from) ?? []), to]);
      return false;
    }),
  );
}

/**
 * Decides which lines meet at a box. Lines that look the same and leave the same box start at one port and split later;
 * lines that arrive at the same box merge before it. If a line did both, the drawing would appear to connect boxes that
 * have no line between them, so that is only allowed if all of these boxes lead to the same targets.
 */
export function routeEdges(edges: readonly GraphEdge[]): Route[] {
  const back = findBackEdges(edges);
  const canShare = (edge: GraphEdge): boolean => !back.has(edge) && !edge.arrow.startsWith('<');
  const collectTargets = (edge: GraphEdge): string[] =>
    edges
      .filter((other) => other.from === edge.from && other.arrow === edge.arrow && canShare(other))
      .map(({to}) => to)
      .sort();
  return edges.map((edge, index) => {
    const targets = collectTargets(edge);
    const isAlone = !canShare(edge) || targets.filter((id) => id === edge.to).length > 1;
    const peers = edges.filter(
      (other) => other.to === edge.to && other.arrow === edge.arrow && canShare(other),
    );
    const isBundled =
      !isAlone &&
      targets.length > 1 &&
      peers.every((other) => collectTargets(other).join() === targets.join());
    const mayMeet = !isAlone && (isBundled || targets.length === 1);
    return {
      edge,
      isBack: back.has(edge),
      isBundled: isBundled && peers.length > 1,
      ports: {
        from: `${edge.from} out ${isAlone ? index : edge.arrow}`,
        to: `${edge.to} in ${mayMeet ? `${edge.arrow} ${isBundled}` : index}`,
      },
    };
  });
}
