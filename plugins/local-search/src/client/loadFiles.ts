import {parseContentFile, parseIndexFile, type IndexFile} from '../core/format';

async function loadJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

/** Fetches the index. Rejects if it is not there, not complete or of another version. */
export async function loadIndex(url: string): Promise<IndexFile> {
  return parseIndexFile(await loadJson(url));
}

/** Fetches the texts of the documents. Rejects in the same cases. */
export async function loadContent(url: string, documentCount: number): Promise<string[]> {
  return parseContentFile(await loadJson(url), documentCount);
}
