/**
 * A module of its own: the page does not load the code that parses the files, which only the worker needs. Throws
 * without a response, or if its status is an error. `reload` bypasses the HTTP cache.
 */
export async function fetchFile(url: string, cache: 'default' | 'reload'): Promise<Response> {
  const response = await fetch(url, {cache});
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}
