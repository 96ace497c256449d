/** Where the file is in the project; it is served under the same path without the first folder. */
export const SECURITY_TEXT = 'static/.well-known/security.txt';

/** The fields of a `security.txt` (RFC 9116), by lower-case name, each with its values in their order. */
export type SecurityText = ReadonlyMap<string, readonly string[]>;

/**
 * Parses a `security.txt`. Comments and empty lines are left out.
 *
 * @throws for a line that is neither a field nor a comment, with its number
 */
export function parseSecurityText(text: string): SecurityText {
  const fields = new Map<string, string[]>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const {name, value} = /^(?<name>[A-Za-z-]+): (?<value>\S.*)$/.exec(line)?.groups ?? {};
    if (name === undefined || value === undefined) {
      throw new Error(`${SECURITY_TEXT}:${index + 1}: "${line}" is no field. Write "Name: value".`);
    }
    const key = name.toLowerCase();
    fields.set(key, [...(fields.get(key) ?? []), value]);
  }
  return fields;
}

/**
 * The moment from which the file must not be trusted any more.
 *
 * @throws if there is not exactly one, or it is no date of RFC 3339
 */
export function readExpiry(fields: SecurityText): Date {
  const values = fields.get('expires') ?? [];
  const [value = ''] = values;
  const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
  const date = new Date(pattern.test(value) ? value : '');
  if (values.length !== 1 || Number.isNaN(date.getTime())) {
    throw new Error(`${SECURITY_TEXT}: write one line "Expires: 2027-11-15T00:00:00Z".`);
  }
  return date;
}
