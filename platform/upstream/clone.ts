import {execFileSync} from 'node:child_process';

/** The files of the platform's repository at one tag. */
export interface Tag {
  name: string;
  /** Version without the leading `v`: `4.13.0`. */
  version: string;
  paths: readonly string[];
  has: (path: string) => boolean;
  /** @throws if there is no such file */
  read: (path: string) => string;
  /** A file of a packed chart in the repository, such as `minio/values.yaml`. */
  readPacked: (archive: string, path: string) => string;
  /** All matches of an extended regular expression in the files below `where`, each once. */
  grep: (expression: string, where: readonly string[]) => string[];
}

/** Files that nearly every reader needs. */
const COMMON = /\/(?:Chart|values)\.yaml$|\/(?:templates|cascading-rules|crds)\/|\/Dockerfile$/;
const BUFFER = {maxBuffer: 256 * 1024 * 1024};

function git(clone: string, args: readonly string[]): Buffer {
  return execFileSync('git', ['-C', clone, ...args], {...BUFFER, stdio: ['ignore', 'pipe', 'pipe']});
}

function tryGit(clone: string, args: readonly string[]): string | undefined {
  try {
    return git(clone, args).toString();
  } catch {
    return undefined;
  }
}

/** Reads many files with one process. */
function readAll(clone: string, tag: string, paths: readonly string[]): Map<string, string> {
  const input = paths.map((path) => `${tag}:${path}\n`).join('');
  const output = execFileSync('git', ['-C', clone, 'cat-file', '--batch'], {...BUFFER, input});
  const texts = new Map<string, string>();
  let offset = 0;
  for (const path of paths) {
    const end = output.indexOf('\n', offset);
    const size = Number(output.subarray(offset, end).toString().split(' ')[2]);
    texts.set(path, output.subarray(end + 1, end + 1 + size).toString());
    offset = end + size + 2;
  }
  return texts;
}

function listLines(text: string | undefined): string[] {
  return (text ?? '').split('\n').filter(Boolean);
}

/**
 * Opens the platform's repository at a tag. Reads with git alone, so a bare or shallow clone will do.
 *
 * @param clone folder of the clone
 * @param name of the tag: `v4.13.0`
 * @throws if the folder is no clone, or has no such tag
 */
export function openTag(clone: string, name: string): Tag {
  if (tryGit(clone, ['rev-parse', '--git-dir']) === undefined) {
    throw new Error(`${clone}: is no Git repository. Pass the path of a clone of the platform.`);
  }
  if (tryGit(clone, ['rev-parse', '--verify', '--quiet', `refs/tags/${name}^{commit}`]) === undefined) {
    const [newest] = listLines(tryGit(clone, ['tag', '--sort=-v:refname', '--list', 'v*']));
    const known = newest === undefined ? 'It has no tags' : `Its newest tag is ${newest}`;
    throw new Error(`${clone}: has no tag ${name}. ${known}; run "git fetch --tags" in it.`);
  }
  const paths = listLines(
    git(clone, ['ls-tree', '-r', '-z', '--name-only', name]).toString().replaceAll('\0', '\n'),
  );
  const known = new Set(paths);
  const texts = readAll(
    clone,
    name,
    paths.filter((path) => COMMON.test(path)),
  );
  const show = (path: string) => {
    if (!known.has(path)) throw new Error(`${name}:${path}: does not exist.`);
    return git(clone, ['show', `${name}:${path}`]);
  };
  return {
    name,
    version: name.replace(/^v/, ''),
    paths,
    has: (path) => known.has(path) || paths.some((other) => other.startsWith(`${path}/`)),
    read: (path) => {
      const text = texts.get(path) ?? show(path).toString();
      texts.set(path, text);
      return text;
    },
    readPacked: (archive, path) =>
      execFileSync('tar', ['-xzO', '-f', '-', path], {...BUFFER, input: show(archive)}).toString(),
    grep: (expression, where) => [
      ...new Set(listLines(tryGit(clone, ['grep', '-ohIE', expression, name, '--', ...where]))),
    ],
  };
}

/** Paths that differ between two tags; `where`: patterns of git that they must fit. */
export function listChanged(
  clone: string,
  from: string,
  to: string,
  where: readonly string[] = [],
): string[] {
  return listLines(git(clone, ['diff', '--name-only', '--no-renames', from, to, '--', ...where]).toString());
}

/** The first of the releases up to a tag that have a path without a gap, as a version: `5.0.0`. */
export function findFirstRelease(clone: string, tag: Tag, path: string): string {
  const tags = listLines(tryGit(clone, ['tag', '--sort=-v:refname', '--list', 'v*'])).filter((name) =>
    /^v\d+\.\d+\.\d+$/.test(name),
  );
  const older = tags.slice(tags.indexOf(tag.name));
  const missing = older.findIndex((name) => tryGit(clone, ['ls-tree', name, path]) === '');
  return (older[missing - 1] ?? tag.name).slice(1);
}
