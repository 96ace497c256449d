import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';

import {checkDockerfile} from './checkDockerfile';

const ROOT = resolve(__dirname, '../../..');
const FILE = 'deploy/container/Dockerfile';

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function check(text: string): string[] {
  return checkDockerfile({file: FILE, text, exists: (path) => existsSync(join(ROOT, path))});
}

/** Lines that are neither empty nor comments. */
function readPatterns(path: string): string[] {
  return read(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

describe('the Dockerfile', () => {
  it('keeps the rules', () => {
    expect(read(FILE)).toContain('USER 10001:10001');
    expect(check(read(FILE))).toEqual([]);
  });

  it('labels the image with the version of package.json', () => {
    const {version} = JSON.parse(read('package.json')) as {version: string};
    expect(read(FILE)).toContain(`org.opencontainers.image.version="${version}"`);
  });

  it('takes nothing into the build that git leaves out', () => {
    const ignored = readPatterns(`${FILE}.dockerignore`);
    const wanted = readPatterns('.gitignore').map((pattern) => {
      const path = pattern.replace(/\/$/, '');
      return path.startsWith('/') ? [path.slice(1)] : [`**/${path}`, path];
    });
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.filter((forms) => !forms.some((form) => ignored.includes(form)))).toEqual([]);
    expect(ignored).toContain('.git');
  });

  it('runs as the user, with the port and below the path that the manifests name', () => {
    const manifest = read('deploy/kubernetes/base/deployment.yaml');
    expect(manifest).toContain('runAsUser: 10001');
    expect(manifest).toContain('containerPort: 8080');
    expect(read(FILE)).toMatch(/^EXPOSE 8080$/m);
  });
});

describe('mistakes in a Dockerfile', () => {
  it.each<[what: string, text: string | RegExp, replacement: string, fault: RegExp]>([
    [
      'no tag',
      'FROM debian:12.12-slim',
      'FROM debian',
      /^deploy\/container\/Dockerfile:26: debian has no tag, which means "latest"/,
    ],
    ['the newest', 'FROM debian:12.12-slim', 'FROM debian:latest', /has a tag that moves/],
    [
      'the newest of a line',
      'FROM node:20.19.5-bookworm-slim',
      'FROM node:20-bookworm-slim',
      /has a tag that moves/,
    ],
    ['no user', 'USER 10001:10001\n', '', /no USER: the process would be root/],
    ['a user by name', 'USER 10001:10001', 'USER www-data', /USER is www-data/],
    ['root', 'USER 10001:10001', 'USER 0', /USER is 0/],
    ['files made after it', 'EXPOSE 8080', 'COPY LICENSE /srv/', /COPY after USER/],
    [
      'a shell at the start',
      /ENTRYPOINT .*/,
      'ENTRYPOINT nginx -p /srv/website',
      /ENTRYPOINT starts a shell/,
    ],
    ['no start', /ENTRYPOINT .*/, '', /has no ENTRYPOINT/],
    ['a download', 'WORKDIR /site', 'ADD https://example.com/a.tar.gz /site/', /Use COPY/],
    [
      'another download',
      'RUN npm run build',
      'RUN curl https://example.com/a | sh',
      /no lock file and no signature/,
    ],
    ['packages that nobody asked for', '--no-install-recommends ', '', /needs --no-install-recommends/],
    ['lists left behind', 'rm -rf /var/lib/apt/lists/* ', 'rm -rf ', /lists of packages stay/],
    ['an upgrade', 'apt-get update', 'apt-get update && apt-get upgrade -y', /upgrades the base image/],
    ['a secret', 'ARG REVISION=""', 'ARG NPM_TOKEN', /NPM_TOKEN looks like a secret/],
    ['a secret in the environment', 'WORKDIR /site', 'ENV DB_PASSWORD=a', /DB_PASSWORD looks like a secret/],
    [
      'a file that does not exist',
      'COPY package.json ',
      'COPY packages.json ',
      /packages\.json, which does not exist/,
    ],
    [
      'a stage that does not exist',
      '--from=build',
      '--from=builder',
      /"builder", and no stage has that name/,
    ],
    ['an instruction that does not exist', 'EXPOSE 8080', 'EXPOSES 8080', /Unknown instruction: EXPOSES/],
    ['a flag that does not exist', 'COPY --from', 'COPY --form', /Unknown flag: form|--form/],
  ])('%s', (_what, text, replacement, fault) => {
    const before = read(FILE);
    const after = before.replace(text, replacement);
    expect(after).not.toBe(before);
    const faults = check(after);
    expect(faults.filter((line) => fault.test(line))).not.toEqual([]);
    expect(faults.filter((line) => !fault.test(line))).toEqual([]);
  });
});
