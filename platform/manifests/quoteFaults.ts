import {formatPath, visitData, type DocumentFault} from './documents';

/** A text between quotes that YAML does not know: “x”, ‘x’, „x“, «x». */
const TYPOGRAPHIC = /^(?<quote>[“”„‘’‚«]).*[“”‘’»]$/s;

/** Lists values in typographic quotes, which phones and word processors write: YAML takes them as part of the text. */
export function collectQuoteFaults(data: unknown): DocumentFault[] {
  const faults: DocumentFault[] = [];
  visitData(data, (value, path) => {
    const quote = typeof value === 'string' ? TYPOGRAPHIC.exec(value)?.groups?.quote : undefined;
    if (quote === undefined) return;
    const message = `${formatPath(path)} is in typographic quotes (${quote}), which are part of the text. Write straight quotes: ".`;
    faults.push({path: [...path], message, severity: 'notice'});
  });
  return faults;
}
