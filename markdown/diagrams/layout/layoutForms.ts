import type {Direction, Graph} from '../Graph';
import {layoutGraph, type GraphLayout} from './layoutGraph';
import {estimateText, measureLines, NAME_SIZE} from './measure';
import {COLUMN_WIDTH, WIDEST_ON_PAGE, WIDEST_ON_PHONE} from './widths';

/** Chains of more boxes than this are hard to follow from left to right. */
const LONGEST_ROW = 6;
/** Widths in pixels above which a text takes two lines: one after the other, until a drawing fits. */
const LONGEST_TEXTS = [190, 150, 120, 90, 60];
/** What a drawing should fit, the best first. */
const SCREENS = [WIDEST_ON_PHONE, WIDEST_ON_PAGE];

function isChain({nodes, edges, groups}: Graph): boolean {
  const has = (key: 'from' | 'to') => new Set(edges.map((edge) => edge[key])).size === edges.length;
  return (
    groups.length === 0 &&
    nodes.size <= LONGEST_ROW &&
    edges.length === nodes.size - 1 &&
    has('from') &&
    has('to')
  );
}

/** Breaks a text of several words into two lines of about equal width, unless it has several lines already. */
function breakText(text: string, longest: number): string {
  const words = text.split(/ +/);
  if (words.length === 1 || estimateText(text, NAME_SIZE) <= longest || /<br/i.test(text)) return text;
  const ways = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1), words.slice(index + 1)].map((part) => part.join(' '));
    return {text: lines.join('<br>'), ...measureLines(lines, NAME_SIZE)};
  });
  return ways.reduce((best, way) => (way.width < best.width ? way : best)).text;
}

/** The same graph, with names and labels that are wider than so many pixels on two lines. */
function breakTexts(graph: Graph, longest: number): Graph {
  const shorten = (text: string): string => breakText(text, longest);
  return {
    ...graph,
    nodes: new Map([...graph.nodes].map(([id, node]) => [id, {...node, label: shorten(node.label)}])),
    edges: graph.edges.map((edge) => ({...edge, label: edge.label && shorten(edge.label)})),
  };
}

/** While a graph is wider than the first limit, more and more texts take two lines. At last, the second limit counts. */
async function layoutWithin(
  limits: readonly number[],
  direction: Direction,
  graph: Graph,
): Promise<GraphLayout> {
  const tried = [await layoutGraph(direction, graph)];
  const findWithin = (limit: number | undefined): GraphLayout | undefined =>
    tried.find(({width}) => width <= (limit ?? 0));
  for (const longest of LONGEST_TEXTS)
    if (!findWithin(limits[0])) tried.push(await layoutGraph(direction, breakTexts(graph, longest)));
  return (
    limits.map(findWithin).find((layout) => layout !== undefined) ??
    tried.reduce((one, other) => (other.width < one.width ? other : one))
  );
}

/**
 * Lays out a graph: for a page, and also for a phone if that needs another form. Short chains run from left to right if
 * they fit the page, and from top to bottom on a phone. A graph that is too wide for a page runs from top to bottom.
 */
export async function layoutForms(graph: Graph): Promise<GraphLayout[]> {
  const isRow = isChain(graph);
  if (graph.direction === 'TD' && !isRow) return [await layoutWithin(SCREENS, 'TD', graph)];
  const row = await layoutWithin(isRow ? [COLUMN_WIDTH] : SCREENS, 'LR', graph);
  if (row.width <= WIDEST_ON_PHONE) return [row];
  const tall = await layoutWithin(SCREENS, 'TD', graph);
  if (row.width > WIDEST_ON_PAGE) return [tall];
  return tall.width < row.width ? [row, tall] : [row];
}
