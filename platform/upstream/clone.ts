import {execFileSync} from 'node:child_process';
import {parseDocument} from 'yaml';

/** The files of the platform's repository at one tag. */
export interface Tag {
  name: string;
  /** Version without the leading `v`: `4.13.0`. */
  version: string;
  paths: readonly string[];
  /** Whether there is such a file or folder. */
  has: (path: string) => boolean;
  /** @throws if there is no such file */
  read: (path: string) => string;
  readBytes: (path: string) => Buffer;
  /** The files that were read until now. */
  seen: Set<string>;
  /** All matches of an extended regular expression in the files that fit the patterns, each once. */
  grep: (expression: string, where: readonly string[]) => string[];
  /** Paths that differ from another tag. `where`: patterns of git that they must fit. Throws if there is no such tag. */
  listChanged: (from: string, where?: readonly string[]) => string[];
  /** The first release with a path, going back from this tag without a gap, as a version: `5.0.0`. */
  findFirstRelease: (path: string) => string;
}

/** Files that nearly every reader needs. */
const COMMON = /\/(?:Chart|values)\.yaml$|\/(?:templates|cascading-rules|crds)\/|\/Dockerfile$/;

/**
 * Opens the platform's repository at a tag. Reads with git alone, so a bare clone will do.
 *
 * @param clone folder of the clone
 * @param name of the tag: `v4.13.0`
 * @throws if the folder is no clone, or has no such tag
 */
export function openTag(clone: string, name: string): Tag {
  const git = (args: readonly string[], input?: string): Buffer =>
    execFileSync('git', ['-C', clone, ...args], {maxBuffer: 2 ** 28, input, stdio: ['pipe', 'pipe', 'pipe']});
  const list = (...args: string[]): string[] => git(args).toString().split('\n').filter(Boolean);
  const attempt = (...args: string[]): string[] | undefined => {
    try {
      return list(...args);
    } catch {
      return undefined;
    }
  };
  if (!attempt('rev-parse', '--git-dir')) {
    throw new Error(`${clone}: is no Git repository. Pass the path of a clone of the platform.`);
  }
  const tags = list('tag', '--sort=-v:refname', '--list', 'v*').filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag));
  const assertTag = (tag: string) => {
    if (attempt('rev-parse', '--verify', `refs/tags/${tag}^{commit}`)) return;
    const newest = tags[0] === undefined ? 'It has none' : `Its newest release is ${tags[0]}`;
    throw new Error(`${clone}: has no tag ${tag}. ${newest}; run "git fetch --tags" in it.`);
  };
  assertTag(name);
  const paths = git(['ls-tree', '-r', '-z', '--name-only', name]).toString().split('\0').filter(Boolean);
  const known = new Set(paths);
  const common = paths.filter((path) => COMMON.test(path));
  const files = readAll(
    git(['cat-file', '--batch'], common.map((path) => `${name}:${path}\n`).join('')),
    common,
  );
  const seen = new Set<string>();
  const readBytes = (path: string): Buffer => {
    if (!known.has(path)) throw new Error(`${name}:${path}: does not exist.`);
    seen.add(path);
    return files.get(path) ?? git(['show', `${name}:${path}`]);
  };
  return {
    name,
    version: name.slice(1),
    paths,
    seen,
    readBytes,
    has: (path) => known.has(path) || paths.some((other) => other.startsWith(`${path}/`)),
    read: (path) => readBytes(path).toString(),
    grep: (expression, where) => [...new Set(attempt('grep', '-ohIE', expression, name, '--', ...where))],
    listChanged: (from, where = []) => {
      assertTag(from);
      return list('diff', '--name-only', '--no-renames', from, name, '--', ...where);
    },
    findFirstRelease: (path) => {
      const older = tags.slice(Math.max(tags.indexOf(name), 0));
      const missing = older.findIndex((tag) => list('ls-tree', tag, path).length === 0);
      return (older[missing - 1] ?? name).slice(1);
    },
  };
}

/** Takes the output of `git cat-file --batch` apart. */
function readAll(output: Buffer, paths: readonly string[]): Map<string, Buffer> {
  let offset = 0;
  return new Map(
    paths.map((path) => {
      const begin = output.indexOf('\n', offset) + 1;
      const end = begin + Number(output.subarray(offset, begin).toString().split(' ')[2]);
      offset = end + 1;
      return [path, output.subarray(begin, end)];
    }),
  );
}

/** Takes one file out of a packed chart. */
export function unpack(archive: Buffer, path: string): string {
  return execFileSync('tar', ['-xzO', '-f', '-', path], {input: archive, maxBuffer: 2 ** 28}).toString();
}

/** Reads YAML of the platform. Throws with file and reason, so that nothing is made of half a chart. */
export function parseYaml(tag: Tag, file: string, text = tag.read(file)): unknown {
  const document = parseDocument(text, {uniqueKeys: false});
  const [error] = document.errors;
  if (error) throw new Error(`${tag.name}:${file}: ${error.message.split('\n')[0] ?? ''}`);
  return document.toJS();
}
