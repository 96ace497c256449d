import {SourceMap, type SourceMapPayload} from 'node:module';

import type {Share} from './profile';

/** What no script is to blame for. */
const BROWSER = '(browser)';

/**
 * Names what a source belongs to: the npm package, or the folder of the site, two parts deep.
 *
 * @param source as bundlers write it: `webpack://site/./node_modules/react-dom/client.js`
 */
export function getPackage(source: string): string {
  const dependency = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (dependency) return dependency;
  const path = source.replace(/^[\w-]+:\/\/[^/]*\//, '').replace(/^(?:\.{1,2}\/)+/, '');
  return `site: ${path.split('/').slice(0, 2).join('/')}`;
}

/** Name of a script without what changes with its content: `main.8e599b47.js` is `main.js`. */
export function getScriptName(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return name.endsWith('.js') ? name.replace(/\.[\da-f]{8,}(?=\.js$)/, '') : '(inline script)';
}

/** Finds the source of a place in a script; `undefined` where the script has no source map. */
export type FindSource = (url: string, line: number, column: number) => string | undefined;

/**
 * Adds up time by script and package, or by script alone where there is no source map.
 *
 * @returns milliseconds by name, the longest first
 */
export function groupByPackage(shares: readonly Share[], findSource: FindSource): Map<string, number> {
  const groups = new Map<string, number>();
  for (const {place, milliseconds} of shares) {
    let name = BROWSER;
    if (place) {
      const source = findSource(place.url, place.line, place.column);
      const script = getScriptName(place.url);
      name = source === undefined ? script : `${script}, ${getPackage(source)}`;
    }
    groups.set(name, (groups.get(name) ?? 0) + milliseconds);
  }
  return new Map([...groups].sort(([, a], [, b]) => b - a));
}

async function fetchSourceMap(url: string): Promise<SourceMap | undefined> {
  const response = await fetch(`${url}.map`);
  if (!response.ok || !/json|octet-stream/.test(response.headers.get('content-type') ?? '')) return undefined;
  return new SourceMap((await response.json()) as SourceMapPayload);
}

/** Fetches the source maps of all scripts, which lie beside them as `….js.map`. */
export async function loadSourceMaps(urls: Iterable<string>): Promise<FindSource> {
  const maps = new Map<string, SourceMap | undefined>();
  for (const url of new Set(urls)) {
    if (url.endsWith('.js')) maps.set(url, await fetchSourceMap(url));
  }
  return (url, line, column) => {
    const entry = maps.get(url)?.findEntry(line, column);
    return entry && 'originalSource' in entry ? entry.originalSource : undefined;
  };
}
