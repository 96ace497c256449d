import {compilePathPattern, HEADERS_FILE, type HeaderRule} from '../../framework/security/headersFile';
import {renderMap} from './renderMap';

/** The allowed form of a rule's path: one star, which may be followed by an extension. */
const PATH = /^\/[A-Za-z0-9._~/-]*(?:\*(?:\.[A-Za-z0-9]+)?)?$/;
const EVERYTHING = '/*';
/** nginx reads its configuration in chunks of 4,096 bytes, and a quoted value must fit into one. */
const MAX_VALUE_LENGTH = 4000;
/** Depends on the status too: an error must not be cached, even below a path that may be cached for ever. */
const CACHE_CONTROL = 'Cache-Control';
const REVALIDATE = 'no-cache';

/** Escapes a value for nginx. `$` would begin a variable, and cannot be escaped. */
function escape(name: string, value: string): string {
  if (/[^ -~]|\$/.test(value)) {
    throw new Error(`${HEADERS_FILE}: ${name} holds a character that nginx cannot send: "$", or not ASCII`);
  }
  if (value.length > MAX_VALUE_LENGTH) {
    throw new Error(`${HEADERS_FILE}: ${name} is longer than the ${MAX_VALUE_LENGTH} bytes that nginx reads`);
  }
  return value.replace(/["\\]/g, '\\$&');
}

function renderPattern(path: string): string {
  if (PATH.test(path)) return compilePathPattern(path);
  throw new Error(`${HEADERS_FILE}: nginx takes paths of letters, digits and "._~/-", got "${path}"`);
}

/** Creates the variable with the value of a header by path: that of the last rule that matches and has the header. */
function renderPathMap(
  name: string,
  variable: string,
  rules: readonly HeaderRule[],
  otherwise: string,
): string {
  const own = [...rules].reverse().filter(({headers}) => headers[name] !== undefined);
  const last = own.findIndex(({path}) => path === EVERYTHING);
  const patterns = own.slice(0, last < 0 ? undefined : last);
  return renderMap(
    '$path',
    variable,
    patterns.map(({path, headers}) => [renderPattern(path), escape(name, headers[name] ?? '')]),
    {otherwise: escape(name, own[last]?.headers[name] ?? otherwise)},
  );
}

/**
 * Creates the part of nginx's configuration that sends the headers: for each a variable by `$path`, the decoded path of
 * the request, with the same result as `collectHeaders`, and an `add_header`, which sends no empty values. Without a
 * rule for caching, browsers must revalidate.
 *
 * @param rules the content of `_headers`
 * @throws for a path or a value that nginx's configuration cannot express
 */
export function renderHeadersConf(rules: readonly HeaderRule[]): string {
  const names = [...new Set([...rules.flatMap(({headers}) => Object.keys(headers)), CACHE_CONTROL])];
  const blocks = names.flatMap((name) => {
    const variable = `header_${name.toLowerCase().replaceAll('-', '_')}`;
    const add = `add_header ${name} $${variable} always;\n`;
    if (name !== CACHE_CONTROL) return [renderPathMap(name, variable, rules, ''), add];
    const ofFile = `${variable}_of_file`;
    return [
      renderPathMap(name, ofFile, rules, REVALIDATE),
      renderMap('$status', variable, [['^(?:200|304)$', `$${ofFile}`]], {otherwise: REVALIDATE}),
      add,
    ];
  });
  return ['# Made from _headers by `npm run pack`.\n', ...blocks].join('\n');
}
