import {formatFault} from '../../text/fault';

/** File at the root of the site that lists the ignored revisions. GitHub's view of blame reads it too. */
export const IGNORED_REVISIONS_FILE = '.git-blame-ignore-revs';

const REVISION = /^[0-9a-f]{40}$/i;

/**
 * Parses a list of revisions as `git blame --ignore-revs-file` does: one full revision per line; `#` begins a comment.
 *
 * @returns the revisions, in lower case, as git prints them
 * @throws for lines that git would refuse; one line of the message per fault: file, line, what to do
 */
export function parseIgnoredRevisions(text: string): Set<string> {
  const lines = text.split('\n').map((line, index) => ({
    revision: line.replace(/#.*/, '').trim(),
    number: index + 1,
  }));
  const entries = lines.filter(({revision}) => revision !== '');
  const faults = entries
    .filter(({revision}) => !REVISION.test(revision))
    .map(({revision, number}) =>
      formatFault({
        file: IGNORED_REVISIONS_FILE,
        line: number,
        message: `"${revision}" is not a full revision. Write all its 40 digits, as "git log" prints them, or begin the line with #.`,
      }),
    );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return new Set(entries.map(({revision}) => revision.toLowerCase()));
}
