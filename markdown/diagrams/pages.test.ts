import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {splitLines, type Graph} from './Graph';
import {parseFlowchart} from './grammar/parseFlowchart';
import {parseSequence} from './grammar/parseSequence';
import {parseState} from './grammar/parseState';
import {estimateText, NAME_SIZE, NOTE_SIZE} from './layout/measure';
import {layoutForms} from './layout/layoutForms';
import type {GraphLayout} from './layout/layoutGraph';
import {layoutSequence, type SequenceLayout} from './layout/layoutSequence';
import {findCrossings, type Box, type Point} from './layout/lines';
import {parseBlock} from './parseBlock';
import {renderDiagram} from './renderDiagram';

const SITE = join(__dirname, '..', '..');

/** All diagrams in docs and blog, with file and line. */
const PAGES = ['docs', 'blog'].flatMap((folder) =>
  readdirSync(join(SITE, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(SITE, folder, file), 'utf8');
      return [...text.matchAll(/^([ \t]*)```mermaid\n(.*?)^\1```/gms)].map(
        ({index, 1: indent, 2: source = ''}) => ({
          name: `${folder}/${file}:${text.slice(0, index).split('\n').length}`,
          source: source.replaceAll(`\n${indent ?? ''}`, '\n').trim(),
        }),
      );
    }),
);

function overlaps(one: Box, other: Box): boolean {
  const [width, height] = [one.x + one.width, one.y + one.height];
  return (
    one.x < other.x + other.width && other.x < width && one.y < other.y + other.height && other.y < height
  );
}

function shrink({x, y, width, height}: Box): Box {
  return {x: x + 1, y: y + 1, width: width - 2, height: height - 2};
}

function measureDistance(point: Point | undefined, {x, y, width, height}: Box): number {
  if (!point) return Infinity;
  const inside = Math.min(point.x - x, x + width - point.x, point.y - y, y + height - point.y);
  return Math.abs(inside);
}

function findOutside(boxes: readonly Box[], {width, height}: {width: number; height: number}): string[] {
  return boxes
    .filter((box) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)
    .map((box) => `outside of the drawing: ${JSON.stringify(box)}`);
}

/** Finds what a reader would consider a mistake. */
function findFaults(layout: GraphLayout): string[] {
  const {nodes, groups, edges} = layout;
  const boxes = [...nodes.map((node) => ({...node, members: []})), ...groups];
  const boxOf = (id: string): Box =>
    boxes.find((box) => box.id === id) ?? {x: NaN, y: NaN, width: 0, height: 0};
  const labels = edges.flatMap(({text}) => (text ? [text] : []));
  const titles = groups.map(({title}) => title);
  const faults: string[] = [];
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const isInside = [...one.members, ...other.members].some((id) => id === one.id || id === other.id);
      if (!isInside && overlaps(one, other)) faults.push(`${one.id} overlaps ${other.id}`);
    }
    if ([...labels, ...titles].some((text) => nodes.includes(one as never) && overlaps(one, text)))
      faults.push(`a text is on ${one.id}`);
  }
  for (const {id, lines, width} of nodes) {
    if (lines.some((line) => estimateText(line, NAME_SIZE) > width - 16))
      faults.push(`the text of ${id} is too long`);
  }
  for (const {id, title, width} of groups) {
    if (title.width > width - 16) faults.push(`the title of ${id} is too long`);
  }
  for (const {from, to, points, text} of edges) {
    const edge = `the line from ${from} to ${to}`;
    if (Math.max(measureDistance(points[0], boxOf(from)), measureDistance(points.at(-1), boxOf(to))) > 0.2)
      faults.push(`${edge} does not end at its boxes`);
    for (const node of nodes)
      if (findCrossings(points, shrink(node)).length > 0) faults.push(`${edge} passes through ${node.id}`);
    for (const title of titles)
      if (findCrossings(points, title).length > 0) faults.push(`${edge} passes through "${title.text}"`);
    for (const label of labels) {
      if (label !== text && findCrossings(points, shrink(label)).length > 0)
        faults.push(`${edge} passes through "${label.lines.join(' ')}"`);
    }
  }
  const corners = edges.flatMap(({points}) => points.map((point) => ({...point, width: 0, height: 0})));
  return [...faults, ...findOutside([...boxes, ...labels, ...titles, ...corners], layout)];
}

function findSequenceFaults(layout: SequenceLayout): string[] {
  const {participants, notes, messages, lifeLines} = layout;
  const texts = messages.map(({text: {text, x, y, anchor}}) => {
    const width = estimateText(text, NOTE_SIZE);
    const left = {start: x, middle: x - width / 2, end: x - width};
    return {x: left[anchor], y: y - 8, width, height: 16};
  });
  const rows = [...participants, ...notes, ...texts];
  const faults = rows.flatMap((one, index) => rows.slice(index + 1).filter((other) => overlaps(one, other)));
  for (const box of notes) if (estimateText(box.text, NOTE_SIZE) > box.width - 12) faults.push(box);
  // A text above an arrow may cross life lines, but a text next to a loop must not.
  for (const [index, {points}] of messages.entries()) {
    const [text] = texts.slice(index, index + 1);
    if (points.length > 2 && text && lifeLines.some((line) => findCrossings(line, text).length > 0))
      faults.push(text);
  }
  return [
    ...faults.map((box) => `overlaps or is too small: ${JSON.stringify(box)}`),
    ...findOutside([...rows, ...layout.activations], layout),
  ];
}

/** The words of texts, sorted: where lines break depends on the form. */
function collectWords(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(' ')).sort();
}

/** The texts of a diagram, and what is wrong with the layout of its forms. */
async function inspect(source: string): Promise<{texts: string[]; faults: string[]}> {
  const {header, statements} = parseBlock(source);
  if (header.text === 'sequenceDiagram') {
    const diagram = parseSequence(header, statements);
    return {
      texts: [...diagram.participants.values(), ...diagram.steps.map(({text}) => text)],
      faults: findSequenceFaults(layoutSequence(diagram)),
    };
  }
  const graph: Graph = (header.text.startsWith('state') ? parseState : parseFlowchart)(header, statements);
  const forms = await layoutForms(graph);
  const labels = [...graph.nodes.values(), ...graph.edges].flatMap(({label}) =>
    label ? splitLines(label) : [],
  );
  const titles = graph.groups.map(({title}) => title);
  return {texts: [...labels, ...titles], faults: forms.flatMap(findFaults)};
}

/** Loading the layout engine takes seconds on a busy machine. */
const TIMEOUT = {timeout: 60_000};

it('finds the diagrams of the pages', () => {
  expect(PAGES.length).toBeGreaterThan(60);
});

describe.each(PAGES)('the diagram of $name', TIMEOUT, ({source}) => {
  it('shows every text, and nothing crosses or covers anything else', async () => {
    const {texts, faults} = await inspect(source);
    const $ = load(`<p>${(await renderDiagram(source, 'x')).svg}</p>`, {xml: true});
    for (const form of $('svg').toArray()) {
      const shown = $(form)
        .find('text')
        .toArray()
        .map((element) => $(element).text());
      expect(collectWords(shown)).toEqual(collectWords(texts));
    }
    expect(faults).toEqual([]);
  });
});
