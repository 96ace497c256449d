import {createPathPattern, HEADERS_FILE, type HeaderRule} from '../../plugins/site-security/headersFile';

/** The allowed form of a rule's path: one star, which may be followed by an extension. */
const PATH = /^\/[A-Za-z0-9._~/-]*(?:\*(?:\.[A-Za-z0-9]+)?)?$/;
const EVERYTHING = '/*';
/** nginx reads its configuration in chunks of 4,096 bytes, and a quoted value must fit into one. */
const MAX_VALUE_LENGTH = 4000;
/** Depends on the status too: an error must not be cached, even below a path that may be cached for ever. */
const CACHE_CONTROL = 'Cache-Control';
/** Browsers may cache, but must revalidate. */
const REVALIDATE = 'no-cache';

/** Quotes a value for nginx. `$` would begin a variable, and cannot be escaped. */
function quote(name: string, value: string): string {
  if (/[^ -~]|\$/.test(value)) {
    throw new Error(`${HEADERS_FILE}: ${name} holds a character that nginx cannot send: "$", or not ASCII`);
  }
  if (value.length > MAX_VALUE_LENGTH) {
    throw new Error(`${HEADERS_FILE}: ${name} is longer than the ${MAX_VALUE_LENGTH} bytes that nginx reads`);
  }
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Quotes the regular expression for the paths of a rule. */
function quotePattern(path: string): string {
  if (!PATH.test(path)) {
    throw new Error(`${HEADERS_FILE}: nginx takes paths of letters, digits and "._~/-", got "${path}"`);
  }
  return `"~${createPathPattern(path)}"`;
}

/** Creates the variable with the value of a header by path: that of the last rule that matches and has the header. */
function createMap(name: string, variable: string, rules: readonly HeaderRule[], otherwise: string): string {
  const lines: string[] = [];
  let fallback = otherwise;
  for (const {path, headers} of [...rules].reverse()) {
    const value = headers[name];
    if (value === undefined) continue;
    if (path === EVERYTHING) {
      fallback = value;
      break;
    }
    lines.push(`${quotePattern(path)} ${quote(name, value)};`);
  }
  lines.push(`default ${quote(name, fallback)};`);
  return [`map $path ${variable} {`, ...lines.map((line) => `    ${line}`), '}', ''].join('\n');
}

/**
 * Creates the part of nginx's configuration that sends the headers: for each a variable by `$path`, the decoded path of
 * the request, with the same result as `collectHeaders`, and an `add_header`, which sends no empty values. Without a
 * rule for caching, browsers must revalidate.
 *
 * @param rules the content of `_headers`
 * @throws for a path or a value that nginx's configuration cannot express
 */
export function createHeadersConf(rules: readonly HeaderRule[]): string {
  const names = [...new Set([...rules.flatMap(({headers}) => Object.keys(headers)), CACHE_CONTROL])];
  const blocks = names.map((name) => {
    const variable = `$header_${name.toLowerCase().replaceAll('-', '_')}`;
    if (name !== CACHE_CONTROL) {
      return `${createMap(name, variable, rules, '')}add_header ${name} ${variable} always;\n`;
    }
    const ofFile = `${variable}_of_file`;
    return [
      createMap(name, ofFile, rules, REVALIDATE),
      `map $status ${variable} {`,
      `    200 ${ofFile};`,
      `    304 ${ofFile};`,
      `    default ${quote(name, REVALIDATE)};`,
      '}',
      `add_header ${name} ${variable} always;`,
      '',
    ].join('\n');
  });
  return ['# Made from _headers by `npm run pack`.\n', ...blocks].join('\n');
}
