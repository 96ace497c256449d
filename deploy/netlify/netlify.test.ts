import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parse} from 'smol-toml';
import {expect, it} from 'vitest';

const ROOT = resolve(__dirname, '../..');

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

it('netlify.toml builds as the container does, and changes nothing in the build', () => {
  const nodeVersion = /^FROM node:([\d.]+)/m.exec(read('deploy/container/Dockerfile'))?.[1];
  expect(nodeVersion).toBeDefined();
  // Nothing else: plugins would run third-party code, and headers and redirects come from the build.
  expect(parse(read('netlify.toml'))).toEqual({
    build: {
      command: 'npm run build',
      publish: 'build',
      environment: {NODE_VERSION: nodeVersion},
      processing: {skip_processing: true, html: {pretty_urls: false}},
    },
  });
  expect(JSON.parse(read('package.json'))).toHaveProperty('scripts.build');
});
