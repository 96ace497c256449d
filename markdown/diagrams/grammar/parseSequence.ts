import {NAME, refuse, type Line} from '../parseBlock';

export type SequenceStep = Message | Note;

export interface Message {
  kind: 'message';
  from: string;
  to: string;
  /** `->>` for a call, `-->>` for its response. */
  arrow: string;
  activation: string;
  text: string;
}

interface Note {
  kind: 'note';
  over: string;
  text: string;
}

export interface SequenceDiagram {
  /** Labels of the participants by id, from left to right. */
  participants: Map<string, string>;
  steps: SequenceStep[];
}

const PARTICIPANT = new RegExp(`^participant\\s+(${NAME})(?:\\s+as\\s+(.+))?$`, 'u');
const MESSAGE = new RegExp(`^(${NAME})\\s*(-->>|->>)\\s*([+-]?)\\s*(${NAME})\\s*:\\s*(.+)$`, 'u');
const NOTE = new RegExp(`^note\\s+over\\s+(${NAME})\\s*:\\s*(.+)$`, 'iu');
const KNOWN_LINES = 'participant A as Text, A->>B: text, A-->>B: text, Note over A: text';

function parseStep(line: Line): SequenceStep {
  const [isMessage, from = '', arrow = '', activation = '', to = '', text = ''] =
    MESSAGE.exec(line.text) ?? [];
  if (isMessage) return {kind: 'message', from, to, arrow, activation, text};
  const [isNote, over = '', note = ''] = NOTE.exec(line.text) ?? [];
  if (isNote) return {kind: 'note', over, text: note};
  return refuse(line, `cannot read "${line.text}": expected one of ${KNOWN_LINES}.`);
}

/** Parses a sequence diagram. @throws DiagramError for the first line that cannot be read */
export function parseSequence(header: Line, statements: readonly Line[]): SequenceDiagram {
  const participants = new Map<string, string>();
  const steps: SequenceStep[] = [];
  /** Who is active, once for each activation. */
  const active: string[] = [];

  for (const line of statements) {
    if (/<br\s*\/?>/i.test(line.text))
      refuse(line, `"${line.text}": texts in a sequence diagram are a single line, remove <br>.`);
    const [isParticipant, id = '', label = id] = PARTICIPANT.exec(line.text) ?? [];
    if (isParticipant) {
      if (participants.has(id)) refuse(line, `participant ${id} is declared twice: keep one line.`);
      participants.set(id, label);
      continue;
    }
    const step = parseStep(line);
    for (const name of step.kind === 'message' ? [step.from, step.to] : [step.over]) {
      if (participants.has(name)) continue;
      refuse(line, `"${line.text}": ${name} is no participant. Write participant ${name} as Text above it.`);
    }
    steps.push(step);
    if (step.kind === 'note') continue;
    if (step.activation === '+') active.push(step.to);
    if (step.activation === '-') {
      const index = active.indexOf(step.from);
      if (index < 0)
        refuse(line, `"${line.text}": ${step.from} is not active. Write + after the arrow that calls it.`);
      active.splice(index, 1);
    }
  }

  if (!steps.some(({kind}) => kind === 'message'))
    refuse(header, 'the diagram is empty: add messages, e.g. A->>B: text.');
  return {participants, steps};
}
