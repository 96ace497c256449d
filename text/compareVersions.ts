/** Negative if the first of two versions such as `4.13.0` is the older one, positive if it is newer, otherwise 0. */
export function compareVersions(first: string, second: string): number {
  return first.localeCompare(second, 'en', {numeric: true});
}
