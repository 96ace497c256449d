import {describe, expect, it} from 'vitest';

import {formatFault} from '../../text/fault';
import {parsePage} from '../sources/parsePage';
import {collectReleaseFaults} from './releaseFaults';

const RELEASE = {version: '4.13.0', kubernetes: '1.30.0', archives: []};
const CHART = 'oci://ghcr.io/securecodebox/helm/nmap';
const WRITE_PLACEHOLDER = 'write %release.version% instead of 4.13.0: the build puts it in.';

async function check(text: string, {file = 'docs/page.md', title = 'A'} = {}): Promise<string[]> {
  const page = await parsePage(file, `---\ntitle: '${title}'\n---\n\n${text}\n`);
  return collectReleaseFaults(page, RELEASE).map((fault) => formatFault({file, ...fault}));
}

describe('collectReleaseFaults', () => {
  it.each([
    'Release %release.version%.',
    `\`helm pull ${CHART} --version %release.version%\``,
    '`docker.io/securecodebox/hook-notification:%release.version%`',
    '`docker.io/securecodebox/scanner-nmap:7.95-r0`',
    'Since 4.6.0, removed in 4.10, as of 4.13.',
    'Chart 14.13.0 and 4.13.0.1 and 4.13.0-rc1 of something else.',
    '`helm pull oci://registry.example/postgresql --version 16.1.0`',
  ])('accepts %s', async (text) => {
    expect(await check(text)).toEqual([]);
  });

  it.each(['Release 4.13.0.', '`operator-4.13.0`', '`git clone --branch v4.13.0`', 'hook:4.13.0 runs'])(
    'reports the documented version in %s',
    async (text) => {
      expect(await check(text)).toEqual([`docs/page.md:5: ${WRITE_PLACEHOLDER}`]);
    },
  );

  it.each([
    [`helm pull ${CHART} --version 4.12.0`, '4.12.0'],
    [`helm pull ${CHART} --version=v4.12.1`, '4.12.1'],
    [`helm upgrade nmap \\\n  ${CHART} \\\n  --version 4.14.0`, '4.14.0'],
    ['image: docker.io/securecodebox/parser-nmap:4.12.0', '4.12.0'],
    ['image: securecodebox/operator:v3.0.0', '3.0.0'],
  ])('reports another release in %j', async (text, version) => {
    expect(await check(`\`\`\`text\n${text}\n\`\`\``)).toEqual([
      `docs/page.md:6: this names release ${version}, the site documents another one. Write %release.version%.`,
    ]);
  });

  it('names the line of what comes after a command of several lines', async () => {
    expect(await check('helm \\\n  list\nRelease 4.13.0.')).toEqual([`docs/page.md:7: ${WRITE_PLACEHOLDER}`]);
  });

  it('reports placeholders in front matter, where nothing replaces them', async () => {
    expect(await check('Text.', {title: 'News of %release.version%'})).toEqual([
      'docs/page.md:2: placeholders are not replaced in front matter. Rewrite title without one.',
    ]);
  });

  it('requires posts to keep the version of their date', async () => {
    const file = 'blog/2024-01-01-post.md';
    expect(await check('Release 4.13.0.', {file})).toEqual([]);
    expect(await check('Release %release.version%.', {file})).toEqual([
      'blog/2024-01-01-post.md:5: a post keeps the version of its date. Write it out instead of a placeholder.',
    ]);
  });
});
