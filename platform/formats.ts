interface CronField {
  min: number;
  max: number;
  names?: readonly string[];
}

const CRON_FIELDS: readonly CronField[] = [
  {min: 0, max: 59},
  {min: 0, max: 23},
  {min: 1, max: 31},
  {
    min: 1,
    max: 12,
    names: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  },
  {min: 0, max: 6, names: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']},
];
const CRON_DESCRIPTORS = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)$/;
const DURATION = /^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/;

/** Whether a string is a Go duration such as `1h30m`. Hours are the largest unit. */
export function isDuration(text: string): boolean {
  return DURATION.test(text);
}

function parseCronNumber(text: string, {min, max, names = []}: CronField): number | undefined {
  const index = names.indexOf(text.toLowerCase());
  if (index >= 0) return index + min;
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? number : undefined;
}

/** One entry of a list: `*`, `5`, `1-5` or `MON-FRI`, each with a step such as `/2` after it. */
function isCronEntry(entry: string, field: CronField): boolean {
  const [range = '', step, ...rest] = entry.split('/');
  if (rest.length > 0 || (step !== undefined && !(/^\d+$/.test(step) && Number(step) > 0))) return false;
  if (range === '*' || range === '?') return true;
  const bounds = range.split('-').map((part) => parseCronNumber(part, field));
  const [from, to = from] = bounds;
  return bounds.length <= 2 && !bounds.includes(undefined) && (from ?? 0) <= (to ?? 0);
}

/**
 * Whether a string is a cron expression in the form that operator and Kubernetes read: five fields within their ranges,
 * a descriptor such as `@daily`, or `@every` with a duration.
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

const DATE_TIME = /^\d{4}-\d\d-\d\dt\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:\d\d)$/i;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A format of texts or of numbers; values of the other type fit. */
function ofText(isValid: (text: string) => boolean): (value: string | number) => boolean {
  return (value) => typeof value !== 'string' || isValid(value);
}

function ofNumber(limit: number): (value: string | number) => boolean {
  return (value) => typeof value !== 'number' || (value >= -limit && value < limit);
}

/** The formats that the schemas use: whether a value fits. */
export const FORMATS: Readonly<Record<string, (value: string | number) => boolean>> = {
  'go-duration': ofText(isDuration),
  cron: ofText(isCronExpression),
  'date-time': ofText((text) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text))),
  uuid: ofText((text) => UUID.test(text)),
  int32: ofNumber(2 ** 31),
  int64: ofNumber(2 ** 63),
};

/** Descriptions of the formats: they complete the sentence "must be …". */
export const FORMAT_RULES: Readonly<Record<string, string>> = {
  'go-duration': 'a duration such as 30m, 12h or 168h; hours are the largest unit',
  cron: 'a cron expression of five fields such as "0 12 * * *" (minute, hour, day, month, weekday 0 to 6), or @daily, or "@every 12h"',
  'date-time': 'a date with time and zone such as 2025-02-04T10:15:30Z',
  uuid: 'a UUID such as 09988cdf-1fc7-4f85-95ee-1b1d65dbc7cc',
  int32: 'a whole number below 2147483648',
  int64: 'a whole number',
};

/** The file in `/home/securecodebox/` that a command names. */
export function findResultFile(command: string): string | undefined {
  return /\/home\/securecodebox\/([\w-]+\.\w+)/.exec(command)?.[1];
}
