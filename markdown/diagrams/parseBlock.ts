/** A line of a diagram that is neither empty nor a comment. */
export interface Line {
  text: string;
  /** Its number within the block, starting at 1. */
  number: number;
}

/** A mistake in a diagram that its author has to correct. */
export class DiagramError extends Error {
  /** Line within the block; the line after the opening fence is line 1. */
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

/** @param reason what is wrong with the line, and what to write instead */
export function refuse({number}: Line, reason: string): never {
  throw new DiagramError(number, reason);
}

export interface Block {
  /** `accTitle`: name of the diagram. */
  title: string;
  /** `accDescr`: what the diagram shows, for readers who cannot see it. */
  description: string;
  /** First line: kind of diagram, with a direction for some kinds. */
  header: Line;
  statements: Line[];
}

/** A name in a statement: letters, digits and `_`, with single hyphens between them, such as `git-repo-scanner`. */
export const NAME = String.raw`[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*`;

const HOW_TO_DESCRIBE =
  'Write below its first line "accTitle: …" (the name of the diagram) and "accDescr: …" (what it shows, for readers who cannot see it)';

function collectLines(source: string): Line[] {
  return source
    .split('\n')
    .map((text, index) => ({text: text.trim(), number: index + 1}))
    .filter(({text}) => text !== '' && !/^%%(?!\{)/.test(text));
}

/** Splits a block into text alternative, first line and statements, without comments and empty lines. */
export function parseBlock(source: string): Block {
  const found = new Map<string, string>();
  const rest: Line[] = [];
  for (const line of collectLines(source)) {
    const [isAlternative, key = '', text = ''] = /^(accTitle|accDescr)\s*:\s*(.*)$/.exec(line.text) ?? [];
    if (line.text.startsWith('%%'))
      refuse(line, 'directives (%%{…}%%) have no effect here: remove the line.');
    if (!isAlternative) rest.push(line);
    else if (found.has(key)) refuse(line, `${key} appears here a second time: keep one of them.`);
    else if (text === '') refuse(line, `${key} is empty. ${HOW_TO_DESCRIBE}.`);
    else found.set(key, text);
  }

  const [header, ...statements] = rest;
  if (!header) throw new DiagramError(1, 'the diagram is empty. Draw something, or remove the block.');
  const title = found.get('accTitle');
  const description = found.get('accDescr');
  if (title === undefined || description === undefined) {
    const missing = ['accTitle', 'accDescr'].filter((key) => !found.has(key)).join(' and no ');
    refuse(header, `the diagram has no ${missing}. ${HOW_TO_DESCRIBE}.`);
  }
  return {title, description, header, statements};
}
