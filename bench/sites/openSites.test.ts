import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';

import {findSource, findSources, openSites} from './openSites';

const root = mkdtempSync(join(tmpdir(), 'bench-sites-'));
const site = join(root, 'site');
const project = join(root, 'project');
const unbuilt = join(root, 'unbuilt');
for (const dir of [site, join(project, 'build'), unbuilt]) mkdirSync(dir, {recursive: true});
writeFileSync(join(site, 'index.html'), 'a site');
writeFileSync(join(project, 'build', 'index.html'), 'a build');

afterAll(() => rmSync(root, {recursive: true}));

describe('findSource', () => {
  it('distinguishes URLs, finished sites and projects', () => {
    expect(findSource('https://example.org/preview/')).toEqual({
      name: 'https://example.org/preview/',
      url: 'https://example.org/preview',
    });
    expect(findSource(site)).toEqual({name: site, dir: site});
    expect(findSource(project)).toEqual({name: project, dir: join(project, 'build')});
  });

  it.each([join(root, 'nothing'), unbuilt])('refuses %s', (text) => {
    expect(() => findSource(text)).toThrow('is neither a URL, nor a finished site, nor a project');
  });
});

describe('openSites', () => {
  it('serves folders, ours first', async () => {
    const {sites, close} = await openSites(findSources(project, [site]));
    const texts = await Promise.all(sites.map(({address}) => fetch(address).then((answer) => answer.text())));
    close();
    expect(sites.map(({name}) => name)).toEqual(['ours', site]);
    expect(texts).toEqual(['a build', 'a site']);
  });
});
