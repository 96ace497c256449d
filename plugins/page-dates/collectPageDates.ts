/** One file in a commit. */
interface Change {
  /** `A`, `M`, `T`, or `R` with the similarity in per cent: `R100` is a rename without an edit. */
  status: string;
  path: string;
  /** Path before the commit. */
  previousPath: string;
}

interface Commit {
  revision: string;
  /** Milliseconds since 1970. */
  date: number;
  changes: Change[];
}

/** Arguments of git for a log that {@link collectPageDates} reads. Deleted files are left out. */
export const LOG_ARGUMENTS = [
  // Signatures would be printed between the commits.
  ...['-c', 'log.showSignature=false', 'log', '-z', '--format=%H %ct'],
  ...['--reverse', '--date-order', '--no-merges', '--relative'],
  ...['--name-status', '--find-renames', '--diff-filter=d'],
];

function parseLog(log: string): Commit[] {
  const commits: Commit[] = [];
  const fields = log.split('\0').values();
  const next = () => fields.next().value ?? '';
  for (const field of fields) {
    const [, revision, seconds] = /^(\w+) (\d+)$/.exec(field) ?? [];
    // The first file of a commit is on a new line.
    const status = field.trimStart();
    if (revision !== undefined) {
      commits.push({revision, date: Number(seconds) * 1000, changes: []});
    } else if (status !== '') {
      const previousPath = next();
      const path = status.startsWith('R') ? next() : previousPath;
      commits.at(-1)?.changes.push({status, path, previousPath});
    }
  }
  return commits;
}

/**
 * Collects when each page was last edited. Ignored commits and renames without an edit leave the date as it is, but a
 * page that only ignored commits have changed has the date of the first of them.
 *
 * @param log output of git for {@link LOG_ARGUMENTS}
 * @param ignored revisions whose edits do not count
 * @returns for each path, relative to the folder in which git was run, the time of the commit in milliseconds since 1970
 */
export function collectPageDates(log: string, ignored: ReadonlySet<string>): Map<string, number> {
  const dates = new Map<string, number>();
  for (const {revision, date, changes} of parseLog(log)) {
    for (const {status, path, previousPath} of changes) {
      const keepsDate = ignored.has(revision) || status === 'R100';
      dates.set(path, (keepsDate ? dates.get(previousPath) : undefined) ?? date);
    }
  }
  return dates;
}
