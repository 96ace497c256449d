import type {Graph} from '../Graph';
import {estimateText, NAME_SIZE} from './estimateText';

function measure(text: string): number {
  return estimateText(text, NAME_SIZE);
}

/** Breaks a text of several words into two lines of about equal width, unless it has several lines already. */
function breakText(text: string, longest: number): string {
  const words = text.split(/ +/);
  if (words.length === 1 || measure(text) <= longest || /<br/i.test(text)) return text;
  const ways = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1), words.slice(index + 1)].map((part) => part.join(' '));
    return {text: lines.join('<br>'), width: Math.max(...lines.map(measure))};
  });
  return ways.reduce((best, way) => (way.width < best.width ? way : best)).text;
}

/** The same graph, with names and labels that are wider than so many pixels on two lines. */
export function breakTexts(graph: Graph, longest: number): Graph {
  const shorten = (text: string): string => breakText(text, longest);
  return {
    ...graph,
    nodes: new Map([...graph.nodes].map(([id, node]) => [id, {...node, label: shorten(node.label)}])),
    edges: graph.edges.map((edge) => ({...edge, label: edge.label && shorten(edge.label)})),
  };
}
