/**
 * What tells two deployments of the site apart: the name of the script that knows the names of all scripts which are fetched
 * later. Those have hashes of their content, so that its own hash changes with each. It is the bundler's runtime, or the
 * main script where the runtime is a part of it.
 *
 * @param html a page, or its head; only the head counts
 * @returns empty if the page has no such script, as in development
 */
export function findDeployment(html: string): string {
  const [head = ''] = html.split('</head>', 1);
  const names = [...head.matchAll(/\/assets\/js\/((?:runtime~)?main\.\w+)/g)].map(([, name = '']) => name);
  return names.find((name) => name.startsWith('runtime')) ?? names[0] ?? '';
}
