import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect, it} from 'vitest';

const ROOT = resolve(__dirname, '../..');

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Lines that are neither empty nor comments. */
function readPatterns(path: string): string[] {
  return read(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The instructions, with continued lines joined: `['FROM', 'node:… AS build']`. */
const instructions = readPatterns('deploy/container/Dockerfile')
  .join('\n')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .map((line) => line.split(/ (.*)/, 2) as [keyword: string, text: string]);
const lastStage = instructions.slice(instructions.findLastIndex(([keyword]) => keyword === 'FROM'));

function getTexts(keyword: string): string[] {
  return instructions.filter(([name]) => name === keyword).map(([, text]) => text);
}

it('builds on exact versions, or on digests', () => {
  expect(getTexts('FROM')).toHaveLength(2);
  for (const image of getTexts('FROM')) {
    expect(image).toMatch(/^[a-z]+:\d+\.\d+(?:\.\d+)?-[\w-]+(?:@sha256:[0-9a-f]{64})? AS [a-z]+$/);
  }
});

it('runs as a numeric user other than root, starts nginx directly, and stops it gracefully', () => {
  // The last four in this order: nothing after USER may create files owned by the process.
  expect(lastStage.slice(-4)).toEqual([
    ['USER', '10001:10001'],
    ['EXPOSE', '8080'],
    ['STOPSIGNAL', 'SIGQUIT'],
    ['ENTRYPOINT', '["nginx", "-p", "/srv/website", "-c", "nginx/nginx.conf", "-e", "stderr"]'],
  ]);
});

it('installs only packages, copies only files of the project, keeps no package lists, and holds no secrets', () => {
  const commands = getTexts('RUN').join('\n');
  expect([...getTexts('ADD'), ...getTexts('ENV')]).toEqual([]);
  expect(getTexts('ARG')).toEqual(['PREVIOUS_PACKAGE=""', 'REVISION=""']);
  expect(commands).not.toMatch(/\b(?:curl|wget|upgrade)\b/);
  expect(commands).toMatch(
    /apt-get install -y --no-install-recommends .* && rm -rf \/var\/lib\/apt\/lists\/\*/,
  );
  expect(commands).toContain('npm ci ');
});

it('copies files that exist, and from a stage that exists', () => {
  const sources = getTexts('COPY').flatMap((text) => text.split(' ').slice(0, -1));
  expect(sources.filter((source) => !source.startsWith('--') && !existsSync(join(ROOT, source)))).toEqual([
    '/package',
  ]);
  expect(sources.filter((source) => source.startsWith('--'))).toEqual(['--from=build']);
  expect(getTexts('FROM')[0]).toMatch(/ AS build$/);
});

it('labels the image with the version of package.json', () => {
  const {version} = JSON.parse(read('package.json')) as {version: string};
  expect(getTexts('LABEL')[0]).toContain(`org.opencontainers.image.version="${version}"`);
});

it('excludes from the build context what git ignores', () => {
  const ignored = readPatterns('deploy/container/Dockerfile.dockerignore');
  const wanted = readPatterns('.gitignore').map((pattern) => {
    const path = pattern.replace(/\/$/, '');
    return path.startsWith('/') ? [path.slice(1)] : [`**/${path}`, path];
  });
  expect(wanted.length).toBeGreaterThan(5);
  expect(wanted.filter((forms) => !forms.some((form) => ignored.includes(form)))).toEqual([]);
  expect(ignored).toContain('.git');
});
