import {entriesOf, formatPath, type FieldPath} from '../../text/loose';

export interface DocumentFault {
  path: FieldPath;
  message: string;
  /** `notice` for what is allowed but most likely not meant; a fault if absent. */
  severity?: 'notice';
}

/** A fault of a field; `what` completes the sentence that begins with its path. */
export function faultAt(path: FieldPath, what: string): DocumentFault {
  return {path, message: `${formatPath(path)} ${what}`};
}

export function noticeAt(path: FieldPath, what: string): DocumentFault {
  return {...faultAt(path, what), severity: 'notice'};
}

/** What `collect` finds in a value and in everything inside it, with the path of each. */
export function collectInside<Found>(
  value: unknown,
  collect: (value: unknown, path: FieldPath) => readonly Found[],
  path: FieldPath = [],
): Found[] {
  return [
    ...collect(value, path),
    ...entriesOf(value).flatMap(([step, inner]) => collectInside(inner, collect, [...path, step])),
  ];
}

export interface PlacedText {
  text: string;
  path: FieldPath;
}

export function listTexts(data: unknown, path: FieldPath = []): PlacedText[] {
  return collectInside(
    data,
    (value, place) => (typeof value === 'string' ? [{text: value, path: place}] : []),
    path,
  );
}
