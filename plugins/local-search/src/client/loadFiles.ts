import {parseContentFile, parseSupplementFile} from '../core/format';
import type {ContentIndex} from '../core/invertedIndex';

async function load(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

/** Fetches the bytes of the index. Rejects if there is none. */
export async function loadIndex(url: string): Promise<ArrayBuffer> {
  return (await load(url)).arrayBuffer();
}

/** Fetches the rare words. Rejects if they are not there, damaged or of another version. */
export async function loadSupplement(url: string, documentCount: number): Promise<ContentIndex> {
  return parseSupplementFile(await (await load(url)).json(), documentCount);
}

/** Fetches the texts of the documents. Rejects if they are not there, not complete or of another version. */
export async function loadContent(url: string, documentCount: number): Promise<string[]> {
  return parseContentFile(await (await load(url)).json(), documentCount);
}
