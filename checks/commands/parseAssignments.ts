import {EXPANSION} from './shellScript';

/** The flags of helm that assign values. */
export type AssignmentFlag = 'set' | 'set-string' | 'set-file' | 'set-json' | 'set-literal';

/** One `key=value` of such a flag. */
export interface Assignment {
  flag: AssignmentFlag;
  /** Keys and indexes on the way to the value: `env[0].name` is `['env', 0, 'name']`. */
  path: (string | number)[];
  /** The value as helm reads it; absent if it is not known before the command runs. */
  value?: {data: unknown};
}

/** What the text of a flag holds, or the first reason why helm refuses it. */
export interface ParsedAssignments {
  assignments: Assignment[];
  fault?: string;
}

/** A text that is read from left to right. */
interface Reader {
  text: string;
  position: number;
}

/** Reads up to one of the letters, which stays; a backslash takes the letter behind it as it is. */
function readUntil(reader: Reader, stops: string): string {
  let read = '';
  for (; reader.position < reader.text.length; reader.position += 1) {
    const letter = reader.text[reader.position] ?? '';
    if (letter === '\\') {
      reader.position += 1;
      read += reader.text[reader.position] ?? '';
    } else if (stops.includes(letter)) {
      return read;
    } else {
      read += letter;
    }
  }
  return read;
}

/** Reads `a.b[0].c` up to the equals sign. */
function readPath(reader: Reader): (string | number)[] {
  const path: (string | number)[] = [];
  for (;;) {
    const key = readUntil(reader, '.[=,');
    if (key !== '') path.push(key);
    if (reader.text[reader.position] === '[') {
      const end = reader.text.indexOf(']', reader.position);
      if (end < 0) return path;
      path.push(Number(reader.text.slice(reader.position + 1, end)));
      reader.position = end + 1;
    } else if (reader.text[reader.position] === '.') {
      reader.position += 1;
    } else {
      return path;
    }
  }
}

/** Helm takes true, false, null and whole numbers without a leading zero for what they look like. */
function createTyped(text: string): unknown {
  const word = text.toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  if (word === 'null') return null;
  return /^(?:0|[+-]?[1-9]\d*)$/.test(text) ? Number(text) : text;
}

/** Reads a value or a list in braces up to the comma behind it. */
function readValue(reader: Reader, create: (text: string) => unknown): {data: unknown} | undefined {
  const isKnown = (texts: string[]) => texts.every((text) => !text.includes(EXPANSION));
  if (reader.text[reader.position] !== '{') {
    const text = readUntil(reader, ',');
    return isKnown([text]) ? {data: create(text)} : undefined;
  }
  const items: string[] = [];
  do {
    reader.position += 1;
    items.push(readUntil(reader, ',}'));
  } while (reader.text[reader.position] === ',');
  reader.position += 1;
  const data = items.length === 1 && items[0] === '' ? [] : items.map(create);
  return isKnown(items) ? {data} : undefined;
}

function parseJson(text: string): {data: unknown} | {reason: string} {
  try {
    return {data: JSON.parse(text) as unknown};
  } catch (error) {
    return {reason: (error as Error).message};
  }
}

/** Reads a JSON value: the longest text up to a comma or the end that is one. */
function readJson(reader: Reader): {data: unknown} | {reason: string} {
  const rest = reader.text.slice(reader.position);
  const whole = parseJson(rest);
  reader.position = reader.text.length;
  if ('data' in whole) return whole;
  for (let end = rest.lastIndexOf(','); end > 0; end = rest.lastIndexOf(',', end - 1)) {
    const part = parseJson(rest.slice(0, end));
    if ('reason' in part) continue;
    reader.position = reader.text.length - rest.length + end;
    return part;
  }
  return whole;
}

/** Reads the value behind the equals sign by the rules of the flag. */
function readFlagValue(flag: AssignmentFlag, reader: Reader): {data: unknown} | {reason: string} | undefined {
  const rest = reader.text.slice(reader.position);
  switch (flag) {
    case 'set':
      return readValue(reader, createTyped);
    case 'set-string':
      return readValue(reader, (text) => text);
    case 'set-file':
      // The value is the content of the file.
      readUntil(reader, ',');
      return undefined;
    case 'set-json':
      if (!rest.includes(EXPANSION)) return readJson(reader);
      break;
    case 'set-literal':
      break;
  }
  reader.position = reader.text.length;
  return flag === 'set-literal' && !rest.includes(EXPANSION) ? {data: rest} : undefined;
}

/**
 * Takes the text of `--set` and its relatives apart the way helm does.
 *
 * @param flag the flag, which decides about types
 * @param text its text, with `EXPANSION` for parts that are not known
 */
export function parseAssignments(flag: AssignmentFlag, text: string): ParsedAssignments {
  const assignments: Assignment[] = [];
  const reader: Reader = {text, position: 0};
  while (reader.position < text.length) {
    const start = reader.position;
    const path = readPath(reader);
    if (text[reader.position] !== '=') {
      const part = text.slice(start, reader.position);
      // A variable may hold a whole assignment.
      if (part.includes(EXPANSION)) return {assignments};
      return {assignments, fault: `"${part}" has no value. Write ${part}=VALUE.`};
    }
    reader.position += 1;
    const value = readFlagValue(flag, reader);
    if (value && 'reason' in value) {
      return {assignments, fault: `the value of "${path.join('.')}" is no valid JSON: ${value.reason}.`};
    }
    assignments.push({flag, path, ...(value && {value})});
    reader.position += 1;
  }
  return {assignments};
}
