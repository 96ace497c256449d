import {HEADERS_FILE, type HeaderRule} from '../../plugins/site-security/headersFile';

/** What a path of a rule may consist of; a star may end it. */
const PATH = /^\/[A-Za-z0-9._~/-]*\*?$/;
const EVERYTHING = '/*';
/** nginx reads its configuration in pieces of 4,096 bytes, and a value must fit into one with its quotes. */
const MAX_VALUE_LENGTH = 4000;
/** Depends on the status too: an error below a path that may be kept for ever is not to be kept. */
const CACHE_CONTROL = 'Cache-Control';
/** Browsers ask whether what they have is still right. */
const REVALIDATE = 'no-cache';

/** Writes a value as a string of nginx. `$` would begin a variable, and there is no way to write it. */
function quote(name: string, value: string): string {
  if (/[^ -~]|\$/.test(value)) {
    throw new Error(`${HEADERS_FILE}: ${name} holds a character that nginx cannot send: "$", or not ASCII`);
  }
  if (value.length > MAX_VALUE_LENGTH) {
    throw new Error(`${HEADERS_FILE}: ${name} is longer than the ${MAX_VALUE_LENGTH} bytes that nginx reads`);
  }
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** A regular expression for the paths of a rule. A page is also looked up by its file, which nginx has found by then. */
function createPattern(path: string): string {
  if (!PATH.test(path)) {
    throw new Error(`${HEADERS_FILE}: nginx takes paths of letters, digits and "._~/-", got "${path}"`);
  }
  const literal = path.replace(/\*$/, '').replace(/\./g, '\\.');
  if (path.endsWith('*')) return `"~^${literal}"`;
  return `"~^${literal.replace(/\/$/, '')}(?:/(?:index\\.html)?)?$"`;
}

/** Makes the variable with the value of a header for a path: the last rule that names it and fits. */
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
    lines.push(`${createPattern(path)} ${quote(name, value)};`);
  }
  lines.push(`default ${quote(name, fallback)};`);
  return [`map $uri ${variable} {`, ...lines.map((line) => `    ${line}`), '}', ''].join('\n');
}

/**
 * Makes the part of nginx's configuration that sends the headers: for each a variable by path, as `collectHeaders` has it,
 * and one `add_header`, which leaves out what is empty. Where no rule says how long something may be kept, it has to be
 * asked for again each time.
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
