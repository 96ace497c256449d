import {expect, it} from 'vitest';

import {readTextFile} from './readTextFile';

const NO_TEXT = {reason: 'The file is no text in UTF-8. Save it in this encoding, or choose another one.'};

it.each<[string, BlobPart, object]>([
  ['UTF-8', 'kind: Scän\n', {text: 'kind: Scän\n'}],
  ['UTF-8 with a mark of the byte order', '\uFEFFkind: Scan\n', {text: 'kind: Scan\n'}],
  ['line ends of Windows and old Macs', 'a: 1\r\nb: 2\rc: 3', {text: 'a: 1\nb: 2\nc: 3'}],
  ['nothing', '', {reason: 'The file is empty.'}],
  ['UTF-16, as Windows writes it', Buffer.from('\uFEFFkind: Scan\n', 'utf16le'), NO_TEXT],
  ['UTF-16 without a mark', Buffer.from('kind: Scan\n', 'utf16le'), NO_TEXT],
  ['Latin-1', Buffer.from('kind: Scän\n', 'latin1'), NO_TEXT],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), NO_TEXT],
])('reads a file with %s', async (_, content, result) => {
  expect(await readTextFile(new Blob([content]))).toEqual(result);
});

it('does not read a large file, and says if it cannot read one', async () => {
  const arrayBuffer = () => Promise.reject(new Error('not readable'));
  expect(await readTextFile({size: 500_000_000, arrayBuffer} as unknown as Blob)).toEqual({
    reason: 'The file has 500 MB. At most 1.2 MB are read: paste a part of it.',
  });
  expect(await readTextFile({size: 4096, arrayBuffer} as unknown as Blob)).toEqual({
    reason: 'The file cannot be read. Is it a folder?',
  });
});
