/**
 * The name of the script that names all lazy-loaded ones: the bundler's runtime, or the main script if it includes the
 * runtime. It has a content hash, so it changes whenever any script does. Empty in development.
 *
 * @param html a page; only its head is used
 */
export function findDeployment(html: string): string {
  const [head = ''] = html.split('</head>', 1);
  const names = [...head.matchAll(/\/assets\/js\/((?:runtime~)?main\.\w+)/g)].map(([, name = '']) => name);
  return names.find((name) => name.startsWith('runtime')) ?? names[0] ?? '';
}
