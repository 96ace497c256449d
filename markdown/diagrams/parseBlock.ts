import {DiagramError} from './DiagramError';

/** A line of a diagram that is neither empty nor a comment. */
export interface Line {
  /** The trimmed line. */
  text: string;
  /** Its number within the block, starting at 1. */
  number: number;
}

/** The parts of a `mermaid` block. */
export interface Block {
  /** `accTitle`: name of the diagram. */
  title: string;
  /** `accDescr`: what the diagram shows, for readers who cannot see it. */
  description: string;
  /** First line: kind of diagram, with a direction for some kinds. */
  header: Line;
  /** All lines that draw something. */
  statements: Line[];
}

const HOW_TO_DESCRIBE =
  'Write below its first line "accTitle: …" (the name of the diagram) and "accDescr: …" (what it shows, for readers who cannot see it)';

function collectLines(source: string): Line[] {
  return source
    .split('\n')
    .map((text, index) => ({text: text.trim(), number: index + 1}))
    .filter(({text, number}) => {
      if (text.startsWith('%%{')) {
        throw new DiagramError(
          number,
          'directives (%%{…}%%) have no effect here: remove the line. The site determines look and layout.',
        );
      }
      return text !== '' && !text.startsWith('%%');
    });
}

/**
 * Splits a block into text alternative, first line and statements, without comments and empty lines.
 *
 * @param source text between the fences
 * @throws DiagramError if the block is empty, has no complete text alternative, or contains a directive
 */
export function parseBlock(source: string): Block {
  const found = new Map<string, string>();
  const rest: Line[] = [];
  for (const line of collectLines(source)) {
    const [isAlternative, key = '', text = ''] = /^(accTitle|accDescr)\s*:\s*(.*)$/.exec(line.text) ?? [];
    if (isAlternative) {
      if (found.has(key))
        throw new DiagramError(line.number, `${key} appears here a second time: keep one of them.`);
      if (text === '') throw new DiagramError(line.number, `${key} is empty. ${HOW_TO_DESCRIBE}.`);
      found.set(key, text);
    } else if (/^acc_?(?:tit|des)/i.test(line.text)) {
      throw new DiagramError(line.number, `"${line.text}" is no text alternative. ${HOW_TO_DESCRIBE}.`);
    } else {
      rest.push(line);
    }
  }

  const [header, ...statements] = rest;
  if (!header) throw new DiagramError(1, 'the diagram is empty. Draw something, or remove the block.');
  const title = found.get('accTitle');
  const description = found.get('accDescr');
  if (title === undefined || description === undefined) {
    const missing = ['accTitle', 'accDescr'].filter((key) => !found.has(key)).join(' and no ');
    throw new DiagramError(header.number, `the diagram has no ${missing}. ${HOW_TO_DESCRIBE}.`);
  }
  return {title, description, header, statements};
}
