const DAY = 24 * 60 * 60 * 1000;
/** How long `security.txt` must still be valid: enough time for another deployment. */
const LEAST_DAYS = 30;

/**
 * Checks that a changelog has a dated entry with content for a version: `## [2.0.0] - 2026-11-22`.
 *
 * @returns version and day
 * @throws if there is none, or its day is in the future; the message says what to do
 */
export function checkChangelogDay(changelog: string, version: string, now: Date): string {
  const [heading = '', ...lines] =
    changelog
      .split(/^## /m)
      .find((entry) => entry.startsWith(`[${version}]`))
      ?.split('\n') ?? [];
  const day = /^\[[^\]]+\] - (\d{4}-\d\d-\d\d)$/.exec(heading)?.[1];
  if (day === undefined || !lines.some((line) => line.startsWith('- '))) {
    throw new Error(
      `CHANGELOG.md has no dated entry for ${version}, the version in package.json. Write "## [${version}] - <year>-<month>-<day>" and what has changed.`,
    );
  }
  if (day > now.toISOString().slice(0, 10)) {
    throw new Error(
      `CHANGELOG.md dates ${version} ${day}, which is in the future. Write the day of the deployment.`,
    );
  }
  return `${version} of ${day}`;
}

/**
 * Checks that a `security.txt` (RFC 9116) is valid for a while.
 *
 * @returns one line with the number of days
 * @throws if it expires too soon, or has no expiry date; the message says what to do
 */
export function checkExpiry(text: string, now: Date): string {
  const values = Array.from(text.matchAll(/^Expires: (\d{4}-\d\d-\d\dT\S+)$/gim), ([, value = '']) => value);
  const days = Math.floor((Date.parse(values[0] ?? '') - now.getTime()) / DAY);
  if (values.length !== 1 || Number.isNaN(days)) {
    throw new Error('security.txt needs one line "Expires: 2027-11-15T00:00:00Z".');
  }
  if (days < LEAST_DAYS) {
    throw new Error(
      `security.txt expires in ${days} days. Check the contacts, then set Expires to a day within a year.`,
    );
  }
  return `valid for ${days} days`;
}
