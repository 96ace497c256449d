import type {Nodes, Table, TableCell} from 'mdast';

import {splitNames} from '../../text/splitNames';

/** Average width of a character of text and of code in a table, in pixels, in the site's fonts. */
const TEXT_CHARACTER = 7.2;
const CODE_CHARACTER = 7.9;
/** Space on both sides of a cell on a phone, in pixels. */
const CELL_PADDING = 16;
/** A column of running text needs about two words per line to be readable, in pixels. */
const READABLE_COLUMN = 112;

interface Widths {
  whole: number;
  /** Width in pixels of its longest unbreakable piece. */
  piece: number;
}

/** @param pieces the unbreakable pieces of the text */
function measureText(text: string, pieces: readonly string[], character: number): Widths {
  const longest = Math.max(0, ...pieces.map(({length}) => length));
  return {whole: text.length * character, piece: longest * character};
}

function measureNode(node: Nodes): Widths {
  if (node.type === 'inlineCode') {
    return measureText(node.value, node.value.split(/\s+/).flatMap(splitNames), CODE_CHARACTER);
  }
  if (node.type === 'text') return measureText(node.value, node.value.split(/\s+|(?<=-)/), TEXT_CHARACTER);
  if (!('children' in node)) return {whole: 0, piece: 0};
  return node.children
    .map(measureNode)
    .reduce((sum, {whole, piece}) => ({whole: sum.whole + whole, piece: Math.max(sum.piece, piece)}), {
      whole: 0,
      piece: 0,
    });
}

/** Width in pixels that a cell needs to be readable: its longest piece, or a few words next to each other. */
function estimateCell(cell: TableCell | undefined): number {
  if (!cell) return 0;
  const {whole, piece} = measureNode(cell);
  return Math.max(piece, Math.min(whole, READABLE_COLUMN)) + CELL_PADDING;
}

/** Estimates how many pixels a table needs so that no word is cut off and no column has just one word per line. */
export function estimateWidth({children: rows}: Table): number {
  const columns = rows[0]?.children ?? [];
  return columns
    .map((_, column) => Math.max(...rows.map(({children}) => estimateCell(children[column]))))
    .reduce((sum, width) => sum + width, 0);
}
