import {parseContentFile, parseSupplementFile, type LoadedIndex} from '../core/index/format';
import type {ContentIndex} from '../core/index/invertedIndex';
import {fetchFile} from './fetchFile';

/** A file was fetched but does not belong to the index. It may be the index that is outdated. */
export class MisfitError extends Error {}

/** Fetches a file that belongs to an index, bypassing the HTTP cache if the cached file does not match. */
async function loadPart<Part>(url: string, parse: (file: unknown) => Part): Promise<Part> {
  const response = await fetchFile(url, 'default');
  try {
    return parse(await response.json());
  } catch {
    const latest = await fetchFile(url, 'reload');
    try {
      return parse(await latest.json());
    } catch (error) {
      throw new MisfitError(url, {cause: error});
    }
  }
}

/**
 * Fetches the rare words of an index.
 *
 * @throws MisfitError if they are damaged, of another version or of another index; other errors if they cannot be
 *   fetched
 */
export function loadSupplement(url: string, index: LoadedIndex): Promise<ContentIndex> {
  return loadPart(url, (file) => parseSupplementFile(file, index));
}

/**
 * Fetches the texts of an index's documents.
 *
 * @throws MisfitError if they are incomplete, of another version or of another index; other errors if they cannot be
 *   fetched
 */
export function loadContent(url: string, index: LoadedIndex): Promise<string[]> {
  return loadPart(url, (file) => parseContentFile(file, index));
}
