import type {GraphEdge} from '../Graph';

/** A line on its way through the layout. */
export interface Route {
  edge: GraphEdge;
  /** Names of the places at the boxes where it ends. */
  ports: {from: string; to: string};
  /** Whether it closes a circle, so that it leads against the direction of all others. */
  isBack: boolean;
  /** Whether it runs in one bundle with others, from boxes that all lead to the same boxes. */
  isBundled: boolean;
}

/** The lines that close a circle of those written before them. */
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
 * Decides where lines end at the boxes. Lines that look the same and leave one box together do so at one place and part
 * later; those that arrive together meet before. Lines that would do both meet nowhere else: the drawing would join
 * boxes that have no line between them, unless all of the first lead to all of the second.
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
