import {gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';

import {buildArchive} from './archive';
import type {PackageFile} from './packageFile';

const files: PackageFile[] = [
  {path: 'site/index.html', content: Buffer.from('<title>A</title>')},
  {path: 'README.md', content: Buffer.from('# A')},
  {path: 'run.sh', content: Buffer.from('#!/bin/sh\n'), isExecutable: true},
];

describe('buildArchive', () => {
  it('gives the same bytes for the same files, whatever their order', async () => {
    const first = await buildArchive('a-1.0.0', files);
    const second = await buildArchive('a-1.0.0', [...files].reverse());
    expect(first.equals(second)).toBe(true);
  });

  it('does not contain the time of packing', async () => {
    // In the gzip header, byte 3 has the flags (bit 3: a name follows), and bytes 4 to 7 are the time.
    const archive = await buildArchive('a-1.0.0', files);
    expect(archive.subarray(3, 8)).toEqual(Buffer.alloc(5));
  });

  it('makes root the owner of everything', async () => {
    const tar = gunzipSync(await buildArchive('a-1.0.0', files));
    // Fields of the header: user and group as octal numbers of eight bytes, later their names.
    expect([108, 116].map((start) => parseInt(tar.toString('latin1', start, start + 6), 8))).toEqual([0, 0]);
    expect(tar.subarray(265, 269).toString()).toBe('root');
  });
});
