import {describe, expect, it} from 'vitest';

import {checkRelease, parseReleaseOptions} from './checkRelease';
import type {Machine} from './items';

const FILES: Record<string, string> = {
  'package.json': '{"version": "2.0.0"}',
  'CHANGELOG.md': '## [2.0.0] - 2026-11-22\n\n- The site.\n',
  'static/.well-known/security.txt': 'Expires: 2027-11-15T00:00:00Z\n',
};
const CLEAN_AUDIT = '{"metadata": {"vulnerabilities": {"high": 0, "critical": 0}}, "vulnerabilities": {}}';

/** A machine on which everything holds, apart from `changes`, and the commands that it ran. */
function createMachine(
  changes: {
    files?: Record<string, string>;
    status?: string;
    audit?: string;
    failing?: string;
    hashes?: string[];
    now?: string;
  } = {},
) {
  const {files = {}, status = '', audit = CLEAN_AUDIT, failing, hashes = ['a', 'a']} = changes;
  const commands: string[] = [];
  const rest = [...hashes];
  const machine: Machine = {
    readFile: (path) => {
      const text = {...FILES, ...files}[path];
      if (text === undefined) throw new Error(`${path} is missing`);
      return text;
    },
    read: (command, args) => {
      commands.push([command, ...args].join(' '));
      return command === 'git'
        ? {succeeded: status !== 'no repository', output: status}
        : {succeeded: audit === CLEAN_AUDIT, output: audit};
    },
    show: (command, args) => {
      const line = [command, ...args].join(' ');
      commands.push(line);
      return line !== failing;
    },
    hashFolder: () => rest.shift() ?? 'none',
    now: () => new Date(changes.now ?? '2026-11-22T12:00:00Z'),
  };
  return {machine, commands};
}

const ALL = {withoutAudit: false};

describe('checkRelease', () => {
  it('passes where everything holds, with one line for each item', () => {
    const {machine, commands} = createMachine();
    const {lines, passed} = checkRelease(machine, ALL);
    expect(lines).toEqual([
      'passed   working tree: everything is committed',
      'passed   changelog: 2.0.0 of 2026-11-22',
      'passed   security.txt: valid for 357 days',
      'passed   npm audit: no known vulnerability of high severity in what the build needs',
      'passed   tests: all passed',
      'passed   builds: two builds gave the same bytes, SHA-256 a',
      'passed   package: the release is packed',
    ]);
    expect(passed).toBe(true);
    expect(commands).toEqual([
      'git status --porcelain',
      'npm audit --omit=dev --json',
      'npm test',
      'npm run --silent build',
      'npm run --silent pack',
    ]);
  });

  it.each([
    [{status: ' M README.md\n'}, 'working tree: 1 files are not committed:\n M README.md'],
    [{status: 'no repository'}, 'working tree: git did not say what has changed'],
    [
      {files: {'package.json': '{"version": "2.1.0"}'}},
      'changelog: CHANGELOG.md has no dated entry for 2.1.0',
    ],
    [{now: '2026-11-21T12:00:00Z'}, 'changelog: CHANGELOG.md dates 2.0.0 2026-11-22, which is in the future'],
    [{now: '2027-10-20T00:00:00Z'}, 'security.txt: static/.well-known/security.txt expires in 26 days'],
    [{now: '2027-11-16T00:00:00Z'}, 'security.txt: static/.well-known/security.txt has expired'],
    [{audit: '{"message": "405 Method Not Allowed"}'}, 'npm audit: the registry could not be asked'],
    [{audit: ''}, 'npm audit: the registry could not be asked'],
    [{audit: 'null'}, 'npm audit: the registry could not be asked'],
    [
      {
        audit: CLEAN_AUDIT.replace(
          '"vulnerabilities": {}',
          '"vulnerabilities": {"a": {"severity": "critical"}, "b": {"severity": "low"}}',
        ),
      },
      'npm audit: packages of the build have known vulnerabilities: a (critical). Update',
    ],
  ])('with %j ends before the long items: %s', (changes, message) => {
    const {machine, commands} = createMachine(changes);
    const {lines, passed} = checkRelease(machine, ALL);
    expect(passed).toBe(false);
    expect(lines.filter((line) => line.startsWith('FAILED'))).toEqual([
      expect.stringContaining(`FAILED   ${message}`),
    ]);
    expect(lines.filter((line) => line.startsWith('not run'))).toHaveLength(3);
    expect(commands).not.toContain('npm test');
  });

  it.each([
    [{failing: 'npm test'}, 'tests: tests failed', 2],
    [{failing: 'npm run --silent build'}, 'builds: the build failed', 1],
    [{hashes: ['a', 'b']}, 'builds: two builds of the same sources differ', 1],
    [{failing: 'npm run --silent pack'}, 'package: packing failed', 0],
  ])('with %j ends there: %s', (changes, message, left) => {
    const {lines, passed} = checkRelease(createMachine(changes).machine, ALL);
    expect(passed).toBe(false);
    expect(lines.some((line) => line.startsWith(`FAILED   ${message}`))).toBe(true);
    expect(lines.filter((line) => line.startsWith('not run'))).toHaveLength(left);
  });

  it('says so where nobody asked for vulnerabilities', () => {
    const {machine, commands} = createMachine({audit: ''});
    const {lines, passed} = checkRelease(machine, {withoutAudit: true});
    expect(passed).toBe(true);
    expect(lines).toContain('LEFT OUT npm audit: nobody asked for known vulnerabilities');
    expect(commands.some((command) => command.startsWith('npm audit'))).toBe(false);
  });
});

describe('parseReleaseOptions', () => {
  it('knows one option and refuses others', () => {
    expect(parseReleaseOptions([])).toEqual({withoutAudit: false});
    expect(parseReleaseOptions(['--without-audit'])).toEqual({withoutAudit: true});
    expect(() => parseReleaseOptions(['--fast'])).toThrow('the option --fast is not known');
  });
});
