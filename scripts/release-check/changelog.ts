/**
 * Finds the day of a version in a changelog: `## [2.0.0] - 2026-11-22` gives `2026-11-22`.
 * Returns `undefined` where the version has no entry, no day, or nothing below it.
 */
export function findReleaseDay(changelog: string, version: string): string | undefined {
  const lines = changelog.split(/\r?\n/);
  const start = lines.findIndex((line) => line.startsWith(`## [${version}]`));
  const day = /^## \[[^\]]+\] - (\d{4}-\d\d-\d\d)$/.exec(lines[start] ?? '')?.[1];
  const next = lines.findIndex((line, index) => index > start && line.startsWith('## '));
  const entry = lines.slice(start + 1, next === -1 ? undefined : next);
  return entry.some((line) => line.startsWith('- ')) ? day : undefined;
}
