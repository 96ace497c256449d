import type {Message, SequenceDiagram, SequenceStep} from '../grammar/parseSequence';
import {estimateText, NAME_SIZE, NOTE_SIZE} from './measure';
import type {Box, Point} from './lines';

export interface PlacedText extends Point {
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

export interface SequenceLayout {
  width: number;
  height: number;
  participants: (Box & {text: string})[];
  /** One per participant, from its box down. */
  lifeLines: Point[][];
  /** Bars on the life lines of active participants. */
  activations: Box[];
  messages: {points: Point[]; arrow: string; text: PlacedText}[];
  notes: (Box & {text: string})[];
}

const MARGIN = 2;
const BOX_HEIGHT = 44;
const GAP = 16;
/** Height of a message: an arrow with the text above it. */
const MESSAGE_HEIGHT = 44;
const NOTE_HEIGHT = 32;
const STEP = 14;
const LOOP = {width: 32, height: 22};
/** Half the width of an activation bar. */
const BAR = 4;

function measureName(label: string): number {
  return Math.max(estimateText(label, NAME_SIZE) + 28, 64);
}

function measureNote(text: string): number {
  return estimateText(text, NOTE_SIZE) + 24;
}

/** Minimum distance between two columns: life lines, or a border of the drawing. */
type Distance = readonly [left: number, right: number, pixels: number];

/** The distances between life lines that a step needs, so that its text does not overlap its neighbours. */
function measureStep(step: SequenceStep, columnOf: (id: string) => number, border: number): Distance[] {
  if (step.kind === 'message') {
    const [left = 0, right = 0] = [columnOf(step.from), columnOf(step.to)].sort((one, other) => one - other);
    const text = estimateText(step.text, NOTE_SIZE);
    if (left !== right) return [[left, right, text + 24]];
    const loop = LOOP.width + text + 24;
    return left > 1 && left === border - 1 ? [[left - 1, left, loop]] : [[left, left + 1, loop]];
  }
  const column = columnOf(step.over);
  const half = measureNote(step.text) / 2 + 12;
  return [
    [column - 1, column, half],
    [column, column + 1, half],
  ];
}

/** Places the life lines from left to right, each as far left as the minimum distances allow. */
function placeColumns({participants, steps}: SequenceDiagram, columnOf: (id: string) => number): number[] {
  const widths = [...participants.values()].map(measureName);
  const border = widths.length + 1;
  const distances: Distance[] = [
    ...[...widths, 0].map((width, index): Distance => {
      const before = widths[index - 1] ?? 0;
      const isOutside = index === 0 || index === widths.length;
      return [index, index + 1, (before + width) / 2 + (isOutside ? MARGIN : GAP)];
    }),
    ...steps.flatMap((step) => measureStep(step, columnOf, border)),
  ];
  const places = [0];
  for (let column = 1; column <= border; column++) {
    const least = distances.filter(([, right]) => right === column);
    places.push(Math.max(...least.map(([left, , pixels]) => (places[left] ?? 0) + pixels)));
  }
  return places;
}

/** Lays out a sequence diagram: one column per participant, one row per step. */
export function layoutSequence(diagram: SequenceDiagram): SequenceLayout {
  const ids = [...diagram.participants.keys()];
  // Column 0 is the left border.
  const columnOf = (id: string): number => ids.indexOf(id) + 1;
  const places = placeColumns(diagram, columnOf);
  const placeOf = (id: string): number => places[columnOf(id)] ?? 0;
  const width = places.at(-1) ?? 0;
  const layout: SequenceLayout = {
    width,
    height: 0,
    participants: [...diagram.participants].map(([id, label]) => {
      const wide = measureName(label);
      return {x: placeOf(id) - wide / 2, y: MARGIN, width: wide, height: BOX_HEIGHT, text: label};
    }),
    lifeLines: [],
    activations: [],
    messages: [],
    notes: [],
  };
  let y = MARGIN + BOX_HEIGHT + STEP / 2;
  const working = new Map<string, Box[]>(ids.map((id) => [id, []]));

  const addMessage = ({from, to, arrow, activation, text}: Message): void => {
    y += MESSAGE_HEIGHT - (from === to ? LOOP.height / 2 : 0);
    const [x, end] = [placeOf(from), placeOf(to)];
    const room = (id: string): number => ((working.get(id)?.length ?? 0) > 0 ? BAR : 0);
    if (activation === '+') {
      const bar = {x: end - BAR, y, width: 2 * BAR, height: 0};
      layout.activations.push(bar);
      working.get(to)?.push(bar);
    }
    if (from === to) {
      // The last participant only has room on its left.
      const side = ids.length > 1 && from === ids.at(-1) ? -1 : 1;
      const start = x + side * room(from);
      const far = start + side * LOOP.width;
      const below = y + LOOP.height;
      const points = [
        {x: start, y},
        {x: far, y},
        {x: far, y: below},
        {x: start, y: below},
      ];
      const anchor = side > 0 ? 'start' : 'end';
      layout.messages.push({points, arrow, text: {text, x: far + side * 8, y: y + LOOP.height / 2, anchor}});
      y = below;
    } else {
      const side = Math.sign(end - x);
      const points = [
        {x: x + side * room(from), y},
        {x: end - side * room(to), y},
      ];
      layout.messages.push({points, arrow, text: {text, x: (x + end) / 2, y: y - 13, anchor: 'middle'}});
    }
    if (activation === '-') {
      const bar = working.get(from)?.pop();
      if (bar) bar.height = y - bar.y;
    }
  };

  for (const step of diagram.steps) {
    if (step.kind === 'message') {
      addMessage(step);
    } else {
      const wide = measureNote(step.text);
      const x = placeOf(step.over) - wide / 2;
      layout.notes.push({x, y: y + STEP, width: wide, height: NOTE_HEIGHT, text: step.text});
      y += STEP + NOTE_HEIGHT;
    }
  }
  y += STEP;
  for (const bar of [...working.values()].flat()) bar.height = y - bar.y;
  layout.lifeLines = ids.map((id) => [
    {x: placeOf(id), y: MARGIN + BOX_HEIGHT},
    {x: placeOf(id), y},
  ]);
  layout.height = y + MARGIN;
  return layout;
}
