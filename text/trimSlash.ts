/** Removes a trailing slash: paths with and without it are the same page. The root becomes empty. */
export function trimSlash(path: string): string {
  return path.replace(/\/$/, '');
}
