import {shieldText} from '../shieldText';
import {createPadding} from './createPadding';
import {createShortNames} from './names';
import type {SequenceDiagram, SequenceStep} from './parseSequence';

/** Sizes in pixels as the renderer uses them. */
const MIN_GAP = 140;
const GAP_BETWEEN_BOXES = 40;
const BOX_PADDING = 32;
const LABEL_CHARACTER = 7.2;
const TEXT_CHARACTER = 6;
/** Room on both sides of the text over an arrow. */
const TEXT_MARGIN = 28;
/** From the life line to the text beside the loop of a message that a participant sends to itself. */
const LOOP = 46;

/**
 * Distances from each participant to the next that leave room for the texts between them. The renderer alone would
 * let long texts run over the neighbours.
 */
function createGaps(ids: readonly string[], steps: readonly SequenceStep[]): number[] {
  const gaps = ids.slice(1).map(() => MIN_GAP);
  for (const step of steps) {
    if (step.kind !== 'message') continue;
    const [first, last] = [ids.indexOf(step.from), ids.indexOf(step.to)].sort((a, b) => a - b) as [
      number,
      number,
    ];
    const end = Math.max(last, first + 1);
    const isLoop = first === last;
    const needed = step.text.length * TEXT_CHARACTER + (isLoop ? LOOP : TEXT_MARGIN);
    const present = gaps.slice(first, end).reduce((sum, gap) => sum + gap, 0);
    const missing = Math.max(0, needed - present) / (end - first);
    for (let index = first; index < Math.min(end, gaps.length); index++)
      gaps[index] = (gaps[index] ?? 0) + missing;
  }
  return gaps;
}

/**
 * Writes a sequence diagram in the part of the syntax that the renderer reads reliably: participants first, short
 * ids, spaces between all parts.
 */
export function renderSequence({participants, steps}: SequenceDiagram): string {
  const ids = [...participants.keys()];
  const gaps = createGaps(ids, steps);
  const names = createShortNames('a', ids);
  const nameOf = (id: string): string => names.get(id) ?? id;
  const lines = ['sequenceDiagram'];

  for (const [index, [id, {label}]] of [...participants].entries()) {
    // Two boxes as wide as the gap without the space between them keep that distance.
    const width = Math.max(gaps[index - 1] ?? 0, gaps[index] ?? 0) - GAP_BETWEEN_BOXES;
    const isWider = width > MIN_GAP - GAP_BETWEEN_BOXES;
    const padding = isWider ? createPadding((width - BOX_PADDING) / LABEL_CHARACTER - label.length) : '';
    lines.push(`participant ${nameOf(id)} as "${padding}${shieldText(label)}${padding}"`);
  }
  for (const step of steps) {
    switch (step.kind) {
      case 'message':
        lines.push(
          `${nameOf(step.from)} ${step.arrow} ${step.activation}${nameOf(step.to)} : ${shieldText(step.text)}`,
        );
        break;
      case 'note':
        lines.push(`Note ${step.side} ${step.over.map(nameOf).join(',')} : ${shieldText(step.text)}`);
        break;
      case 'end':
        lines.push('end');
        break;
      default:
        lines.push(`${step.type} ${shieldText(step.text)}`);
    }
  }
  return lines.join('\n');
}
