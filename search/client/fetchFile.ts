/**
 * Fetches a file of the search. A module of its own: what reads the files belongs to the worker, and not to the page.
 *
 * @param cache `reload` fetches it from the server, whatever the HTTP cache has
 * @throws if there is no answer, or an error for one
 */
export async function fetchFile(url: string, cache: 'default' | 'reload'): Promise<Response> {
  const response = await fetch(url, {cache});
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}
