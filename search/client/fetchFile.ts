/** The file does not belong to the index, which may be outdated. */
export class MisfitError extends Error {}

/** Throws without a response, or if its status is an error. `reload` bypasses the HTTP cache. */
export async function fetchFile(url: string, cache: 'default' | 'reload'): Promise<Response> {
  const response = await fetch(url, {cache});
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

/** Bypasses the HTTP cache if the cached file does not match; throws MisfitError if the latest does not either. */
export async function loadPart<Part>(url: string, parse: (file: unknown) => Part): Promise<Part> {
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
