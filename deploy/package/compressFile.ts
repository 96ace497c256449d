import {extname} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import type {PackageFile} from './packageFile';

/** Formats that are compressed already. */
const COMPRESSED = new Set(['.avif', '.gif', '.ico', '.jpeg', '.jpg', '.png', '.webp', '.woff', '.woff2']);

/** Ends of the names of compressed copies. */
export const COPY_ENDINGS = ['.br', '.gz'];

/**
 * Makes the compressed copies of a file, as small as the formats allow: it is done once, and sent often. Both or none:
 * nginx tells caches that answers depend on the encoding (`Vary`) where there is a `.gz`.
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
