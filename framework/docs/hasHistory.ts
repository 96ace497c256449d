import {execFileSync} from 'node:child_process';

/**
 * Whether git can tell when pages were edited. Without a commit, Docusaurus' dates fail the build; the oldest commit of
 * a shallow clone seems to have written every page.
 */
export function hasHistory(siteDir: string): boolean {
  try {
    const output = execFileSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.startsWith('false\n');
  } catch {
    // Git is not installed, the folder is in no repository or belongs to somebody else, or nothing was committed.
    return false;
  }
}
