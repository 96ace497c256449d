/** Lowest and highest number of each field of a cron expression. */
const CRON_FIELDS = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const;
/** An entry of a list: `*`, `5` or `1-5`, each with a step such as `/2` after it. */
const CRON_ENTRY = /^(?:\*|(?<from>\d+)(?:-(?<to>\d+))?)(?:\/[1-9]\d*)?$/;
const CRON_DESCRIPTORS = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)$/;
const DURATION = /^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/;

/** Whether a string is a Go duration such as `1h30m`. Hours are the largest unit. */
export function isDuration(text: string): boolean {
  return DURATION.test(text);
}

function isCronEntry(entry: string, [min, max]: readonly [number, number]): boolean {
  const found = CRON_ENTRY.exec(entry);
  const {from = min, to = from} = found?.groups ?? {};
  return found !== null && min <= Number(from) && Number(from) <= Number(to) && Number(to) <= max;
}

/**
 * Whether a string is a cron expression as pages write it: five fields of numbers within their ranges, a descriptor such
 * as `@daily`, or `@every` with a duration. Operator and Kubernetes also know names such as `MON`.
 */
export function isCronExpression(text: string): boolean {
  if (text.startsWith('@every ')) return isDuration(text.slice('@every '.length));
  if (text.startsWith('@')) return CRON_DESCRIPTORS.test(text);
  const fields = text.trim().split(/\s+/);
  return (
    fields.length === CRON_FIELDS.length &&
    CRON_FIELDS.every((field, index) =>
      (fields[index] ?? '').split(',').every((entry) => isCronEntry(entry, field)),
    )
  );
}

/** Descriptions of the formats: they complete the sentence "must be …". */
export const FORMAT_RULES: Readonly<Record<string, string>> = {
  'go-duration': 'a duration such as 30m, 12h or 168h; hours are the largest unit',
  cron: 'a cron expression of five fields such as "0 12 * * *" (minute, hour, day, month, weekday 0 to 6), or @daily, or "@every 12h"',
  'date-time': 'a date with time and zone such as 2025-02-04T10:15:30Z',
  uuid: 'a UUID such as 09988cdf-1fc7-4f85-95ee-1b1d65dbc7cc',
  int32: 'a whole number below 2147483648',
  int64: 'a whole number',
};
