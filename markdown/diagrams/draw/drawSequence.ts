import {NAME_SIZE, NOTE_SIZE} from '../layout/measure';
import type {SequenceLayout} from '../layout/layoutSequence';
import {findMiddle, type Box} from '../layout/lines';
import {renderArrow} from './arrows';
import {renderText, type Drawing} from './drawing';
import {INNER_RADIUS, RADIUS} from './shapes';
import {element} from './svg';

function renderBox({x, y, width, height}: Box, rx: number): string {
  return element('rect', {x, y, width, height, rx});
}

export function drawSequence({
  width,
  height,
  participants,
  lifeLines,
  activations,
  messages,
  notes,
}: SequenceLayout): Drawing {
  return {
    width,
    height,
    frames: lifeLines.map((points) => renderArrow(points, {})),
    lines: messages.map(({points, arrow}) =>
      renderArrow(points, {hasHead: true, isDashed: arrow.startsWith('--')}),
    ),
    boxes: [
      ...participants.map((box) => renderBox(box, RADIUS)),
      ...activations.map((box) => renderBox(box, 2)),
      ...notes.map((box) => renderBox(box, INNER_RADIUS)),
    ],
    names: participants.map((box) => renderText([box.text], findMiddle(box), NAME_SIZE)),
    notes: [
      // Text in a box needs no halo.
      element(
        'g',
        {stroke: 'none'},
        notes.map((box) => renderText([box.text], findMiddle(box), NOTE_SIZE)),
      ),
      ...messages.map(({text}) => renderText([text.text], text, NOTE_SIZE, text.anchor)),
    ],
  };
}
