import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

export interface PageFacts {
  /** Sources of a policy (`'sha256-…'`) that allow the inline scripts of the page, each once. */
  scriptHashes: string[];
  /** Excerpts of the page that the policy forbids: style attributes and elements, handlers, `javascript:` URLs. */
  forbidden: string[];
  ownPolicy: string | undefined;
}

/** Types of script elements that a browser runs; all others are data. */
const SCRIPT_TYPES = ['', 'module', 'text/javascript', 'application/javascript'];
const HANDLER = /^on[a-z]+$/;
const URL_ATTRIBUTE = /^(?:(?:xlink:)?href|(?:form)?action|src|data|poster|cite)$/;
const SCRIPT_URL = /^\s*javascript:/i;

/** The policy source that allows an inline script by the hash of its text. */
export function toHashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function findForbidden(name: string, attributes: Record<string, string>): string[] {
  const found = Object.entries(attributes)
    .filter(
      ([key, value]) =>
        key === 'style' || HANDLER.test(key) || (URL_ATTRIBUTE.test(key) && SCRIPT_URL.test(value)),
    )
    .map(([key, value]) => `<${name} ${key}="${value}">`);
  return name === 'style' ? [...found, '<style>'] : found;
}

export function collectPage(html: string): PageFacts {
  const hashes = new Set<string>();
  const forbidden = new Set<string>();
  let ownPolicy: string | undefined;
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const one of findForbidden(name, attributes)) forbidden.add(one);
      const isInline = name === 'script' && attributes.src === undefined;
      if (isInline && SCRIPT_TYPES.includes(attributes.type ?? '')) script = '';
      if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy') {
        ownPolicy = attributes.content;
      }
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === undefined) return;
      hashes.add(toHashSource(script));
      script = undefined;
    },
  });
  parser.end(html);
  return {scriptHashes: [...hashes], forbidden: [...forbidden], ownPolicy};
}
