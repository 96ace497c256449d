import {extname} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import type {PackageFile} from './packageFile';

/** Formats that are compressed already. */
const COMPRESSED = new Set(['.avif', '.gif', '.ico', '.jpeg', '.jpg', '.png', '.webp', '.woff', '.woff2']);

export const COPY_ENDINGS = ['.br', '.gz'];

/**
 * Compresses a file at the highest levels, because copies are made once and sent often. Both or none: nginx sends
 * `Vary` for a file only if there is a `.gz`.
 *
 * @returns `.br` and `.gz`, or nothing if one of them would not be smaller than the file
 */
export async function compressFile({path, content}: PackageFile): Promise<PackageFile[]> {
  if (COMPRESSED.has(extname(path))) return [];
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
  ]);
  if (Math.max(br.length, gz.length) >= content.length) return [];
  return [
    {path: `${path}.br`, content: br},
    {path: `${path}.gz`, content: gz},
  ];
}
