import {DiagramError} from '../DiagramError';
import type {Line} from '../parseBlock';
import {NAME} from './names';

/** A line of a sequence diagram that is drawn below the participants. */
export type SequenceStep = Message | Note;

export interface Message {
  kind: 'message';
  from: string;
  to: string;
  /** `->>` for a call, `-->>` for its response. */
  arrow: string;
  activation: '' | '+' | '-';
  text: string;
  line: Line;
}

interface Note {
  kind: 'note';
  over: string;
  text: string;
  line: Line;
}

export interface SequenceDiagram {
  /** Labels of the participants by id, from left to right. */
  participants: Map<string, string>;
  steps: SequenceStep[];
}

const PARTICIPANT = new RegExp(`^participant\\s+(${NAME})(?:\\s+as\\s+(.+))?$`, 'u');
const MESSAGE = new RegExp(`^(${NAME})\\s*(-->>|->>)\\s*([+-]?)\\s*(${NAME})\\s*:(.*)$`, 'u');
const NOTE = new RegExp(`^note\\s+over\\s+(${NAME})\\s*:(.*)$`, 'iu');
const UNSUPPORTED: readonly (readonly [RegExp, string])[] = [
  [/^(?:activate|deactivate)\s/, 'write + or - after an arrow instead, A->>+B: text and B-->>-A: text'],
  [
    /^(?:loop|alt|else|opt|par|and|critical|option|break|end)\b/,
    'blocks are not drawn: use a diagram for each case, and say in a note what is repeated',
  ],
  [/^(?:box|rect)\b/, 'diagrams use the colours of the site: remove the frame and its end'],
  [/^autonumber\b/, 'messages have no numbers: remove the line'],
  [/^(?:create|destroy)\s/, 'all participants exist from the beginning: remove the line'],
  [/^actor\s/, 'all participants are drawn as boxes: write participant'],
  [/^note\s/i, 'notes are over one participant: Note over A: text'],
  [/-{1,2}[x)]|<<-|->[^>]|->$/, 'known arrows are ->> (call) and -->> (response)'],
];
const KNOWN_LINES = 'participant A as Text, A->>B: text, A-->>B: text, Note over A: text';

function checkText(text: string | undefined, line: Line): string {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') throw new DiagramError(line.number, `"${line.text}" ends too early: write a text.`);
  if (/<br\s*\/?>/i.test(trimmed)) {
    throw new DiagramError(
      line.number,
      `"${line.text}": texts in a sequence diagram are a single line, remove <br>.`,
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
    const [, over = '', text] = note;
    return {kind: 'note', over, text: checkText(text, line), line};
  }
  const reason = UNSUPPORTED.find(([pattern]) => pattern.test(line.text))?.[1];
  throw new DiagramError(
    line.number,
    `cannot read "${line.text}": ${reason ?? `expected one of ${KNOWN_LINES}`}.`,
  );
}

/** Checks that every `-` after an arrow ends an activation that a `+` began for the same participant. */
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
          `"${step.line.text}": ${step.from} is not active. Write + after the arrow that calls it, or remove the -.`,
        );
      active.set(step.from, count - 1);
    }
  }
}

/**
 * Parses a sequence diagram.
 *
 * @throws DiagramError for the first line that cannot be read
 */
export function parseSequence(header: Line, statements: readonly Line[]): SequenceDiagram {
  const participants = new Map<string, string>();
  const steps: SequenceStep[] = [];

  for (const line of statements) {
    const participant = PARTICIPANT.exec(line.text);
    if (participant) {
      const [, id = '', label] = participant;
      if (participants.has(id))
        throw new DiagramError(line.number, `participant ${id} is declared twice: keep one line.`);
      participants.set(id, checkText(label ?? id, line));
      continue;
    }
    const step = parseStep(line);
    const unknown = (step.kind === 'message' ? [step.from, step.to] : [step.over]).find(
      (id) => !participants.has(id),
    );
    if (unknown !== undefined) {
      throw new DiagramError(
        line.number,
        `"${line.text}": ${unknown} is no participant. Write participant ${unknown} as Text above the messages, or correct it.`,
      );
    }
    steps.push(step);
  }

  if (!steps.some(({kind}) => kind === 'message')) {
    throw new DiagramError(header.number, 'the diagram is empty: add messages, e.g. A->>B: text.');
  }
  checkActivations(steps);
  return {participants, steps};
}
