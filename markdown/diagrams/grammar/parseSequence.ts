import {DiagramError} from '../DiagramError';
import type {Line} from '../parseBlock';
import {NAME} from './names';

/** A line of a sequence diagram, as far as it is drawn below the participants. */
export type SequenceStep =
  | {
      kind: 'message';
      from: string;
      to: string;
      arrow: string;
      activation: '' | '+' | '-';
      text: string;
      line: Line;
    }
  | {kind: 'note'; side: string; over: string[]; text: string; line: Line}
  | {kind: 'block'; type: string; text: string; line: Line}
  | {kind: 'divider'; type: string; text: string; line: Line}
  | {kind: 'end'; line: Line};

/** A box above a life line. */
export interface Participant {
  /** Text inside; the id if it has none. */
  label: string;
  /** Line that declares it, or its first mention. */
  line: Line;
}

export interface SequenceDiagram {
  /** By id, in the order from left to right. */
  participants: Map<string, Participant>;
  steps: SequenceStep[];
}

const PARTICIPANT = new RegExp(`^(?:participant|actor)\\s+(${NAME})(?:\\s+as\\s+(.+))?$`, 'u');
const MESSAGE = new RegExp(`^(${NAME})\\s*(-->>|->>|--\\)|-\\))\\s*([+-]?)\\s*(${NAME})\\s*:(.*)$`, 'u');
const NOTE = new RegExp(`^note\\s+(left of|right of|over)\\s+(${NAME}(?:\\s*,\\s*${NAME})?)\\s*:(.*)$`, 'iu');
const BLOCK = /^(loop|alt|opt|par|critical|break)(?:\s+(.*))?$/;
const DIVIDER = /^(else|and)(?:\s+(.*))?$/;
/** Which block a divider divides. */
const BLOCK_OF_DIVIDER: Readonly<Record<string, string>> = {else: 'alt', and: 'par'};
const UNSUPPORTED: readonly (readonly [RegExp, string])[] = [
  [/^(?:activate|deactivate)\s/, 'write + or - behind an arrow instead, A->>+B: text and B-->>-A: text'],
  [/^option\b/, 'the parts of a critical block are not drawn: use alt and else'],
  [/^(?:box|rect)\b/, 'colours are those of the site: remove the frame and its end'],
  [/^autonumber\b/, 'messages have no numbers: remove the line'],
  [/^(?:create|destroy)\s/, 'all participants are there from the beginning: remove the line'],
  [/-{1,2}x|<<-|->[^>]|->$/, 'known arrows are ->> (call), -->> (answer), -) and --) (without waiting)'],
];
const KNOWN_LINES =
  'participant A as Text, A->>B: text, A-->>B: text, A-)B: text, Note over A: text, loop/alt/opt/par/critical/break text, else text, and text, end';

function checkText(text: string | undefined, line: Line): string {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') throw new DiagramError(line.number, `"${line.text}" ends too early: write a text.`);
  if (/<br\s*\/?>/i.test(trimmed)) {
    throw new DiagramError(
      line.number,
      `"${line.text}": texts of a sequence diagram have one line, remove <br>.`,
    );
  }
  return trimmed;
}

function parseStep(line: Line): SequenceStep {
  const message = MESSAGE.exec(line.text);
  if (message) {
    const [, from = '', arrow = '', activation = '', to = '', text] = message;
    return {
      kind: 'message',
      from,
      to,
      arrow,
      activation: activation as '' | '+' | '-',
      text: checkText(text, line),
      line,
    };
  }
  const note = NOTE.exec(line.text);
  if (note) {
    const [, side = '', ids = '', text] = note;
    const over = ids.split(',').map((id) => id.trim());
    if (over.length > 1 && side !== 'over')
      throw new DiagramError(
        line.number,
        `"${line.text}": a note ${side} stands at one participant, a note over may name two.`,
      );
    return {kind: 'note', side: side.toLowerCase(), over, text: checkText(text, line), line};
  }
  const block = BLOCK.exec(line.text);
  if (block) return {kind: 'block', type: block[1] ?? '', text: checkText(block[2], line), line};
  const divider = DIVIDER.exec(line.text);
  if (divider) return {kind: 'divider', type: divider[1] ?? '', text: checkText(divider[2], line), line};
  if (line.text === 'end') return {kind: 'end', line};
  const reason = UNSUPPORTED.find(([pattern]) => pattern.test(line.text))?.[1];
  throw new DiagramError(
    line.number,
    `cannot read "${line.text}": ${reason ?? `expected one of ${KNOWN_LINES}`}.`,
  );
}

/** Blocks follow each other, and every part of one holds a message: the renderer places all else by the messages. */
function checkBlocks(steps: readonly SequenceStep[]): void {
  let open: Extract<SequenceStep, {kind: 'block'}> | undefined;
  let previous: SequenceStep | undefined;
  for (const step of steps) {
    const {line} = step;
    const fail = (reason: string): never => {
      throw new DiagramError(line.number, `"${line.text}": ${reason}.`);
    };
    if (step.kind === 'block') {
      if (open) fail(`a block inside another (line "${open.line.text}") is drawn over it: split the diagram`);
      open = step;
    } else if (step.kind === 'divider') {
      if (open?.type !== BLOCK_OF_DIVIDER[step.type])
        fail(`${step.type} belongs inside a block "${BLOCK_OF_DIVIDER[step.type] ?? ''}"`);
      if (previous?.kind !== 'message') fail('write a message before it');
    } else if (step.kind === 'end') {
      if (!open) fail('there is no open block');
      if (previous?.kind !== 'message') fail('write a message before it');
      open = undefined;
    } else if (step.kind === 'note' && previous?.kind !== 'message' && previous?.kind !== 'note') {
      fail('a note stands below a message: move it behind one');
    }
    previous = step;
  }
  if (open) throw new DiagramError(open.line.number, `"${open.line.text}" is not closed: add "end".`);
}

/** A `-` behind an arrow ends what a `+` to the same participant began. */
function checkActivations(steps: readonly SequenceStep[]): void {
  const active = new Map<string, number>();
  for (const step of steps) {
    if (step.kind !== 'message') continue;
    if (step.activation === '+') active.set(step.to, (active.get(step.to) ?? 0) + 1);
    if (step.activation === '-') {
      const count = active.get(step.from) ?? 0;
      if (count === 0)
        throw new DiagramError(
          step.line.number,
          `"${step.line.text}": ${step.from} is not active. Write + behind the arrow that calls it, or remove the -.`,
        );
      active.set(step.from, count - 1);
    }
  }
}

/**
 * Reads a sequence diagram. Every line must belong to it.
 *
 * @throws DiagramError for the first line that does not
 */
export function parseSequence(header: Line, statements: readonly Line[]): SequenceDiagram {
  const participants = new Map<string, Participant>();
  const declared = new Set<string>();
  const steps: SequenceStep[] = [];
  const mention = (id: string, line: Line): void => {
    if (!participants.has(id)) participants.set(id, {label: id, line});
  };

  for (const line of statements) {
    const participant = PARTICIPANT.exec(line.text);
    if (participant) {
      const [, id = '', label] = participant;
      if (declared.has(id))
        throw new DiagramError(line.number, `participant ${id} is declared twice: keep one line.`);
      declared.add(id);
      participants.set(id, {label: checkText(label?.replace(/^"([^"]*)"$/, '$1') ?? id, line), line});
      continue;
    }
    const step = parseStep(line);
    if (step.kind === 'message') [step.from, step.to].forEach((id) => mention(id, line));
    if (step.kind === 'note') step.over.forEach((id) => mention(id, line));
    steps.push(step);
  }

  if (!steps.some(({kind}) => kind === 'message')) {
    throw new DiagramError(header.number, 'the diagram is empty: add messages, e.g. A->>B: text.');
  }
  checkBlocks(steps);
  checkActivations(steps);
  return {participants, steps};
}
