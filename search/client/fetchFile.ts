/**
 * Fetches a file of the search. A separate module, so that the page does not load the code that parses the files, which
 * only the worker needs.
 *
 * @param cache `reload` bypasses the HTTP cache
 * @throws if there is no response, or its status is an error
 */
export async function fetchFile(url: string, cache: 'default' | 'reload'): Promise<Response> {
  const response = await fetch(url, {cache});
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}
