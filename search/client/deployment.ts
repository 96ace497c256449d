/**
 * Identifies a deployment of the site by the name of the script that contains the names of all lazy-loaded scripts: the
 * bundler's runtime, or the main script if it includes the runtime. All names have content hashes, so the name of this
 * script changes whenever any script does.
 *
 * @param html a page or its head; only the head is used
 * @returns the name of the script; empty if there is none, as in development
 */
export function findDeployment(html: string): string {
  const [head = ''] = html.split('</head>', 1);
  const names = [...head.matchAll(/\/assets\/js\/((?:runtime~)?main\.\w+)/g)].map(([, name = '']) => name);
  return names.find((name) => name.startsWith('runtime')) ?? names[0] ?? '';
}
