const withYear = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
const withoutYear = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', timeZone: 'UTC'});

/** A day as pages show it: `21 October 2021`. */
export function formatDay(date: Date | string): string {
  return withYear.format(new Date(date));
}

/** A day below the heading of its year: `21 October`. */
export function formatDayOfYear(date: Date | string): string {
  return withoutYear.format(new Date(date));
}
